/**
 * The driver: runs the machine slice by slice, gives the host's event loop its turn every few milliseconds, and waits for
 * tools when the program has nothing else to do. One Effect; interrupting it stops the program at the end of its slice.
 */
import * as Effect from "effect/Effect";
import { Abort } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import type { MemoryMeter } from "../machine/memory.ts";
import type { Execution } from "./Execution.ts";

/** How the program's run ended. */
export type Ending =
  | { readonly type: "settled" }
  /** The main promise is pending, no job is left and no tool call is running: it can never settle. */
  | { readonly type: "stuck" }
  | { readonly type: "aborted"; readonly abort: Abort };

/** Longest stretch without giving the host its turn. @unit ms */
const SLICE_MS = 5;
/** A slice that took longer is followed by a shorter one. @unit ms */
const LONG_SLICE_MS = 2;
/** A program starts with short slices, which grow as long as they take no time. @unit ticks */
const FIRST_TICKS = 500;
/** Objects the memory meter visits before the clock is looked at. */
const LOOK = 10_000;

/** @param most budget of one slice, after which the clock is looked at */
export const drive = (m: Machine, execution: Execution, meter: MemoryMeter, most: number): Effect.Effect<Ending> =>
  Effect.callback<Ending>((resume) => {
    let stopped = false;
    let waiting = false;
    let looking = false;
    let turn = performance.now();
    let ticks = Math.min(FIRST_TICKS, most);
    m.budget = ticks;
    const end = (ending: Ending): void => {
      stopped = true;
      resume(Effect.succeed(ending));
    };
    const pump = (): void => {
      if (stopped) return;
      const until = turn + SLICE_MS;
      let began = performance.now();
      try {
        for (;;) {
          if (looking) looking = !meter.look(LOOK);
          else {
            const state = m.run();
            if (m.finished) return end({ type: "settled" });
            if (state === "idle") {
              if (execution.running.size === 0) return end({ type: "stuck" });
              waiting = true;
              return;
            }
            looking = meter.isDue(ticks - m.budget);
          }
          const now = performance.now();
          if (now - began > LONG_SLICE_MS) ticks = Math.max(1, ticks >> 1);
          else if (ticks < most) ticks = Math.min(ticks * 2, most);
          m.budget = ticks;
          began = now;
          if (now >= until) return giveTurn(nextTurn);
        }
      } catch (error) {
        if (error instanceof Abort) return end({ type: "aborted", abort: error });
        stopped = true;
        resume(Effect.die(error));
      }
    };
    const nextTurn = (): void => {
      turn = performance.now();
      pump();
    };
    execution.wake = () => {
      if (!waiting) return;
      waiting = false;
      // Calls that settle together are answered by one pump; tools that answer in microtasks only must not starve the host.
      if (performance.now() - turn < SLICE_MS) queueMicrotask(pump);
      else giveTurn(nextTurn);
    };
    pump();
    return Effect.sync(() => {
      stopped = true;
    });
  });

interface HostTimers {
  readonly setImmediate?: (callback: () => void) => unknown;
}

/** Goes on after the host's pending timers and I/O had their turn. */
function giveTurn(callback: () => void): void {
  const { setImmediate } = globalThis as HostTimers;
  if (setImmediate !== undefined) setImmediate(callback);
  else {
    const channel = new MessageChannel();
    channel.port1.onmessage = () => {
      channel.port1.close();
      callback();
    };
    channel.port2.postMessage(null);
  }
}
