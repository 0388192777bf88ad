/** What iterator helpers read from: GetIteratorFlattenable (ECMA-262 §7.4.5) and Iterator.concat. */
import type { Args } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { describe } from "../../machine/operations/describe.ts";
import {
  DONE,
  getIteratorDirect,
  getIteratorFromMethod,
  iteratorClose,
  type IteratorRecord,
  iteratorStep,
} from "../../machine/operations/iterate.ts";
import { getMethod } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { iteratorHelper } from "./IteratorHelper.ts";

/** §7.4.5 GetIteratorFlattenable: an iterable's iterator, or the object itself as one. */
export function* flattenable(
  m: Machine,
  source: Value,
  strings: "iterate strings" | "reject primitives",
): Guest<IteratorRecord> {
  if (!isObject(source) && (strings === "reject primitives" || typeof source !== "string"))
    return throwTypeError(m, `${describe(source)} is not an object`);
  const method = yield* getMethod(m, source, symbols.iterator);
  const iterator = method === undefined ? source : yield new CallRequest(method, source, []);
  if (!isObject(iterator)) return throwTypeError(m, `${describe(iterator)} is not an object`);
  return yield* getIteratorDirect(m, iterator);
}

/** Iterator.concat: the iterables one after the other, each opened when its turn comes. */
export function* concat(m: Machine, items: Args): Guest<Value> {
  const sources: { readonly item: JSObject; readonly open: JSObject }[] = [];
  for (const item of items) {
    if (!isObject(item)) return throwTypeError(m, `${describe(item)} is not an object`);
    const open = yield* getMethod(m, item, symbols.iterator);
    if (open === undefined) return throwTypeError(m, `${describe(item)} is not iterable`);
    sources.push({ item, open });
  }
  let current: IteratorRecord | undefined;
  let index = 0;
  const holds: unknown[] = [sources];
  return iteratorHelper(m, {
    holds,
    *step() {
      for (;;) {
        if (current === undefined) {
          const source = sources[index++];
          if (source === undefined) return DONE;
          holds[1] = current = yield* getIteratorFromMethod(m, source.item, source.open);
        }
        const value = yield* iteratorStep(m, current);
        if (value !== DONE) return value;
        current = undefined;
      }
    },
    *close() {
      if (current !== undefined) yield* iteratorClose(m, current.iterator);
    },
  });
}
