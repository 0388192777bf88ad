/**
 * One built-in, more work than any time limit: the run ends with TimeoutExceeded, and the host had its turns meanwhile.
 * Each program is one call (or one construct) whose own loop must give way; nothing of the program runs in between.
 */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import { describe, expect, test } from "vitest";
import { CodeMode } from "codemode";

const endless = `{ length: 2 ** 53 - 1, get 0() { return 0 } }`;
const generator = `(function* () { for (;;) yield 0 })()`;
const proxied = `new Proxy([], { get: (t, k) => (k === "length" ? 2 ** 53 - 1 : t[k]), has: () => false })`;

const programs: Readonly<Record<string, string>> = {
  "spread of an endless generator": `return [...(function* () { for (;;) yield* [] })()]`,
  "Array.from": `return Array.from((function* () { for (;;) yield* [] })())`,
  "new Set": `return new Set(${generator})`,
  "new Map": `return new Map((function* () { for (;;) yield [1, 1] })())`,
  "Object.fromEntries": `return Object.fromEntries((function* () { for (;;) yield ["a", 1] })())`,
  "Promise.race": `return Promise.race((function* () { for (;;) yield* [] })())`,
  "Math.max": `return Math.max(...(function* () { for (;;) yield* [] })())`,
  "Math.sumPrecise": `return Math.sumPrecise(${generator})`,
  "Object.groupBy": `return Object.groupBy((function* () { for (;;) yield* [] })(), String)`,
  "iterator helpers": `return ${generator}.filter((x) => x).next()`,
  "iterator drop": `return ${generator}.drop(Infinity).next()`,
  "iterator some": `return ${generator}.some((x) => x)`,
  "iterator reduce": `return ${generator}.reduce((a, b) => a + b, 0)`,
  "array includes": `return Array.prototype.includes.call(${endless}, 1)`,
  "array indexOf": `return Array.prototype.indexOf.call(${proxied}, 1)`,
  "array lastIndexOf": `return Array.prototype.lastIndexOf.call(${proxied}, 1)`,
  "array forEach": `return Array.prototype.forEach.call(${endless}, () => 0)`,
  "array every": `return Array.prototype.every.call(${endless}, () => true)`,
  "array find": `return Array.prototype.find.call(${endless}, () => false)`,
  "array reduce": `return Array.prototype.reduce.call(${endless}, (a) => a, 0)`,
  "array fill": `return Array.prototype.fill.call({ length: 2 ** 53 - 1, set 0(v) {} }, 0)`,
  "array reverse": `return Array.prototype.reverse.call({ length: 2 ** 53 - 1 })`,
  "array copyWithin": `return Array.prototype.copyWithin.call({ length: 2 ** 53 - 1 }, 1, 0)`,
  "array splice": `return Array.prototype.splice.call({ length: 2 ** 53 - 1 }, 0, 1)`,
  "array unshift": `return Array.prototype.unshift.call({ length: 2 ** 53 - 2 }, 1)`,
  "array sort": `return Array.prototype.sort.call({ length: 2 ** 53 - 1 })`,
  "array join": `return Array.prototype.join.call({ length: 2 ** 53 - 1 }, "")`,
  "array concat": `return [].concat({ length: 2 ** 52, [Symbol.isConcatSpreadable]: true })`,
  "array flat": `return Array.prototype.flat.call({ length: 2 ** 53 - 1 })`,
  "typed array of a proxy": `return Uint8Array.from((function* () { for (;;) yield* [] })())`,
  "JSON.stringify": `const a = []; a.toJSON = () => a; const o = { get x() { return o2 } }, o2 = { toJSON: () => new Proxy({}, { ownKeys: () => [] }) }; for (;;) JSON.stringify(o)`,
  "sort with a comparator that never ends": `return [2, 1].sort(() => { for (;;); })`,
  "replace with a function that never ends": `return "a".replace(/a/, () => { for (;;); })`,
  replaceAll: `return "a".repeat(2 ** 23).replaceAll("a", () => "b".repeat(1)) && (() => { for (;;) "a".repeat(2 ** 20).replaceAll("a", "b") })()`,
  "toString that never ends": `return \`\${{ toString() { for (;;); } }}\``,
  "valueOf that never ends": `return 1 + { valueOf() { for (;;); } }`,
  "a getter that never ends": `return { get x() { for (;;); } }.x`,
  "a proxy trap that never ends": `return new Proxy({}, { get() { for (;;); } }).x`,
  "a thenable that never ends": `return { then() { for (;;); } }`,
  "toJSON that never ends": `return { toJSON() { for (;;); } }`,
  "a constructor that never ends": `class A { x = (() => { for (;;); })() } return new A()`,
  "a static block that never ends": `class A { static { for (;;); } } return A`,
  "an iterator's return that never ends": `const it = { [Symbol.iterator]: () => ({ next: () => ({}), return() { for (;;); } }) }; for (const x of it) break`,
  "a finaliser that never ends": `const g = (function* () { try { yield 1 } finally { for (;;); } })(); g.next(); g.return()`,
  "a reviver that never ends": `return JSON.parse("[1]", () => { for (;;); })`,
  "a default that never ends": `const { a = (() => { for (;;); })() } = {}`,
  "a computed key that never ends": `return { [(() => { for (;;); })()]: 1 }`,
  "promise jobs that never end": `const again = () => Promise.resolve().then(again); await again()`,
  "awaits that never end": `for (;;) await 0`,
  "microtasks that never end": `const again = () => queueMicrotask(again); again(); await new Promise(() => {})`,
  "async generators that never end": `for await (const x of (async function* () { for (;;) yield 1 })());`,
  "a regular expression that backtracks": `return /^(a|a?)+$/.test("a".repeat(40) + "b")`,
  "big integers": `let b = 1n; for (let i = 1n; ; i++) { b *= i; if (b > 1n << 900000n) b = 1n }`,
  "big integers to text": `for (;;) (1n << 900000n).toString()`,
  "text search": `const text = "a".repeat(2 ** 22); for (;;) text.indexOf("a".repeat(2 ** 20) + "b")`,
  "text comparison": `const a = "a".repeat(2 ** 23), b = "a".repeat(2 ** 23 - 1) + "b"; for (;;) a < b`,
  "text normalisation": `const text = "\\u00e9".repeat(2 ** 21); for (;;) text.normalize("NFD")`,
  "array copies": `const a = new Array(1e6).fill(0); for (;;) a.slice()`,
  "keys of a large object": `const o = {}; for (let i = 0; i < 50000; i++) o["k" + i] = i; for (;;) Object.entries(o)`,
  structuredClone: `const a = Array.from({ length: 20000 }, (_, i) => ({ i })); for (;;) structuredClone(a)`,
  "JSON both ways": `const a = Array.from({ length: 20000 }, (_, i) => ({ i })); for (;;) JSON.parse(JSON.stringify(a))`,
  formatters: `for (let i = 0; ; i++) new Intl.NumberFormat("en", { minimumFractionDigits: i % 9 }).format(i)`,
  "dates in words": `for (let i = 0; ; i++) new Date(i * 1e7).toLocaleString("en")`,
  "console.log": `const a = Array.from({ length: 1000 }, (_, i) => ({ i })); for (;;) console.log(a)`,
  addresses: `for (let i = 0; ; i++) new URL("https://example.test/" + i).searchParams.append("a", i)`,
};

describe("every built-in gives way", () => {
  test.for(Object.entries(programs))("%s", { timeout: 20_000 }, async ([, code]) => {
    const result = await Effect.runPromise(CodeMode.make({ limits: { timeoutMs: 200 } }).execute(code));
    expect(result.ok ? result.value : result.error).toMatchObject({ kind: "TimeoutExceeded" });
    // Without a limit of time it goes on while the host has its turns, until it is interrupted in one of them.
    const fiber = Effect.runFork(CodeMode.make().execute(code));
    for (let turn = 0; turn < 3; turn++) await new Promise((resolve) => setTimeout(resolve, 1));
    expect(fiber.pollUnsafe()).toBeUndefined();
    await Effect.runPromise(Fiber.interrupt(fiber));
    expect(Exit.hasInterrupts(await Effect.runPromise(Fiber.await(fiber)))).toBe(true);
  });
});
