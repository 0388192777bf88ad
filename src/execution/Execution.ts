/**
 * One run's state on the host's side: admitted calls, logs, running tool fibers, and the wake-up of the driver. The machine
 * knows none of it; the tool bridge, the driver and the result read and write it.
 */
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type * as Fiber from "effect/Fiber";
import type { Span } from "effect/Tracer";
import type { CompiledProgram } from "../compile/compile.ts";
import type { Diagnostic, DiagnosticKind } from "../diagnostics/Diagnostic.ts";
import type { PromiseObject } from "../machine/promise.ts";
import type { Search } from "../tools/search.ts";
import type { ToolEntry, ToolNode, ToolTree } from "../tools/ToolTree.ts";
import type { JSObject } from "../values/JSObject.ts";
import type { Observers } from "./events.ts";
import { Logs } from "./Logs.ts";
import type { Result } from "./result.ts";

/** A call the program made, in order. */
export interface ToolCall {
  readonly name: string;
}

export interface ToolCallStart {
  readonly index: number;
  readonly name: string;
  /** The decoded input. */
  readonly input: unknown;
}
export interface ToolCallEnd extends ToolCallStart {
  /** @unit ms */
  readonly durationMs: number;
  readonly outcome: "success" | "failure";
  /** On failure: the text the program sees. */
  readonly message?: string;
}

export interface Limits {
  /** Wall-clock time of an execution. @unit ms */
  readonly timeoutMs?: number;
  /** Tool calls admitted in an execution. */
  readonly maxToolCalls?: number;
  /** Retained result value and logs; warnings separately. @unit bytes */
  readonly maxOutputBytes?: number;
}

export interface Hooks<R> {
  readonly onToolCallStart?: ((event: ToolCallStart) => Effect.Effect<void, never, R>) | undefined;
  readonly onToolCallEnd?: ((event: ToolCallEnd) => Effect.Effect<void, never, R>) | undefined;
}

/** What a failure of a call is, beside its text. */
export interface CallFailure {
  readonly kind: DiagnosticKind;
  readonly message: string;
  readonly suggestions?: readonly string[];
}

/** A call under way, and what it keeps alive. */
export interface RunningCall {
  readonly entry: ToolEntry;
  readonly input: unknown;
  readonly promise: PromiseObject;
  readonly fiber: Fiber.Fiber<unknown, unknown>;
}

/** A program that may run, or why it is refused before anything runs. */
export type Prepared =
  { readonly ok: true; readonly program: CompiledProgram } | { readonly ok: false; readonly diagnostic: Diagnostic };

/** What a runtime gives each of its executions. */
export interface RunOptions extends Observers {
  /** A long text is prepared in steps, between which the host has its turns. */
  readonly prepare: (code: string) => Prepared | Iterator<void, Prepared>;
  /** Says more of a failure than the execution knows. */
  readonly explain: (result: Result, code: string) => Result;
  readonly tree: ToolTree;
  readonly search: Search;
  readonly limits: Limits;
  readonly timeZone: string;
  /** Budget of one slice. @unit ticks */
  readonly ticks: number;
}

const NO_CALLS: readonly ToolCall[] = [];

export class Execution {
  readonly options: RunOptions;
  readonly span: Span;
  readonly services: Context.Context<unknown>;
  readonly clock: Context.Service.Shape<typeof Clock.Clock>;
  toolCalls = NO_CALLS;
  /** Tool calls that run now. */
  readonly running = new Set<RunningCall>();
  /** What stands for the places under `tools` that the program has been to, made once so that they have an identity. */
  readonly references = new Map<ToolNode, JSObject>();
  /** By place under `tools`, the name last read there that leads nowhere; the latest at the end. */
  missed: Map<ToolNode, string> | null = null;
  /** Set when the result is decided: what still settles is nobody's business. */
  closed = false;
  /** What goes on when a tool call has settled a promise of the program. */
  driver: { wake(): void } | null = null;
  private logsOrNone: Logs | null = null;

  constructor(options: RunOptions, span: Span, services: Context.Context<unknown>) {
    this.options = options;
    this.span = span;
    this.services = services;
    this.clock = Context.get(services, Clock.Clock);
  }

  get logs(): Logs {
    return (this.logsOrNone ??= new Logs());
  }

  /** Notes an admitted call. Most programs make few: a list that begins with its first has no room to spare. */
  admitted(call: ToolCall): void {
    if (this.toolCalls.length === 0) this.toolCalls = [call];
    else (this.toolCalls as ToolCall[]).push(call);
  }

  /** Starts an Effect of the host's in the services of this run. */
  fork<A>(effect: Effect.Effect<A, unknown, unknown>): Fiber.Fiber<A, unknown> {
    return Effect.runForkWith(this.services)(effect);
  }
}
