/** The facade: one-shot forms, streams, signals, options that are refused, schemas of what it returns, and its types. */
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as Stream from "effect/Stream";
import { describe, expect, expectTypeOf, test } from "vitest";
import { CodeMode, OpenAPI, Tool, ToolError, toolError } from "codemode";
import { makeOneTick } from "codemode/testing";
import { recording } from "./execution/support.ts";

class Store extends Context.Service<Store, { readonly name: string }>()("test/Store") {}
class Audit extends Context.Service<Audit, { readonly note: (text: string) => void }>()("test/Audit") {}

const double = Tool.make({
  description: "Doubles",
  input: Schema.Struct({ n: Schema.Finite }),
  output: Schema.Finite,
  run: ({ n }) => (n < 0 ? Effect.fail(toolError("no negative numbers")) : Effect.succeed(n * 2)),
});
const stored = Tool.make({ description: "Reads", run: () => Effect.map(Store, ({ name }) => name) });
const tools = { math: { double } };

test("the root exports what the contract names", () => {
  expect(toolError("no")).toBeInstanceOf(ToolError);
  expect([typeof CodeMode.make, typeof OpenAPI.fromSpec, typeof Tool.make]).toEqual([
    "function",
    "function",
    "function",
  ]);
});

describe("one-shot forms", () => {
  const code = "return await tools.math.double({ n: 4 })";
  const expected = { ok: true, value: 8, toolCalls: [{ name: "math.double" }] };

  test("make, execute, run and the one-tick runtime agree", async () => {
    expect(await Effect.runPromise(CodeMode.make({ tools }).execute(code))).toEqual(expected);
    expect(await Effect.runPromise(CodeMode.execute({ tools, code }))).toEqual(expected);
    expect(await CodeMode.run({ tools, code })).toEqual(expected);
    expect(await Effect.runPromise(makeOneTick({ tools }).execute(code))).toEqual(expected);
  });

  test("check names what is wrong and runs nothing", () => {
    expect(CodeMode.check({ tools, code: "tools.math.doubel({})" }).map(({ kind }) => kind)).toEqual(["UnknownTool"]);
    expect(CodeMode.check({ code: "1 + 1" })).toEqual([]);
  });

  test("a runtime is used again", async () => {
    const runtime = CodeMode.make({ tools });
    const both = Effect.all([runtime.execute("globalThis.x = 1; return x"), runtime.execute("return typeof x")], {
      concurrency: 2,
    });
    expect((await Effect.runPromise(both)).map((result) => result.ok && result.value)).toEqual([1, "undefined"]);
  });
});

describe("options", () => {
  test.for<[CodeMode.Limits, string]>([
    [{ timeoutMs: 0 }, "limits.timeoutMs must be a safe integer of at least 1, not 0"],
    [{ timeoutMs: 1.5 }, "limits.timeoutMs must be a safe integer of at least 1, not 1.5"],
    [{ maxToolCalls: -1 }, "limits.maxToolCalls must be a safe integer of at least 0, not -1"],
    [{ maxOutputBytes: NaN }, "limits.maxOutputBytes must be a safe integer of at least 0, not NaN"],
    [{ maxOutputBytes: "9" as never }, "limits.maxOutputBytes must be a safe integer of at least 0, not 9"],
  ])("limits %j are refused", async ([limits, message]) => {
    expect(() => CodeMode.make({ limits })).toThrow(new RangeError(message));
    expect(() => CodeMode.execute({ limits, code: "1" })).toThrow(new RangeError(message));
    await expect(CodeMode.run({ limits, code: "1" })).rejects.toThrow(new RangeError(message));
  });

  test("a budget and a time zone that are none are refused", () => {
    expect(() => CodeMode.make({ discovery: { catalogBudget: -1 } })).toThrow(RangeError);
    expect(() => CodeMode.make({ timeZone: "Middle/Earth" })).toThrow(RangeError);
    expect(() => CodeMode.make({ tools: { a: 1 as never } })).toThrow(TypeError);
  });

  test("programs see the time zone of the runtime and the clock of the host", async () => {
    const clock = Object.assign(Object.create(Clock.Clock.defaultValue()), { currentTimeMillisUnsafe: () => 0 });
    const code = "const d = new Date(); return [d.toISOString(), d.getHours(), String(d)]";
    const at = (timeZone?: string) =>
      Effect.runPromise(
        Effect.provideService(
          CodeMode.execute({ code, ...(timeZone === undefined ? {} : { timeZone }) }),
          Clock.Clock,
          clock,
        ),
      );
    expect(await at()).toMatchObject({ value: ["1970-01-01T00:00:00.000Z", 0, expect.stringContaining("GMT+0000")] });
    expect(await at("Asia/Kolkata")).toMatchObject({
      value: ["1970-01-01T00:00:00.000Z", 5, expect.stringContaining("GMT+0530")],
    });
  });
});

describe("stream", () => {
  test("tells calls, logs and the result in order", async () => {
    const runtime = CodeMode.make({ tools });
    const code = `
      console.log("before", 1)
      const eight = await tools.math.double({ n: 4 })
      await tools.math.double({ n: -1 }).catch((error) => console.warn(error.message))
      return eight`;
    const events = await Effect.runPromise(Stream.runCollect(runtime.stream(code)));
    expect(events.map((event) => ("durationMs" in event ? { ...event, durationMs: 0 } : event))).toEqual([
      { type: "log", text: "before 1" },
      { type: "toolCallStart", index: 0, name: "math.double", input: { n: 4 } },
      { type: "toolCallEnd", index: 0, name: "math.double", input: { n: 4 }, durationMs: 0, outcome: "success" },
      { type: "toolCallStart", index: 1, name: "math.double", input: { n: -1 } },
      {
        type: "toolCallEnd",
        index: 1,
        name: "math.double",
        input: { n: -1 },
        durationMs: 0,
        outcome: "failure",
        message: "no negative numbers",
      },
      { type: "log", text: "no negative numbers" },
      {
        type: "result",
        result: {
          ok: true,
          value: 8,
          logs: ["before 1", "no negative numbers"],
          toolCalls: [{ name: "math.double" }, { name: "math.double" }],
        },
      },
    ]);
  });

  test("hooks run beside it, and a refused program is a result", async () => {
    const seen: number[] = [];
    const runtime = CodeMode.make({ tools, onToolCallStart: ({ index }) => Effect.sync(() => void seen.push(index)) });
    await Effect.runPromise(Stream.runDrain(runtime.stream("await tools.math.double({ n: 1 })")));
    expect(seen).toEqual([0]);
    const events = await Effect.runPromise(Stream.runCollect(runtime.stream("let let = 1")));
    expect(events).toMatchObject([{ type: "result", result: { ok: false, error: { kind: "ParseError" } } }]);
  });

  test("whoever stops reading stops the program", async () => {
    let interrupted = 0;
    const wait = Tool.make({
      description: "Waits",
      run: () => Effect.onInterrupt(Effect.never, () => Effect.sync(() => void interrupted++)),
    });
    const first = Stream.take(CodeMode.make({ tools: { wait } }).stream("await tools.wait({})"), 1);
    expect(await Effect.runPromise(Stream.runCollect(first))).toMatchObject([{ type: "toolCallStart" }]);
    expect(interrupted).toBe(1);
  });
});

describe("interruption", () => {
  test("a signal stops a busy program and its calls", async () => {
    let interrupted = 0;
    const controller = new AbortController();
    const wait = Tool.make({
      description: "Waits",
      run: () => {
        setTimeout(() => controller.abort(), 5);
        return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void interrupted++));
      },
    });
    const running = CodeMode.run({ tools: { wait }, code: "tools.wait({}); for (;;) {}", signal: controller.signal });
    await expect(running).rejects.toThrow();
    expect(interrupted).toBe(1);
  });

  test("a tool that aborts while it starts is stopped as well", async () => {
    let interrupted = 0;
    const controller = new AbortController();
    const wait = Tool.make({
      description: "Aborts and waits",
      run: () => {
        controller.abort();
        return Effect.onInterrupt(Effect.never, () => Effect.sync(() => void interrupted++));
      },
    });
    const code = "tools.wait({}); for (;;) {}";
    await expect(CodeMode.run({ tools: { wait }, code, signal: controller.signal })).rejects.toThrow();
    await new Promise((resolve) => setTimeout(resolve, 10));
    expect(interrupted).toBe(1);
  });

  test("an aborted signal starts nothing", async () => {
    await expect(CodeMode.run({ code: "1", signal: AbortSignal.abort() })).rejects.toThrow();
  });
});

test("spans: one for the execution, one for each call", async () => {
  const spans: { name: string; parent: string | undefined; attributes: Record<string, unknown> }[] = [];
  const { tracer, spans: ended } = recording();
  const code = "await tools.math.double({ n: 1 }); await tools.math.double({ n: -1 })";
  await Effect.runPromise(Effect.withTracer(CodeMode.execute({ tools, code }), tracer));
  for (const { name, parent, attributes } of ended)
    spans.push({
      name,
      parent: parent._tag === "Some" && parent.value._tag === "Span" ? parent.value.name : undefined,
      attributes: Object.fromEntries(attributes),
    });
  expect(spans).toEqual([
    {
      name: "codemode.execute",
      parent: undefined,
      attributes: { "codemode.ok": false, "codemode.tool_calls": 2, "codemode.error": "ToolFailure" },
    },
    {
      name: "codemode.tool",
      parent: "codemode.execute",
      attributes: { "codemode.tool": "math.double", "codemode.index": 0 },
    },
    {
      name: "codemode.tool",
      parent: "codemode.execute",
      attributes: { "codemode.tool": "math.double", "codemode.index": 1 },
    },
  ]);
});

describe("schemas", () => {
  test.for([
    "return { a: [1, null, 'x', { b: true }] }",
    "console.log(1); Promise.reject(new Error('left')); await null; return 1",
    "let x = ;",
    "await tools.math.double({ n: 'one' })",
    "const total = 1; return totl",
    "with (a) {}",
  ])("the result of %s decodes as it is", async (code) => {
    const result = await CodeMode.run({ tools, code });
    expect(Schema.decodeUnknownSync(CodeMode.Result)(JSON.parse(JSON.stringify(result)))).toEqual(result);
  });

  test("what is no result is refused", () => {
    expect(() => Schema.decodeUnknownSync(CodeMode.Result)({ ok: true, toolCalls: [] })).toThrow();
    expect(() => Schema.decodeUnknownSync(CodeMode.DiagnosticKind)("Oops")).toThrow();
    expect(() => Schema.decodeUnknownSync(CodeMode.Input)({ code: 1 })).toThrow();
  });

  test("types have the names of the schemas", () => {
    expectTypeOf<CodeMode.Result>().toEqualTypeOf<typeof CodeMode.Result.Type>();
    expectTypeOf<CodeMode.Result>().toEqualTypeOf<CodeMode.Success | CodeMode.Failure>();
    expectTypeOf<CodeMode.Diagnostic["kind"]>().toEqualTypeOf<CodeMode.DiagnosticKind>();
    expectTypeOf<CodeMode.Input>().toEqualTypeOf<{ readonly code: string }>();
    expectTypeOf<CodeMode.ToolCall>().toEqualTypeOf<{ readonly name: string }>();
  });
});

describe("the Effect environment", () => {
  test("is what tools and hooks need", async () => {
    const runtime = CodeMode.make({
      tools: { stored, ...tools },
      onToolCallEnd: () => Effect.map(Audit, ({ note }) => note("end")),
    });
    const run = runtime.execute("return await tools.stored()");
    expectTypeOf(run).toEqualTypeOf<Effect.Effect<CodeMode.Result, never, Store | Audit>>();
    expectTypeOf(CodeMode.execute({ tools, code: "" })).toEqualTypeOf<Effect.Effect<CodeMode.Result>>();
    expectTypeOf(CodeMode.make().stream("")).toEqualTypeOf<Stream.Stream<CodeMode.Event>>();
    // @ts-expect-error a tool that needs a service is not for `run`
    const missing = CodeMode.run({ tools: { stored }, code: "return await tools.stored()" });
    expect(await missing).toMatchObject({ ok: false, error: { kind: "ToolFailure" } });
    const notes: string[] = [];
    const provided = run.pipe(
      Effect.provideService(Store, { name: "here" }),
      Effect.provideService(Audit, { note: (text) => void notes.push(text) }),
    );
    expect(await Effect.runPromise(provided)).toMatchObject({ value: "here" });
    expect(notes).toEqual(["end"]);
  });
});

test("a failure of data says which await is likely missing", async () => {
  const said = async (code: string) => {
    const result = await CodeMode.run({ tools, code });
    return result.ok ? [] : [result.error.message, ...(result.error.suggestions ?? [])];
  };
  expect(await said("const n = tools.math.double({ n: 1 })\nreturn { n }")).toEqual([
    "result.n is the promise of tools.math.double(…): await the call first",
    "Line 1: tools.math.double returns a promise, which is part of the result here without `await`",
  ]);
  expect(await said("const rows = tools.math.double({ n: 1 })\nreturn rows.map((row) => row)")).toHaveLength(2);
  expect(await said("throw new TypeError('mine')")).toEqual(["TypeError: mine"]);
});
