/** GroupBy (ECMA-262 §7.3.35), for Object.groupBy and Map.groupBy. */
import { isCallable } from "../machine/call.ts";
import { throwTypeError } from "../machine/errors.ts";
import { CallRequest, type Guest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { describe } from "../machine/operations/describe.ts";
import { forEachOf } from "../machine/operations/iterate.ts";
import { MapData } from "../values/MapData.ts";
import type { Value } from "../values/Value.ts";

/** Groups in the order of their first element; `toKey` turns what the callback returns into the key. */
export function* groupBy<K>(
  m: Machine,
  items: Value,
  callback: Value,
  name: string,
  toKey: (value: Value) => Guest<K>,
): Guest<MapData<K, Value[]>> {
  if (items === undefined || items === null) throwTypeError(m, `${name} called on null or undefined`);
  if (!isCallable(callback)) throwTypeError(m, `${describe(callback)} is not a function`);
  const groups = m.keep(new MapData<K, Value[]>());
  let index = 0;
  yield* forEachOf(m, items, function* (value) {
    const key = yield* toKey(yield new CallRequest(callback, undefined, [value, index++]));
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [value]);
    else group.push(value);
  });
  return groups;
}
