/** Host lists of guest values made from array-like objects (ECMA-262 §7.3.19), with a ceiling on their length. */
import { MAX_ARRAY_ELEMENTS, MAX_DENSE } from "../../values/arrays.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { throwRangeError, throwTypeError } from "../errors.ts";
import { type Guest, PAUSE } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { lengthOfArrayLike } from "./convert.ts";
import { getIndex } from "./property.ts";

/** A function takes at most this many arguments from a list, which is about what V8 has room for on its stack. */
export const MAX_ARGUMENTS = MAX_DENSE;
export const tooManyArguments = (m: Machine): never => throwRangeError(m, "Maximum call stack size exceeded");

/** §7.3.19 CreateListFromArrayLike. */
export function* createListFromArrayLike(m: Machine, source: Value, limit = MAX_ARRAY_ELEMENTS): Guest<Value[]> {
  if (!isObject(source)) return throwTypeError(m, "CreateListFromArrayLike called on non-object");
  const length = yield* lengthOfArrayLike(m, source);
  if (length > limit) return limit === MAX_ARGUMENTS ? tooManyArguments(m) : throwRangeError(m, "Invalid array length");
  const list: Value[] = m.keep([]);
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    list.push(yield* getIndex(m, source, i));
  }
  return list;
}
