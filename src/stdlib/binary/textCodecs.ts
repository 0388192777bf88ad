/**
 * Base64 and hexadecimal text of bytes (ECMA-262 §23.3): pure functions, errors as results. Those that read long texts
 * yield now and then, where they may be left for a while.
 */

export type Alphabet = "base64" | "base64url";
export type LastChunk = "loose" | "strict" | "stop-before-partial";

/** What was understood of a text; `error` where it went on wrongly after that. */
export interface Decoded {
  /** @unit UTF-16 units */
  readonly read: number;
  readonly bytes: Uint8Array;
  readonly error?: string;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ALPHABETS: Readonly<Record<Alphabet, string>> = { base64: `${DIGITS}+/`, base64url: `${DIGITS}-_` };

/** Characters or bytes between two yields, a multiple of what makes a group. */
export const PIECE = 3 * 2 ** 12;

/** Not more than a piece. */
export function encodeBase64(bytes: Uint8Array, alphabet: Alphabet, omitPadding: boolean): string {
  const digits = UNITS[alphabet];
  const units = new Uint8Array(Math.ceil(bytes.length / 3) * 4).fill(PADDING);
  let written = 0;
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const bits = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    for (let shift = 18; shift >= (left > 2 ? 0 : left > 1 ? 6 : 12); shift -= 6)
      units[written++] = digits[(bits >> shift) & 63]!;
  }
  return textOf(omitPadding ? units.subarray(0, written) : units);
}

const PADDING = "=".charCodeAt(0);
const unitsOf = (digits: string): Uint8Array => Uint8Array.from(digits, (digit) => digit.charCodeAt(0));
const UNITS: Readonly<Record<Alphabet, Uint8Array>> = {
  base64: unitsOf(ALPHABETS.base64),
  base64url: unitsOf(ALPHABETS.base64url),
};

/** The host takes arguments on its stack. */
const MOST_ARGUMENTS = 4096;

/** Text of units below 128. */
function textOf(units: Uint8Array): string {
  let text = "";
  for (let at = 0; at < units.length; at += MOST_ARGUMENTS)
    text += String.fromCharCode.apply(null, units.subarray(at, at + MOST_ARGUMENTS) as unknown as number[]);
  return text;
}

/** Bytes that come one by one, at most as many as there is room for. */
class ByteList {
  length = 0;
  private readonly room: Uint8Array;
  constructor(most: number) {
    this.room = new Uint8Array(most);
  }
  push(byte: number): void {
    this.room[this.length++] = byte;
  }
  whole(): Uint8Array {
    return this.room.subarray(0, this.length);
  }
}

/** §23.3.3.5 FromBase64, with at most `limit` bytes. */
export function* decodeBase64(
  text: string,
  alphabet: Alphabet,
  lastChunk: LastChunk,
  limit: number,
): Generator<void, Decoded> {
  const digits = ALPHABETS[alphabet];
  const bytes = new ByteList(Math.min(limit, Math.ceil((text.length / 4) * 3)));
  let read = 0;
  let chunk: number[] = [];
  const failed = (error: string): Decoded => ({ read, bytes: bytes.whole(), error });
  if (limit === 0) return { read, bytes: bytes.whole() };
  let turns = 0;
  for (let index = 0; ;) {
    if (++turns % PIECE === 0) yield;
    if (isSpace(text, index)) {
      index++;
      continue;
    }
    if (index === text.length) {
      if (chunk.length === 0) return { read: index, bytes: bytes.whole() };
      if (lastChunk === "stop-before-partial") return { read, bytes: bytes.whole() };
      if (lastChunk === "strict" || chunk.length === 1) return failed("the base64 text ends inside a chunk");
      pushChunk(bytes, chunk);
      return { read: index, bytes: bytes.whole() };
    }
    const char = text[index++]!;
    if (char === "=") {
      if (chunk.length < 2) return failed("unexpected padding in base64 text");
      index = skipSpace(text, index);
      if (chunk.length === 2) {
        if (index === text.length)
          return lastChunk === "stop-before-partial"
            ? { read, bytes: bytes.whole() }
            : failed("missing padding in base64 text");
        if (text[index] === "=") index = skipSpace(text, index + 1);
      }
      if (index < text.length) return failed("base64 text goes on after its padding");
      if (lastChunk === "strict" && hasExtraBits(chunk)) return failed("the last base64 digit has extra bits");
      pushChunk(bytes, chunk);
      return { read: text.length, bytes: bytes.whole() };
    }
    const digit = digits.indexOf(char);
    if (digit < 0) return failed(`unexpected character in base64 text`);
    const remaining = limit - bytes.length;
    if ((remaining === 1 && chunk.length === 2) || (remaining === 2 && chunk.length === 3))
      return { read, bytes: bytes.whole() };
    chunk.push(digit);
    if (chunk.length < 4) continue;
    pushChunk(bytes, chunk);
    chunk = [];
    read = index;
    if (bytes.length === limit) return { read, bytes: bytes.whole() };
  }
}

const hasExtraBits = (chunk: readonly number[]): boolean => (chunk.at(-1)! & (chunk.length === 2 ? 15 : 3)) !== 0;

/** The bytes of two, three or four digits. */
function pushChunk(bytes: ByteList, chunk: readonly number[]): void {
  const bits = (chunk[0]! << 18) | (chunk[1]! << 12) | ((chunk[2] ?? 0) << 6) | (chunk[3] ?? 0);
  for (let i = 0; i < chunk.length - 1; i++) bytes.push((bits >> (16 - 8 * i)) & 255);
}

function skipSpace(text: string, from: number): number {
  let index = from;
  while (isSpace(text, index)) index++;
  return index;
}

function isSpace(text: string, index: number): boolean {
  const unit = text.charCodeAt(index);
  return unit === 32 || unit === 9 || unit === 10 || unit === 12 || unit === 13;
}

/** Not more than a piece. */
export function encodeHex(bytes: Uint8Array): string {
  const units = new Uint8Array(2 * bytes.length);
  for (let i = 0; i < bytes.length; i++) {
    units[2 * i] = HEX[bytes[i]! >> 4]!;
    units[2 * i + 1] = HEX[bytes[i]! & 15]!;
  }
  return textOf(units);
}
const HEX = unitsOf("0123456789abcdef");

/** §23.3.3.6 FromHex, with at most `limit` bytes. */
export function* decodeHex(text: string, limit: number): Generator<void, Decoded> {
  const bytes = new ByteList(Math.min(limit, text.length >> 1));
  if (text.length % 2 !== 0) return { read: 0, bytes: bytes.whole(), error: "hex text must have an even length" };
  let read = 0;
  while (read < text.length && bytes.length < limit) {
    const high = hexDigit(text.charCodeAt(read));
    const low = hexDigit(text.charCodeAt(read + 1));
    if (high < 0 || low < 0) return { read, bytes: bytes.whole(), error: "unexpected character in hex text" };
    bytes.push(high * 16 + low);
    read += 2;
    if (read % (2 * PIECE) === 0) yield;
  }
  return { read, bytes: bytes.whole() };
}

function hexDigit(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 48;
  const letter = unit | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
