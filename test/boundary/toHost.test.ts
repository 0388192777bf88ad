/** What leaves a program: results and arguments, value by value, and what is refused with which words. */
import { describe, expect, test } from "vitest";
import { argumentOf, same, seen, valueOf } from "./support.ts";

const proxyOfTwo = `new Proxy({ a: 1, b: 2 }, { get: (o, k) => k === "toJSON" ? undefined : o[k] * 10 })`;

/** Expression → what the host gets, as a result and as an argument. */
const both: Readonly<Record<string, unknown>> = {
  null: null,
  true: true,
  "'text'": "text",
  "'\\ud800'": "\ud800",
  "-1.5e300": -1.5e300,
  "-0": -0,
  NaN: null,
  Infinity: null,
  "[1, 'a', null, [true]]": [1, "a", null, [true]],
  "[NaN, undefined]": [null, null],
  "[, 1]": [null, 1],
  "({ a: 1, 'b c': [2], 3: 4 })": { 3: 4, a: 1, "b c": [2] },
  "({ [Symbol('s')]: 1, a: 2 })": { a: 2 },
  "Object.create({ inherited: 1 })": {},
  "Object.create(null)": {},
  "Object.defineProperty({ a: 1 }, 'hidden', { value: 1 })": { a: 1 },
  "new (class Point { x = 1; #y = 2; get sum() { return this.x + this.#y } })": { x: 1 },
  "({ get a() { return [1] } })": { a: [1] },
  "new Date(0)": "1970-01-01T00:00:00.000Z",
  "new Date(NaN)": null,
  "/a/g": {},
  "new Map([[1, 2]])": {},
  "new Set([1])": {},
  "new URL('https://example.com/a?b=c')": "https://example.com/a?b=c",
  "new URLSearchParams('a=1')": {},
  "new Headers({ B: '2', a: '1' })": { a: "1", b: "2" },
  "Object(1)": 1,
  "Object(NaN)": null,
  "Object('s')": "s",
  "Object(false)": false,
  "new TypeError('no')": { name: "TypeError", message: "no" },
  "Object.assign(new Error('no', { cause: 1 }), { code: 7 })": { name: "Error", message: "no", code: 7 },
  "({ error: new RangeError('far') })": { error: { name: "RangeError", message: "far" } },
  "({ toJSON(...keys) { return { keys } } })": { keys: [""] },
  "({ a: { toJSON: (key) => key + '!' } })": { a: "a!" },
  "[{ toJSON: (key) => [typeof key, key] }]": [["string", "0"]],
  "({ toJSON: () => ({ toJSON: 'kept', x: 1 }) })": { toJSON: "kept", x: 1 },
  "({ toJSON: 1 })": { toJSON: 1 },
  "Object.assign(() => 1, { toJSON: () => 'named' })": "named",
  "(BigInt.prototype.toJSON = function () { return String(this) }, [1n])": ["1"],
  [proxyOfTwo]: { a: 10, b: 20 },
  "new Proxy([1, 2], {})": [1, 2],
  "(() => { const one = { a: 1 }; return [one, one] })()": [{ a: 1 }, { a: 1 }],
  "(function () { return arguments })(1, 'b')": { 0: 1, 1: "b" },
  "({ prototype: 1, constructor: 2 })": { prototype: 1, constructor: 2 },
  "({ constructor: { a: 1 } })": { constructor: { a: 1 } },
  "({ then: 1, hasOwnProperty: 2 })": { then: 1, hasOwnProperty: 2 },
  'JSON.parse(\'{"a":{"b":[1e3]}}\')': { a: { b: [1000] } },
};

describe("values that cross in both roles", () => {
  for (const [expression, value] of Object.entries(both)) {
    test(`result: ${expression}`, async () => same(await valueOf(`return ${expression}`), value));
    test(`argument: ${expression}`, async () => same(await argumentOf(expression), value));
  }
});

describe("undefined", () => {
  test.for([
    ["undefined", null, undefined],
    ["({ a: undefined, b: [undefined] })", { a: null, b: [null] }, { b: [null] }],
    ["({ toJSON: () => undefined })", null, undefined],
    ["[{ toJSON: () => undefined }]", [null], [null]],
  ])("%s", async ([expression, result, argument]) => {
    expect(await valueOf(`return ${expression}`)).toStrictEqual(result);
    expect(await argumentOf(expression as string)).toStrictEqual(argument);
  });
});

/** Expression → what is said, `$` standing for `result` or `argument of tools.take`. */
const refused: Readonly<Record<string, string>> = {
  "() => 1": "$ is a function, which is no data: call it, or leave it out",
  "({ a: [class A {}] })": "$.a[0] is a function, which is no data: call it, or leave it out",
  "({ toJSON: () => () => 1 })": "$ is a function, which is no data: call it, or leave it out",
  "({ toJSON: () => ({ toJSON() { return 1 } }) })":
    "$.toJSON is a function, which is no data: call it, or leave it out",
  "({ ['odd key']: Promise.resolve(1) })": '$["odd key"] is a promise: await it first',
  "[Symbol('s')]": "$[0] is a symbol, which is no data",
  "Object(Symbol('s'))": "$ is a symbol, which is no data",
  "({ n: 10n })": "$.n is a big integer: convert it with Number(…) or String(…)",
  "Object(10n)": "$ is a big integer: convert it with Number(…) or String(…)",
  "(function* () {})()": "$ is a generator: spread it into an array first",
  "(async function* () {})()": "$ is an async generator: collect its values first",
  "new Uint8Array(2)": "$ is a typed array: encode it as base64 or hex text, or spread it into an array",
  "new ArrayBuffer(2)": "$ is an ArrayBuffer: encode it as base64 or hex text",
  "new DataView(new ArrayBuffer(2))": "$ is a DataView: encode it as base64 or hex text",
  "new WeakMap()": "$ is a WeakMap, which cannot be listed",
  "[tools.take]": "$[0] is a tool or a namespace of tools, which is no data: call it and use its result",
  "({ all: tools })": "$.all is a tool or a namespace of tools, which is no data: call it and use its result",
  "(() => { const a = { list: [] }; a.list.push({ a }); return a })()":
    "$.list[0].a refers to itself (circular): leave that reference out",
  "JSON.parse('{\"__proto__\":1}')": "$.__proto__ is a key that pollutes objects it is merged into: use another name",
  "({ a: { constructor: { prototype: 1 } } })":
    "$.a.constructor with a `prototype` in it pollutes objects it is merged into: use another name",
  "new Proxy({}, { ownKeys() { return ['__proto__'] }, getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }) })":
    "$.__proto__ is a key that pollutes objects it is merged into: use another name",
  "Array.from({ length: 33 }).reduce((inner) => [inner], 1)": `$${"[0]".repeat(32)} nests deeper than 32 levels`,
};

describe("values that do not cross", () => {
  for (const [expression, message] of Object.entries(refused)) {
    const said = (root: string, whose: string) =>
      `InvalidDataValue: ${message.replace(/^\$((?:\.\w+|\[[^\]]*\])*)/, (_, path: string) => root + path + whose)}`;
    test(`result: ${expression}`, async () =>
      expect(await seen(null, `return ${expression.replace("tools.take", "tools.give")}`)).toBe(said("result", "")));
    test(`argument: ${expression}`, async () =>
      expect(await argumentOf(expression)).toBe(said("argument", " of tools.take")));
  }
});

describe("order and times of reads", () => {
  test("getters, traps and toJSON run once each, in order", async () => {
    expect(
      await valueOf(`
        const log = []
        const value = {
          get b() { log.push("b"); return 1 },
          a: { toJSON() { log.push("a.toJSON"); return [new Proxy({ x: 1 }, {
            get(o, k) { log.push("get " + String(k)); return o[k] },
            ownKeys(o) { log.push("ownKeys"); return Reflect.ownKeys(o) },
            getOwnPropertyDescriptor(o, k) { log.push("own " + k); return Reflect.getOwnPropertyDescriptor(o, k) },
          })] } },
          log,
        }
        return value`),
    ).toStrictEqual({
      b: 1,
      a: [{ x: 1 }],
      log: ["b", "a.toJSON", "get toJSON", "ownKeys", "own x", "get x"],
    });
  });

  test("what a getter throws is the program's failure", async () => {
    expect(await valueOf("return { get a() { throw new RangeError('no') } }")).toBe("ExecutionFailure: RangeError: no");
  });

  test("a refused argument can be caught, and names itself", async () => {
    expect(
      await seen(
        null,
        "try { await tools.give({ a: 1n }) } catch (e) { return [e.name, e instanceof TypeError, e.message] }",
      ),
    ).toStrictEqual([
      "TypeError",
      true,
      "argument.a of tools.give is a big integer: convert it with Number(…) or String(…)",
    ]);
  });
});

describe("depth, sharing and size", () => {
  test("32 levels cross", async () => {
    const nested = await valueOf("return Array.from({ length: 32 }).reduce((inner) => [inner], 1)");
    expect(JSON.stringify(nested)).toBe(`${"[".repeat(32)}1${"]".repeat(32)}`);
  });

  test("a small graph with 2^30 ways through it is refused before it is walked", async () => {
    expect(await valueOf("return Array.from({ length: 30 }).reduce((inner) => ({ l: inner, r: inner }), 1)")).toMatch(
      /^InvalidDataValue: result(\.[lr])+ refers to the same objects again and again/,
    );
  });

  test("shared data crosses wherever it is met", async () => {
    expect(
      await valueOf("const team = { id: 1 }; const rows = Array.from({ length: 1000 }, () => ({ team })); return rows"),
    ).toStrictEqual(Array.from({ length: 1000 }, () => ({ team: { id: 1 } })));
  });

  test.for([
    ["const a = []; a.length = 4e9; return a", "result has more than 5000000 values"],
    ["return Array.from({ length: 6 }, () => new Array(1e6).fill(0))", "has more than 5000000 values"],
  ])("%s", async ([code, message]) => {
    expect(await valueOf(code!)).toContain(message);
  });
});
