/** §25.5.1.1 InternalizeJSONProperty: runs a reviver bottom-up, with a heap stack instead of recursion. */
import { CallRequest, type Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { lengthOfArrayLike } from "../../machine/operations/convert.ts";
import { isArray } from "../../machine/operations/proxy.ts";
import { defineOwnProperty, deleteProperty, get } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { objectOf } from "../objectOf.ts";
import { enumerableKeys } from "../enumerableKeys.ts";

interface Level {
  readonly holder: JSObject;
  readonly name: string;
  readonly value: Value;
  /** Keys still to visit, in order; the length stands for the indices of an array. */
  readonly keys: readonly string[] | number;
  next: number;
}

export function* revive(m: Machine, value: Value, reviver: JSObject): Guest<Value> {
  const stack = [yield* enter(m, objectOf(m, [["", value]]), "")];
  for (;;) {
    const level = stack[stack.length - 1]!;
    const count = typeof level.keys === "number" ? level.keys : level.keys.length;
    if (level.next < count) {
      const name = typeof level.keys === "number" ? String(level.next) : level.keys[level.next]!;
      level.next++;
      stack.push(yield* enter(m, level.value as JSObject, name));
      continue;
    }
    stack.pop();
    const revived = yield new CallRequest(reviver, level.holder, [level.name, level.value]);
    if (stack.length === 0) return revived;
    if (revived === undefined) yield* deleteProperty(m, level.holder, level.name);
    else
      yield* defineOwnProperty(m, level.holder, level.name, {
        value: revived,
        writable: true,
        enumerable: true,
        configurable: true,
      });
  }
}

function* enter(m: Machine, holder: JSObject, name: string): Guest<Level> {
  const value = yield* get(m, holder, name);
  let keys: readonly string[] | number = 0;
  if (isObject(value)) keys = isArray(m, value) ? yield* lengthOfArrayLike(m, value) : yield* enumerableKeys(m, value);
  return { holder, name, value, keys, next: 0 };
}
