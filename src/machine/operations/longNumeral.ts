/**
 * Numbers of long texts (ECMA-262 §7.1.4.1 StringToNumber, §19.2.4 parseFloat, §19.2.5 parseInt). The host reads a text in a
 * single step, however long it is; here it is shortened in pieces first: of the digits of a decimal only the first hundreds
 * matter, and of the rest whether all are zero.
 */
import type { Value } from "../../values/Value.ts";
import type { MaybeGuest } from "../Builtin.ts";
import { type Guest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";

/** What the host reads in no time. @unit UTF-16 units */
export const SHORT_NUMERAL = 2 ** 17;
const PIECE = 2 ** 14;
/** Units for one tick, as a power of two. */
const READ = 5;
/** The value halfway between two numbers has 768 significant digits at the most; behind them only "more" counts. */
const SIGNIFICANT = 800;
/** No finite number has an integer of more digits, in any radix. */
const LARGEST_INTEGER = 1100;
/** Beyond every exponent that digits in front of it can bring back. */
const LARGEST_EXPONENT = 1e12;

export const isLongNumeral = (value: Value): value is string =>
  typeof value === "string" && value.length > SHORT_NUMERAL;

const SPACE = /\s*/y;
export const ZEROS = /0*/y;
export const DIGITS = /\d*/y;
export const RADIX_DIGITS: Readonly<Record<string, RegExp>> = { x: /[\da-f]*/iy, o: /[0-7]*/y, b: /[01]*/y };
const EXPONENT = /[eE][+-]?(?=\d)/y;

/** A position in a text that moves on in pieces. */
export class Numeral {
  readonly m: Machine;
  readonly text: string;
  position = 0;
  constructor(m: Machine, text: string) {
    this.m = m;
    this.text = text;
  }
  /** Passes over what a pattern of any number of units matches; `each` is told the pieces. */
  *pass(pattern: RegExp, each?: (piece: string) => void): Guest<void> {
    for (;;) {
      const piece = this.text.slice(this.position, this.position + PIECE);
      pattern.lastIndex = 0;
      pattern.test(piece);
      const length = pattern.lastIndex;
      if (length > 0) each?.(piece.slice(0, length));
      this.position += length;
      if (length < PIECE) return;
      yield* pay(this.m);
    }
  }
  /** Passes over the space in front; where the text ends without the space behind it. */
  *trim(): Guest<number> {
    yield* this.pass(SPACE);
    for (let end = this.text.length; ; yield* pay(this.m)) {
      const start = Math.max(this.position, end - PIECE);
      const length = this.text.slice(start, end).trimEnd().length;
      if (length > 0 || start === this.position) return start + length;
      end = start;
    }
  }
  /** Passes over a short match of a sticky pattern: the matched text. */
  take(pattern: RegExp): string {
    pattern.lastIndex = this.position;
    const taken = pattern.exec(this.text)?.[0] ?? "";
    this.position += taken.length;
    return taken;
  }
}

function* pay(m: Machine): Guest<void> {
  m.budget -= PIECE >> READ;
  if (m.budget < 0) yield PAUSE;
}

/** A decimal as its first significant digits, an exponent of ten, and whether more digits follow. */
class Decimal {
  private digits = "";
  private exponent = 0;
  private more = false;
  isEmpty = true;

  readonly integer = (piece: string): void => this.add(piece, 0);
  readonly fraction = (piece: string): void => this.add(piece, 1);

  private add(piece: string, places: 0 | 1): void {
    this.isEmpty = false;
    const significant = this.digits === "" ? piece.replace(/^0+/, "") : piece;
    const kept = significant.slice(0, SIGNIFICANT - this.digits.length);
    const rest = significant.slice(kept.length);
    this.exponent += places === 0 ? rest.length : rest.length - piece.length;
    this.digits += kept;
    if (!this.more && /[1-9]/.test(rest)) this.more = true;
  }
  value(sign: string, exponent: number): number {
    const scale = this.exponent + exponent;
    return Number(`${sign}${this.digits || "0"}${this.more ? `1e${scale - 1}` : `e${scale}`}`);
  }
}

/** §7.1.4.1.1 StringToNumber of a long text. */
export function* longTextToNumber(m: Machine, text: string): Guest<number> {
  const numeral = new Numeral(m, text);
  const end = yield* numeral.trim();
  if (end - numeral.position <= SHORT_NUMERAL) return Number(text.slice(numeral.position, end));
  const prefix = numeral.take(/0[xob]/iy);
  const value = prefix === "" ? yield* decimal(numeral) : yield* integer(numeral, prefix);
  return numeral.position === end ? value : NaN;
}

function* integer(numeral: Numeral, prefix: string): Guest<number> {
  yield* numeral.pass(ZEROS);
  const start = numeral.position;
  yield* numeral.pass(RADIX_DIGITS[prefix.charAt(1).toLowerCase()]!);
  const length = numeral.position - start;
  return length > LARGEST_INTEGER ? Infinity : Number(`${prefix}0${numeral.text.slice(start, numeral.position)}`);
}

/** The longest decimal at the position; NaN where there is none. */
function* decimal(numeral: Numeral): Guest<number> {
  const sign = numeral.take(/[+-]/y);
  const value = new Decimal();
  yield* numeral.pass(DIGITS, value.integer);
  if (numeral.take(/\./y) !== "") yield* numeral.pass(DIGITS, value.fraction);
  if (value.isEmpty) return NaN;
  const marker = numeral.take(EXPONENT);
  if (marker === "") return value.value(sign, 0);
  yield* numeral.pass(ZEROS);
  const start = numeral.position;
  yield* numeral.pass(DIGITS);
  const size = Math.min(Number(numeral.text.slice(start, Math.min(numeral.position, start + 20))), LARGEST_EXPONENT);
  return value.value(sign, marker.endsWith("-") ? -size : size);
}

/** §19.2.4 parseFloat of a text. */
export const textToFloat = (m: Machine, text: string): MaybeGuest<number> =>
  isLongNumeral(text) ? longTextToFloat(m, text) : parseFloat(text);

function* longTextToFloat(m: Machine, text: string): Guest<number> {
  const numeral = new Numeral(m, text);
  yield* numeral.pass(SPACE);
  const infinity = numeral.take(/[+-]?Infinity/y);
  return infinity === "" ? yield* decimal(numeral) : Number(infinity);
}

/** §19.2.5 parseInt of a text. */
export const textToInteger = (m: Machine, text: string, radix: number): MaybeGuest<number> =>
  isLongNumeral(text) ? longTextToInteger(m, text, radix) : parseInt(text, radix);

function* longTextToInteger(m: Machine, text: string, radix: number): Guest<number> {
  const numeral = new Numeral(m, text);
  yield* numeral.pass(SPACE);
  const sign = numeral.take(/[+-]/y);
  const base = radix | 0;
  const prefix = base === 0 || base === 16 ? numeral.take(/0x/iy) : "";
  const start = numeral.position;
  yield* numeral.pass(ZEROS);
  // Two, for one would make a prefix of an x behind it.
  const zero = numeral.position > start ? "00" : "";
  const digits = numeral.text.slice(numeral.position, numeral.position + LARGEST_INTEGER);
  return parseInt(`${sign}${prefix}${zero}${digits}`, radix);
}

/** What `use` says of the number of a text. */
export function withNumber<T>(m: Machine, text: string, use: (value: number) => T): MaybeGuest<T> {
  return isLongNumeral(text) ? used(longTextToNumber(m, text), use) : use(Number(text));
}
function* used<T>(value: Guest<number>, use: (value: number) => T): Guest<T> {
  return use(yield* value);
}
