/** Large Maps and Sets against the host's own: the same answers and the same order, iterators that stay alive included. */
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { JSObject } from "../../src/values/JSObject.ts";
import { Kind } from "../../src/values/kinds.ts";
import { MapData, MapWalk, MOST_FIRST } from "../../src/values/MapData.ts";
import { EntryWalk, OrderedEntries } from "../../src/values/OrderedEntries.ts";
import { SetData, SetWalk } from "../../src/values/SetData.ts";
import { Shape } from "../../src/values/Shape.ts";

const shape = Shape.root();
const objects = Array.from({ length: 500 }, () => new JSObject(shape, null, Kind.Ordinary, null));
const symbols = Array.from({ length: 50 }, (_, i) => Symbol(i));
/** Keys that are told apart, or not, by SameValueZero; a few thousand different ones. */
const key = fc.oneof(
  fc.integer({ min: -20, max: 3000 }),
  fc.constantFrom<unknown>(
    0,
    -0,
    NaN,
    Infinity,
    2 ** 31,
    2 ** 32,
    -(2 ** 31),
    0.5,
    1e300,
    undefined,
    null,
    true,
    "",
    "0",
  ),
  fc.integer({ min: 0, max: 1000 }).map((n) => n / 7),
  fc.integer({ min: 0, max: 1000 }).map((n) => `key${n}`),
  fc.integer({ min: 0, max: 100 }).map((n) => `${"a long way ".repeat(9)}${n} to the end of this key`),
  fc.constantFrom<unknown>(...objects),
  fc.constantFrom<unknown>(...symbols),
  fc.bigInt({ min: -50n, max: 50n }).map((n) => n * 2n ** 60n),
);

type Operation =
  | { readonly do: "set"; readonly key: unknown }
  | { readonly do: "delete"; readonly key: unknown }
  | { readonly do: "begin" }
  | { readonly do: "clear" }
  | { readonly do: "step"; readonly which: number; readonly times: number }
  | { readonly do: "fill" | "drain"; readonly from: number; readonly count: number; readonly each: number };
const from = fc.integer({ min: 0, max: 3000 });
const operation: fc.Arbitrary<Operation> = fc.oneof(
  { weight: 12, arbitrary: fc.record({ do: fc.constantFrom("set" as const, "delete" as const), key }) },
  { weight: 2, arbitrary: fc.constant({ do: "begin" as const }) },
  { weight: 6, arbitrary: fc.record({ do: fc.constant("step" as const), which: fc.nat(20), times: fc.nat(800) }) },
  {
    weight: 6,
    arbitrary: fc.record({
      do: fc.constantFrom("fill" as const, "drain" as const),
      from,
      count: fc.nat(2500),
      each: fc.integer({ min: 1, max: 3 }),
    }),
  },
  { weight: 1, arbitrary: fc.constant({ do: "clear" as const }) },
);

interface Table {
  readonly size: number;
  set(key: unknown, value: number): void;
  delete(key: unknown): boolean;
  has(key: unknown): boolean;
  get(key: unknown): number | undefined;
  clear(): void;
}
interface Walk {
  readonly key: unknown;
  readonly value: number;
  advance(): boolean;
}

/** Does the same to a table and to a host Map, with iterators of both; `-0` is told from `0`. */
function agrees(table: Table, begin: () => Walk, operations: readonly Operation[], prefill: number): void {
  const host = new Map<unknown, number>();
  const open: { walk: Walk; iterator: Iterator<[unknown, number]>; done: boolean }[] = [];
  const start = () => open.push({ walk: begin(), iterator: host.entries(), done: false });
  const step = (each: (typeof open)[number]): void => {
    if (each.done) return;
    const expected = each.iterator.next();
    const moved = each.walk.advance();
    if (moved !== (expected.done !== true)) throw new Error("one has come to its end, the other has not");
    each.done = !moved;
    if (expected.done === true) return;
    const [key, value] = expected.value;
    if (!Object.is(each.walk.key, key) || each.walk.value !== value)
      throw new Error(`${String(each.walk.key)} instead of ${String(key)}`);
  };
  let value = 0;
  const put = (key: unknown) => {
    host.set(key, ++value);
    table.set(key, value);
  };
  const remove = (key: unknown) => {
    if (host.delete(key) !== table.delete(key)) throw new Error(`delete(${String(key)})`);
  };
  start();
  for (let i = 0; i < prefill; i++) put(i);
  for (const each of operations) {
    if (each.do === "set") put(each.key);
    else if (each.do === "delete") remove(each.key);
    else if (each.do === "begin") start();
    else if (each.do === "clear") {
      host.clear();
      table.clear();
    } else if (each.do === "step") for (let i = 0; i < each.times; i++) step(open[each.which % open.length]!);
    else
      for (let i = 0; i < each.count; i++)
        (each.do === "fill" ? put : remove)((prefill === 0 ? 0 : MOST_FIRST - 2000) + each.from + each.each * i);
    if (host.size !== table.size) throw new Error(`size ${table.size} instead of ${host.size}`);
    const asked = each.do === "set" || each.do === "delete" ? each.key : value;
    if (host.has(asked) !== table.has(asked) || host.get(asked) !== table.get(asked))
      throw new Error(`${String(asked)} is ${String(table.get(asked))}`);
  }
  start();
  for (const each of open) while (!each.done) step(each);
}

describe("as the host's Map, whatever is done", () => {
  test("the pages of a large collection", () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 60 }), (operations) => {
        const entries = new OrderedEntries<unknown, number>(2);
        agrees(entries, () => new EntryWalk(entries), operations, 0);
      }),
      { numRuns: 150 },
    );
  });

  test("beyond what the host keeps", () => {
    fc.assert(
      fc.property(fc.array(operation, { maxLength: 30 }), (operations) => {
        const map = new MapData<unknown, number>();
        agrees(map, () => new MapWalk(map), operations, MOST_FIRST - 1000);
      }),
      { numRuns: 10 },
    );
  });
});

describe("a large Set", () => {
  test("keeps the order of insertion and visits what comes later", () => {
    const set = new SetData<number>();
    const last = MOST_FIRST + 5000;
    for (let i = 0; i < last; i++) set.add(i);
    const walk = new SetWalk(set);
    const seen: number[] = [];
    while (walk.advance()) {
      const { value } = walk;
      seen.push(value);
      if (value === 10) set.delete(11);
      if (value === 20) set.delete(last - 1);
      if (value === 30) {
        set.delete(5);
        set.add(5);
      }
      if (value === 40) set.add(-0);
      if (value === MOST_FIRST + 10) set.add(-1);
    }
    expect(seen.slice(0, 13)).toEqual([0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 12, 13]);
    expect(seen.slice(-3)).toEqual([last - 2, 5, -1]);
    expect([seen.length, set.size]).toEqual([last, last - 1]);
    expect([set.has(0), set.has(last), set.has(5), set.delete(5), set.delete(5)]).toEqual([
      true,
      false,
      true,
      true,
      false,
    ]);
  });

  test("goes on behind a clear", () => {
    const set = new SetData<string>();
    for (let i = 0; i < MOST_FIRST + 3000; i++) set.add(`key${i}`);
    const walk = new SetWalk(set);
    for (let i = 0; i < MOST_FIRST + 10; i++) walk.advance();
    const fresh = new SetWalk(set);
    set.clear();
    set.add("key5");
    set.add("more");
    expect([walk.advance(), walk.value, walk.advance(), walk.value, walk.advance()]).toEqual([
      true,
      "key5",
      true,
      "more",
      false,
    ]);
    expect([fresh.advance(), fresh.value, set.size]).toEqual([true, "key5", 2]);
  });
});

describe("many keys of one kind", () => {
  test.each<[string, (i: number) => unknown]>([
    ["symbols, which cannot be told apart beforehand", (i) => Symbol(i)],
    [
      "texts that differ at their very end",
      (i) => `the same${String.fromCharCode(0x4e00 + (i % 20_000), 0x4e00 + i / 20_000)}`,
    ],
    ["objects", () => new JSObject(shape, null, Kind.Ordinary, null)],
    ["big integers", (i) => BigInt(i) << 40n],
  ])("%s", (_name, keyOf) => {
    const entries = new OrderedEntries<unknown, number>(2);
    const keys = Array.from({ length: 80_000 }, (_, i) => keyOf(i));
    keys.forEach((each, i) => entries.set(each, i));
    expect(entries.size).toBe(80_000);
    expect(keys.every((each, i) => entries.get(each) === i)).toBe(true);
    keys.forEach((each, i) => i % 3 === 0 || entries.delete(each));
    keys.forEach((each, i) => i % 6 === 3 && entries.set(each, -i));
    expect(entries.size).toBe(26_667);
    const walk = new EntryWalk(entries);
    for (let i = 0; i < 80_000; i += 3) {
      walk.advance();
      if (walk.key !== keys[i] || walk.value !== (i % 6 === 3 ? -i : i)) throw new Error(`at ${i}`);
    }
    expect(walk.advance()).toBe(false);
    keys.forEach((each) => entries.delete(each));
    expect(entries.size).toBe(0);
  });
});

test("pages that have become sparse are put together", () => {
  const entries = new OrderedEntries<number, number>(2);
  for (let i = 0; i < 200_000; i++) entries.set(i, i);
  for (let i = 0; i < 200_000; i++) if (i % 100 !== 0) entries.delete(i);
  const slots = entries.pages.reduce((sum, page) => sum + (page?.slots.length ?? 0), 0);
  expect(slots).toBeLessThan(20 * entries.size);
  // A queue: what has been taken away leaves nothing behind.
  const queue = new OrderedEntries<number, number>(2);
  for (let i = 0; i < 200_000; i++) {
    queue.set(i, i);
    queue.delete(i - 100);
  }
  expect(queue.pages.length).toBeLessThan(5);
});
