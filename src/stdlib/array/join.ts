/** Array methods that make text (ECMA-262 §23.1.3): join, toString, toLocaleString. */
import type { Args } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { CallRequest, type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike, toString } from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get, getIndex, getV } from "../../machine/operations/property.ts";
import { elementOf } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { objectToString } from "../ObjectPrototype.ts";

export function* join(m: Machine, object: JSObject, [separator]: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  const between = separator === undefined ? "," : yield* toString(m, separator);
  return yield* joinElements(m, object, length, between, (value) => toString(m, value));
}

export function* toLocaleString(m: Machine, object: JSObject, args: Args): Guest<Value> {
  const length = yield* lengthOfArrayLike(m, object);
  return yield* joinElements(m, object, length, ",", (value) => localeText(m, value, args));
}

/** The element's own `toLocaleString`, which gets the locales and options (ECMA-402 §20.5.1). */
export function* localeText(m: Machine, value: Value, [locales, options]: Args): Guest<string> {
  const method = yield* getV(m, value, "toLocaleString");
  return yield* toString(m, yield new CallRequest(method, value, [locales, options]));
}

/** Put together in one go. @unit elements */
const JOINED = 1024;

/** Joins what `text` makes of each element but null and undefined. An array that is being joined already gives "". */
export function* joinElements(
  m: Machine,
  object: JSObject,
  length: number,
  separator: string,
  text: (value: Value) => Guest<string>,
): Guest<string> {
  const { joining } = m.realm;
  if (joining.has(object)) return "";
  joining.add(object);
  try {
    let parts: string[] = [];
    let joined = "";
    let size = 0;
    for (let i = 0; i < length; i++) {
      if (--m.budget < 0) yield PAUSE;
      let value = elementOf(object, i);
      if (value === HOLE) value = yield* getIndex(m, object, i);
      const element = value as Value;
      const part =
        element === undefined || element === null ? "" : typeof element === "string" ? element : yield* text(element);
      size += part.length + (i === 0 ? 0 : separator.length);
      if (size > MAX_STRING_LENGTH) stringTooLong(m);
      parts.push(part);
      if (parts.length < JOINED) continue;
      m.budget -= (size - joined.length) >> 8;
      joined += (i < JOINED ? "" : separator) + parts.join(separator);
      parts = [];
    }
    m.budget -= (size - joined.length) >> 8;
    const rest = parts.join(separator);
    return joined === "" && parts.length === length ? rest : parts.length === 0 ? joined : joined + separator + rest;
  } finally {
    joining.delete(object);
  }
}

export function* arrayToString(m: Machine, object: JSObject): Guest<Value> {
  const method = yield* get(m, object, "join");
  if (isCallable(method)) return yield new CallRequest(method, object, []);
  const text = objectToString(m, object);
  return isGuest(text) ? yield* text : text;
}
