/** Pairs of strings from what constructors of the web take: an iterable of pairs, or a record. */
import { throwTypeError } from "../../machine/errors.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toString } from "../../machine/operations/convert.ts";
import { forEachOf, iterableToList } from "../../machine/operations/iterate.ts";
import { get, getMethod } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { enumerableKeys } from "../enumerableKeys.ts";
import type { Pair } from "./pairIterator.ts";

type Convert = (m: Machine, value: Value) => Guest<string>;

/** `complaint` is the message for an element that is no pair. */
export function* pairsFrom(m: Machine, source: JSObject, convert: Convert, complaint: string): Guest<Pair[]> {
  const pairs: Pair[] = [];
  if ((yield* getMethod(m, source, symbols.iterator)) === undefined) {
    for (const key of yield* enumerableKeys(m, source))
      pairs.push([yield* convert(m, key), yield* convert(m, yield* get(m, source, key))]);
    return pairs;
  }
  yield* forEachOf(m, source, function* (item) {
    if (!isObject(item)) return throwTypeError(m, complaint);
    const parts = yield* iterableToList(m, item);
    if (parts.length !== 2) throwTypeError(m, complaint);
    pairs.push([yield* convert(m, parts[0]), yield* convert(m, parts[1])]);
  });
  return pairs;
}

/** Conversion to ByteString, without the check for its range. */
export const toByteText: Convert = toString;
