/**
 * The host's turns: how long programs may run before timers and I/O of the host have theirs, and who goes next. All
 * executions of a process share one (the default of the service), because they share one event loop.
 */
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";

/** Longest stretch without giving the host its turn. @unit ms */
const TURN_MS = 5;
/** However many wait, each gets this much at a time. @unit ms */
const LEAST_MS = 1;

export interface Turn {
  /** Runs for at most about so many milliseconds. */
  take(ms: number): void;
}

export class HostTurns {
  private readonly waiting: Turn[] = [];
  /** Used of the host's present turn. @unit ms */
  private spent = 0;
  private scheduled = false;

  /** Runs now if the present turn has room, else in its order. */
  now(turn: Turn): void {
    if (this.spent < TURN_MS && this.waiting.length === 0) this.take(turn);
    else this.later(turn);
  }

  /** Runs after the host's pending timers and I/O. */
  later(turn: Turn): void {
    this.waiting.push(turn);
    if (this.scheduled) return;
    this.scheduled = true;
    afterHost(() => this.next());
  }

  private next(): void {
    this.spent = 0;
    while (this.waiting.length > 0 && this.spent < TURN_MS) this.take(this.waiting.shift()!);
    this.scheduled = this.waiting.length > 0;
    if (this.scheduled) afterHost(() => this.next());
  }

  private take(turn: Turn): void {
    const began = performance.now();
    turn.take(Math.max(LEAST_MS, (TURN_MS - this.spent) / (this.waiting.length + 1)));
    this.spent += performance.now() - began;
  }
}

export const Turns: Context.Reference<HostTurns> = Context.Reference("codemode/Turns", {
  defaultValue: () => new HostTurns(),
});

/** Computes something of the program's in a turn of its own, so that many at once leave the host its turns. */
export const inTurn = <A>(compute: () => A): Effect.Effect<A> =>
  Effect.flatMap(Turns, (turns) =>
    Effect.callback<A>((resume) => {
      let wanted = true;
      turns.now({
        take() {
          if (!wanted) return;
          try {
            resume(Effect.succeed(compute()));
          } catch (defect) {
            resume(Effect.die(defect));
          }
        },
      });
      return Effect.sync(() => void (wanted = false));
    }),
  );

interface HostTimers {
  readonly setImmediate?: (callback: () => void) => unknown;
}

function afterHost(callback: () => void): void {
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
