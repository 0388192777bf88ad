/**
 * Tools as the program sees them: `tools` and what hangs under it, and what a call does. A call is admitted, its argument
 * copied out, decoded, run as a fiber of the execution, its result decoded and copied in; the program has a promise.
 */
import * as Cause from "effect/Cause";
import * as Clock from "effect/Clock";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { fromHost, HostDataRefused } from "../boundary/fromHost.ts";
import { toHost } from "../boundary/toHost.ts";
import { type ErrorData, makeError, throwError } from "../machine/errors.ts";
import { type Guest, GuestThrow } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import type { ToolReferenceData } from "../machine/operations/exotic.ts";
import { fulfillPromise, newPromise, type PromiseObject, rejectPromise } from "../machine/promise.ts";
import { decodeInput, decodeOutput, InvalidOutput } from "../tools/decode.ts";
import type { Search } from "../tools/search.ts";
import { emptyInput, positionalMessage } from "../tools/signature.ts";
import { InvalidInput, safeMessage } from "../tools/ToolError.ts";
import { child, type ToolEntry, type ToolNode, type ToolTree, unknownTool } from "../tools/ToolTree.ts";
import { parsePath } from "../tools/toolPath.ts";
import { JSObject } from "../values/JSObject.ts";
import { Flag, Kind } from "../values/kinds.ts";
import type { Value } from "../values/Value.ts";
import type { CallFailure, Execution } from "./Execution.ts";

/** Internal slot of a tool reference: its node, and its children as references, made once so that they have an identity. */
class Reference implements ToolReferenceData {
  readonly node: ToolNode;
  private readonly children = new Map<ToolNode, JSObject>();
  constructor(node: ToolNode) {
    this.node = node;
  }
  child(m: Machine, key: string): Value {
    const node = child(this.node, key);
    if (node === undefined) return undefined;
    let reference = this.children.get(node);
    if (reference === undefined) this.children.set(node, (reference = makeReference(m, node)));
    return reference;
  }
  keys(): string[] {
    return [...this.node.children.keys()];
  }
}

export function makeReference(m: Machine, node: ToolNode): JSObject {
  const reference = new JSObject(m.realm.rootShape, null, Kind.ToolReference, new Reference(node));
  reference.flags = Flag.NonExtensible | (node.tool === undefined ? 0 : Flag.Callable);
  return reference;
}

/** A guest error that carries what the failure is for the result, should nobody catch it. */
export function failureError(m: Machine, failure: CallFailure): JSObject {
  const error = makeError(m, "Error", failure.message);
  (error.data as ErrorData).diagnostic = failure;
  return error;
}

/** What is said of a path under `tools` that leads nowhere; null when the text is no such path. */
export function explainMissing(tree: ToolTree, text: string): CallFailure | null {
  const segments = parsePath(text);
  if (segments === undefined || segments[0] !== "tools" || segments.length < 2) return null;
  return { kind: "UnknownTool", ...unknownTool(tree, segments.slice(1)) };
}

/** Starts a call; the result is the program's promise of it. Refusals reject that promise, they are not thrown. */
export function* callTool(m: Machine, execution: Execution, reference: JSObject, args: readonly Value[]): Guest<Value> {
  const { node } = reference.data as Reference;
  const promise = newPromise(m);
  const refuse = (failure: CallFailure): PromiseObject => {
    rejectPromise(m, promise, failureError(m, failure));
    return promise;
  };
  if (node.tool === undefined) return throwError(m, "TypeError", `${node.path} is a namespace of tools, not a tool`);
  const entry = node as ToolEntry;
  const limited = admit(execution, entry.name);
  if (limited !== null) return refuse(limited);
  const index = execution.toolCalls.length - 1;
  if (args.length > 1) return refuse({ kind: "InvalidToolInput", message: positionalMessage(entry, args.length) });
  let input: unknown;
  try {
    input = args.length === 0 ? emptyInput(entry.tool) : yield* toHost(m, args[0], "argument");
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    rejectPromise(m, promise, error.value);
    return promise;
  }
  start(m, execution, entry, index, input, promise);
  return promise;
}

/** Counts the call, or says why it is not admitted. */
export function admit(execution: Execution, name: string): CallFailure | null {
  const { maxToolCalls } = execution.limits;
  if (maxToolCalls !== undefined && execution.toolCalls.length >= maxToolCalls)
    return { kind: "ToolCallLimitExceeded", message: `This execution may make at most ${maxToolCalls} tool calls; ${name} was not called` };
  execution.toolCalls.push({ name });
  return null;
}

function start(m: Machine, execution: Execution, entry: ToolEntry, index: number, input: unknown, promise: PromiseObject): void {
  const { onToolCallStart, onToolCallEnd } = execution.hooks;
  const run = Effect.gen(function* () {
    const decoded = yield* decodeInput(entry, input);
    const event = { index, name: entry.name, input: decoded };
    if (onToolCallStart !== undefined) yield* onToolCallStart(event);
    const began = yield* Clock.currentTimeMillis;
    const exit = yield* Effect.exit(Effect.flatMap(entry.tool.run(decoded as never), (output) => decodeOutput(entry, output)));
    if (onToolCallEnd !== undefined && !(Exit.isFailure(exit) && Cause.hasInterruptsOnly(exit.cause))) {
      const durationMs = (yield* Clock.currentTimeMillis) - began;
      yield* onToolCallEnd(
        Exit.isSuccess(exit)
          ? { ...event, durationMs, outcome: "success" }
          : { ...event, durationMs, outcome: "failure", message: failureOf(exit.cause).message },
      );
    }
    return yield* exit;
  }).pipe(Effect.withSpan("codemode.tool", { attributes: { "codemode.tool": entry.name } }));
  const fiber = Effect.runForkWith(execution.services)(run as Effect.Effect<unknown, unknown, unknown>);
  execution.running.set(fiber, entry.name);
  fiber.addObserver((exit) => {
    execution.running.delete(fiber);
    if (execution.closed) return;
    settle(m, promise, exit, entry);
    execution.wake();
  });
}

function settle(m: Machine, promise: PromiseObject, exit: Exit.Exit<unknown, unknown>, entry: ToolEntry): void {
  if (Exit.isFailure(exit)) return rejectPromise(m, promise, failureError(m, failureOf(exit.cause)));
  try {
    fulfillPromise(m, promise, fromHost(m, exit.value));
  } catch (error) {
    if (!(error instanceof HostDataRefused)) throw error;
    rejectPromise(m, promise, failureError(m, { kind: "InvalidToolOutput", message: `${entry.path} returned invalid data: ${error.message}` }));
  }
}

/** The kind and the safe text of a failed call. */
function failureOf(cause: Cause.Cause<unknown>): CallFailure {
  for (const reason of cause.reasons) {
    const error = Cause.isFailReason(reason) ? reason.error : undefined;
    if (error instanceof InvalidInput) return { kind: "InvalidToolInput", message: error.message };
    if (error instanceof InvalidOutput) return { kind: "InvalidToolOutput", message: error.message };
  }
  return { kind: "ToolFailure", message: safeMessage(cause) };
}

/** The global `search`: counts as a call, answers at once. */
export function* callSearch(m: Machine, execution: Execution, search: Search, args: readonly Value[]): Guest<Value> {
  const limited = admit(execution, "search");
  if (limited !== null) throw new GuestThrow(failureError(m, limited));
  const copied: unknown[] = [];
  for (const arg of args) copied.push(yield* toHost(m, arg, "argument"));
  const found = search(copied);
  if (found instanceof InvalidInput) throw new GuestThrow(failureError(m, { kind: "InvalidToolInput", message: found.message }));
  return fromHost(m, found);
}
