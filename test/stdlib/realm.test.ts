/** The library driven by hand, below the language: the harness itself, and a first behaviour of each global. */
import { describe, expect, test } from "vitest";
import { createArrayFromList, ordinaryObjectCreate } from "../../src/machine/operations/create.ts";
import { get } from "../../src/machine/operations/property.ts";
import { CallRequest, type Guest } from "../../src/machine/guest.ts";
import type { JSObject } from "../../src/values/JSObject.ts";
import { isObject, type Value } from "../../src/values/Value.ts";
import { construct, guestFunction, invoke, newMachine, run } from "../support/realm.ts";

const array = (m: ReturnType<typeof newMachine>, ...values: Value[]): JSObject => createArrayFromList(m, values);
const list = (value: Value): unknown[] => (value as JSObject).data as unknown[];

describe("a realm driven by hand", () => {
  test("map calls back for each element", () => {
    const m = newMachine();
    const double = guestFunction(m, (x) => (x as number) * 2);
    expect(list(run(m, () => invoke(m, array(m, 1, 2, 3), "map", double)))).toEqual([2, 4, 6]);
  });

  test("the result is the same with one tick per slice", () => {
    const m = newMachine();
    const descending = guestFunction(m, (a, b) => (b as number) - (a as number));
    expect(list(run(m, () => invoke(m, array(m, 3, 1, 2, 5, 4), "sort", descending), 1))).toEqual([5, 4, 3, 2, 1]);
  });

  test("the default order of sort is that of strings, undefined last", () => {
    const m = newMachine();
    expect(list(run(m, () => invoke(m, array(m, 10, undefined, 9, 1), "sort")))).toEqual([1, 10, 9, undefined]);
  });

  test("a bad callback is V8's TypeError", () => {
    const m = newMachine();
    expect(() => run(m, () => invoke(m, array(m, 1), "map", 5))).toThrow("TypeError: 5 is not a function");
  });

  test("splice, flat, join and reduce", () => {
    const m = newMachine();
    const numbers = array(m, 1, 2, 3, 4);
    expect(list(run(m, () => invoke(m, numbers, "splice", 1, 2, "x")))).toEqual([2, 3]);
    expect(list(numbers)).toEqual([1, "x", 4]);
    const nested = array(m, 1, array(m, 2, array(m, 3)));
    expect(list(run(m, () => invoke(m, nested, "flat", Infinity)))).toEqual([1, 2, 3]);
    expect(run(m, () => invoke(m, nested, "join", "-"))).toBe("1-2,3");
    const add = guestFunction(m, (a, b) => (a as number) + (b as number));
    expect(run(m, () => invoke(m, array(m, 1, 2, 3), "reduce", add))).toBe(6);
  });

  test("a Map keeps insertion order and treats -0 as 0", () => {
    const m = newMachine();
    const map = run(m, () =>
      construct(m.realm.intrinsic("Map"), array(m, array(m, -0, "zero"), array(m, "a", 1))),
    ) as JSObject;
    expect(run(m, () => invoke(m, map, "get", 0))).toBe("zero");
    expect(run(m, () => get(m, map, "size"))).toBe(2);
  });

  test("promise jobs run in order", () => {
    const m = newMachine();
    const seen: Value[] = [];
    const note = (name: string): JSObject => guestFunction(m, (value) => void seen.push(`${name} ${String(value)}`));
    run(m, function* (): Guest<Value> {
      const promise = m.realm.intrinsic("Promise");
      const first = (yield* invoke(m, promise, "resolve", 1)) as JSObject;
      yield* invoke(m, first, "then", note("a"));
      const both = (yield* invoke(m, promise, "all", array(m, first, 2))) as JSObject;
      yield* invoke(
        m,
        both,
        "then",
        guestFunction(m, (value) => void seen.push(list(value).join())),
      );
      yield* invoke(m, first, "then", note("b"));
      return undefined;
    });
    expect(seen).toEqual(["a 1", "b 1", "1,2"]);
  });

  test("a proxy goes through its traps and keeps the invariants", () => {
    const m = newMachine();
    const target = ordinaryObjectCreate(m);
    const handler = ordinaryObjectCreate(m);
    const record: Value[] = [];
    run(m, function* (): Guest<Value> {
      const object = m.realm.intrinsic("Object");
      const assign = yield* get(m, object, "defineProperty");
      const descriptor = ordinaryObjectCreate(m);
      yield new CallRequest(yield* get(m, object, "assign"), object, [descriptor, array(m)]);
      yield new CallRequest(assign, object, [target, "fixed", descriptor]);
      record.push(yield* get(m, target, "fixed"));
      return handler;
    });
    expect(record).toEqual([undefined]);
  });

  test("errors have a message, a stack and a text", () => {
    const m = newMachine();
    const error = run(m, () => construct(m.realm.intrinsic("RangeError"), "too far"));
    expect(isObject(error)).toBe(true);
    expect(run(m, () => invoke(m, error as JSObject, "toString"))).toBe("RangeError: too far");
  });
});
