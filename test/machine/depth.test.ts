/** Depth of every kind ends in a RangeError the program can catch, or in a result; never in the host's own stack. */
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { CodeMode } from "codemode";

const run = (code: string) => Effect.runPromise(CodeMode.make({ limits: { timeoutMs: 30_000 } }).execute(code));
const outcome = async (code: string) => {
  const result = await run(code);
  return result.ok ? result.value : `${result.error.kind}: ${result.error.message}`;
};

/** Each defines `f`, which recurses without end. */
const endless: Readonly<Record<string, string>> = {
  calls: "const f = () => f() + 1",
  "mutual calls": "const f = () => g(), g = () => f() + 1",
  methods: "const o = { m() { return this.m() } }, f = () => o.m()",
  getters: "const o = { get x() { return o.x } }, f = () => o.x",
  setters: "const o = { set x(v) { o.x = v } }, f = () => { o.x = 1 }",
  toString: "const o = { toString: () => `${o}` }, f = () => `${o}`",
  valueOf: "const o = { valueOf: () => o + 1 }, f = () => o + 1",
  "Symbol.toPrimitive": "const o = { [Symbol.toPrimitive]: () => o * 2 }, f = () => o * 2",
  "sort comparators": "const f = () => [2, 1].sort(() => f())",
  "map callbacks": "const f = () => [1].map(() => f())",
  "reduce callbacks": "const f = () => [1, 2].reduce(() => f())",
  "replace callbacks": `const f = () => "a".replace(/a/, () => f())`,
  "replaceAll callbacks": `const f = () => "a".replaceAll("a", () => f())`,
  "JSON replacers": "const f = () => JSON.stringify([1], (k, v) => f())",
  "JSON revivers": `const f = () => JSON.parse("[1]", () => f())`,
  toJSON: "const o = { toJSON: () => JSON.stringify(o) }, f = () => JSON.stringify(o)",
  "proxy traps": "const p = new Proxy({}, { get: () => p.x }), f = () => p.x",
  "proxy calls": "const p = new Proxy(() => 0, { apply: () => p() }), f = () => p()",
  iterators: "const o = { [Symbol.iterator]: () => [...o] }, f = () => [...o]",
  generators: "function* g() { yield* g() } const f = () => [...g()]",
  constructors: "class A { constructor() { new A() } } const f = () => new A()",
  "derived constructors": "class A {} class B extends A { constructor() { super(); new B() } } const f = () => new B()",
  fields: "class A { x = new A() } const f = () => new A()",
  "static blocks": "const f = () => { class A { static { f() } } }",
  "Function.prototype.call": "const f = () => f.call()",
  "Function.prototype.apply": "const f = () => f.apply(undefined, [])",
  "Reflect.construct": "function C() { Reflect.construct(C, []) } const f = () => new C()",
  "bound functions": "const f = () => f.bind()()",
  defaults: "const f = (a = f()) => a",
  templates: "const f = (s) => f`x`",
  instanceof: "const o = { [Symbol.hasInstance]: () => 1 instanceof o }, f = () => 1 instanceof o",
  "Array.from": "const f = () => Array.from([1], () => f())",
  "Object.groupBy": "const f = () => Object.groupBy([1], () => f())",
  "Map.forEach": "const m = new Map([[1, 1]]), f = () => m.forEach(() => f())",
  "iterator helpers": "const f = () => [1].values().map(() => f()).toArray()",
  "own thenables": "const f = () => Promise.try(() => f()).then",
};

describe("recursion without end", () => {
  test.for(Object.entries(endless))("%s", { timeout: 60_000 }, async ([name, define]) => {
    const code = `${define}
      let depth = 0
      try { f(); return "returned" } catch (e) { return [e instanceof RangeError, e.message, e.constructor === RangeError] }`;
    const expected = name === "own thenables" ? "returned" : [true, "Maximum call stack size exceeded", true];
    expect(await outcome(code)).toEqual(expected);
  });
  test("calls reach 9,000 frames and the program goes on after the error", async () => {
    const code = `let depth = 0
      const f = () => { depth++; f() }
      try { f() } catch {}
      const first = depth
      depth = 0
      try { f() } catch {}
      return [first > 9000 && first <= 10_000, depth === first, [1, 2].map((x) => x * 2)]`;
    expect(await outcome(code)).toEqual([true, true, [2, 4]]);
  });
  test("async calls that never wait", async () => {
    expect(
      await outcome("const f = async () => { await f() }; try { await f(); return 1 } catch (e) { return e.name }"),
    ).toBe("RangeError");
  });
});

/** Deep data and long chains: a result, or the same error. */
const deep: Readonly<Record<string, readonly [code: string, ...allowed: unknown[]]>> = {
  "promise chain": [
    "let p = Promise.resolve(0); for (let i = 0; i < 1e5; i++) p = p.then((x) => x + 1); return p",
    100_000,
  ],
  "promises in promises": [
    "let p = Promise.resolve(1); for (let i = 0; i < 3000; i++) p = Promise.all([p]); return typeof (await p)",
    "object",
  ],
  "promises resolved with promises": [
    "let p = Promise.resolve(7); for (let i = 0; i < 20000; i++) { const q = p; p = new Promise((r) => r(q)) } return p",
    7,
  ],
  "delegation 2,000 deep": [
    "function* g(n) { if (n === 0) yield 'end'; else yield* g(n - 1) } return [...g(2000)]",
    ["end"],
  ],
  "delegation 10,000 deep": [
    "function* g(n) { if (n === 0) yield 1; else yield* g(n - 1) } try { return [...g(10000)] } catch (e) { return e.name }",
    [1],
    "RangeError",
  ],
  "bound of bound": [
    "let f = () => 1; for (let i = 0; i < 1e5; i++) f = f.bind(null); try { return f() } catch (e) { return e.name }",
    1,
    "RangeError",
  ],
  "bound constructors": [
    "let f = class { x = 1 }; for (let i = 0; i < 1e4; i++) f = f.bind(null); try { return new f().x } catch (e) { return e.name }",
    1,
    "RangeError",
  ],
  "proxy of proxy, get": [
    "let p = { x: 1 }; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); try { return p.x } catch (e) { return e.name }",
    1,
    "RangeError",
  ],
  "proxy of proxy, call": [
    "let p = () => 1; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); try { return p() } catch (e) { return e.name }",
    1,
    "RangeError",
  ],
  "proxy of proxy, keys": [
    "let p = { x: 1 }; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); try { return Object.keys(p) } catch (e) { return e.name }",
    ["x"],
    "RangeError",
  ],
  "proxy of proxy, set and delete": [
    "let p = {}; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); try { p.x = 1; delete p.x; return 1 } catch (e) { return e.name }",
    1,
    "RangeError",
  ],
  "proxy of proxy, instanceof": [
    "let p = {}; for (let i = 0; i < 1e5; i++) p = new Proxy(p, {}); try { return p instanceof Object } catch (e) { return e.name }",
    true,
    "RangeError",
  ],
  "proxy as handler": [
    "let h = {}; for (let i = 0; i < 1e4; i++) h = new Proxy({}, h); try { return h.x === undefined } catch (e) { return e.name }",
    true,
    "RangeError",
  ],
  prototypes: ["let o = { x: 1 }; for (let i = 0; i < 1e5; i++) o = Object.create(o); return o.x", 1],
  "deep arrays to text": [
    "let a = []; for (let i = 0; i < 1e5; i++) a = [a]; try { return String(a) } catch (e) { return e.name }",
    "",
    "RangeError",
  ],
  "deep JSON": [
    "let a = []; for (let i = 0; i < 1e5; i++) a = [a]; try { return JSON.stringify(a).length } catch (e) { return e.name }",
    200_002,
    "RangeError",
  ],
  "deep JSON.parse": [
    "try { return typeof JSON.parse('['.repeat(1e6) + ']'.repeat(1e6)) } catch (e) { return e.name }",
    "object",
    "RangeError",
  ],
  "deep reviver": [
    "try { return typeof JSON.parse('['.repeat(1e5) + ']'.repeat(1e5), (k, v) => v) } catch (e) { return e.name }",
    "object",
    "RangeError",
  ],
  "deep structuredClone": [
    "let a = []; for (let i = 0; i < 1e5; i++) a = [a]; try { return typeof structuredClone(a) } catch (e) { return e.name }",
    "object",
    "RangeError",
  ],
  "deep flat": [
    "let a = [1]; for (let i = 0; i < 1e5; i++) a = [a]; try { return a.flat(Infinity).length } catch (e) { return e.name }",
    1,
    "RangeError",
  ],
  "deep console.log": ["let a = []; for (let i = 0; i < 1e5; i++) a = [a]; console.log(a); return 1", 1],
  "deep errors": [
    "let e = new Error('0'); for (let i = 0; i < 1e4; i++) e = new Error('x', { cause: e }); console.log(e); return 1",
    1,
  ],
  "deep equality of text": ["let s = ''; for (let i = 0; i < 1e6; i++) s += 'x'; return s.length", 1_000_000],
  "deep iterator helpers": [
    "let it = [1].values(); for (let i = 0; i < 1e4; i++) it = it.map((x) => x); try { return it.next().value } catch (e) { return e.name }",
    1,
    "RangeError",
  ],
  "deep classes": [
    "let C = class { x = 1 }; for (let i = 0; i < 5000; i++) C = class extends C {}; try { return new C().x } catch (e) { return e.name }",
    1,
    "RangeError",
  ],
};

describe("deep data", () => {
  test.for(Object.entries(deep))("%s", { timeout: 60_000 }, async ([, [code, ...allowed]]) => {
    expect(allowed).toContainEqual(await outcome(code));
  });
  test("a result too deep for the host is refused as data", async () => {
    expect(await outcome("let a = []; for (let i = 0; i < 1e5; i++) a = [a]; return a")).toMatch(
      /^InvalidDataValue: .*deeper than 32 levels/,
    );
  });
});

/** Long source: compiled without recursion, or refused as a ParseError. */
const sources: Readonly<Record<string, readonly [code: string, ...allowed: unknown[]]>> = {
  "a sum of 100,000 terms": [`return ${"1+".repeat(1e5)}0`, 100_000],
  "a text of 50,000 parts": [`return (${`"a"+`.repeat(5e4)}"").length`, 50_000],
  "100,000 statements": [`let n = 0\n${"n++\n".repeat(1e5)}return n`, 100_000],
  "a ladder of 5,000 arms": [
    `const x = 4999\n${Array.from({ length: 5000 }, (_, i) => `if (x === ${i}) return ${i}`).join("\nelse ")}`,
    4999,
  ],
  "a chain of 20,000 calls": [`const o = { m() { return o } }\no${".m()".repeat(2e4)}\nreturn 1`, 1],
  "an array of 50,000 elements": [`return [${"1,".repeat(5e4)}].length`, 50_000],
  "20,000 blocks": ["{".repeat(2e4) + "}".repeat(2e4) + "return 1", 1],
  "5,000 arrows": [`return typeof (${"x=>".repeat(5e3)}1)`, "function"],
  "5,000 parentheses": [`return ${"(".repeat(5e3)}1${")".repeat(5e3)}`, 1],
  "5,000 arrays": [`return ${"[".repeat(5e3)}${"]".repeat(5e3)}`],
  "5,000 negations": [`return ${"!".repeat(5e3)}1`, true],
  "5,000 functions": [`${"(function(){".repeat(5e3)}${"})()".repeat(5e3)}\nreturn 1`, 1],
  "5,000 templates": [`return ${"`${".repeat(5e3)}1${"}`".repeat(5e3)}`, "1"],
  "5,000 conditionals": [`return ${"1?".repeat(5e3)}1${":0".repeat(5e3)}`, 1],
};

describe("deep source", () => {
  test.for(Object.entries(sources))("%s", { timeout: 60_000 }, async ([, [code, ...allowed]]) => {
    const result = await run(code);
    if (!result.ok && result.error.kind === "ParseError") return expect(result.error.message).toMatch(/nest|deep/i);
    expect(allowed).toContainEqual(result.ok ? result.value : `${result.error.kind}: ${result.error.message}`);
  });
});
