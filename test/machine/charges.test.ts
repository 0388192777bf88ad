/**
 * What built-ins do to much data is paid for by its size, and done in pieces: counted in slices, which do not depend on
 * how fast the machine is that runs the test.
 */
import { describe, expect, test } from "vitest";
import { instantiate } from "../../src/compile/closures/literals.ts";
import { callFunction } from "../../src/machine/call.ts";
import type { Frame } from "../../src/machine/frame.ts";
import { Machine, type MachineHost } from "../../src/machine/Machine.ts";
import { type PromiseObject, PromiseState } from "../../src/machine/promise.ts";
import { prepare } from "../../src/engine.ts";
import { catalog } from "../../src/stdlib/catalog.ts";
import { globalNames } from "../../src/stdlib/globalNames.ts";

const host = { now: () => 0, random: () => 0.5, log: () => undefined, timeZone: "UTC" } as unknown as MachineHost;
const TICKS = 5_000;

interface Run {
  readonly slices: number;
  /** The most that one slice went over its budget: work that was done in one go. @unit ticks */
  readonly overdraft: number;
}

function run(code: string): Run {
  const prepared = prepare(code, { globals: globalNames });
  if (!prepared.ok) throw new Error(prepared.diagnostic.message);
  const { main, unit } = prepared.program;
  const m = new Machine(host, catalog, unit.rootShape, TICKS);
  const idle: Frame = m.frame;
  const first = callFunction(idle, instantiate(idle, { code: main, sources: [] }), undefined, [], 9, 0);
  const promise: PromiseObject = idle[9];
  m.frame = first as Frame;
  let slices = 1;
  let overdraft = 0;
  for (; m.run() === "yield"; slices++) {
    overdraft = Math.max(overdraft, -m.budget);
    m.budget = TICKS;
  }
  expect(promise.data.state).toBe(PromiseState.Fulfilled);
  return { slices, overdraft };
}

/** What comes in pieces of a bounded size: many slices, none of them long. */
// prettier-ignore
const inPieces: Readonly<Record<string, readonly [code: string, slices: number]>> = {
  "copy of a buffer": [`new ArrayBuffer(2 ** 24).slice(1)`, 15],
  "copy of a typed array": [`new Uint8Array(2 ** 24).slice()`, 15],
  "typed array of another": [`new Uint8Array(new Uint8Array(2 ** 24))`, 15],
  "typed array of another type": [`new Float32Array(new Uint8Array(2 ** 20))`, 50],
  "set": [`new Uint8Array(2 ** 24).set(new Uint8Array(2 ** 24))`, 15],
  "fill": [`new Uint8Array(2 ** 24).fill(1)`, 15],
  "copyWithin": [`new Uint8Array(2 ** 24).copyWithin(5, 0)`, 15],
  "reverse": [`new Uint8Array(2 ** 22).reverse()`, 50],
  "structuredClone of a buffer": [`structuredClone(new Uint8Array(2 ** 24))`, 15],
  "resize": [`new ArrayBuffer(2 ** 23, { maxByteLength: 2 ** 24 }).resize(2 ** 24)`, 10],
  "toBase64": [`new Uint8Array(2 ** 21).toBase64()`, 50],
  "fromBase64": [`Uint8Array.fromBase64("abcd".repeat(2 ** 18))`, 30],
  "toHex": [`new Uint8Array(2 ** 21).toHex()`, 50],
  "literal of a big integer": [`1n + ${"9".repeat(300_000)}n`, 10],
  "name of a property in hexadecimal digits": [`({ 0x${"f".repeat(250_000)}n: 1 })`, 20],
  "text to a big integer": [`BigInt("9".repeat(300000))`, 10],
  "big integer compared with a text": [`const s = "9".repeat(300000); 1n < s; s == 1n`, 20],
  "big integer in a template": [`const b = 1n << 1000000n; \`a\${b}\``, 20],
  "big integer joined to a text": [`const b = 1n << 1000000n; b + "a"`, 20],
  "big integer to text": [`const b = 1n << 1000000n; String(b); "".includes(b); [b, 1n].sort()`, 60],
  "big integer as a key": [`const b = 1n << 1000000n, o = {}; o[b]; o[b] = 1; o[b]++`, 60],
  "RegExp.escape": [`RegExp.escape("-".repeat(2 ** 20))`, 50],
  "regular expression over a long run": [`/^(.*)(.*)$/s.exec("a".repeat(2 ** 20))`, 3],
  "regular expression that tries again": [`/(\\w+)!/.exec("ab ".repeat(2 ** 18))`, 10],
  "long pattern": [`new RegExp("(?:a|b)".repeat(10_000))`, 30],
  "long pattern as a literal": [`/${"(?:a|b)".repeat(10_000)}/`, 30],
  "long pattern from a text": [`"ab".match("(?:a|b)".repeat(10_000))`, 30],
  "array of a length": [`const a = Array.from({ length: 2 ** 20 }, (_, i) => i)`, 200],
  "fill of an array": [`new Array(1e7).fill(0)`, 100],
  "spread of an array": [`const a = new Array(2 ** 20).fill(1); [...a, ...a]`, 20],
  "rest of an array": [`const [x, ...rest] = new Array(2 ** 20).fill(1)`, 10],
  "reverse of an array": [`new Array(2 ** 20).fill(1).reverse()`, 80],
  "copyWithin of an array": [`new Array(2 ** 20).fill(1).copyWithin(0, 1)`, 150],
  "search in an array": [`new Array(2 ** 20).fill(1).indexOf(2)`, 150],
  "slice and concat": [`const a = new Array(2 ** 20).fill(1); a.slice(1).concat(a)`, 400],
  "sort of an array": [`new Array(2 ** 18).fill(1).sort()`, 80],
  "join of an array": [`new Array(2 ** 20).fill(1).join()`, 200],
  "JSON.parse of an array": [`JSON.parse("[" + "1,".repeat(2 ** 18) + "1]")`, 50],
  "keys of an array": [`Reflect.ownKeys(new Array(2 ** 18).fill(1))`, 20],
  "names of a text": [`Object.getOwnPropertyNames("x".repeat(2 ** 18))`, 20],
  "arguments object": [`function f() { return arguments.length } f(...new Array(2 ** 16).fill(1))`, 20],
  "entries of a text": [`Object.entries("x".repeat(2 ** 17))`, 20],
  "keys of a typed array": [`Object.keys(new Uint8Array(2 ** 18))`, 20],
  "assign of a text": [`Object.assign({}, "x".repeat(2 ** 16))`, 10],
  "JSON of a typed array": [`JSON.stringify(new Uint8Array(2 ** 17))`, 20],
  "for-in over an array": [`for (const k in new Array(2 ** 18).fill(1)) break`, 20],
  "for-in over what is gone": [`const a = new Array(2 ** 17).fill(1); for (const k in a) a.length = 0`, 20],
  "for-in over what is not enumerable": [`for (const k in Object.create(Object.freeze(Object.defineProperties([], Object.fromEntries(Array.from({ length: 2 ** 12 }, (_, i) => ["k" + i, {}])))))) ;`, 3],
  "combining characters": [`("a" + "\\u0323\\u0307".repeat(2000)).repeat(100).normalize("NFD")`, 100],
  "margin of a text": [`(" ".repeat(2 ** 22) + "x" + " ".repeat(2 ** 22)).trim()`, 10],
  "split to characters": [`"ab".repeat(2 ** 16).split("")`, 30],
  "power of a big integer": [`7n ** 370000n`, 3],
  "format specifiers": [`console.log("%s%d".repeat(2 ** 16), 1, 2)`, 100],
};

describe("work is done in pieces", () => {
  test.for(Object.entries(inPieces))("%s", { timeout: 60_000 }, ([, [code, least]]) => {
    const { slices, overdraft } = run(`${code}`);
    expect(slices).toBeGreaterThanOrEqual(least);
    // Text that is put together pays for itself at once.
    expect(overdraft).toBeLessThan(300_000);
  });
});

const wide = `const o = {}; for (let i = 0; i < 20000; i++) o["k" + i] = i;`;
const chain = `let o = {}; for (let i = 0; i < 20000; i++) o = Object.create(o);`;
/** The same where no text is put together: no slice goes over its budget by more than a little. */
// prettier-ignore
const inSmallPieces: Readonly<Record<string, readonly [code: string, slices: number]>> = {
  "keys of an object": [`${wide} for (let i = 0; i < 20; i++) Reflect.ownKeys(o)`, 60],
  "integer keys of an object": [`const o = {}; for (let i = 20000; i > 0; i--) o[i] = i; for (let i = 0; i < 5; i++) Reflect.ownKeys(o)`, 100],
  "keys of an array with elements far apart": [`const a = []; for (let i = 0; i < 20000; i++) a[i * 5000] = i; for (let i = 0; i < 5; i++) Object.keys(a)`, 100],
  "keys of an array that is nearly empty": [`const a = []; a[4e9] = 1; a[9e6] = 1; for (let i = 0; i < 1000; i++) Object.keys(a)`, 10],
  "for-in over an object": [`${wide} for (let i = 0; i < 20; i++) for (const k in o) break`, 60],
  "log of a wide object": [`${wide} for (let i = 0; i < 5; i++) console.log(o)`, 60],
  "log of many objects": [`const a = Array.from({ length: 3000 }, (_, i) => ({ i })); console.log(Object.assign({}, a))`, 10],
  "table": [`console.table(Array.from({ length: 1000 }, (_, i) => ({ i, a: "a" })))`, 10],
  "freeze of an object": [`${wide} Object.freeze(o)`, 40],
  "structuredClone of an object": [`${wide} structuredClone(o)`, 15],
  "reading up a prototype chain": [`${chain} for (let i = 0; i < 20; i++) o.x`, 20],
  "looking up a prototype chain": [`${chain} for (let i = 0; i < 20; i++) "x" in o`, 20],
  "writing below a prototype chain": [`${chain} for (let i = 0; i < 20; i++) { o.x = 1; delete o.x }`, 20],
  "instanceof up a prototype chain": [`${chain} for (let i = 0; i < 20; i++) o instanceof Map`, 20],
  "isPrototypeOf up a prototype chain": [`${chain} for (let i = 0; i < 20; i++) Map.prototype.isPrototypeOf(o)`, 20],
  "setPrototypeOf to a prototype chain": [`${chain} for (let i = 0; i < 20; i++) Object.setPrototypeOf({}, o)`, 20],
  "for-in up a prototype chain": [`${chain} for (let i = 0; i < 20; i++) for (const k in o) ;`, 50],
};

describe("work is done in small pieces", () => {
  test.for(Object.entries(inSmallPieces))("%s", { timeout: 60_000 }, ([, [code, least]]) => {
    const { slices, overdraft } = run(code);
    expect(slices).toBeGreaterThanOrEqual(least);
    expect(overdraft).toBeLessThan(5_000);
  });
});

/** What the host does in one go: each costs a slice of its own. */
// prettier-ignore
const atOnce: Readonly<Record<string, readonly [code: string, slices: number]>> = {
  "texts put together and read": [`const s = "a".repeat(2 ** 22); for (let i = 0; i < 20; i++) (s.slice(1) + "b").charCodeAt(1)`, 15],
  "concat": [`const s = "a".repeat(2 ** 22); for (let i = 0; i < 20; i++) s.slice(1).concat("b").charCodeAt(1)`, 15],
  "text to a number": [`const s = "1".repeat(2 ** 22); for (let i = 0; i < 20; i++) Number(s)`, 15],
  "parseFloat": [`const s = "1".repeat(2 ** 22); for (let i = 0; i < 20; i++) parseFloat(s)`, 15],
  "comparison": [`const s = "a".repeat(2 ** 22), t = s.slice(1) + "b"; for (let i = 0; i < 20; i++) s < t`, 15],
  "one number of JSON": [`const s = "1".repeat(2 ** 20); for (let i = 0; i < 20; i++) JSON.parse(s)`, 15],
  "space in JSON": [`const s = " ".repeat(2 ** 20) + "1"; for (let i = 0; i < 20; i++) JSON.parse(s)`, 15],
  "bits of big integers": [`const b = 1n << 1000000n; for (let i = 0; i < 20; i++) (b ^ 1n) & (b | 3n)`, 15],
  "signs of big integers": [`const b = 1n << 1000000n; for (let i = 0; i < 20; i++) - - -b`, 15],
  "big integer in an error's message": [`const b = 1n << 1000000n; for (let i = 0; i < 20; i++) new Error(b)`, 15],
  "named groups": [`const re = new RegExp(Array.from({ length: 1000 }, (_, i) => "(?<g" + i + ">a)?").join("")); for (let i = 0; i < 20; i++) re.exec("a")`, 10],
  "proxies of proxies": [`let p = {}; for (let i = 0; i < 500; i++) p = new Proxy(p, {}); for (let i = 0; i < 20; i++) p.x`, 10],
  "bound functions of bound functions": [`let f = () => 1; for (let i = 0; i < 9000; i++) f = f.bind(); for (let i = 0; i < 20; i++) f()`, 20],
  "combining characters in short texts": [`const s = "a" + "\\u0323\\u0307".repeat(2000); for (let i = 0; i < 20; i++) s.normalize("NFD")`, 20],
  "log of long texts": [`const a = Array(100).fill("\\u0001".repeat(20000)); for (let i = 0; i < 20; i++) console.log(a)`, 15],
};

describe("work at once is paid for", () => {
  test.for(Object.entries(atOnce))("%s", { timeout: 60_000 }, ([, [code, least]]) => {
    expect(run(code).slices).toBeGreaterThanOrEqual(least);
  });
});

test("a literal of a big integer is converted once", () => {
  const literal = `${"9".repeat(300_000)}n`;
  const once = run(`let n = 0n; for (let i = 0; i < 1; i++) n = ${literal}`).slices;
  const often = run(`let n = 0n; for (let i = 0; i < 1000; i++) n = ${literal}`).slices;
  expect(often).toBeLessThan(once + 3);
});
