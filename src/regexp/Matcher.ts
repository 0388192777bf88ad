/**
 * The matcher: runs a program at one position of a text, a number of steps at a time. Its whole state is in
 * arrays, so it can stop after any step and go on later, and the host's stack does not grow with pattern or text.
 *
 * The trail holds pairs. (position, operation ≥ 0) is an alternative to go back to; (old value, ~register) undoes a
 * write on the way there. The loop has the frequent operations only, so that the host compiles it soon; rare.ts has the others. The
 * case labels are the numbers of `op` in program.ts, which a test holds together: named constants would make the loop
 * a chain of comparisons.
 */
import type { CompiledPattern } from "./compile.ts";
import { type Match, PlacedMatch } from "./Match.ts";
import { op } from "./program.ts";
import type { Program } from "./program.ts";
import { isPairBefore } from "./reading.ts";
import { rareOperations } from "./rare.ts";
import type { MatchState } from "./rare.ts";
import { backTo, membersUpTo, whileMembers } from "./scan.ts";

export type Outcome = "matched" | "failed" | "paused";

/** The trail of one match has outgrown its limit; the caller makes it the program's RangeError. */
export class TrailOverflow extends Error {
  override readonly name = "TrailOverflow";
}

/** @unit entries of eight bytes */
const LONGEST_TRAIL = 1 << 23;

/** Of one repetition, between two looks at the steps left. @unit code units */
const LONGEST_STRETCH = 1 << 15;

/** A repetition that goes on: where it began, and where the fewest turns it needs end. */
interface Stretch {
  readonly start: number;
  readonly minimum: number;
  readonly count: number;
}

export class Matcher implements MatchState {
  /** Start and end of the whole match and of each capture, then what loops and assertions remember. */
  readonly registers: number[];
  /** Steps since the matcher was made. */
  stepsUsed = 0;
  readonly program: Program;
  readonly input: string;
  /** Arrays of small integers: as fast as typed ones, far cheaper to make, and they grow by themselves. */
  readonly trail: number[] = [];
  top = 0;
  position: number;
  cost = 0;
  compared = 0;
  #operation = 0;
  #stretch: Stretch | null = null;

  constructor(pattern: CompiledPattern, input: string, index: number) {
    this.program = pattern.program;
    this.input = input;
    this.registers = new Array<number>(pattern.program.registers).fill(-1);
    this.registers[0] = index;
    this.position = index;
  }

  /** After "matched". */
  get match(): Match {
    return new PlacedMatch(this.input, this.registers.slice(0, 2 * (this.program.captures + 1)));
  }

  /** Begins anew at another position; after a failure every register is as it was at the start. */
  restart(index: number): void {
    this.top = 0;
    this.#operation = 0;
    this.#stretch = null;
    this.compared = 0;
    this.position = index;
    this.registers[0] = index;
  }

  /** Begins anew after a match, which has left registers set. */
  seek(index: number): void {
    this.registers.fill(-1);
    this.restart(index);
  }

  /** Runs at most about `steps` steps; long scans and comparisons count for several. */
  run(steps: number): Outcome {
    const { code, sets, wide } = this.program;
    const input = this.input;
    const end = input.length;
    const registers = this.registers;
    const trail = this.trail;
    let top = this.top;
    let position = this.position;
    let pc = this.#operation;
    let left = steps;
    let outcome: Outcome = "paused";

    running: while (left-- > 0) {
      if (top > LONGEST_TRAIL) throw new TrailOverflow("Regular expression needs too much memory");
      matching: {
        switch (code[pc]!) {
          case 0: // Accept
            registers[1] = position;
            outcome = "matched";
            break running;
          case 1: // Unit
            if (position >= end || input.charCodeAt(position) !== code[pc + 1]!) break matching;
            position++;
            pc += 2;
            continue;
          case 3: {
            // Text
            const length = code[pc + 1]!;
            if (position + length > end) break matching;
            for (let i = 0; i < length; i++) {
              if (input.charCodeAt(position + i) !== code[pc + 2 + i]!) break matching;
            }
            position += length;
            pc += 2 + length;
            continue;
          }
          case 5: {
            // Set
            if (position >= end) break matching;
            const set = sets[code[pc + 1]!]!;
            const unit = input.charCodeAt(position);
            if ((set.pages[unit >> 8] ?? set.page(unit >> 8))[unit & 255] === 0) break matching;
            position++;
            pc += 2;
            continue;
          }
          case 7: {
            // Point
            if (position >= end) break matching;
            const set = sets[code[pc + 1]!]!;
            const point = input.codePointAt(position)!;
            if ((set.pages[point >> 8] ?? set.page(point >> 8))[point & 255] === 0) break matching;
            position += point > 0xffff ? 2 : 1;
            pc += 2;
            continue;
          }
          case 11: // Split
            trail[top++] = position;
            trail[top++] = code[pc + 1]!;
            pc += 2;
            continue;
          case 12: // SplitTo
            trail[top++] = position;
            trail[top++] = pc + 2;
            pc = code[pc + 1]!;
            continue;
          case 13: // Jump
            pc = code[pc + 1]!;
            continue;
          case 14: {
            // Save
            const register = code[pc + 1]!;
            trail[top++] = registers[register]!;
            trail[top++] = ~register;
            registers[register] = position;
            pc += 2;
            continue;
          }
          case 16: {
            // Zero
            const register = code[pc + 1]!;
            trail[top++] = registers[register]!;
            trail[top++] = ~register;
            registers[register] = 0;
            pc += 2;
            continue;
          }
          case 17: {
            // Loop
            const count = registers[code[pc + 1]!]!;
            const exit = code[pc + 5]!;
            if (count < code[pc + 2]!) {
              pc += 6;
            } else if (count >= code[pc + 3]!) {
              pc = exit;
            } else {
              const greedy = code[pc + 4] === 1;
              trail[top++] = position;
              trail[top++] = greedy ? exit : pc + 6;
              pc = greedy ? pc + 6 : exit;
            }
            continue;
          }
          case 18: {
            // Next
            const register = code[pc + 1]!;
            trail[top++] = registers[register]!;
            trail[top++] = ~register;
            registers[register]!++;
            pc = code[pc + 2]!;
            continue;
          }
          case 19: // Progress
            if (registers[code[pc + 1]!] === position) break matching;
            pc += 2;
            continue;
          case 20: // ProgressAfter
            if (registers[code[pc + 1]!] === position && registers[code[pc + 2]!]! >= code[pc + 3]!) break matching;
            pc += 4;
            continue;
          case 21: // Run
          case 22: // RunGreedy
          case 24: {
            // RunLazy
            const kind = code[pc]!;
            const index = code[pc + 1]!;
            const set = sets[index]!;
            const least = code[pc + 2]!;
            const wanted = kind === 24 ? least : code[pc + 3]!;
            let start = position;
            let minimum = position;
            let count = 0;
            if (this.#stretch !== null) {
              ({ start, minimum, count } = this.#stretch);
              this.#stretch = null;
            }
            const from = position;
            const pause = from + LONGEST_STRETCH;
            if (wide[index] === 0) {
              const stop = wanted < end - start ? start + wanted : end;
              position = whileMembers(set, input, position, stop < pause ? stop : pause);
              count = position - start;
              minimum = start + least;
            } else {
              while (count < wanted && position < end && position < pause) {
                const point = input.codePointAt(position)!;
                if ((set.pages[point >> 8] ?? set.page(point >> 8))[point & 255] === 0) break;
                position += point > 0xffff ? 2 : 1;
                if (++count === least) minimum = position;
              }
            }
            left -= (position - from) >> 2;
            if (position >= pause) {
              this.#stretch = { start, minimum, count };
              continue;
            }
            if (count < least) break matching;
            if (kind === 21) {
              pc += 4;
              continue;
            }
            const register = code[pc + 4]!;
            if (kind === 22) {
              pc += 5;
              if (position > minimum) {
                trail[top++] = registers[register]!;
                trail[top++] = ~register;
                registers[register] = minimum;
                trail[top++] = position;
                trail[top++] = pc;
              }
              // Over Retreat, which only a failure gets to.
              pc += 3;
              continue;
            }
            pc += 5;
            trail[top++] = registers[register]!;
            trail[top++] = ~register;
            registers[register] = count;
            trail[top++] = position;
            trail[top++] = pc;
            pc += 4;
            continue;
          }
          case 23: {
            // Retreat
            const minimum = registers[code[pc + 2]!]!;
            const narrow = wide[code[pc + 1]!] === 0;
            position -= narrow || position - 2 < minimum || !isPairBefore(input, position) ? 1 : 2;
            const literal = literalAt(code, pc + 3);
            if (narrow && literal >= 0) {
              const from = position;
              position = backTo(input, from, Math.max(minimum, from - LONGEST_STRETCH), literal);
              left -= (from - position) >> 2;
            }
            if (position > minimum) {
              trail[top++] = position;
              trail[top++] = pc;
            }
            pc += 3;
            continue;
          }
          case 25: {
            // Extend
            const index = code[pc + 1]!;
            const set = sets[index]!;
            const most = code[pc + 2]!;
            const register = code[pc + 3]!;
            const before = registers[register]!;
            const narrow = wide[index] === 0;
            const literal = narrow ? literalAt(code, pc + 4) : -1;
            if (position >= end || before >= most) break matching;
            let count = before + 1;
            if (literal >= 0) {
              const stop = Math.min(end, position + most - before, position + LONGEST_STRETCH);
              const reached = membersUpTo(set, input, position, stop, literal);
              left -= ((reached < 0 ? ~reached : reached) - position) >> 2;
              if (reached < 0) break matching;
              count = before + reached - position;
              position = reached;
            } else {
              const point = narrow ? input.charCodeAt(position) : input.codePointAt(position)!;
              if ((set.pages[point >> 8] ?? set.page(point >> 8))[point & 255] === 0) break matching;
              position += point > 0xffff ? 2 : 1;
            }
            trail[top++] = before;
            trail[top++] = ~register;
            registers[register] = count;
            trail[top++] = position;
            trail[top++] = pc;
            pc += 4;
            continue;
          }
          case 37: {
            // Unless
            if (position < end) {
              const set = sets[code[pc + 1]!]!;
              const unit = input.charCodeAt(position);
              if ((set.pages[unit >> 8] ?? set.page(unit >> 8))[unit & 255] === 1) {
                pc += 3;
                continue;
              }
            }
            pc = code[pc + 2]!;
            continue;
          }
          default: {
            this.top = top;
            this.position = position;
            const next = rareOperations[code[pc]!]!(this, pc);
            left -= this.cost;
            this.cost = 0;
            top = this.top;
            if (next < 0) break matching;
            position = this.position;
            pc = next;
            continue;
          }
        }
      }
      // Failed: undo writes back to the last alternative.
      for (;;) {
        if (top === 0) {
          outcome = "failed";
          break running;
        }
        const entry = trail[--top]!;
        const value = trail[--top]!;
        if (entry >= 0) {
          pc = entry;
          position = value;
          break;
        }
        registers[~entry] = value;
      }
    }
    this.top = top;
    this.position = position;
    this.#operation = pc;
    // The last test of the budget takes one that no step used.
    this.stepsUsed += steps - left - (outcome === "paused" ? 1 : 0);
    return outcome;
  }
}

/** The code unit that the operation at `pc` begins with, -1 when it is not a literal. */
function literalAt(code: Int32Array, pc: number): number {
  const operation = code[pc];
  return operation === op.Unit ? code[pc + 1]! : operation === op.Text ? code[pc + 2]! : -1;
}
