/**
 * The Effect of one admitted call: input decoded, hooks told, the tool run, its result decoded and copied in, one span
 * around it all. The bridge gives the outcome to the program. A call without schemas and hooks costs a fiber and a
 * span, little more.
 */
import * as Cause from "effect/Cause";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { HostCopy, HostDataRefused } from "../boundary/fromHost.ts";
import { LARGE, smallFromHost } from "../boundary/small.ts";
import type { Machine } from "../machine/Machine.ts";
import { decodeInput, decodeOutput, InvalidOutput, judges } from "../tools/decode.ts";
import { InvalidInput, safeMessage } from "../tools/ToolError.ts";
import type { ToolEntry } from "../tools/ToolTree.ts";
import type { Value } from "../values/Value.ts";
import type { CallFailure, Hooks } from "./Execution.ts";
import { inSpan } from "./inSpan.ts";

type Run = Effect.Effect<Value, unknown, unknown>;

/** A call as host and hooks know it. */
export interface ToolCallSite {
  readonly entry: ToolEntry;
  readonly index: number;
}

export function toolRun(m: Machine, hooks: Hooks<unknown>, call: ToolCallSite, input: unknown): Run {
  const { entry, index } = call;
  const watched = hooks.onToolCallStart !== undefined || hooks.onToolCallEnd !== undefined;
  const go = (decoded: unknown): Run => (watched ? observed(m, hooks, call, decoded) : outcome(m, entry, decoded));
  return inSpan("codemode.tool", { "codemode.tool": entry.name, "codemode.index": index }, () =>
    judges(entry.tool.input) ? Effect.flatMap(decodeInput(entry, input), go) : Effect.suspend(() => go(input)),
  );
}

const outcome = (m: Machine, entry: ToolEntry, decoded: unknown): Run =>
  Effect.flatMap(
    judges(entry.tool.output)
      ? Effect.flatMap(entry.tool.run(decoded as never), (output) => decodeOutput(entry, output))
      : entry.tool.run(decoded as never),
    (output) => copied(m, entry, output),
  );

/** Values copied before the host has its turn. */
const STRETCH = 10_000;

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

const observed = (
  m: Machine,
  { onToolCallStart, onToolCallEnd }: Hooks<unknown>,
  { entry, index }: ToolCallSite,
  input: unknown,
): Run =>
  Effect.gen(function* () {
    const event = { index, name: entry.name, input };
    if (onToolCallStart !== undefined) yield* onToolCallStart(event);
    const began = yield* Clock.currentTimeMillis;
    const exit = yield* Effect.exit(Effect.suspend(() => outcome(m, entry, input)));
    if (onToolCallEnd !== undefined && !(Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause))) {
      const durationMs = (yield* Clock.currentTimeMillis) - began;
      yield* onToolCallEnd(
        Exit.isSuccess(exit)
          ? { ...event, durationMs, outcome: "success" }
          : { ...event, durationMs, outcome: "failure", message: failureOf(exit.cause, { entry, index }).message },
      );
    }
    return yield* exit;
  });

/** The kind and the safe text of a failed call. */
export function failureOf(cause: Cause.Cause<unknown>, { entry, index }: ToolCallSite): CallFailure {
  for (const reason of cause.reasons) {
    const error = Cause.isFailReason(reason) ? reason.error : undefined;
    if (error instanceof InvalidInput) return { kind: "InvalidToolInput", message: error.message };
    if (error instanceof InvalidOutput) return { kind: "InvalidToolOutput", message: error.message };
  }
  return { kind: "ToolFailure", message: safeMessage(cause, `Tool ${entry.name} (call ${index})`) };
}
