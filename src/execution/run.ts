/** One execution from compiled code to Result: realm and machine are made, driven, and what is still running is stopped. */
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Fiber from "effect/Fiber";
import * as Random from "effect/Random";
import { LARGE, smallToHost } from "../boundary/small.ts";
import { toHost } from "../boundary/toHost.ts";
import { type CompiledProgram, releaseCaches } from "../compile/compile.ts";
import { instantiate } from "../compile/closures/literals.ts";
import type { Diagnostic } from "../diagnostics/Diagnostic.ts";
import { callFunction } from "../machine/call.ts";
import { type Frame, L0 } from "../machine/frame.ts";
import { type Guest, GuestThrow } from "../machine/guest.ts";
import { Machine } from "../machine/Machine.ts";
import { MemoryMeter } from "../machine/memory.ts";
import { guestFrame } from "../machine/native.ts";
import { type PromiseObject, PromiseState, subscribe } from "../machine/promise.ts";
import { catalog } from "../stdlib/catalog.ts";
import type { Search } from "../tools/search.ts";
import type { ToolTree } from "../tools/ToolTree.ts";
import type { JSObject } from "../values/JSObject.ts";
import type { Value } from "../values/Value.ts";
import { drive, type Ending } from "./drive.ts";
import type { Observers } from "./events.ts";
import { Execution, type Limits } from "./Execution.ts";
import { failureOf } from "./failure.ts";
import { Host } from "./Host.ts";
import { failure, type Result, success } from "./result.ts";
import { CALL_BYTES } from "./toolBridge.ts";

export interface RunOptions extends Observers {
  readonly tree: ToolTree;
  readonly search: Search;
  readonly limits: Limits;
  readonly timeZone: string;
  /** Budget of one slice. @unit ticks */
  readonly ticks: number;
}

/** How the program ended: its value as host data, or what was thrown. */
type Outcome = { readonly ok: true; readonly value: unknown } | { readonly ok: false; readonly thrown: Value };

const TIMEOUT = { type: "timeout" } as const;

export const run = (program: CompiledProgram, options: RunOptions): Effect.Effect<Result, never, unknown> =>
  Effect.flatMap(Effect.context<unknown>(), (services) => {
    const started = new Run(program, options, services);
    return Effect.flatMap(started.drive(), (ended) => started.end(ended));
  });

class Run {
  private readonly program: CompiledProgram;
  private readonly options: RunOptions;
  private readonly clock: Context.Service.Shape<typeof Clock.Clock>;
  private readonly execution: Execution;
  private readonly m: Machine;
  private readonly main: PromiseObject;
  private readonly began: number;
  private outcome: Outcome | null = null;

  constructor(program: CompiledProgram, options: RunOptions, services: Context.Context<unknown>) {
    this.program = program;
    this.options = options;
    this.clock = Context.get(services, Clock.Clock);
    this.execution = new Execution(options.limits, options.hooks, services);
    const host = new Host(this.execution, options, this.clock, Context.get(services, Random.Random));
    this.m = new Machine(host, catalog, program.unit.rootShape, options.ticks);
    this.main = begin(this.m, program, (outcome) => {
      this.outcome = outcome;
      this.m.finished = true;
    });
    this.began = this.clock.currentTimeMillisUnsafe();
  }

  /** Until the program has ended, or its time. */
  drive(): Effect.Effect<Ending | typeof TIMEOUT> {
    const { m, main, execution, program, options } = this;
    const { timeoutMs } = options.limits;
    const meter = new MemoryMeter(
      m,
      () => ({ held: [main, ...execution.running.values()], bytes: execution.running.size * CALL_BYTES }),
      () => releaseCaches(program.unit),
    );
    const driving = drive(m, execution, meter, options.ticks);
    return Effect.onInterrupt(
      timeoutMs === undefined ? driving : Effect.raceFirst(driving, Effect.as(Effect.sleep(timeoutMs), TIMEOUT)),
      () => stopTools(execution),
    );
  }

  /** Stops what is still running and says how the program ended. */
  end(ended: Ending | typeof TIMEOUT): Effect.Effect<Result> {
    const { execution, clock, began } = this;
    const { timeoutMs } = this.options.limits;
    const pending = Array.from(execution.running.values(), ({ name }) => name);
    execution.closed = true;
    const left =
      timeoutMs === undefined ? undefined : Math.max(0, timeoutMs - (clock.currentTimeMillisUnsafe() - began));
    return Effect.map(cleanUp(execution, ended === TIMEOUT ? 0 : left), (inTime) => {
      releaseCaches(this.program.unit);
      return this.result(ended, pending, inTime);
    });
  }

  private result(ended: Ending | typeof TIMEOUT, pending: readonly string[], inTime: boolean): Result {
    const { execution, m, outcome } = this;
    const { timeoutMs } = this.options.limits;
    if (outcome === null) return failure(execution, endingDiagnostic(ended, timeoutMs, pending));
    if (!outcome.ok) return failure(execution, failureOf(m, outcome.thrown));
    const unobserved = rejectionsOf(m, this.main);
    // A limit is the host's to notice, even where the program did not look.
    const overLimit = unobserved.find(({ kind }) => kind === "ToolCallLimitExceeded");
    if (overLimit !== undefined) return failure(execution, overLimit);
    const late = inTime ? [] : [lateCleanup(timeoutMs!, pending)];
    return success(execution, outcome.value, [...unobserved.map(asWarning), ...late]);
  }
}

/** Calls the program's main function and arranges that its outcome, copied to host data, reaches `done`. */
function begin(m: Machine, program: CompiledProgram, done: (outcome: Outcome) => void): PromiseObject {
  const idle: Frame = m.frame;
  const main: JSObject = instantiate(idle, { code: program.main, sources: [] });
  const dest = L0 + 1;
  const first = callFunction(idle, main, undefined, [], dest, 0);
  const promise: PromiseObject = idle[dest];
  m.frame = first as Frame;
  subscribe(m, promise, {
    job: (_m, state, value) => ({
      run(frame) {
        const small = state === PromiseState.Fulfilled ? smallToHost(m, value, null) : undefined;
        if (small === LARGE) return guestFrame(frame, copyResult(m, value, done), L0);
        done(state === PromiseState.Fulfilled ? { ok: true, value: small } : { ok: false, thrown: value });
        return 0;
      },
    }),
  });
  return promise;
}

function* copyResult(m: Machine, value: Value, done: (outcome: Outcome) => void): Guest<Value> {
  try {
    done({ ok: true, value: yield* toHost(m, value, "result") });
  } catch (error) {
    if (!(error instanceof GuestThrow)) throw error;
    done({ ok: false, thrown: error.value });
  }
  return undefined;
}

const stopTools = (execution: Execution): Effect.Effect<void> =>
  Effect.suspend(() => {
    execution.closed = true;
    return Fiber.interruptAll([...execution.running.keys()]);
  });

/** Stops what is still running; false when that did not end within the time left (it goes on stopping by itself). */
const cleanUp = (execution: Execution, left: number | undefined): Effect.Effect<boolean> => {
  if (execution.running.size === 0) return Effect.succeed(true);
  const stopped = Effect.as(stopTools(execution), true);
  if (left === undefined) return stopped;
  for (const fiber of execution.running.keys()) fiber.interruptUnsafe();
  return Effect.raceFirst(stopped, Effect.as(Effect.sleep(left), false));
};

/** Rejections nobody handled, and errors of jobs without a promise. */
function rejectionsOf(m: Machine, main: PromiseObject): Diagnostic[] {
  const values: Value[] = [...m.uncaught];
  for (const promise of m.rejections ?? []) if (promise !== main) values.push((promise as PromiseObject).data.value);
  return values.map((value) => failureOf(m, value));
}

const asWarning = (diagnostic: Diagnostic): Diagnostic => ({
  ...diagnostic,
  message: `${diagnostic.message} (a rejection nobody awaited)`,
});

function endingDiagnostic(
  ended: Ending | typeof TIMEOUT,
  timeoutMs: number | undefined,
  pending: readonly string[],
): Diagnostic {
  if (ended.type === "aborted") return { kind: ended.abort.kind, message: ended.abort.message };
  if (ended.type === "stuck")
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
