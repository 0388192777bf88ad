/**
 * Tools as the program sees them: `tools` and what hangs under it, and what a call does. A call is admitted, its argument
 * copied out, decoded, run as a fiber of the execution, its result decoded and copied in; the program has a promise.
 */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import { fromHost } from "../boundary/fromHost.ts";
import { toHost } from "../boundary/toHost.ts";
import { captureStack, ErrorData, installStack } from "../machine/errors.ts";
import { type Guest, GuestThrow, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import type { ToolReferenceData } from "../machine/operations/exotic.ts";
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
import type { CallFailure, Execution } from "./Execution.ts";
import { failureOf, type ToolCallSite, toolRun } from "./toolRun.ts";

/** Internal slot of a tool reference: its node, and its children as references, made once so that they have an identity. */
class Reference implements ToolReferenceData {
  readonly node: ToolNode;
  /** The name last read here that leads nowhere. */
  missed: string | undefined;
  private readonly execution: Execution;
  private readonly children = new Map<ToolNode, JSObject>();
  constructor(execution: Execution, node: ToolNode) {
    this.execution = execution;
    this.node = node;
  }
  child(m: Machine, key: string): Value {
    const node = child(this.node, key);
    if (node === undefined) {
      this.missed = key;
      this.execution.missed = [...this.node.segments, key];
      return undefined;
    }
    let reference = this.children.get(node);
    if (reference === undefined) this.children.set(node, (reference = makeReference(m, this.execution, node)));
    return reference;
  }
  keys(): string[] {
    return [...this.node.children.keys()];
  }
}

export function makeReference(m: Machine, execution: Execution, node: ToolNode): JSObject {
  const reference = new JSObject(m.realm.rootShape, null, Kind.ToolReference, new Reference(execution, node));
  reference.flags = Flag.NonExtensible | (node.tool === undefined ? 0 : Flag.Callable);
  return reference;
}

/** Where in the program a call was made. */
type Stack = ErrorData["stack"];

/** A guest error that carries what the failure is for the result, should nobody catch it; it points at the call. */
function failureError(m: Machine, failure: CallFailure, stack: Stack): JSObject {
  const data = new ErrorData(stack);
  data.diagnostic = failure;
  const error = new JSObject(m.realm.rootShape, m.realm.intrinsic("ErrorPrototype"), Kind.Error, data);
  installStack(error, `Error: ${failure.message}`, data);
  addProperty(error, "message", Attr.Hidden, failure.message);
  return error;
}

const callSite = (m: Machine): Stack => captureStack(m.current, m.currentOffset);

/** What is said of a promise that stands where data is wanted. */
export function describePromise(execution: Execution, promise: JSObject): string {
  const path = execution.promises.get(promise);
  return path === undefined ? "is a promise: await it first" : `is the promise of ${path}(…): await the call first`;
}

/**
 * What is said of a member of tools that is not there; null where the text is of something else. A path that is written
 * out says all; else the reference it was read from knows, or, for `tools[name].member`, the last miss.
 */
export function explainMissing(execution: Execution, tree: ToolTree, text: string, holder: Value): CallFailure | null {
  const missing = writtenPath(text) ?? missedAt(holder) ?? (/^tools[.[]/.test(text) ? execution.missed : null);
  return missing === null ? null : { kind: "UnknownTool", ...unknownTool(tree, missing) };
}

function writtenPath(text: string): readonly string[] | null {
  const segments = parsePath(text);
  return segments !== undefined && segments[0] === "tools" && segments.length > 1 ? segments.slice(1) : null;
}

function missedAt(holder: Value): readonly string[] | null {
  if (!(holder instanceof JSObject) || holder.kind !== Kind.ToolReference) return null;
  const { node, missed } = holder.data as Reference;
  return missed === undefined ? null : [...node.segments, missed];
}

const namespaceCalled = (node: ToolNode): CallFailure => ({
  kind: "UnknownTool",
  message: `${node.path} is a namespace, not a tool; it has: ${[...node.children.keys()].join(", ").slice(0, 200)}`,
});

/** Starts a call; the result is the program's promise of it. Refusals reject that promise, they are not thrown. */
export function* callTool(m: Machine, execution: Execution, reference: JSObject, args: readonly Value[]): Guest<Value> {
  const { node } = reference.data as Reference;
  if (node.tool === undefined) throw new GuestThrow(failureError(m, namespaceCalled(node), callSite(m)));
  const entry = node as ToolEntry;
  const promise = newPromise(m);
  const stack = callSite(m);
  execution.promises.set(promise, entry.path);
  const refuse = (failure: CallFailure): PromiseObject => {
    rejectPromise(m, promise, failureError(m, failure, stack));
    return promise;
  };
  const limited = admit(execution, entry.name);
  if (limited !== null) return refuse(limited);
  const index = execution.toolCalls.length - 1;
  if (args.length > 1) return refuse({ kind: "InvalidToolInput", message: positionalMessage(entry, args.length) });
  let input: unknown;
  try {
    input = args.length === 0 ? emptyInput(entry.tool) : yield* toHost(m, args[0], "argument", ` of ${entry.path}`);
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    rejectPromise(m, promise, error.value);
    return promise;
  }
  start(m, execution, { entry, index }, stack, input, promise);
  return promise;
}

/** Counts the call, or says why it is not admitted. */
function admit(execution: Execution, name: string): CallFailure | null {
  const { maxToolCalls } = execution.limits;
  if (maxToolCalls !== undefined && execution.toolCalls.length >= maxToolCalls)
    return {
      kind: "ToolCallLimitExceeded",
      message: `This execution may make at most ${maxToolCalls} tool calls; ${name} was not called`,
    };
  execution.toolCalls.push({ name });
  return null;
}

/** About what starting a call takes on the host's side. */
const CALL_TICKS = 50;
/** @unit bytes */
export const CALL_BYTES = 4096;

function start(
  m: Machine,
  execution: Execution,
  call: ToolCallSite,
  stack: Stack,
  input: unknown,
  promise: PromiseObject,
): void {
  m.budget -= CALL_TICKS;
  m.allocated += CALL_BYTES;
  const fiber = Effect.runForkWith(execution.services)(toolRun(m, execution.hooks, call, input));
  execution.running.set(fiber, { name: call.entry.name, input, promise });
  fiber.addObserver((exit) => {
    execution.running.delete(fiber);
    if (execution.closed) return;
    if (Exit.isSuccess(exit)) fulfillPromise(m, promise, exit.value);
    else rejectPromise(m, promise, failureError(m, failureOf(exit.cause, call), stack));
    execution.wake();
  });
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
