/** Long programs: prepared in steps, between which the host has its turns and the execution can be ended. */
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import { describe, expect, it } from "vitest";
import { prepare, prepareInSteps } from "../src/engine.ts";
import { CodeMode, Tool } from "../src/index.ts";
import { globalNames } from "../src/stdlib/globalNames.ts";

const surroundings = { globals: globalNames };
const hostsTurn = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A program with so much of something, and what it returns. */
// prettier-ignore
const shapes = {
  statements: ["let sum = 0;\n" + "sum += 1; if (sum > 5) sum += 2;\n".repeat(4_000) + "return sum", 11_990],
  empty: ["let a = 1" + ";".repeat(100_000) + "return a", 1],
  emptyBlocks: ["{}".repeat(50_000) + "return 1", 1],
  holes: ["return [" + ",".repeat(100_000) + "].length", 100_000],
  sameName: ["var a = 1" + ", a".repeat(30_000) + "; return a", 1],
  body: ["function f() { let sum = 0;\n" + "sum += 1; if (sum > 5) sum += 2;\n".repeat(4_000) + "return sum }\nreturn f()", 11_990],
  blocks: ["let n = 0; const f = () => ++n;\n" + "if (n >= 0) { ".repeat(100) + "f(); if (n > 2) f();\n".repeat(4_000) + "} else { f() }\n".repeat(100) + "return n", 7_998],
  functions: [Array.from({ length: 3_000 }, (_, i) => `function f${i}(a) { return a.map((x) => x + ${i}) }\n`).join("") + "return f2999([1])[0]", 3_000],
  rows: ["const rows = [" + `{ id: 1, tags: ["a", "b"], ok: true },\n`.repeat(3_000) + "]; return rows.length", 3_000],
  numbers: ["return [" + "1,".repeat(30_000) + "].length", 30_000],
  sum: ["return 0" + " + 1".repeat(30_000), 30_000],
  template: ["return `" + "line ${1}\n".repeat(10_000) + "`.length", 70_000],
  arguments: ["return Math.max(" + "1,".repeat(30_000) + "2)", 2],
  properties: ["return Object.keys({" + Array.from({ length: 10_000 }, (_, i) => `k${i}: ${i},`).join("") + "}).length", 10_000],
  arrows: ["return [" + "(a) => a + 1,".repeat(6_000) + "].length", 6_000],
  members: ["const a = {}; a.a = a; return a" + ".a".repeat(30_000) + " === a", true],
  calls: ["const f = () => f; return f" + "()".repeat(30_000) + ".name", "f"],
  comparisons: ["const a = 1; return a" + " < a".repeat(15_000), true],
  conditionals: ["return " + "0 ? 1 : ".repeat(10_000) + "2", 2],
  ladder: ["const x = 5; " + "if (x === 1) return 1; else ".repeat(3_000) + "return 2", 2],
  sequence: ["let a = 0; return (" + "a++, ".repeat(15_000) + "a)", 15_000],
  pattern: ["let a = 1; [" + "a, ".repeat(20_000) + "] = [2]; return a ?? 3", 3],
  privates: ["class A { " + Array.from({ length: 5_000 }, (_, i) => `#p${i} = ${i}; `).join("") + " get() { return this.#p77 } } return new A().get()", 77],
  regularExpression: [`const f = (s) => [0, /^(?:${"x[yz]|".repeat(15_000)}(a|b))$/.exec(s)?.[1]]; return f("b")[1] + f("xz")[1] + f("y")[1]`, "bundefinedundefined"],
  patterns: ["return [" + "/a[bc]+d/, ".repeat(8_000) + "].length", 8_000],
  methods: ["class A {\n" + Array.from({ length: 3_000 }, (_, i) => `m${i}() { return this.x ?? ${i} }\n`).join("") + "}; return new A().m7()", 7],
} as const;

/** Where it is broken, the text, and what is said. */
const broken = [
  ["at its end", "1/".repeat(40_000), "Expected a value after `/`, found the end of the program"],
  ["in a list", `f(${"a, ".repeat(20_000)}b c)`, "Missing `,` before `c` in the `(` opened at 1:2"],
  [
    "in a function",
    `function f() {\n${"g(1);\n".repeat(10_000)}let 1;\n${"g(1);\n".repeat(10_000)}}`,
    "Expected a name or `{` after `let`, found `1`",
  ],
] as const;

describe("a long program", () => {
  it.each(Object.entries(shapes))("of %s is prepared in many steps, and runs", async (_name, [code, value]) => {
    const steps = prepareInSteps(code, surroundings);
    let count = 1;
    for (;;) {
      const { done, value: prepared } = steps.next();
      if (done) {
        expect(prepared.ok).toBe(true);
        break;
      }
      // Between two steps others are prepared.
      expect(prepare("return [1, { a: 2 }]", surroundings).ok).toBe(true);
      count++;
    }
    expect(count).toBeGreaterThan(20);
    expect(await CodeMode.run({ code })).toEqual({ ok: true, value, toolCalls: [] });
  });

  it("is refused with the place, as any other", async () => {
    const broken = shapes.body[0].replace("return sum }", "return sum )");
    expect(await CodeMode.run({ code: broken })).toMatchObject({
      error: {
        kind: "ParseError",
        message: "Expected `}` to close the `{` opened at 1:14, found `)`",
        location: { line: 4_002, column: 12 },
      },
    });
    const unknown = shapes.statements[0].replace("return sum", "return totl");
    expect(await CodeMode.run({ code: unknown })).toMatchObject({
      error: { message: "ReferenceError: totl is not defined", location: { line: 4_002, column: 8 } },
    });
  });

  it.each(broken)("that is broken is read and explained in many steps: %s", (_where, code, message) => {
    const steps = prepareInSteps(code, surroundings);
    for (let count = 1; ; count++) {
      const { done, value: prepared } = steps.next();
      if (!done) continue;
      expect(prepared).toMatchObject({ ok: false, diagnostic: { message } });
      return expect(count).toBeGreaterThan(code.length / 1_000);
    }
  });

  it("leaves the host its turns while it is prepared", async () => {
    await CodeMode.run({ code: "return 1" });
    let ended = false;
    const run = CodeMode.run({
      code:
        shapes.statements[0].repeat(4).replaceAll("return sum", "").replaceAll("let sum", "sum") + "var sum; return 1",
    });
    void run.then(() => (ended = true));
    let turns = 0;
    for (; !ended; turns++) await hostsTurn();
    expect(turns).toBeGreaterThan(3);
    expect(await run).toMatchObject({ ok: true, value: 1 });
  });

  it("can be interrupted while it is prepared, and then never begins", async () => {
    let calls = 0;
    const called = Tool.make({ description: "Counts", run: () => Effect.sync(() => ++calls) });
    const runtime = CodeMode.make({ tools: { called } });
    await Effect.runPromise(runtime.execute("return 1"));
    const fiber = Effect.runFork(runtime.execute(`await tools.called();\n${shapes.statements[0]}`));
    await hostsTurn();
    await Effect.runPromise(Fiber.interrupt(fiber));
    for (let turn = 0; turn < 50; turn++) await hostsTurn();
    expect(calls).toBe(0);
  });

  it("is prepared by several executions at once", { timeout: 120_000 }, async () => {
    const runtime = CodeMode.make();
    const codes = Object.values(shapes);
    const results = await Effect.runPromise(
      Effect.all(
        [...codes, ...codes].map(([code]) => runtime.execute(code)),
        { concurrency: "unbounded" },
      ),
    );
    expect(results.map((result) => result.ok && result.value)).toEqual([...codes, ...codes].map(([, value]) => value));
  });
});
