/**
 * The host's turns: how long programs may run before timers and I/O of the host have theirs, and who goes next. All
 * executions of a process share one (the default of the service), because they share one event loop.
 */
import * as Context from "effect/Context";

/** Longest stretch without giving the host its turn. @unit ms */
const TURN_MS = 5;
/** However many wait, each gets this much at a time. @unit ms */
const LEAST_MS = 1;
/** What one may have used more than those who go on after it. @unit ms */
const AHEAD_MS = 5;
/** Whoever has waited for something else begins this far behind those who compute. @unit ms */
const CREDIT_MS = 1;
/** A turn that could not end in time is followed by a rest as long as it, at most this, if others are there. @unit ms */
const LONGEST_REST_MS = 200;

/** Somebody who computes in turns. Fair is what gives each the same time, however long a single turn of it takes. */
export abstract class Turn {
  /** Time it has used, or counts as having used because it was not there. @unit ms */
  used = 0;
  /** It needs no more turns. */
  abstract readonly isOver: boolean;
  /** How long it can be kept from its first turn. @unit ms */
  abstract readonly patience: number;
  /** Runs for at most about so many milliseconds. */
  abstract take(ms: number): void;
}

export class HostTurns {
  /** In the order in which they came; those that something has woken go first. */
  private readonly woken: Turn[] = [];
  private readonly waiting: Turn[] = [];
  /** Programs there are, computing or not. */
  private present = 0;
  /** Who has used less than this may go on. @unit ms */
  private level = AHEAD_MS;
  /** Used of the host's present turn. @unit ms */
  private spent = 0;
  /** Used by those that something has woken since one of the others ran. @unit ms */
  private ahead = 0;
  /** When those may begin who come after a program that ended with too long a turn. @unit ms */
  private restUntil = 0;
  private readonly resting = new Map<Turn, Rest>();
  private scheduled = false;
  private taking = false;

  /** A program has begun. */
  enter(): void {
    this.present++;
  }

  /** A program has ended, or has been stopped. */
  leave(turn: Turn): void {
    this.present--;
    const rest = this.resting.get(turn);
    if (rest !== undefined) clearTimeout(rest.timer);
    this.resting.delete(turn);
    if (this.present > this.resting.size) return;
    // Nobody is left to rest for.
    for (const { timer, over } of [...this.resting.values()]) {
      clearTimeout(timer);
      over();
    }
  }

  /** For who begins: programs that each end with a long turn, one after the other, are to rest like one that goes on. */
  begin(turn: Turn): void {
    const ms = Math.min(this.restUntil - performance.now(), turn.patience);
    if (ms > 0 && this.hasOthers()) this.rest(turn, ms, () => this.now(turn));
    else this.now(turn);
  }

  /**
   * For who has been woken: runs now if the present turn has room, else before those who compute. Within the turn of
   * another it waits, however short that is: programs that tools of programs run would nest on the host's stack.
   */
  now(turn: Turn): void {
    turn.used = Math.max(turn.used, this.level - CREDIT_MS);
    const hasRoom = this.spent < TURN_MS && this.waiting.length + this.woken.length === 0;
    if (hasRoom && !this.taking) this.take(turn);
    else this.queue(turn.used <= this.level ? this.woken : this.waiting, turn);
  }

  /** Runs after the host's pending timers and I/O. */
  later(turn: Turn): void {
    this.queue(this.waiting, turn);
  }

  private queue(queue: Turn[], turn: Turn): void {
    queue.push(turn);
    if (this.scheduled) return;
    this.scheduled = true;
    afterHost(() => this.next());
  }

  private next(): void {
    this.spent = 0;
    try {
      while (this.woken.length + this.waiting.length > 0 && this.spent < TURN_MS) this.takeNext();
    } finally {
      this.scheduled = this.woken.length + this.waiting.length > 0;
      if (this.scheduled) afterHost(() => this.next());
    }
  }

  /** Who is woken goes first; but many of them, one after the other, do not keep off those who compute. */
  private takeNext(): void {
    const before = this.spent;
    const turn = this.ahead < TURN_MS || this.waiting.length === 0 ? this.woken.shift() : undefined;
    if (turn !== undefined) {
      this.take(turn);
      this.ahead += this.spent - before;
    } else {
      this.ahead = 0;
      this.take(this.first());
    }
  }

  /** The first of those who have not used more than others. */
  private first(): Turn {
    const { waiting } = this;
    let index = waiting.findIndex((turn) => turn.used <= this.level);
    if (index < 0) {
      const least = waiting.reduce((most, { used }) => Math.min(most, used), Infinity);
      this.level = least + AHEAD_MS;
      index = waiting.findIndex((turn) => turn.used <= this.level);
    }
    return waiting.splice(index, 1)[0]!;
  }

  private take(turn: Turn): void {
    const others = this.woken.length + this.waiting.length;
    const began = performance.now();
    this.taking = true;
    try {
      turn.take(Math.max(LEAST_MS, (TURN_MS - this.spent) / (others + 1)));
    } finally {
      // What a program's end makes the host do may throw; the other programs go on.
      this.taking = false;
    }
    const ended = performance.now();
    const taken = ended - began;
    turn.used += taken;
    this.spent += taken;
    if (taken <= 2 * TURN_MS) return;
    const ms = Math.min(taken, LONGEST_REST_MS);
    if (turn.isOver) this.restUntil = ended + ms;
    else if (this.hasOthers()) this.putAside(turn, ms);
  }

  /** Whether a rest would be for somebody. */
  private hasOthers(): boolean {
    return this.present - this.resting.size > 1;
  }

  /** Takes one out of the queue for a while: whoever waits for an answer of the host gets it, and can go on. */
  private putAside(turn: Turn, ms: number): void {
    const index = this.waiting.lastIndexOf(turn);
    if (index < 0) return;
    this.waiting.splice(index, 1);
    this.rest(turn, ms, () => this.later(turn));
  }

  private rest(turn: Turn, ms: number, goOn: () => void): void {
    const over = (): void => {
      this.resting.delete(turn);
      goOn();
    };
    this.resting.set(turn, { timer: setTimeout(over, ms), over });
  }
}

interface Rest {
  readonly timer: ReturnType<typeof setTimeout>;
  readonly over: () => void;
}

export const Turns: Context.Reference<HostTurns> = Context.Reference("codemode/Turns", {
  defaultValue: () => new HostTurns(),
});

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
