/**
 * What the exact form of an operation costs, and that it costs nothing where it is not needed. Each program does the same
 * arithmetic or the same reads a number of times; what differs is what stands there. A place that has met one object goes
 * on in its exact form for the rest of the run, which is the second figure of each group.
 */
import type { Engine, Tools } from "./engines.ts";
import { measure } from "./measure.ts";

const COUNT = 100_000;

const loop = (before: string, body: string) =>
  `${before}; let sum = 0; for (let i = 0; i < ${COUNT}; i++) ${body}; return sum`;

const groups: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  "sum = sum + i * x": {
    "x is a number": loop("const x = 2", "sum = sum + i * x"),
    "x was an object once": loop("const o = { valueOf: () => 2 }; let x = o", "{ sum = sum + i * x; x = 2 }"),
    "x has a valueOf": loop("const x = { valueOf: () => 2 }", "sum = sum + i * x"),
  },
  "sum = sum + o.x": {
    "o has a value": loop("const o = { x: 2 }", "sum = sum + o.x"),
    "o had a getter once": loop("let o = { get x() { return 2 } }", "{ sum = sum + o.x; o = VALUE }").replace(
      "let sum",
      "const VALUE = { x: 2 }; let sum",
    ),
    "o has a getter": loop("const o = { get x() { return 2 } }", "sum = sum + o.x"),
    "o inherits a getter": loop("class A { get x() { return 2 } } const o = new A()", "sum = sum + o.x"),
    "o is a proxy": loop("const o = new Proxy({ x: 2 }, {})", "sum = sum + o.x"),
    "o is a proxy with a trap": loop("const o = new Proxy({}, { get: () => 2 })", "sum = sum + o.x"),
  },
};

/** A program that has classes, accessors, proxies and conversions, only not where it works. */
const UNUSED = `
class Unused { #a = 1; static made = 0; get a() { return this.#a } set a(v) { this.#a = v } m() { return super.toString() } }
const other = new Proxy(new Unused(), {}); const converted = { valueOf: () => 1 };
const elsewhere = () => { const u = new Unused(); u.a = u.a + converted; return [u.m(), "a" in other] };
elsewhere();`;

export async function fallback(engine: Engine, programs: Readonly<Record<string, string>>, tools: Tools) {
  /** The programs take turns, like engines. */
  const times = async (programs: readonly string[]) => {
    const turns = programs.map((code) => ({ name: engine.name, run: () => engine.run(code, tools) }));
    return (await measure(turns, { name: "fallback", text: () => "" }, tools, 300)).map(({ best }) => best);
  };
  for (const [operation, forms] of Object.entries(groups)) {
    console.log(`\n${operation}`);
    const best = await times(Object.values(forms));
    for (const [index, name] of Object.keys(forms).entries()) {
      const each = ((best[index]! / COUNT) * 1e6).toFixed(0);
      console.log(`${name.padEnd(28)}${each.padStart(6)} ns${(best[index]! / best[0]!).toFixed(1).padStart(8)} x`);
    }
  }
  console.log("\nClasses, accessors and proxies that the program has, but not where it works");
  for (const [name, code] of Object.entries(programs)) {
    const [alone, beside] = await times([code, code.replace("\n", `\n${UNUSED}\n`)]);
    console.log(`${name.padEnd(28)}${(beside! / alone!).toFixed(2).padStart(6)} x`);
  }
}
