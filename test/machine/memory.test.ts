/** The ceiling on live data: what is held counts wherever it hides, what is dropped does not. */
import { describe, expect, test } from "vitest";
import { instantiate } from "../../src/compile/closures/literals.ts";
import { releaseCaches } from "../../src/compile/compile.ts";
import { callFunction } from "../../src/machine/call.ts";
import type { Frame } from "../../src/machine/frame.ts";
import { Abort } from "../../src/machine/guest.ts";
import { Machine, type MachineHost } from "../../src/machine/Machine.ts";
import { MEMORY_LIMIT, MemoryMeter } from "../../src/machine/memory.ts";
import type { PromiseObject } from "../../src/machine/promise.ts";
import { prepare } from "../../src/engine.ts";
import { catalog } from "../../src/stdlib/catalog.ts";
import { globalNames } from "../../src/stdlib/globalNames.ts";

const host: MachineHost = {
  callTool: () => undefined,
  tools: () => undefined,
  search: () => undefined,
  describePromise: () => undefined,
  explainMissing: () => null,
  now: () => 0,
  random: () => 0.5,
  randomBytes: () => undefined,
  log: () => undefined,
  timeZone: "UTC",
} as unknown as MachineHost;

const TICKS = 20_000;
const LIMIT = 24 * 2 ** 20;

/** The value of the program's promise, or why it ended; with a ceiling a test can reach soon. */
function run(code: string): unknown {
  const prepared = prepare(code, { globals: globalNames, tools: null } as never);
  if (!prepared.ok) throw new Error(prepared.diagnostic.message);
  const { main, unit } = prepared.program;
  const m = new Machine(host, catalog, unit.rootShape, TICKS);
  const idle: Frame = m.frame;
  const first = callFunction(idle, instantiate(idle, { code: main, sources: [] }), undefined, [], 9, 0);
  const promise: PromiseObject = idle[9];
  m.frame = first as Frame;
  const meter = new MemoryMeter(
    m,
    () => ({ held: [promise], bytes: 0 }),
    () => releaseCaches(unit),
    LIMIT,
  );
  try {
    for (let slices = 0; m.run() === "yield"; slices++) {
      if (slices > 5000) return "endless";
      if (meter.isDue(TICKS - m.budget)) while (!meter.look(1000));
      m.budget = TICKS;
    }
  } catch (error) {
    if (error instanceof Abort) return error;
    throw error;
  }
  return promise.data.value;
}
const tooMuch = new Abort("ExecutionFailure", "The program holds more than 24 MB of data: keep less at a time");

/** Each holds more and more; big portions, so that it is quick. */
const hoarders: Readonly<Record<string, string>> = {
  arrays: "const k = []; for (;;) k.push(new Array(1e4).fill(0))",
  "closures over arrays": "const k = []; for (;;) { const a = new Array(1e4).fill(0); k.push(() => a) }",
  "an array in a generator's local":
    "function* g() { const a = new Array(1e4).fill(0); yield a } const k = []; for (;;) { const it = g(); it.next(); k.push(it) }",
  "promises behind their resolvers":
    "const k = []; for (;;) { const { resolve } = Promise.withResolvers(); resolve(new Array(1e4).fill(0)); k.push(resolve) }",
  "async functions that wait":
    "const k = []; const f = async (p) => { const a = new Array(1e4).fill(0); await p; return a }; const p = new Promise(() => {}); for (;;) k.push(f(p))",
  "values of a WeakMap":
    "const w = new WeakMap(), k = []; for (;;) { const o = {}; k.push(o); w.set(o, new Array(1e4).fill(0)) }",
  "private fields": "class A { #x = new Array(1e4).fill(0) } const k = []; for (;;) k.push(new A())",
  "symbol keys": "const k = {}; for (;;) k[Symbol()] = new Array(1e4).fill(0)",
  "Map keys": "const m = new Map(); for (;;) m.set(new Array(1e4).fill(0), 1)",
  "bound arguments": "const k = []; for (;;) k.push((() => 0).bind(null, new Array(1e4).fill(0)))",
  proxies: "const k = []; for (;;) k.push(new Proxy(new Array(1e4).fill(0), {}))",
  "iterators of arrays": "const k = []; for (;;) k.push(new Array(1e4).fill(0).values())",
  "iterator helpers": "const k = []; for (;;) k.push(new Array(1e4).fill(0).values().map((x) => x))",
  "iterators of maps": "const k = []; for (;;) k.push(new Map([[1, new Array(1e4).fill(0)]]).entries())",
  buffers: "const k = []; for (;;) k.push(new Uint8Array(1e5))",
  texts: `const k = []; for (let i = 0; ; i++) k.push("x".repeat(1e5) + i)`,
  "texts put together": `const k = []; for (let i = 0; ; i++) { let s = "" + i; for (let j = 0; j < 5000; j++) s += "ab"; k.push(s) }`,
  "big integers": "const k = []; for (let i = 1n; ; i++) k.push((1n << 90000n) + i)",
  "a list inside a built-in": "return Array.from({ length: 1e7 }, () => new Array(1e4).fill(0))",
  "a spread": "return [...(function* () { for (;;) yield new Array(1e4).fill(0) })()]",
  "an accumulator": "return new Array(1e7).fill(0).reduce((a) => ({ a, b: new Array(1e4).fill(0) }), null)",
  "causes of errors": "let e; for (;;) { e = new Error('x', { cause: e }); e.data = new Array(1e4).fill(0) }",
  "results of promises": "const k = []; for (;;) k.push(Promise.resolve(new Array(1e4).fill(0)))",
  "rejections nobody handles": "for (;;) Promise.reject(new Array(1e4).fill(0))",
  "jobs that wait": "for (;;) { const a = new Array(1e4).fill(0); queueMicrotask(() => a) }",
};

describe("what is held counts", () => {
  test.for(Object.entries(hoarders))("%s", { timeout: 60_000 }, ([, code]) => {
    expect(run(code)).toEqual(tooMuch);
  });
  test("the end cannot be caught, and finalisers do not run", () => {
    const code = `const k = []
      try { for (;;) k.push(new Array(1e4).fill(0)) } catch { return "caught" } finally { return "finally" }`;
    expect(run(code)).toEqual(tooMuch);
  });
  test("the ceiling of executions", () => {
    expect(MEMORY_LIMIT).toBe(400 * 2 ** 20);
  });
});

/** Each allocates gigabytes, but never holds much at a time. */
const frugal: Readonly<Record<string, readonly [code: string, value: unknown]>> = {
  "arrays dropped at once": [
    "let n = 0; for (let i = 0; i < 3000; i++) n += new Array(1e4).fill(1).length; return n",
    30_000_000,
  ],
  "one text in many places": [
    `const s = "x".repeat(1e5); const k = []; for (let i = 0; i < 5000; i++) k.push(s, { s }); return k.length`,
    10_000,
  ],
  "one array in many places": [
    "const a = new Array(1e6).fill(0); const k = []; for (let i = 0; i < 1e4; i++) k.push({ a }); return k.length",
    10_000,
  ],
  "a WeakMap whose keys are gone": [
    "const w = new WeakMap(); for (let i = 0; i < 1000; i++) w.set({}, new Array(1e4).fill(0)); return 1",
    1,
  ],
  "a Map that is cleared": [
    "const m = new Map(); for (let i = 0; i < 1000; i++) { m.set(i, new Array(1e4).fill(0)); if (m.size > 50) m.clear() } return 1",
    1,
  ],
  "objects of many shapes": [
    "let n = 0; for (let i = 0; i < 2e5; i++) { const o = {}; o['k' + i] = 1; n += o['k' + i] } return n",
    200_000,
  ],
};

describe("what is dropped does not", () => {
  test.for(Object.entries(frugal))("%s", { timeout: 60_000 }, ([, [code, value]]) => {
    expect(run(code)).toBe(value);
  });
});
