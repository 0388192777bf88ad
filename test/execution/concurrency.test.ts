/** Many executions and many calls at once: each gets its own answer, the host its turns, and nothing goes on afterwards. */
import * as Deferred from "effect/Deferred";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Schema from "effect/Schema";
import * as TestClock from "effect/testing/TestClock";
import { describe, expect, test } from "vitest";
import { CodeMode, Tool, toolError } from "codemode";
import { HostTurns, type Turn, Turns } from "../../src/execution/Turns.ts";

const Input = Schema.Struct({ i: Schema.Number });
const make = (run: (input: { readonly i: number }) => Effect.Effect<number, unknown>) =>
  Tool.make({ description: "A tool", input: Input, output: Schema.Number, run });
const twice = make(({ i }) => Effect.succeed(i * 2));

describe("many at once", () => {
  test("500 executions", { timeout: 60_000 }, async () => {
    const runtime = CodeMode.make({ tools: { twice } });
    const runs = Array.from({ length: 500 }, (_, i) =>
      runtime.execute(`let s = 0; for (let i = 0; i < 1000; i++) s += i; return [s, await tools.twice({ i: ${i} })]`),
    );
    const results = await Effect.runPromise(Effect.all(runs, { concurrency: "unbounded" }));
    expect(results.map((result) => result.ok && result.value)).toEqual(
      Array.from({ length: 500 }, (_, i) => [499_500, i * 2]),
    );
  });
  test("a short program is not held up by twenty endless ones", { timeout: 60_000 }, async () => {
    const endless = CodeMode.make({ limits: { timeoutMs: 2000 } });
    const order: string[] = [];
    const busy = Array.from({ length: 20 }, () =>
      Effect.tap(endless.execute("for (;;);"), () => Effect.sync(() => order.push("busy"))),
    );
    const short = Effect.tap(CodeMode.execute({ code: "let n = 0; for (let i = 0; i < 1e5; i++) n++; return n" }), () =>
      Effect.sync(() => order.push("short")),
    );
    await Effect.runPromise(Effect.all([...busy, short], { concurrency: "unbounded" }));
    expect(order[0]).toBe("short");
  });
  test("1,000 calls that succeed, fail, are refused, hang and finish late", { timeout: 60_000 }, async () => {
    let interrupted = 0;
    const tools = {
      succeed: twice,
      fail: make(({ i }) => Effect.fail(toolError(`no ${i}`))),
      die: make(() => Effect.die("secret")),
      hang: make(() => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void interrupted++))),
    };
    const code = `
      const names = ["succeed", "fail", "die", "refused", "hang"]
      const calls = Array.from({ length: 1000 }, (_, i) => {
        const name = names[i % 5]
        return name === "refused" ? tools.succeed({ i: "x" }) : tools[name]({ i })
      })
      const counts = {}
      const count = (key) => (counts[key] = (counts[key] ?? 0) + 1)
      calls.forEach((call, i) => call.then((v) => count("ok"), (e) => count(i % 5 === 1 ? e.message === "no " + i : i % 5)))
      await Promise.all(calls.filter((_, i) => i % 5 === 0))
      while (Object.values(counts).reduce((a, b) => a + b, 0) < 800) await tools.succeed({ i: 0 })
      return counts`;
    const result = await Effect.runPromise(CodeMode.make({ tools, limits: { timeoutMs: 30_000 } }).execute(code));
    expect(result.ok ? result.value : result.error).toEqual({ ok: 200, true: 200, 2: 200, 3: 200 });
    expect(interrupted).toBe(200);
  });
  test("1,000 calls of every outcome: hooks, calls and warnings are exact", { timeout: 60_000 }, async () => {
    const started: number[] = [];
    const ended: string[] = [];
    const ending = Deferred.makeUnsafe<void>();
    let interrupted = 0;
    let late = 0;
    const tools = {
      succeed: twice,
      fail: make(({ i }) => Effect.fail(toolError(`no ${i}`))),
      stop: make(() => Effect.interrupt),
      lie: make(() => Effect.succeed("no number" as never)),
      hang: make(() =>
        Effect.onInterrupt(Effect.never, () =>
          Effect.andThen(
            Effect.sync(() => void interrupted++),
            Deferred.succeed(ending, undefined),
          ),
        ),
      ),
      // Cannot be interrupted, so it ends after the program did, and its answer reaches nobody.
      late: make(({ i }) =>
        Effect.uninterruptible(
          Effect.andThen(
            Deferred.await(ending),
            Effect.sync(() => (late++, i)),
          ),
        ),
      ),
    };
    const code = `
      const names = ["succeed", "fail", "stop", "lie", "hang", "late", "refused", "unhandled"]
      const calls = Array.from({ length: 1000 }, (_, i) => {
        const name = names[i % 8]
        if (name === "refused") return tools.succeed({ i: "x" })
        if (name === "unhandled") { tools.fail({ i }); return undefined }
        return tools[name]({ i })
      })
      const told = Array(1000).fill("pending")
      calls.forEach((call, i) => call?.then((v) => { told[i] = v }, (e) => { told[i] = e.name + ": " + e.message }))
      await Promise.allSettled(calls.filter((_, i) => ![4, 5].includes(i % 8)))
      await tools.succeed({ i: 0 })
      return told`;
    const result = await Effect.runPromise(
      CodeMode.execute({
        tools,
        code,
        onToolCallStart: ({ index }) => Effect.sync(() => void started.push(index)),
        onToolCallEnd: ({ index, outcome, message = "" }) =>
          Effect.sync(() => void ended.push(`${index} ${outcome} ${message}`)),
      }),
    );
    const expected = (i: number): unknown =>
      [
        i * 2,
        `Error: no ${i}`,
        `Error: Tool stop (call ${i}) was interrupted.`,
        "Error: tools.lie returned invalid data: `output`: expected number, got string",
        "pending",
        "pending",
        'Error: Invalid input for tools.succeed: `i`: expected number, got string "x"',
        "pending",
      ][i % 8];
    const indices = Array.from({ length: 1000 }, (_, i) => i);
    expect(result).toMatchObject({ ok: true, value: indices.map(expected) });
    expect(result.toolCalls.map(({ name }) => name)).toEqual([
      ...indices.map((i) => ["succeed", "fail", "stop", "lie", "hang", "late", "succeed", "fail"][i % 8]),
      "succeed",
    ]);
    expect(result.ok && result.warnings?.map(({ kind, message }) => `${kind}: ${message}`)).toEqual(
      indices.filter((i) => i % 8 === 7).map((i) => `ToolFailure: no ${i} (a rejection nobody awaited)`),
    );
    expect(started.toSorted((a, b) => a - b)).toEqual([...indices.filter((i) => i % 8 !== 6), 1000]);
    const ends = (of: number, text: (i: number) => string) => indices.filter((i) => i % 8 === of).map(text);
    // Neither what hangs nor what the tool interrupts itself has an end; what could not be interrupted has one.
    expect(ended.filter((text) => !text.includes(" success")).toSorted()).toEqual(
      [
        ...ends(1, (i) => `${i} failure no ${i}`),
        ...ends(7, (i) => `${i} failure no ${i}`),
        ...ends(3, (i) => `${i} failure tools.lie returned invalid data: \`output\`: expected number, got string`),
      ].toSorted(),
    );
    expect([interrupted, late]).toEqual([125, 125]);
  });
  test("maxToolCalls admits exactly that many of a flood", async () => {
    let runs = 0;
    const tools = { count: make(({ i }) => Effect.sync(() => (runs++, i))) };
    const code = `const r = await Promise.allSettled(Array.from({ length: 5000 }, (_, i) => tools.count({ i })))
      return [r.filter((x) => x.status === "fulfilled").length, r[100].reason.message]`;
    const result = await Effect.runPromise(CodeMode.make({ tools, limits: { maxToolCalls: 100 } }).execute(code));
    expect(result).toMatchObject({
      ok: true,
      value: [100, "This execution may make at most 100 tool calls; count was not called"],
    });
    expect([runs, result.toolCalls.length]).toEqual([100, 100]);
  });
});

describe("the end", () => {
  test("interrupting the Effect stops program and tools", async () => {
    let interrupted = 0;
    const program = Effect.gen(function* () {
      const started = yield* Deferred.make<void>();
      const hang = make(() =>
        Effect.onInterrupt(Effect.andThen(Deferred.succeed(started, undefined), Effect.never), () =>
          Effect.sync(() => void interrupted++),
        ),
      );
      const runtime = CodeMode.make({ tools: { hang } });
      const fiber = yield* Effect.forkChild(runtime.execute("tools.hang({ i: 1 }); for (;;) await 0"));
      yield* Deferred.await(started);
      yield* Fiber.interrupt(fiber);
    });
    await Effect.runPromise(program);
    expect(interrupted).toBe(1);
  });
  test("programs that tools of programs run, thousands deep, do not nest on the host's stack", async () => {
    const runtime: CodeMode.Runtime = CodeMode.make({
      tools: {
        deeper: make(({ i }) =>
          i === 0
            ? Effect.succeed(0)
            : Effect.map(runtime.execute(`return 1 + await tools.deeper({ i: ${i - 1} })`), (result) =>
                result.ok ? (result.value as number) : NaN,
              ),
        ),
      },
    });
    const result = await Effect.runPromise(runtime.execute("return await tools.deeper({ i: 2000 })"));
    expect(result.ok ? result.value : result.error).toBe(2000);
  });
  test("no call begins after the timeout", async () => {
    let runs = 0;
    const tools = { count: make(({ i }) => Effect.sync(() => (runs++, i))) };
    const code = "for (let i = 0; ; i++) { await tools.count({ i }); for (let j = 0; j < 1e4; j++); }";
    const result = await Effect.runPromise(CodeMode.make({ tools, limits: { timeoutMs: 50 } }).execute(code));
    const atEnd = runs;
    expect(result).toMatchObject({ ok: false, error: { kind: "TimeoutExceeded" } });
    await new Promise((resolve) => setTimeout(resolve, 50));
    expect(runs).toBe(atEnd);
  });
  test("the time limit is that of Effect's Clock", async () => {
    const program = Effect.gen(function* () {
      const started = yield* Deferred.make<void>();
      const tools = { hang: make(() => Effect.andThen(Deferred.succeed(started, undefined), Effect.never)) };
      const runtime = CodeMode.make({ tools, limits: { timeoutMs: 3_600_000 } });
      const fiber = yield* Effect.forkChild(runtime.execute("return await tools.hang({ i: 1 })"));
      yield* Deferred.await(started);
      yield* TestClock.adjust("1 hour");
      return yield* Fiber.join(fiber);
    });
    expect(await Effect.runPromise(Effect.provide(program, TestClock.layer()))).toMatchObject({
      ok: false,
      error: { kind: "TimeoutExceeded", message: "The program did not end within 3600000 ms; still running: hang" },
    });
  });
  test("what a program waits before it begins is part of its time", async () => {
    let begin = (): void => {};
    class Later extends HostTurns {
      override begin(turn: Turn): void {
        begin = () => this.now(turn);
      }
    }
    const program = Effect.gen(function* () {
      const runtime = CodeMode.make({ limits: { timeoutMs: 50 } });
      yield* runtime.execute("return 1");
      const execute = Effect.provideService(runtime.execute("return 1"), Turns, new Later());
      const fiber = yield* Effect.forkChild(execute, { startImmediately: true });
      yield* TestClock.adjust(60);
      begin();
      return yield* Fiber.join(fiber);
    });
    expect(await Effect.runPromise(Effect.provide(program, TestClock.layer()))).toMatchObject({
      ok: false,
      error: { kind: "TimeoutExceeded", message: "The program did not end within 50 ms" },
    });
  });
  test("a log flood is cut at 4 MB", { timeout: 30_000 }, async () => {
    const code = `for (let i = 0; i < 200000; i++) console.log("x".repeat(100)); return 1`;
    const result = await Effect.runPromise(CodeMode.make().execute(code));
    const length = (result.logs ?? []).reduce((sum, line) => sum + line.length + 1, 0);
    expect(length).toBeLessThan(4 * 2 ** 20 + 200);
    expect(result.logs?.at(-1)).toMatch(/4 MB/);
  });
});
