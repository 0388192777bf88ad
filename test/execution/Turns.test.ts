/** Who goes next, counted on a clock that only the turns themselves move. */
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { HostTurns, Turn } from "../../src/execution/Turns.ts";

let clock = 0;
beforeEach(() => {
  clock = 0;
  vi.spyOn(performance, "now").mockImplementation(() => clock);
  vi.useFakeTimers({ toFake: ["setTimeout", "setImmediate"] });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.useRealTimers();
});

/** Computes for ever; each turn takes as long as it likes, whatever it was given. */
class Busy extends Turn {
  turns = 0;
  isOver = false;
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
    class Once extends Turn {
      isOver = false;
      readonly name: string;
      readonly ms: number;
      constructor(name: string, ms: number) {
        super();
        this.name = name;
        this.ms = ms;
        turns.enter();
        turns.begin(this);
      }
      take(): void {
        clock += this.ms;
        order.push(this.name);
        this.isOver = true;
        turns.leave();
      }
    }
    new Once("long", 60);
    new Once("alone", 1);
    immediates(1);
    turns.enter();
    new Once("beside another", 1);
    new Once("long again", 60);
    expect(order).toEqual(["long", "alone"]);
    vi.advanceTimersByTime(58);
    expect(order).toEqual(["long", "alone"]);
    vi.advanceTimersByTime(2);
    expect(order).toEqual(["long", "alone", "beside another", "long again"]);
    clock += 60;
    new Once("later", 1);
    immediates(1);
    expect(order).toHaveLength(5);
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
    turns.leave();
  });
});
