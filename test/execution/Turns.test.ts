/** Who goes next, counted on a clock that only the turns themselves move. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HostTurns, Turn } from "../../src/execution/Turns.ts";

let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  vi.useFakeTimers({ toFake: ["setTimeout", "clearTimeout", "setImmediate"] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Computes for ever; each turn takes as long as it likes, whatever it was given. */
class Busy extends Turn {
  turns = 0;
  isOver = false;
  patience = Infinity;
  readonly turnsOf: HostTurns;
  readonly ms: number | null;
  constructor(turns: HostTurns, ms: number | null) {
    super();
    this.turnsOf = turns;
    this.ms = ms;
    turns.enter();
    turns.now(this);
  }
  take(ms: number): void {
    this.turns++;
    clock += this.ms ?? ms;
    this.turnsOf.later(this);
  }
}

/** Begins, takes its time once, and has ended. */
class Once extends Turn {
  isOver = false;
  readonly turns: HostTurns;
  readonly name: string;
  readonly ms: number;
  readonly order: string[];
  readonly patience: number;
  constructor(turns: HostTurns, name: string, ms: number, order: string[], patience = Infinity) {
    super();
    this.turns = turns;
    this.name = name;
    this.ms = ms;
    this.order = order;
    this.patience = patience;
    turns.enter();
    turns.begin(this);
  }
  take(): void {
    clock += this.ms;
    this.order.push(this.name);
    this.isOver = true;
    this.turns.leave(this);
  }
}

const immediates = (count: number) => {
  for (let i = 0; i < count; i++) vi.advanceTimersToNextTimer();
};

describe("turns", () => {
  test("those who compute get the same time, also beside one whose turns are longer than it is given", () => {
    const turns = new HostTurns();
    const long = new Busy(turns, 9);
    const short = new Busy(turns, null);
    immediates(200);
    expect(Math.abs(long.used - short.used)).toBeLessThan(20);
    expect(short.turns).toBeGreaterThan(2 * long.turns);
  });
  test("who has been woken goes before who computes, as long as it has not used more", () => {
    const turns = new HostTurns();
    const busy = new Busy(turns, null);
    immediates(10);
    const before = busy.turns;
    const order: string[] = [];
    class Caller extends Turn {
      isOver = false;
      patience = Infinity;
      take(): void {
        order.push(`woken after ${busy.turns - before}`);
        clock += 1;
      }
    }
    const caller = new Caller();
    turns.now(caller);
    immediates(1);
    expect(order).toEqual(["woken after 0"]);
    caller.used = busy.used + 1_000;
    turns.now(caller);
    immediates(20);
    expect(order).toHaveLength(1);
    expect(busy.turns).toBeGreaterThan(before + 10);
  });
  test("those who begin one after the other do not keep off who computes", () => {
    const turns = new HostTurns();
    const busy = new Busy(turns, null);
    immediates(1);
    let begun = 0;
    class Short extends Turn {
      isOver = true;
      patience = Infinity;
      take(): void {
        clock += 8;
        begun++;
        turns.now(new Short());
      }
    }
    turns.now(new Short());
    const before = busy.turns;
    immediates(100);
    expect(begun).toBeGreaterThan(40);
    expect(busy.turns - before).toBeGreaterThan(40);
  });
  test("who begins after a program that ended with a long turn rests as long, if others are there", () => {
    const turns = new HostTurns();
    const order: string[] = [];
    const begin = (name: string, ms: number) => new Once(turns, name, ms, order);
    begin("long", 60);
    begin("alone", 1);
    immediates(1);
    turns.enter();
    begin("beside another", 1);
    begin("long again", 60);
    expect(order).toEqual(["long", "alone"]);
    vi.advanceTimersByTime(58);
    expect(order).toEqual(["long", "alone"]);
    vi.advanceTimersByTime(2);
    expect(order).toEqual(["long", "alone", "beside another", "long again"]);
    clock += 60;
    begin("later", 1);
    immediates(1);
    expect(order).toHaveLength(5);
  });
  test("who begins rests no longer than it has patience for", () => {
    const turns = new HostTurns();
    const order: string[] = [];
    turns.enter();
    new Once(turns, "long", 60, order);
    new Once(turns, "patient", 1, order);
    new Once(turns, "in a hurry", 1, order, 20);
    vi.advanceTimersByTime(19);
    expect(order).toEqual(["long"]);
    vi.advanceTimersByTime(2);
    expect(order).toEqual(["long", "in a hurry"]);
    vi.advanceTimersByTime(40);
    expect(order).toEqual(["long", "in a hurry", "patient"]);
  });
  test("a rest ends when nobody is left who does not rest, and when who rests is stopped", () => {
    const turns = new HostTurns();
    const order: string[] = [];
    turns.enter();
    const ended = new Once(turns, "long", 60, order);
    new Once(turns, "resting", 1, order);
    const stopped = new Once(turns, "stopped", 1, order);
    expect(vi.getTimerCount()).toBe(2);
    turns.leave(stopped);
    expect(vi.getTimerCount()).toBe(1);
    // The neighbour, whoever that was.
    turns.leave(ended);
    immediates(1);
    expect(order).toEqual(["long", "resting"]);
    expect(vi.getTimerCount()).toBe(0);
  });
  test("who is woken within the turn of another waits for its own", () => {
    const turns = new HostTurns();
    const order: string[] = [];
    class Outer extends Turn {
      isOver = false;
      patience = Infinity;
      take(): void {
        order.push("outer begins");
        new Once(turns, "inner", 1, order);
        order.push("outer ends");
      }
    }
    turns.now(new Outer());
    expect(order).toEqual(["outer begins", "outer ends"]);
    immediates(1);
    expect(order).toEqual(["outer begins", "outer ends", "inner"]);
  });
  test("what one throws keeps off no other", () => {
    const turns = new HostTurns();
    const busy = new Busy(turns, null);
    class Throwing extends Turn {
      isOver = true;
      patience = Infinity;
      take(): void {
        throw new Error("of the host");
      }
    }
    turns.later(new Throwing());
    expect(() => immediates(3)).toThrow("of the host");
    const before = busy.turns;
    immediates(5);
    expect(busy.turns).toBeGreaterThan(before);
    const order: string[] = [];
    new Once(turns, "after it", 1, order);
    immediates(5);
    expect(order).toEqual(["after it"]);
  });
  test("who held the host for long rests as long, if others are there", () => {
    const turns = new HostTurns();
    const long = new Busy(turns, 60);
    immediates(1);
    expect(long.turns).toBe(2);
    turns.enter();
    immediates(1);
    expect(long.turns).toBe(3);
    vi.advanceTimersByTime(59);
    expect(long.turns).toBe(3);
    vi.advanceTimersByTime(2);
    expect(long.turns).toBe(4);
    turns.leave(long);
  });
});
