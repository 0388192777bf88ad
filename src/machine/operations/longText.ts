/**
 * What long strings cost. The host compares, joins and hashes strings at once, however long they are; programs pay for what
 * is long, so that a slice ends in time. Short strings, nearly all of them, cost nothing here.
 */
import { bitLength, isLongBigInt } from "../../values/bigints.ts";
import type { Value } from "../../values/Value.ts";
import type { Machine } from "../Machine.ts";

/** @unit UTF-16 units */
export const LONG_TEXT = 2 ** 14;
/** Units for one tick, as powers of two. */
const COMPARED = 8;
/** Putting the pieces together, which the host does when the string is read. */
const JOINED = 6;
const READ = 5;
/** To look a string up. */
const HASHED = 7;
/** Bits for a tick when the host writes a long big integer down at once. */
const WRITTEN = 4;

/** Pays for finding which of two strings comes first, or whether they are equal. */
export function payComparison(m: Machine, a: string, b: string): void {
  const length = a.length < b.length ? a.length : b.length;
  if (length > LONG_TEXT) m.work(length >> COMPARED);
}

/** The key, paid for: a collection reads a long string whole. */
export function paidKey(m: Machine, key: Value): Value {
  if (isLongText(key)) m.work(key.length >> HASHED);
  return key;
}

/** Pays for the text of a big integer where the host makes it at once. */
export function payWriting(m: Machine, value: bigint): void {
  if (isLongBigInt(value)) m.work(bitLength(value) >> WRITTEN);
}

/** Pays for a string that was put together. */
export function payLength(m: Machine, length: number): void {
  if (length > LONG_TEXT) m.work(length >> JOINED);
}

/** Pays for reading a string from its beginning to its end. */
export function payReading(m: Machine, text: string): void {
  if (text.length > LONG_TEXT) m.work(text.length >> READ);
}

export const isLongText = (value: Value): value is string => typeof value === "string" && value.length > LONG_TEXT;
