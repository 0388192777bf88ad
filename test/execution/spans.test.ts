/** Spans of executions and calls: who is whose parent, and that each ends with what it spans, however that ends. */
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import { CodeMode, Tool, toolError } from "codemode";
import { expect, test } from "vitest";
import { recording } from "./support.ts";

const tools = {
  works: Tool.make({
    description: "Has a span of its own",
    run: () => Effect.as(Effect.withSpan(Effect.annotateCurrentSpan("inside", true), "own"), 1),
  }),
  fails: Tool.make({ description: "Refuses", run: () => Effect.fail(toolError("no")) }),
  hangs: Tool.make({ description: "Never ends", run: () => Effect.suspend(() => (hangs.call(), Effect.never)) }),
};
/** Called when the tool that never ends has begun. */
const hangs = { call: () => {} };

/** Each span below which it is, and how it ended. */
async function spansOf(use: (execute: (code: string) => Effect.Effect<CodeMode.Result>) => Effect.Effect<unknown>) {
  const { tracer, spans } = recording();
  const { execute } = CodeMode.make({ tools });
  await Effect.runPromise(Effect.withTracer(use(execute), tracer));
  return spans.map(({ name, parent, status }) => {
    const above = parent._tag === "Some" && parent.value._tag === "Span" ? `${parent.value.name} > ` : "";
    return `${above}${name}: ${status._tag === "Ended" ? ending(status.exit) : "open"}`;
  });
}
const ending = (exit: Exit.Exit<unknown, unknown>): string =>
  Exit.isSuccess(exit) ? "success" : Cause.hasInterruptsOnly(exit.cause) ? "interrupted" : "failure";

test("calls are below their execution, and spans of tools below their call", async () => {
  const spans = await spansOf((execute) => Effect.withSpan(execute("return await tools.works({})"), "host"));
  expect(spans).toEqual([
    "host: success",
    "host > codemode.execute: success",
    "codemode.execute > codemode.tool: success",
    "codemode.tool > own: success",
  ]);
});

test("a refusal ends the span of its call, and what still runs is interrupted", async () => {
  const code = "tools.hangs({}); return await tools.fails({}).catch((error) => error.message)";
  expect(await spansOf((execute) => execute(code))).toEqual([
    "codemode.execute: success",
    "codemode.execute > codemode.tool: interrupted",
    "codemode.execute > codemode.tool: failure",
  ]);
});

test("a program that is refused has a span", async () => {
  expect(await spansOf((execute) => execute("return ("))).toEqual(["codemode.execute: success"]);
});

test("who interrupts an execution ends its spans", async () => {
  const spans = await spansOf((execute) =>
    Effect.gen(function* () {
      const begun = new Promise<void>((resolve) => (hangs.call = resolve));
      const fiber = yield* Effect.forkChild(execute("await tools.hangs({})"), { startImmediately: true });
      yield* Effect.promise(() => begun);
      yield* Fiber.interrupt(fiber);
    }),
  );
  expect(spans).toEqual(["codemode.execute: interrupted", "codemode.execute > codemode.tool: interrupted"]);
});

test("without a tracer nothing is lost", async () => {
  const { execute } = CodeMode.make({ tools });
  const result = await Effect.runPromise(Effect.withTracerEnabled(execute("return await tools.works({})"), false));
  expect(result).toEqual({ ok: true, value: 1, toolCalls: [{ name: "works" }] });
});
