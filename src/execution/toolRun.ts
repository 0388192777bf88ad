/**
 * The Effect of one admitted call: input decoded, hooks told, the tool run, its result decoded and copied in, one span
 * around it all. The bridge gives the outcome to the program. A call without schemas and hooks costs a fiber and a
 * span, little more.
 */
import * as Cause from "effect/Cause";
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { ParentSpan, type Span } from "effect/Tracer";
import { HostCopy, HostDataRefused } from "../boundary/fromHost.ts";
import { LARGE, smallFromHost } from "../boundary/small.ts";
import type { Machine } from "../machine/Machine.ts";
import { decodeInput, decodeOutput, InvalidOutput, judges } from "../tools/decode.ts";
import { InvalidInput, safeMessage } from "../tools/ToolError.ts";
import type { ToolEntry } from "../tools/ToolTree.ts";
import type { Value } from "../values/Value.ts";
import type { CallFailure, Execution } from "./Execution.ts";
import { beginSpan } from "./spans.ts";

type Run = Effect.Effect<Value, unknown, unknown>;

/** A call as host and hooks know it. */
export interface ToolCallSite {
  readonly m: Machine;
  readonly execution: Execution;
  readonly entry: ToolEntry;
  readonly index: number;
  readonly input: unknown;
  /** Set when it has begun; who has started the call ends it. */
  span: Span | null;
}

export const toolRun = (call: ToolCallSite): Run =>
  Effect.flatMap(begun(call), () =>
    Effect.withFiber((fiber) => {
      // The fiber is the call's own: nothing has to give it its context back.
      fiber.setContext(Context.add(fiber.context, ParentSpan, call.span!));
      return judges(call.entry.tool.input)
        ? Effect.flatMap(decodeInput(call.entry, call.input), (decoded) => go(call, decoded))
        : go(call, call.input);
    }),
  );

/** An interruption does not come between the span's beginning and the note of it. */
const begun = (call: ToolCallSite): Effect.Effect<void> =>
  Effect.uninterruptible(
    Effect.map(
      beginSpan("codemode.tool", {
        parent: call.execution.span,
        attributes: { "codemode.tool": call.entry.name, "codemode.index": call.index },
      }),
      (span) => void (call.span = span),
    ),
  );

const go = (call: ToolCallSite, decoded: unknown): Run => {
  const { onToolCallStart, onToolCallEnd } = call.execution.options.hooks;
  return onToolCallStart === undefined && onToolCallEnd === undefined
    ? outcome(call.m, call.entry, decoded)
    : observed(call, decoded);
};

const outcome = (m: Machine, entry: ToolEntry, decoded: unknown): Run =>
  Effect.flatMap(
    judges(entry.tool.output)
      ? Effect.flatMap(entry.tool.run(decoded as never), (output) => decodeOutput(entry, output))
      : entry.tool.run(decoded as never),
    (output) => copied(m, entry, output),
  );

/** Values copied before the host has its turn. */
const STRETCH = 2_500;

/** The result as the program will have it. A large one is copied in stretches. */
const copied = (m: Machine, entry: ToolEntry, output: unknown): Effect.Effect<Value, InvalidOutput> => {
  const small = smallFromHost(m, output);
  if (small !== LARGE) return Effect.succeed(small);
  try {
    const copy = new HostCopy(m, output);
    return copy.go(STRETCH) ? Effect.succeed(copy.value) : goOn(entry, copy);
  } catch (error) {
    return invalid(entry, error);
  }
};

const goOn = (entry: ToolEntry, copy: HostCopy): Effect.Effect<Value, InvalidOutput> =>
  Effect.flatMap(Effect.yieldNow, () => {
    try {
      return copy.go(STRETCH) ? Effect.succeed(copy.value) : goOn(entry, copy);
    } catch (error) {
      return invalid(entry, error);
    }
  });

function invalid(entry: ToolEntry, error: unknown): Effect.Effect<never, InvalidOutput> {
  if (!(error instanceof HostDataRefused)) throw error;
  return Effect.fail(
    new InvalidOutput({ message: `${entry.path} returned invalid data: ${error.message}`, cause: error }),
  );
}

const observed = (call: ToolCallSite, input: unknown): Run =>
  Effect.gen(function* () {
    const { m, entry, index } = call;
    const { onToolCallStart, onToolCallEnd } = call.execution.options.hooks;
    const event = { index, name: entry.name, input };
    if (onToolCallStart !== undefined) yield* onToolCallStart(event);
    const began = yield* Clock.currentTimeMillis;
    const exit = yield* Effect.exit(Effect.suspend(() => outcome(m, entry, input)));
    if (onToolCallEnd !== undefined && !(Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause))) {
      const durationMs = (yield* Clock.currentTimeMillis) - began;
      yield* onToolCallEnd(
        Exit.isSuccess(exit)
          ? { ...event, durationMs, outcome: "success" }
          : { ...event, durationMs, outcome: "failure", message: failureOf(exit.cause, call).message },
      );
    }
    return yield* exit;
  });

/** The kind and the safe text of a failed call. */
export function failureOf(
  cause: Cause.Cause<unknown>,
  { entry, index }: Pick<ToolCallSite, "entry" | "index">,
): CallFailure {
  for (const reason of cause.reasons) {
    const error = Cause.isFailReason(reason) ? reason.error : undefined;
    if (error instanceof InvalidInput) return { kind: "InvalidToolInput", message: error.message };
    if (error instanceof InvalidOutput) return { kind: "InvalidToolOutput", message: error.message };
  }
  return { kind: "ToolFailure", message: safeMessage(cause, `Tool ${entry.name} (call ${index})`) };
}
