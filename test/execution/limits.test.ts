/** Limits as the contract words them: calls, time, cleanup, what decides the kind, and all of it with many calls at once. */
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { CodeMode, Tool, toolError } from "codemode";
import { observe, outcome } from "./support.ts";

describe("maxToolCalls", () => {
  const limited = "ToolCallLimitExceeded: This execution may make at most 1 tool calls; echo was not called";

  test.for<[name: string, code: string, expected: unknown]>([
    ["uncaught", "await tools.echo(1); await tools.echo(2)", limited],
    ["unobserved", "await tools.echo(1); tools.echo(2); return 'done'", limited],
    ["caught", "await tools.echo(1); try { await tools.echo(2) } catch (e) { return e.name }", "Error"],
    [
      "wrapped",
      "await tools.echo(1); try { await tools.echo(2) } catch (e) { throw new Error('w') }",
      "ExecutionFailure: Error: w",
    ],
    ["within", "return await tools.echo(1)", 1],
    ["refused input counts", "await tools.orders.get({}).catch(() => 0); await tools.echo(1)", limited],
  ])("%s", async ([, code, expected]) => {
    expect(await outcome(code, { maxToolCalls: 1 })).toEqual(expected);
  });

  test("what was not admitted is not listed and has no events", async () => {
    const { result, events } = await observe(
      "return (await Promise.allSettled(Array.from({ length: 5 }, (_, i) => tools.echo(i)))).map(({ status }) => status)",
      { maxToolCalls: 2 },
    );
    expect(result).toMatchObject({
      ok: true,
      value: ["fulfilled", "fulfilled", "rejected", "rejected", "rejected"],
      toolCalls: [{ name: "echo" }, { name: "echo" }],
    });
    expect(events).toHaveLength(4);
  });
});

describe("timeoutMs", () => {
  test("names the calls that were still running", async () => {
    const { result } = await observe("await Promise.all([tools.host.hangs(), tools.host.hangs(), tools.echo(1)])", {
      timeoutMs: 50,
    });
    expect(result).toMatchObject({
      ok: false,
      error: { kind: "TimeoutExceeded", message: "The program did not end within 50 ms; still running: host.hangs" },
      toolCalls: [{ name: "host.hangs" }, { name: "host.hangs" }, { name: "echo" }],
    });
  });

  test("counts the reading of a long program, which does not begin if there is no time left", async () => {
    const { result } = await observe(`await tools.echo(1); let x = 0; ${"x += 1;\n".repeat(50_000)} return x`, {
      timeoutMs: 5,
    });
    expect(result).toEqual({
      ok: false,
      error: { kind: "TimeoutExceeded", message: "The program did not end within 5 ms" },
      toolCalls: [],
    });
  });

  test("ends busy loops, which cannot catch it", async () => {
    expect(await outcome("try { for (;;) {} } catch { return 1 } finally { return 2 }", { timeoutMs: 30 })).toBe(
      "TimeoutExceeded: The program did not end within 30 ms",
    );
  });

  test("a value that was returned survives a cleanup that takes too long", async () => {
    const stubborn = Tool.make({
      description: "Stops slowly",
      run: () => Effect.onInterrupt(Effect.never, () => Effect.sleep(300)),
    });
    const { result } = await observe("tools.stubborn(); return 'kept'", { timeoutMs: 80 }, { stubborn });
    expect(result).toEqual({
      ok: true,
      value: "kept",
      warnings: [
        {
          kind: "TimeoutExceeded",
          message: "The program returned, but what it left running did not stop within 80 ms: stubborn",
        },
      ],
      toolCalls: [{ name: "stubborn" }],
    });
  });

  test("background work that stops in time leaves no warning", async () => {
    expect(await CodeMode.run({ code: "return 1", limits: { timeoutMs: 1000 } })).toEqual({
      ok: true,
      value: 1,
      toolCalls: [],
    });
    const { result } = await observe("tools.host.hangs(); return 1", { timeoutMs: 1000 });
    expect(result).toEqual({ ok: true, value: 1, toolCalls: [{ name: "host.hangs" }] });
  });
});

describe("what never settles", () => {
  test("is told at once", async () => {
    expect(await outcome("await new Promise(() => {})")).toBe(
      "ExecutionFailure: The program waits for a promise that can never settle: no tool call is running and nothing else is left to run",
    );
  });
});

describe("a thousand calls at once", () => {
  test("that succeed, fail, refuse, hang, are interrupted and finish late", async () => {
    let running = 0;
    const interrupted: number[] = [];
    const mixed = Tool.make({
      description: "Does what it is told",
      input: { type: "object" },
      run: (input) => {
        const { i } = input as { i: number };
        const act = Effect.suspend((): Effect.Effect<number, unknown> => {
          switch (i % 5) {
            case 0:
              return Effect.succeed(i);
            case 1:
              return Effect.fail(toolError(`no ${i}`));
            case 2:
              return Effect.delay(Effect.succeed(i), 1 + (i % 20));
            case 3:
              return Effect.die("secret");
            default:
              return Effect.never;
          }
        });
        return Effect.acquireUseRelease(
          Effect.sync(() => void running++),
          () => Effect.onInterrupt(act, () => Effect.sync(() => void interrupted.push(i))),
          () => Effect.sync(() => void running--),
        );
      },
    });
    const ends: number[] = [];
    const result = await CodeMode.run({
      tools: { mixed },
      onToolCallEnd: ({ index }) => Effect.sync(() => void ends.push(index)),
      code: `
        const calls = Array.from({ length: 1000 }, (_, i) => tools.mixed({ i }))
        const settled = await Promise.allSettled(calls.filter((_, i) => i % 5 !== 4))
        const kinds = {}
        for (const { status, value, reason } of settled) {
          const key = status === "fulfilled" ? "ok" : reason.message.replace(/\\d+/, "N")
          kinds[key] = (kinds[key] ?? 0) + 1
        }
        return { kinds, sum: settled.reduce((sum, { value }) => sum + (value ?? 0), 0) }`,
    });
    const sum = Array.from({ length: 1000 }, (_, i) => (i % 5 === 0 || i % 5 === 2 ? i : 0)).reduce((a, b) => a + b);
    expect(result.ok ? result.value : result.error).toEqual({
      kinds: { ok: 400, "no N": 200, "Tool mixed (call N) failed. The reason is known to the host only.": 200 },
      sum,
    });
    expect(result.toolCalls).toHaveLength(1000);
    expect(running).toBe(0);
    expect(interrupted).toEqual(Array.from({ length: 200 }, (_, i) => i * 5 + 4));
    expect(new Set(ends).size).toBe(800);
  });
});
