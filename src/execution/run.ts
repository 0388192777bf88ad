/** One execution from text to Result: it is compiled, realm and machine are made, driven, and what is still running is stopped. */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Fiber from "effect/Fiber";
import { LARGE, smallToHost } from "../boundary/small.ts";
import { toHost } from "../boundary/toHost.ts";
import { type CompiledProgram, releaseCaches } from "../compile/compile.ts";
import { instantiate } from "../compile/closures/literals.ts";
import type { Diagnostic } from "../diagnostics/Diagnostic.ts";
import { callFunction } from "../machine/call.ts";
import { type Frame, L0, type Next } from "../machine/frame.ts";
import { type Guest, GuestThrow } from "../machine/guest.ts";
import { type Job, Machine } from "../machine/Machine.ts";
import type { Outside } from "../machine/memory.ts";
import { guestFrame } from "../machine/native.ts";
import { type PromiseObject, PromiseState, type Reaction, subscribe } from "../machine/promise.ts";
import { catalog } from "../stdlib/catalog.ts";
import type { JSObject } from "../values/JSObject.ts";
import type { Value } from "../values/Value.ts";
import { Driver, type Ending } from "./drive.ts";
import type { Execution, Prepared, RunOptions } from "./Execution.ts";
import { failureOf } from "./failure.ts";
import { Host } from "./Host.ts";
import { failure, type Result, success } from "./result.ts";
import { beginSpan, endSpan } from "./spans.ts";
import { CALL_BYTES } from "./toolBridge.ts";
import { Turns } from "./Turns.ts";
import { Warnings } from "./Warnings.ts";

/** How the program ended: its value as host data, or what was thrown. */
type Outcome =
  | { readonly ok: true; readonly value: unknown; readonly warnings: Warnings | null }
  | { readonly ok: false; readonly thrown: Value };

const TIMEOUT = { type: "timeout" } as const;
type Over = Ending | typeof TIMEOUT;

/** Whenever it is interrupted: a span that has begun ends, and whoever has joined the host's turns leaves them. */
export const run = (code: string, options: RunOptions): Effect.Effect<Result, never, unknown> =>
  Effect.uninterruptibleMask((restore) =>
    Effect.flatMap(beginSpan("codemode.execute"), (span) =>
      Effect.contextWith((services: Context.Context<unknown>) =>
        new Run(code, new Host(options, span, services)).effect(restore),
      ),
    ),
  );

type Restore = <A>(effect: Effect.Effect<A>) => Effect.Effect<A>;

/** Holds little while the program waits: one fiber without layers, and nothing that only the start or the end needs. */
class Run extends Driver {
  private readonly code: string;
  private readonly host: Host;
  private resume: ((result: Effect.Effect<Result>) => void) | null = null;
  private preparing: Iterator<void, Prepared> | null = null;
  private program: CompiledProgram | null = null;
  private main: PromiseObject | null = null;
  private outcome: Outcome | null = null;
  private alarm: Fiber.Fiber<void, unknown> | null = null;
  /** When the program began. @unit ms */
  private began = 0;

  constructor(code: string, host: Host) {
    super(host, Context.get(host.services, Turns));
    this.code = code;
    this.host = host;
  }

  effect(restore: Restore): Effect.Effect<Result> {
    return Effect.onExitPrimitive(
      restore(
        Effect.callback<Result>((resume) => {
          this.resume = resume;
          this.began = this.host.clock.currentTimeMillisUnsafe();
          this.start();
        }),
      ),
      (exit) => this.exited(exit),
    );
  }

  /** Half of its time: what it was kept from is part of that. */
  get patience(): number {
    return this.timeLeft() / 2;
  }

  protected begin(until: number): Machine | null | undefined {
    const { host } = this;
    const { ticks } = host.options;
    const prepared = this.prepared(until);
    if (prepared === undefined) return undefined;
    if (!prepared.ok) {
      this.tell(failure(host, prepared.diagnostic));
      return null;
    }
    const { program } = prepared;
    this.program = program;
    const left = this.timeLeft();
    if (left <= 0) {
      if (this.stop()) this.ended(TIMEOUT);
      return null;
    }
    const m = new Machine(host, catalog, program.unit.rootShape, ticks);
    this.main = callMain(m, program);
    subscribe(m, this.main, new MainReaction(this));
    if (left < Infinity) {
      this.alarm = host.fork(Effect.sleep(left));
      this.alarm.addObserver((exit) => {
        if (Exit.isSuccess(exit) && this.stop()) this.ended(TIMEOUT);
      });
    }
    return m;
  }

  /** The program when it is ready; undefined if that takes longer. */
  private prepared(until: number): Prepared | undefined {
    const { host } = this;
    if (this.preparing === null) {
      const before = host.clock.currentTimeMillisUnsafe();
      const prepared = host.options.prepare(this.code);
      if ("ok" in prepared) {
        // Loading the front end is not the program's time, reading a long text is.
        this.began += host.clock.currentTimeMillisUnsafe() - before;
        return prepared;
      }
      this.preparing = prepared;
    }
    while (this.timeLeft() > 0) {
      const { done, value } = this.preparing.next();
      if (done === true) return value;
      if (performance.now() >= until) return undefined;
    }
    if (this.stop()) this.ended(TIMEOUT);
    return undefined;
  }

  /** @unit ms */
  private timeLeft(): number {
    const { host } = this;
    const { timeoutMs } = host.options.limits;
    return timeoutMs === undefined ? Infinity : timeoutMs - (host.clock.currentTimeMillisUnsafe() - this.began);
  }

  /** The job of the main promise: copies the value out. After it no more jobs run. */
  settle(m: Machine, idle: Frame, state: number, value: Value): Next {
    if (state !== PromiseState.Fulfilled) return this.settled(m, { ok: false, thrown: value });
    const small = smallToHost(m, value, null);
    const isQuiet = m.uncaught === null && (m.rejections === null || m.rejections.size === 0);
    if (small === LARGE || !isQuiet) return guestFrame(idle, this.copyOut(m, value), L0);
    return this.settled(m, { ok: true, value: small, warnings: null });
  }

  private *copyOut(m: Machine, value: Value): Guest<Value> {
    try {
      const copy = yield* toHost(m, value, "result");
      const warnings = this.warnings();
      // From here on the value is not lost, however long the rest takes.
      this.outcome = { ok: true, value: copy, warnings };
      yield* warnings.unobserved(m, this.main!);
      m.finished = true;
    } catch (error) {
      if (!(error instanceof GuestThrow)) throw error;
      this.settled(m, { ok: false, thrown: error.value });
    }
    return undefined;
  }

  private warnings(): Warnings {
    return new Warnings(this.host.options.limits.maxOutputBytes ?? Infinity);
  }

  private settled(m: Machine, outcome: Outcome): 0 {
    this.outcome = outcome;
    m.finished = true;
    return 0;
  }

  /** Stops what is still running and says how the program ended. */
  protected ended(over: Over): void {
    const { host } = this;
    const pending = Array.from(host.running, ({ entry }) => entry.name);
    host.closed = true;
    if (pending.length === 0) return this.tell(this.result(over, pending, true));
    const { timeoutMs } = host.options.limits;
    const left = over === TIMEOUT ? 0 : timeoutMs === undefined ? undefined : Math.max(0, this.timeLeft());
    this.resume!(Effect.map(cleanUp(host, left), (inTime) => this.told(this.result(over, pending, inTime))));
  }

  protected failed(defect: unknown): void {
    this.resume!(Effect.die(defect));
  }

  /** The fiber has its result, or has been interrupted. */
  private exited(exit: Exit.Exit<Result>): Effect.Effect<void> | undefined {
    const { host } = this;
    this.stop();
    host.closed = true;
    this.alarm?.interruptUnsafe();
    // With a result, what still runs has been stopped before, or is on its way out.
    if (Exit.isFailure(exit) && host.running.size > 0)
      return Effect.map(stopTools(host), () => endSpan(host.span, exit, host.services));
    endSpan(host.span, exit, host.services);
    return undefined;
  }

  private tell(result: Result): void {
    this.resume!(Effect.succeed(this.told(result)));
  }

  private told(result: Result): Result {
    const { options, span } = this.host;
    span.attribute("codemode.ok", result.ok);
    span.attribute("codemode.tool_calls", result.toolCalls.length);
    if (!result.ok) span.attribute("codemode.error", result.error.kind);
    return result.ok ? result : options.explain(result, this.code);
  }

  private result(over: Over, pending: readonly string[], inTime: boolean): Result {
    const { host, outcome } = this;
    const { timeoutMs } = host.options.limits;
    this.forget();
    if (outcome === null) return failure(host, endingDiagnostic(over, timeoutMs, pending));
    const m = this.machine!;
    if (!outcome.ok) return failure(host, failureOf(m, outcome.thrown));
    const { warnings } = outcome;
    if (warnings !== null && warnings.overLimit !== null) return failure(host, warnings.overLimit);
    if (inTime) return success(host, outcome.value, warnings);
    const told = warnings ?? this.warnings();
    told.add(lateCleanup(timeoutMs!, pending));
    return success(host, outcome.value, told);
  }

  protected outside(): Outside {
    const { running } = this.host;
    const held: unknown[] = [this.main];
    for (const { input, promise } of running) held.push(input, promise);
    return { held, bytes: running.size * CALL_BYTES };
  }

  protected forget(): void {
    if (this.program !== null) releaseCaches(this.program.unit);
  }
}

/** The memory meter reads what reactions hold; a run is not the program's, so this one does not show it. */
class MainReaction implements Reaction {
  readonly #run: Run;
  constructor(run: Run) {
    this.#run = run;
  }
  job(m: Machine, state: number, value: Value): Job {
    return { run: (idle) => this.#run.settle(m, idle, state, value) };
  }
}

/** Calls the program's main function; the machine goes on with its first frame. */
function callMain(m: Machine, program: CompiledProgram): PromiseObject {
  const idle: Frame = m.frame;
  const main: JSObject = instantiate(idle, { code: program.main, sources: [] });
  const dest = L0 + 1;
  m.frame = callFunction(idle, main, undefined, [], dest, 0) as Frame;
  return idle[dest];
}

const stopTools = (execution: Execution): Effect.Effect<void> =>
  Effect.suspend(() => Fiber.interruptAll(Array.from(execution.running, ({ fiber }) => fiber)));

/** Stops what is still running; false when that did not end within the time left (it goes on stopping by itself). */
const cleanUp = (execution: Execution, left: number | undefined): Effect.Effect<boolean> => {
  const stopped = Effect.as(stopTools(execution), true);
  if (left === undefined) return stopped;
  for (const { fiber } of execution.running) fiber.interruptUnsafe();
  return Effect.raceFirst(stopped, Effect.as(Effect.sleep(left), false));
};

function endingDiagnostic(over: Over, timeoutMs: number | undefined, pending: readonly string[]): Diagnostic {
  if (over.type === "aborted") return { kind: over.abort.kind, message: over.abort.message };
  if (over.type === "stuck")
    return {
      kind: "ExecutionFailure",
      message:
        "The program waits for a promise that can never settle: no tool call is running and nothing else is left to run",
    };
  const waiting = pending.length === 0 ? "" : `; still running: ${summary(pending)}`;
  return { kind: "TimeoutExceeded", message: `The program did not end within ${timeoutMs} ms${waiting}` };
}

const lateCleanup = (timeoutMs: number, pending: readonly string[]): Diagnostic => ({
  kind: "TimeoutExceeded",
  message: `The program returned, but what it left running did not stop within ${timeoutMs} ms: ${summary(pending)}`,
});

const SHOWN = 5;
function summary(names: readonly string[]): string {
  const unique = [...new Set(names)];
  return unique.slice(0, SHOWN).join(", ") + (unique.length > SHOWN ? `, and ${unique.length - SHOWN} more` : "");
}
