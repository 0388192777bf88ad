/** What enters a program: tool results, value by value, what is refused, and that the host's own code never runs. */
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { CodeMode, Tool } from "codemode";
import { same, seen } from "./support.ts";

class Row {
  readonly id = 1;
  readonly tags = ["a"];
  get secret(): string {
    throw new Error("a getter of the host ran");
  }
  method(): string {
    return "a method of the host ran";
  }
}

const date = new Date(86_400_000);

describe("values that enter", () => {
  test.for<[name: string, given: unknown, value: unknown]>([
    ["undefined", undefined, null],
    ["text", "a\u0000\ud800", "a\u0000\ud800"],
    ["number", -0.5, -0.5],
    ["array", [1, [null]], [1, [null]]],
    ["holes", Array(2), [null, null]],
    ["object", { a: 1, "b c": { d: [] } }, { a: 1, "b c": { d: [] } }],
    ["object without prototype", Object.assign(Object.create(null), { a: 1 }), { a: 1 }],
    ["instance of a class", new Row(), { id: 1, tags: ["a"] }],
    ["own __proto__", JSON.parse('{"__proto__":{"polluted":1},"a":1}'), { a: 1 }],
    [
      "constructor and prototype",
      JSON.parse('{"constructor":{"a":1},"prototype":2}'),
      { constructor: { a: 1 }, prototype: 2 },
    ],
    [
      "symbol keys and hidden keys",
      Object.defineProperty({ [Symbol("s")]: 1, a: 1 }, "hidden", { value: 1 }),
      { a: 1 },
    ],
    ["Date", [date, new Date(NaN)], ["1970-01-02T00:00:00.000Z", null]],
    ["URL", new URL("https://example.com/?a"), "https://example.com/?a"],
    ["Headers", new Headers({ B: "2", a: "1" }), { a: "1", b: "2" }],
    ["collections", [new Map([[1, 2]]), new Set([1]), /a/, new URLSearchParams("a=1")], [{}, {}, {}, {}]],
    ["boxed primitives", [Object(1), Object("s"), Object(true)], [1, "s", true]],
  ])("%s", async ([, given, value]) => {
    same(await seen(given), value);
  });

  test("odd numbers and undefined keep what they are inside the program", async () => {
    expect(
      await seen(
        { a: [NaN, Infinity, -0], b: undefined },
        "const v = await tools.give({}); return [v.a.map(String), Object.is(v.a[2], -0), 'b' in v, typeof v.b]",
      ),
    ).toStrictEqual([["NaN", "Infinity", "0"], true, true, "undefined"]);
  });

  test("what enters is an object of the program, and a copy", async () => {
    const given = { list: [1], nested: { a: 1 } };
    expect(
      await seen(
        given,
        `const one = await tools.give({}); one.list.push(2); one.nested.a = 2; const two = await tools.give({})
         return [one.list, two.list, two.nested, Object.getPrototypeOf(one) === Object.prototype, one.list instanceof Array]`,
      ),
    ).toStrictEqual([[1, 2], [1], { a: 1 }, true, true]);
    expect(given).toStrictEqual({ list: [1], nested: { a: 1 } });
  });

  test("methods and getters of a class are not there", async () => {
    expect(
      await seen(
        new Row(),
        "const r = await tools.give({}); return [typeof r.method, r.secret ?? null, r.constructor === Object]",
      ),
    ).toStrictEqual(["undefined", null, true]);
  });
});

const circular: Record<string, unknown> = { a: [] };
(circular["a"] as unknown[]).push(circular);
const deep = (levels: number): unknown => Array.from({ length: levels }).reduce((inner) => [inner], 1);
const trapped = new Proxy(
  { a: 1 },
  Object.fromEntries(
    ["get", "ownKeys", "getPrototypeOf", "getOwnPropertyDescriptor", "has"].map((trap) => [
      trap,
      () => {
        throw new Error("a trap of the host ran");
      },
    ]),
  ),
);

describe("values that do not enter", () => {
  test.for<[name: string, given: unknown, problem: string]>([
    ["function", { run: () => 1 }, "result.run is a function"],
    ["symbol", [Symbol("s")], "result[0] is a symbol"],
    ["big integer", { "odd key": 1n }, 'result["odd key"] is a big integer; give it as text'],
    [
      "accessor",
      {
        a: {
          get b() {
            throw new Error("ran");
          },
        },
      },
      "result.a.b is an accessor property",
    ],
    [
      "accessor in an array",
      Object.defineProperty([1], 0, {
        get: () => {
          throw new Error("ran");
        },
        enumerable: true,
      }),
      "result[0] is an accessor property",
    ],
    ["Proxy", { p: trapped }, "result.p is a Proxy; give a plain copy of what it shows"],
    ["Proxy of an array", new Proxy([1], {}), "result is a Proxy; give a plain copy of what it shows"],
    ["error", { cause: new Error("secret") }, "result.cause is an error, not plain data"],
    ["promise", Promise.resolve(1), "result is a promise, not plain data"],
    ["Buffer", { file: Buffer.from("secret") }, "result.file is binary data; give it as base64 text"],
    ["ArrayBuffer", new ArrayBuffer(1), "result is binary data; give it as base64 text"],
    ["cycle", circular, "result.a[0] refers to itself (circular)"],
    ["33 levels", deep(33), `result${"[0]".repeat(32)} nests deeper than 32 levels`],
    ["a Date that is none", Object.create(Date.prototype), "result cannot be read"],
    [
      "long text",
      "x".repeat(2 ** 24 + 1),
      "result is a text of 16777217 characters; a program can hold at most 16777216",
    ],
  ])("%s", async ([, given, problem]) => {
    expect(await seen(given)).toBe(`InvalidToolOutput: tools.give returned invalid data: ${problem}`);
  });

  test("a refusal can be caught and carries no host value", async () => {
    expect(
      await seen(
        { a: () => "secret" },
        "try { await tools.give({}) } catch (e) { return [e.name, Object.keys(e), e.message] }",
      ),
    ).toStrictEqual(["Error", [], "tools.give returned invalid data: result.a is a function"]);
  });
});

describe("size", () => {
  test("32 levels and a text of 2^24 characters enter", async () => {
    expect(JSON.stringify(await seen(deep(32)))).toBe(`${"[".repeat(32)}1${"]".repeat(32)}`);
    expect(await seen("x".repeat(2 ** 24), "return (await tools.give({})).length")).toBe(2 ** 24);
  });

  test("a small graph with 2^30 ways through it is refused before it is walked", async () => {
    const graph = Array.from({ length: 30 }).reduce<unknown>((inner) => ({ l: inner, r: inner }), 1);
    expect(await seen(graph)).toMatch(/result(\.[lr])+ refers to the same objects again and again/);
  });

  test("the host has its turn while a large result is copied, both ways", async () => {
    const rows = Array.from({ length: 200_000 }, (_, id) => ({ id, name: `row ${id}`, tags: ["a", "b"] }));
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const give = Tool.make({ description: "Gives rows", run: () => Effect.succeed(rows) });
    const result = await CodeMode.run({ tools: { give }, code: "return await tools.give({})" });
    clearInterval(timer);
    expect(result.ok && (result.value as unknown[]).length).toBe(200_000);
    expect(turns).toBeGreaterThan(20);
  });
});
