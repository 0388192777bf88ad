/**
 * One run's state on the host's side: admitted calls, logs, running tool fibers, and the wake-up of the driver. The machine
 * knows none of it; the tool bridge, the driver and the result read and write it.
 */
import type * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import type * as Fiber from "effect/Fiber";
import type { DiagnosticKind } from "../diagnostics/Diagnostic.ts";
import type { PromiseObject } from "../machine/promise.ts";
import type { ToolNode } from "../tools/ToolTree.ts";
import type { JSObject } from "../values/JSObject.ts";
import type { Value } from "../values/Value.ts";
import { Logs } from "./Logs.ts";

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
  readonly name: string;
  readonly input: unknown;
  readonly promise: PromiseObject;
}

export class Execution {
  readonly limits: Limits;
  readonly hooks: Hooks<unknown>;
  /** Starts an Effect of the host's in the services of this run. */
  readonly fork: (effect: Effect.Effect<Value, unknown, unknown>) => Fiber.Fiber<Value, unknown>;
  readonly logs: Logs;
  readonly toolCalls: ToolCall[] = [];
  /** Tool calls that run now. */
  readonly running = new Map<Fiber.Fiber<unknown, unknown>, RunningCall>();
  /** What stands for the places under `tools` that the program has been to, made once so that they have an identity. */
  readonly references = new Map<ToolNode, JSObject>();
  /** Segments of the last path under `tools` that was read and leads nowhere. */
  missed: readonly string[] | null = null;
  /** Set when the result is decided: what still settles is nobody's business. */
  closed = false;
  /** What goes on when a tool call has settled a promise of the program. */
  driver: { wake(): void } | null = null;

  constructor(limits: Limits, hooks: Hooks<unknown>, services: Context.Context<unknown>) {
    this.limits = limits;
    this.hooks = hooks;
    this.fork = Effect.runForkWith(services);
    this.logs = new Logs();
  }
}
