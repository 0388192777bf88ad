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
  readonly bytes: number[];
  readonly error?: string;
}

const DIGITS = "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789";
const ALPHABETS: Readonly<Record<Alphabet, string>> = { base64: `${DIGITS}+/`, base64url: `${DIGITS}-_` };

/** Characters or bytes between two yields, a multiple of what makes a group. */
export const PIECE = 3 * 2 ** 12;

export function encodeBase64(bytes: Uint8Array, alphabet: Alphabet, omitPadding: boolean): string {
  const digits = ALPHABETS[alphabet];
  let text = "";
  for (let i = 0; i < bytes.length; i += 3) {
    const left = bytes.length - i;
    const bits = (bytes[i]! << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    text += digits[bits >> 18]! + digits[(bits >> 12) & 63]!;
    text += left > 1 ? digits[(bits >> 6) & 63]! : omitPadding ? "" : "=";
    text += left > 2 ? digits[bits & 63]! : omitPadding ? "" : "=";
  }
  return text;
}

/** §23.3.3.5 FromBase64, with at most `limit` bytes. */
export function* decodeBase64(
  text: string,
  alphabet: Alphabet,
  lastChunk: LastChunk,
  limit: number,
): Generator<void, Decoded> {
  const digits = ALPHABETS[alphabet];
  const bytes: number[] = [];
  let read = 0;
  let chunk: number[] = [];
  const failed = (error: string): Decoded => ({ read, bytes, error });
  if (limit === 0) return { read, bytes };
  let turns = 0;
  for (let index = 0; ;) {
    if (++turns % PIECE === 0) yield;
    if (isSpace(text, index)) {
      index++;
      continue;
    }
    if (index === text.length) {
      if (chunk.length === 0) return { read: index, bytes };
      if (lastChunk === "stop-before-partial") return { read, bytes };
      if (lastChunk === "strict" || chunk.length === 1) return failed("the base64 text ends inside a chunk");
      pushChunk(bytes, chunk);
      return { read: index, bytes };
    }
    const char = text[index++]!;
    if (char === "=") {
      if (chunk.length < 2) return failed("unexpected padding in base64 text");
      index = skipSpace(text, index);
      if (chunk.length === 2) {
        if (index === text.length)
          return lastChunk === "stop-before-partial" ? { read, bytes } : failed("missing padding in base64 text");
        if (text[index] === "=") index = skipSpace(text, index + 1);
      }
      if (index < text.length) return failed("base64 text goes on after its padding");
      if (lastChunk === "strict" && hasExtraBits(chunk)) return failed("the last base64 digit has extra bits");
      pushChunk(bytes, chunk);
      return { read: text.length, bytes };
    }
    const digit = digits.indexOf(char);
    if (digit < 0) return failed(`unexpected character in base64 text`);
    const remaining = limit - bytes.length;
    if ((remaining === 1 && chunk.length === 2) || (remaining === 2 && chunk.length === 3)) return { read, bytes };
    chunk.push(digit);
    if (chunk.length < 4) continue;
    pushChunk(bytes, chunk);
    chunk = [];
    read = index;
    if (bytes.length === limit) return { read, bytes };
  }
}

const hasExtraBits = (chunk: readonly number[]): boolean => (chunk.at(-1)! & (chunk.length === 2 ? 15 : 3)) !== 0;

/** The bytes of two, three or four digits. */
function pushChunk(bytes: number[], chunk: readonly number[]): void {
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

export const encodeHex = (bytes: Uint8Array): string => {
  let text = "";
  for (const byte of bytes) text += HEX[byte >> 4]! + HEX[byte & 15]!;
  return text;
};
const HEX = "0123456789abcdef";

/** §23.3.3.6 FromHex, with at most `limit` bytes. */
export function* decodeHex(text: string, limit: number): Generator<void, Decoded> {
  const bytes: number[] = [];
  if (text.length % 2 !== 0) return { read: 0, bytes, error: "hex text must have an even length" };
  let read = 0;
  while (read < text.length && bytes.length < limit) {
    const high = hexDigit(text.charCodeAt(read));
    const low = hexDigit(text.charCodeAt(read + 1));
    if (high < 0 || low < 0) return { read, bytes, error: "unexpected character in hex text" };
    bytes.push(high * 16 + low);
    read += 2;
    if (read % (2 * PIECE) === 0) yield;
  }
  return { read, bytes };
}

function hexDigit(unit: number): number {
  if (unit >= 48 && unit <= 57) return unit - 48;
  const letter = unit | 32;
  return letter >= 97 && letter <= 102 ? letter - 87 : -1;
}
