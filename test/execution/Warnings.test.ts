/** Rejections nobody awaited: all of them told, or counted, in slices. */
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { Warnings } from "../../src/execution/Warnings.ts";
import { CodeMode, Tool } from "../../src/index.ts";
import type { Machine } from "../../src/machine/Machine.ts";
import { type PromiseObject, PromiseState } from "../../src/machine/promise.ts";

const rejected = (count: number) => `for (let i = 0; i < ${count}; i++) Promise.reject(i); return 1`;

describe("rejections nobody awaited", () => {
  test("are all told, in order, where nothing limits them", async () => {
    const result = await CodeMode.run({ code: rejected(3_000) });
    const warnings = result.ok ? (result.warnings ?? []) : [];
    expect(warnings.map(({ message }) => message)).toEqual(
      Array.from({ length: 3_000 }, (_, i) => `Uncaught ${i} (a rejection nobody awaited)`),
    );
    expect(result).toMatchObject({ ok: true, value: 1 });
    expect(result).not.toHaveProperty("truncated");
  });

  test("are counted where the limit is reached", async () => {
    const result = await CodeMode.run({ code: rejected(3_000), limits: { maxOutputBytes: 200 } });
    expect(result).toMatchObject({
      value: 1,
      truncated: true,
      warnings: [
        { kind: "ExecutionFailure", message: "Uncaught 0 (a rejection nobody awaited)" },
        { kind: "ExecutionFailure", message: "Uncaught 1 (a rejection nobody awaited)" },
        { kind: "Truncated", message: "2998 more warnings were left out" },
      ],
    });
  });

  test("hide no limit of tool calls", async () => {
    const tools = { ping: Tool.make({ description: "Answers", run: () => Effect.succeed(1) }) };
    const code = `for (let i = 0; i < 300; i++) Promise.reject(i); tools.ping(); tools.ping(); await null; return 1`;
    const result = await CodeMode.run({ code, tools, limits: { maxToolCalls: 1, maxOutputBytes: 200 } });
    expect(result).toMatchObject({ ok: false, error: { kind: "ToolCallLimitExceeded" } });
  });

  test("are put into words in slices, and counted where time ends before that", () => {
    const promise = (value: number) => ({ data: { state: PromiseState.Rejected, value } }) as unknown as PromiseObject;
    const main = promise(-1);
    const rejections = new Set([main, ...Array.from({ length: 100 }, (_, i) => promise(i))]);
    const m = { budget: 1_000, uncaught: null, rejections, lastThrow: null } as unknown as Machine;
    const warnings = new Warnings(Infinity);
    const steps = warnings.unobserved(m, main);
    steps.next();
    expect(warnings.list().length).toBe(35);
    expect(warnings.list().at(-1)).toEqual({ kind: "Truncated", message: "66 more warnings were left out" });
    m.budget = 1e6;
    expect(steps.next().done).toBe(true);
    expect(warnings.list().length).toBe(100);
    expect(warnings.isCut).toBe(false);
  });
});
