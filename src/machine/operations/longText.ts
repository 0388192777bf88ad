/**
 * What long strings cost. The host compares, joins and hashes strings at once, however long they are; programs pay for what
 * is long, so that a slice ends in time. Short strings, nearly all of them, cost nothing here.
 */
import type { Value } from "../../values/Value.ts";
import type { Machine } from "../Machine.ts";

/** @unit UTF-16 units */
export const LONG_TEXT = 2 ** 14;
/** Units compared for one tick, as a power of two. */
const COMPARED = 10;
/** Units joined for one tick, as a power of two: most joined strings are never read as a whole. */
const JOINED = 16;
/** Units read for one tick to look a string up, as a power of two. */
const HASHED = 10;

/** Pays for finding which of two strings comes first, or whether they are equal. */
export function payComparison(m: Machine, a: string, b: string): void {
  const length = a.length < b.length ? a.length : b.length;
  if (length > LONG_TEXT) m.budget -= length >> COMPARED;
}

/** The key, paid for: a collection reads a long string whole. */
export function paidKey(m: Machine, key: Value): Value {
  if (isLongText(key)) m.budget -= key.length >> HASHED;
  return key;
}

/** Pays for a string that was put together. */
export function payLength(m: Machine, length: number): void {
  if (length > LONG_TEXT) m.budget -= length >> JOINED;
}

export const isLongText = (value: Value): value is string => typeof value === "string" && value.length > LONG_TEXT;
