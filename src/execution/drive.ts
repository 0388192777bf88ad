/**
 * The driver: runs the machine slice by slice, gives the host's event loop its turn every few milliseconds, and waits for
 * tools when the program has nothing else to do. Whoever extends it makes the machine and hears how it ended.
 */
import { Abort } from "../machine/guest.ts";
import { type Machine, TICK_BYTES } from "../machine/Machine.ts";
import { LEAST_ALLOCATED, MemoryMeter, type Outside } from "../machine/memory.ts";
import type { Execution } from "./Execution.ts";
import { type HostTurns, Turn } from "./Turns.ts";

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

export abstract class Driver extends Turn {
  protected readonly execution: Execution;
  private readonly turns: HostTurns;
  protected machine: Machine | null = null;
  /** Budget of the next slice. */
  private ticks: number;
  private stopped = false;
  /** For a tool to settle. */
  private waiting = false;
  /** The meter looks at what is alive; the program stands still. */
  private looking = false;
  /** Made for a program that has allocated much. */
  private meter: MemoryMeter | null = null;

  constructor(execution: Execution, turns: HostTurns) {
    super();
    this.execution = execution;
    this.turns = turns;
    this.ticks = Math.min(FIRST_TICKS, execution.options.ticks);
    execution.driver = this;
    turns.enter();
  }

  /** In the program's first turns; null when there is nothing to run, undefined when it needs another turn. */
  protected abstract begin(until: number): Machine | null | undefined;
  protected abstract ended(ending: Ending): void;
  protected abstract failed(defect: unknown): void;
  /** What the host's side keeps for the program. */
  protected abstract outside(): Outside;
  /** Drops what caches of compiled code keep. */
  protected abstract forget(): void;

  start(): void {
    this.turns.begin(this);
  }

  get isOver(): boolean {
    return this.stopped;
  }

  take(ms: number): void {
    if (this.stopped) return;
    try {
      if (this.advance(ms)) this.turns.later(this);
    } catch (error) {
      this.stop();
      if (error instanceof Abort) this.ended({ type: "aborted", abort: error });
      else this.failed(error);
    }
  }

  /** A tool call has settled a promise of the program. */
  wake(): void {
    if (!this.waiting) return;
    this.waiting = false;
    // Calls that settle together are answered by one turn.
    queueMicrotask(() => this.turns.now(this));
  }

  /** False if it has been stopped before. */
  stop(): boolean {
    if (this.stopped) return false;
    this.turns.leave(this);
    return (this.stopped = true);
  }

  /** Runs on for that long; true when the program can go on. */
  private advance(ms: number): boolean {
    let began = performance.now();
    const until = began + ms;
    const most = this.execution.options.ticks;
    if (this.machine === null) {
      const machine = this.begin(until);
      if (machine == null) return machine === undefined && !this.stopped;
      this.machine = machine;
      machine.budget = this.ticks;
      began = performance.now();
    }
    const m = this.machine;
    while (began < until) {
      if (this.looking) this.looking = !this.meter!.look(LOOK);
      else {
        const state = m.run();
        if (m.finished) return this.end({ type: "settled" });
        if (state === "idle") {
          this.waiting = this.execution.running.size > 0;
          return this.waiting ? false : this.end({ type: "stuck" });
        }
        this.looking = this.isTimeToLook(m);
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

  private isTimeToLook(m: Machine): boolean {
    m.allocated += (this.ticks - m.budget) * TICK_BYTES;
    if (this.meter === null && m.allocated < LEAST_ALLOCATED) return false;
    this.meter ??= new MemoryMeter(
      m,
      () => this.outside(),
      () => this.forget(),
    );
    return this.meter.isDue(0);
  }

  private end(ending: Ending): false {
    this.stop();
    this.ended(ending);
    return false;
  }
}
