/**
 * The driver: runs the machine slice by slice, gives the host's event loop its turn every few milliseconds, and waits for
 * tools when the program has nothing else to do. One Effect; interrupting it stops the program at the end of its slice.
 */
import * as Effect from "effect/Effect";
import { Abort } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import type { MemoryMeter } from "../machine/memory.ts";
import type { Execution } from "./Execution.ts";
import { type HostTurns, Turn, Turns } from "./Turns.ts";

/** How the program's run ended. */
export type Ending =
  | { readonly type: "settled" }
  /** The main promise is pending, no job is left and no tool call is running: it can never settle. */
  | { readonly type: "stuck" }
  | { readonly type: "aborted"; readonly abort: Abort };

/** About what a slice should take: after a longer one, the next is shorter in proportion. @unit ms */
const SLICE_MS = 1;
/** A program starts with short slices, which grow as long as they take no time. @unit ticks */
const FIRST_TICKS = 500;
/** Objects the memory meter visits before the clock is looked at. */
const LOOK = 10_000;

/** @param most budget of one slice, after which the clock is looked at */
export const drive = (m: Machine, execution: Execution, meter: MemoryMeter, most: number): Effect.Effect<Ending> =>
  Effect.flatMap(Turns, (turns) =>
    Effect.callback<Ending>((resume) => {
      const driver = new Driver(m, execution, meter, most, turns, resume);
      execution.driver = driver;
      turns.now(driver);
      return Effect.sync(() => driver.stop());
    }),
  );

class Driver extends Turn {
  private readonly m: Machine;
  private readonly execution: Execution;
  private readonly meter: MemoryMeter;
  private readonly most: number;
  private readonly turns: HostTurns;
  private readonly resume: (ending: Effect.Effect<Ending>) => void;
  private ticks: number;
  private stopped = false;
  /** For a tool to settle. */
  private waiting = false;
  /** The meter looks at what is alive; the program stands still. */
  private looking = false;

  constructor(
    m: Machine,
    execution: Execution,
    meter: MemoryMeter,
    most: number,
    turns: HostTurns,
    resume: (ending: Effect.Effect<Ending>) => void,
  ) {
    super();
    this.m = m;
    this.execution = execution;
    this.meter = meter;
    this.most = most;
    this.turns = turns;
    this.resume = resume;
    this.ticks = m.budget = Math.min(FIRST_TICKS, most);
    turns.enter();
  }

  take(ms: number): void {
    if (this.stopped) return;
    try {
      if (this.advance(ms)) this.turns.later(this);
    } catch (error) {
      this.stop();
      this.resume(error instanceof Abort ? Effect.succeed({ type: "aborted", abort: error }) : Effect.die(error));
    }
  }

  /** A tool call has settled a promise of the program. */
  wake(): void {
    if (!this.waiting) return;
    this.waiting = false;
    // Calls that settle together are answered by one turn.
    queueMicrotask(() => this.turns.now(this));
  }

  stop(): void {
    if (this.stopped) return;
    this.stopped = true;
    this.turns.leave();
  }

  /** Runs on for that long; true when the program can go on. */
  private advance(ms: number): boolean {
    const { m, meter, most } = this;
    let began = performance.now();
    const until = began + ms;
    while (began < until) {
      if (this.looking) this.looking = !meter.look(LOOK);
      else {
        const state = m.run();
        if (m.finished) return this.end({ type: "settled" });
        if (state === "idle") {
          this.waiting = this.execution.running.size > 0;
          return this.waiting ? false : this.end({ type: "stuck" });
        }
        this.looking = meter.isDue(this.ticks - m.budget);
      }
      const now = performance.now();
      const taken = now - began;
      if (taken > 2 * SLICE_MS) this.ticks = Math.max(1, Math.floor((this.ticks * SLICE_MS) / taken));
      else if (taken < SLICE_MS && this.ticks < most) this.ticks = Math.min(this.ticks * 2, most);
      m.budget = this.ticks;
      began = now;
    }
    return true;
  }

  private end(ending: Ending): false {
    this.stop();
    this.resume(Effect.succeed(ending));
    return false;
  }
}
