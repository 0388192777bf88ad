/**
 * The driver: runs the machine slice by slice, gives the host's event loop its turn every few milliseconds, and waits for
 * tools when the program has nothing else to do. One Effect; interrupting it stops the program at the end of its slice.
 */
import * as Effect from "effect/Effect";
import { Abort } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import type { MemoryMeter } from "../machine/memory.ts";
import type { Execution } from "./Execution.ts";
import { Turns } from "./Turns.ts";

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
      let stopped = false;
      let waiting = false;
      let looking = false;
      let ticks = Math.min(FIRST_TICKS, most);
      m.budget = ticks;
      const end = (ending: Ending): void => {
        stopped = true;
        resume(Effect.succeed(ending));
      };
      /** Runs on for that long; true when the program can go on. */
      const advance = (ms: number): boolean => {
        let began = performance.now();
        const until = began + ms;
        while (began < until) {
          if (looking) looking = !meter.look(LOOK);
          else {
            const state = m.run();
            if (m.finished) return (end({ type: "settled" }), false);
            if (state === "idle") {
              waiting = execution.running.size > 0;
              if (!waiting) end({ type: "stuck" });
              return false;
            }
            looking = meter.isDue(ticks - m.budget);
          }
          const now = performance.now();
          const taken = now - began;
          if (taken > 2 * SLICE_MS) ticks = Math.max(1, Math.floor((ticks * SLICE_MS) / taken));
          else if (taken < SLICE_MS && ticks < most) ticks = Math.min(ticks * 2, most);
          m.budget = ticks;
          began = now;
        }
        return true;
      };
      const turn = (ms: number): void => {
        if (stopped) return;
        try {
          if (advance(ms)) turns.later(turn);
        } catch (error) {
          if (error instanceof Abort) return end({ type: "aborted", abort: error });
          stopped = true;
          resume(Effect.die(error));
        }
      };
      execution.wake = () => {
        if (!waiting) return;
        waiting = false;
        // Calls that settle together are answered by one turn.
        queueMicrotask(() => turns.now(turn));
      };
      turns.now(turn);
      return Effect.sync(() => {
        stopped = true;
      });
    }),
  );
