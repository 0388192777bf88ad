/**
 * The machine runs one program: the loop over operations, the budget of a slice, the job queue and the way a throw walks
 * the frames. It names no construct and no built-in. The driver calls `run` slice by slice.
 */
import type { JSObject } from "../values/JSObject.ts";
import type { MapData } from "../values/MapData.ts";
import type { Shape } from "../values/Shape.ts";
import type { Value } from "../values/Value.ts";
import { WeakTable } from "../values/WeakTable.ts";
import {
  CODE,
  EXIT,
  type Frame,
  type FrameCode,
  L0,
  KEPT,
  type Next,
  noSite,
  type Op,
  OPS,
  PARENT,
  PC,
  YIELD,
} from "./frame.ts";
import { AbruptCompletion, type Guest, GuestThrow, type Request } from "./guest.ts";
import { makeError } from "./errors.ts";
import { guestFrame } from "./native.ts";
import { type Catalog, Realm } from "./Realm.ts";

/** How host engines word the end of their stack. */
const HOST_OVERFLOW = /call stack|too much recursion/;

/** What a tick may have allocated without saying so. @unit bytes */
export const TICK_BYTES = 32;

/** What the host gives one execution. Everything here is called synchronously and must not throw. */
export interface MachineHost {
  /** Starts a tool call (or says what is wrong); the value is usually a promise of the program. */
  callTool(m: Machine, tool: JSObject, args: readonly Value[]): Value | Guest<Value>;
  /** The tool or namespace of that name below another, or undefined. */
  toolMember(m: Machine, reference: JSObject, key: string): Value;
  /** The globals `tools` and `search`: the same each time. */
  tools(m: Machine): Value;
  search(m: Machine): Value;
  /** What to say of a text like `tools.orders.lokup` read from `holder` that leads nowhere, or null where it is no tool path. */
  explainMissing(
    text: string,
    holder: Value,
  ): { readonly kind: string; readonly message: string; readonly suggestions?: readonly string[] } | null;
  /** What to say of a promise that stands where data is wanted: `is a promise: await it first`. */
  describePromise(promise: JSObject): string;
  /** Milliseconds since the epoch, from the host's clock. */
  now(): number;
  /** A number in [0, 1). */
  random(): number;
  /** Fills with cryptographically secure random bytes. */
  randomBytes(bytes: Uint8Array): void;
  /** One line of console output. */
  log(level: string, text: string): void;
  /** IANA name of the program's time zone. */
  readonly timeZone: string;
}

/** Something the job queue runs: starts on the idle frame and says where the machine goes on. */
export interface Job {
  run(idle: Frame): Next;
}

/** Thrown by compiled code whose fast form met something only the exact form can do; see `compile/`. */
export abstract class Bail {
  /** The frame to go on with (its pc set), given the frame and pc of the operation that gave up. */
  abstract resume(frame: Frame, pc: number): Frame;
}

/** What weak collections have for a key: most keys are in one collection. */
export interface WeakEntry {
  collection: object | null;
  content: Value;
  others: MapData<object, Value> | null;
}

export type RunState = "yield" | "idle";

export class Machine {
  readonly realm: Realm;
  readonly host: MachineHost;
  /** Ticks left in this slice; natives subtract the size of their work. */
  budget: number;
  /** Estimate of what has been allocated since the memory meter looked last; beside it each tick counts. @unit bytes */
  allocated = 0;
  /** Where the next slice starts. */
  frame: Frame;
  /** The frame that called the library code now running: for stack traces. */
  current: Frame | null = null;
  /** Source offset of the operation at work where it is finer than the frame's, else -1. */
  currentOffset = -1;
  /** The latest `throw` statement: where an uncaught value that is no Error came from. */
  lastThrow: { readonly value: Value; readonly frame: Frame; readonly offset: number } | null = null;
  /** The program's main promise is settled: no more jobs run. */
  finished = false;
  /** Rejected promises nobody has handled, in order; null where there was none yet. */
  rejections: Set<JSObject> | null = null;
  /** Values thrown by jobs that have no promise to reject (`queueMicrotask`). */
  uncaught: Value[] | null = null;
  /** The library frame whose generator runs now: what it keeps (`keep`) lives as long as it. */
  library: Frame | null = null;
  /** What library code has kept before it has a frame: the frame that carries on takes it over. */
  unclaimed: unknown[] | null = null;
  /** Entries of weak collections by their key. */
  get weak(): WeakTable<WeakEntry> {
    return (this.weakOrNone ??= new WeakTable());
  }
  private weakOrNone: WeakTable<WeakEntry> | null = null;
  private jobs: Job[] = [];
  private head = 0;

  constructor(host: MachineHost, catalog: Catalog, rootShape: Shape, budget: number) {
    this.host = host;
    this.budget = budget;
    this.frame = [null, null, 0, IDLE_OPS, L0, IDLE_CODE, 0, this, undefined, undefined];
    this.realm = new Realm(this, catalog, rootShape);
  }

  /** Pays for work that is more than its ticks show and allocates nothing but what is said of it. */
  work(ticks: number): void {
    this.budget -= ticks;
    this.allocated -= ticks * TICK_BYTES;
  }

  enqueue(job: Job): void {
    this.jobs.push(job);
  }

  /** Names what library code under way holds beside its arguments, so that it counts as live. */
  keep<T extends object>(held: T): T {
    const { library } = this;
    if (library === null) (this.unclaimed ??= []).push(held);
    else ((library[KEPT] as unknown[] | undefined) ??= library[KEPT] = []).push(held);
    return held;
  }

  /** Everything that is alive because the machine refers to it. */
  *roots(): Generator<unknown> {
    for (let frame: Frame | null = this.frame; frame !== null; frame = frame[PARENT]) yield frame;
    yield this.jobs;
    yield this.rejections;
    yield this.uncaught;
    yield this.lastThrow?.value;
    yield* this.realm.roots();
  }

  /** Runs library code that may run guest code where no frame can wait for it: at once if it needs none, else as a job. */
  enqueueNow(body: () => Guest<unknown>): void {
    const generator = body();
    const step = generator.next(undefined);
    if (step.done !== true) this.enqueue({ run: (idle) => guestFrame(idle, replay(generator, step.value), L0) });
  }

  /** The oldest job, or undefined. */
  dequeue(): Job | undefined {
    if (this.head === this.jobs.length) {
      // A program that waits keeps neither its past jobs nor the room for them.
      this.jobs.length = this.head = 0;
      return undefined;
    }
    const job = this.jobs[this.head++];
    if (this.head > 4096) {
      this.jobs = this.jobs.slice(this.head);
      this.head = 0;
    }
    return job;
  }

  /** Runs until the budget is used up ("yield") or nothing is left to do ("idle"). Abort and defects are thrown. */
  run(): RunState {
    let frame = this.frame;
    let ops: readonly Op[] = frame[OPS];
    let pc: number = frame[PC];
    for (;;) {
      try {
        for (;;) {
          const next = ops[pc]!(frame);
          if (typeof next === "number") pc = next;
          else {
            if (--this.budget < 0 || next === YIELD || next === EXIT) {
              if (next === EXIT) {
                this.frame = frame;
                return "idle";
              }
              if (next !== YIELD) this.frame = next;
              return "yield";
            }
            frame = next;
            ops = frame[OPS];
            pc = frame[PC];
          }
        }
      } catch (error) {
        const next = this.caught(frame, pc, error);
        if (next === YIELD) return "yield";
        frame = next;
        ops = frame[OPS];
        pc = frame[PC];
      }
    }
  }

  private caught(frame: Frame, pc: number, error: unknown): Frame {
    if (error instanceof Bail) return error.resume(frame, pc);
    frame[PC] = pc + 1;
    return this.unwind(frame, this.abrupt(error), true);
  }

  /** What a host exception means to the program. A defect is thrown on. */
  private abrupt(error: unknown): AbruptCompletion {
    if (error instanceof AbruptCompletion) return error;
    // Long chains of proxies, bound functions or iterators recurse on the host's stack: its end is the program's error.
    if (error instanceof Error && HOST_OVERFLOW.test(error.message))
      return new GuestThrow(makeError(this, "RangeError", "Maximum call stack size exceeded"));
    throw error;
  }

  /** Walks the frames down to the one that handles the throw. `self`: the throw is `start`'s own. */
  unwind(start: Frame, thrown: AbruptCompletion, self: boolean): Frame {
    let frame = start;
    let own = self;
    for (;;) {
      try {
        const next = (frame[CODE] as FrameCode).unwind(frame, thrown, own);
        if (next !== null) return next;
      } catch (error) {
        thrown = this.abrupt(error);
      }
      frame = frame[PARENT];
      own = false;
    }
  }
}

/** A generator that has yielded its first request already. */
function* replay(generator: Guest<unknown>, first: Request): Guest<unknown> {
  let request = first;
  for (;;) {
    let step: IteratorResult<Request, unknown>;
    try {
      step = generator.next(yield request);
    } catch (error) {
      step = generator.throw(error);
    }
    if (step.done === true) return step.value;
    request = step.value;
  }
}

const IDLE_OPS: readonly Op[] = [
  (idle) => {
    const m: Machine = idle[7];
    const job = m.finished ? undefined : m.dequeue();
    if (job === undefined) return EXIT;
    idle[PC] = 0;
    return job.run(idle);
  },
];

const IDLE_CODE: FrameCode = {
  unwind(frame, thrown) {
    if (thrown instanceof GuestThrow) ((frame[7] as Machine).uncaught ??= []).push(thrown.value);
    frame[PC] = 0;
    return frame;
  },
  site: noSite,
};
