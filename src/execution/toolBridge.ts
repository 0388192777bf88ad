/**
 * Tools as the program sees them: `tools` and what hangs under it, and what a call does. A call is admitted, its argument
 * copied out, decoded, run as a fiber of the execution, its result decoded and copied in; the program has a promise.
 */
import * as Exit from "effect/Exit";
import type * as Fiber from "effect/Fiber";
import type { Span } from "effect/Tracer";
import { fromHost } from "../boundary/fromHost.ts";
import { LARGE, smallToHost } from "../boundary/small.ts";
import { toHost } from "../boundary/toHost.ts";
import type { MaybeGuest } from "../machine/Builtin.ts";
import { captureTrace, ErrorData, installStack, type Trace } from "../machine/errors.ts";
import { type Guest, GuestThrow, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { fulfillPromise, newPromise, type PromiseObject, rejectPromise } from "../machine/promise.ts";
import type { CatalogRow } from "../tools/Catalog.ts";
import type { Search } from "../tools/search.ts";
import { emptyInput, positionalMessage } from "../tools/signature.ts";
import { InvalidInput } from "../tools/ToolError.ts";
import { child, type ToolEntry, type ToolNode, type ToolTree, unknownTool } from "../tools/ToolTree.ts";
import { parsePath } from "../tools/toolPath.ts";
import { addProperty, JSObject } from "../values/JSObject.ts";
import { Attr, Flag, Kind } from "../values/kinds.ts";
import type { Value } from "../values/Value.ts";
import type { CallFailure, Execution, RunningCall } from "./Execution.ts";
import { endSpan } from "./spans.ts";
import { failureOf, type ToolCallSite, toolRun } from "./toolRun.ts";

/** What stands for a place under `tools`; its data is the place. */
export function referenceTo(m: Machine, execution: Execution, node: ToolNode): JSObject {
  let reference = execution.references.get(node);
  if (reference === undefined) {
    reference = new JSObject(m.realm.rootShape, null, Kind.ToolReference, node);
    reference.flags = Flag.NonExtensible | (node.tool === undefined ? 0 : Flag.Callable);
    execution.references.set(node, reference);
  }
  return reference;
}
const nodeOf = (reference: JSObject): ToolNode => reference.data as ToolNode;

export function toolMember(m: Machine, execution: Execution, reference: JSObject, key: string): Value {
  const node = nodeOf(reference);
  const member = child(node, key);
  if (member !== undefined) return referenceTo(m, execution, member);
  const missed = (execution.missed ??= new Map());
  // The latest is the last.
  missed.delete(node);
  missed.set(node, key);
  return undefined;
}

/** A guest error that carries what the failure is for the result, should nobody catch it; it points at the call. */
function failureError(m: Machine, failure: CallFailure, trace: Trace): JSObject {
  const data = new ErrorData(trace);
  data.diagnostic = failure;
  const error = new JSObject(m.realm.rootShape, m.realm.intrinsic("ErrorPrototype"), Kind.Error, data);
  installStack(error, `Error: ${failure.message}`, data);
  addProperty(error, "message", Attr.Hidden, failure.message);
  return error;
}

const callSite = (m: Machine): Trace => captureTrace(m.current, m.currentOffset);

/** What is said of a promise that stands where data is wanted. */
export function describePromise(promise: JSObject): string {
  const path = (promise as PromiseObject).data.origin;
  return path === null ? "is a promise: await it first" : `is the promise of ${path}(…): await the call first`;
}

/**
 * What is said of a member of tools that is not there; null where the text is of something else. A path that is written
 * out says all; else the reference it was read from knows, or, for `tools[name].member`, the last miss.
 */
export function explainMissing(execution: Execution, tree: ToolTree, text: string, holder: Value): CallFailure | null {
  const missing =
    writtenPath(text) ?? missedAt(execution, holder) ?? (/^tools[.[]/.test(text) ? lastMissed(execution) : null);
  return missing === null ? null : { kind: "UnknownTool", ...unknownTool(tree, missing) };
}

function writtenPath(text: string): readonly string[] | null {
  const segments = parsePath(text);
  return segments !== undefined && segments[0] === "tools" && segments.length > 1 ? segments.slice(1) : null;
}

function missedAt({ missed }: Execution, holder: Value): readonly string[] | null {
  if (!(holder instanceof JSObject) || holder.kind !== Kind.ToolReference) return null;
  const key = missed?.get(nodeOf(holder));
  return key === undefined ? null : [...nodeOf(holder).segments, key];
}

function lastMissed({ missed }: Execution): readonly string[] | null {
  const last = [...(missed ?? [])].at(-1);
  return last === undefined ? null : [...last[0].segments, last[1]];
}

const namespaceCalled = (node: ToolNode): CallFailure => ({
  kind: "UnknownTool",
  message: `${node.path} is a namespace, not a tool; it has: ${[...node.children.keys()].join(", ").slice(0, 200)}`,
});

/** A call of the program's, from its admission until its outcome has reached the promise. */
class Call implements RunningCall, ToolCallSite {
  readonly m: Machine;
  readonly execution: Execution;
  readonly entry: ToolEntry;
  readonly index: number;
  readonly promise: PromiseObject;
  private readonly trace: Trace;
  input: unknown = undefined;
  span: Span | null = null;
  /** There when it runs. */
  fiber!: Fiber.Fiber<Value, unknown>;

  constructor(m: Machine, execution: Execution, entry: ToolEntry) {
    this.m = m;
    this.execution = execution;
    this.entry = entry;
    this.index = execution.toolCalls.length;
    this.promise = newPromise(m);
    this.promise.data.origin = entry.path;
    this.trace = callSite(m);
  }

  start(input: unknown): void {
    const { m, execution } = this;
    m.budget -= CALL_TICKS;
    m.allocated += CALL_BYTES;
    this.input = input;
    const fiber = (this.fiber = execution.fork(toolRun(this)));
    execution.running.add(this);
    fiber.addObserver((exit) => this.ended(exit));
    // The tool itself may have made the host stop the execution, before its fiber was known.
    if (execution.closed) fiber.interruptUnsafe();
  }

  refuse(failure: CallFailure): void {
    rejectPromise(this.m, this.promise, failureError(this.m, failure, this.trace));
  }

  private ended(exit: Exit.Exit<Value, unknown>): void {
    const { m, execution, promise, span } = this;
    execution.running.delete(this);
    if (span !== null) endSpan(span, exit, execution.services);
    if (execution.closed) return;
    if (Exit.isSuccess(exit)) fulfillPromise(m, promise, exit.value);
    else this.refuse(failureOf(exit.cause, this));
    execution.driver?.wake();
  }
}

/** About what starting a call takes on the host's side. */
const CALL_TICKS = 50;
/** @unit bytes */
export const CALL_BYTES = 4096;

/** Starts a call; the result is the program's promise of it. Refusals reject that promise, they are not thrown. */
export function callTool(
  m: Machine,
  execution: Execution,
  reference: JSObject,
  args: readonly Value[],
): MaybeGuest<Value> {
  const node = nodeOf(reference);
  if (node.tool === undefined) throw new GuestThrow(failureError(m, namespaceCalled(node), callSite(m)));
  const entry = node as ToolEntry;
  const call = new Call(m, execution, entry);
  const refused =
    admit(execution, entry.name) ??
    (args.length > 1 ? { kind: "InvalidToolInput", message: positionalMessage(entry, args.length) } : null);
  if (refused !== null) {
    call.refuse(refused);
    return call.promise;
  }
  const input = args.length === 0 ? emptyInput(entry.tool) : smallToHost(m, args[0], undefined);
  if (input === LARGE) return callWithMuch(m, call, args[0]);
  call.start(input);
  return call.promise;
}

/** A call whose argument takes time to copy, or runs code of the program. */
function* callWithMuch(m: Machine, call: Call, argument: Value): Guest<Value> {
  try {
    call.start(yield* toHost(m, argument, "argument", ` of ${call.entry.path}`));
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    rejectPromise(m, call.promise, error.value);
  }
  return call.promise;
}

/** Counts the call, or says why it is not admitted. */
function admit(execution: Execution, name: string): CallFailure | null {
  const { maxToolCalls } = execution.options.limits;
  if (maxToolCalls !== undefined && execution.toolCalls.length >= maxToolCalls)
    return {
      kind: "ToolCallLimitExceeded",
      message: `This execution may make at most ${maxToolCalls} tool calls; ${name} was not called`,
    };
  execution.admitted({ name });
  return null;
}

/** About what the signature of a tool takes that was not shown before. */
const ROW_TICKS = 2_000;

/** The global `search`: counts as a call, answers at once. */
export function* callSearch(m: Machine, execution: Execution, search: Search, args: readonly Value[]): Guest<Value> {
  const limited = admit(execution, "search");
  if (limited !== null) throw new GuestThrow(failureError(m, limited, callSite(m)));
  const copied: unknown[] = [];
  for (const arg of args) copied.push(yield* toHost(m, arg, "argument", " of search"));
  const found = search.find(copied);
  if (found instanceof InvalidInput)
    throw new GuestThrow(failureError(m, { kind: "InvalidToolInput", message: found.message }, callSite(m)));
  const { entries, ...rest } = found;
  const items: CatalogRow[] = [];
  for (const entry of entries) {
    items.push(search.row(entry));
    if ((m.budget -= ROW_TICKS) < 0) yield PAUSE;
  }
  return yield* fromHost(m, { items, ...rest });
}
