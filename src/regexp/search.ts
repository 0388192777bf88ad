/**
 * Searching: the first position from an index on where a pattern matches, a number of steps at a time, passing
 * quickly over positions where no match can begin.
 */
import type { CompiledPattern } from "./compile.ts";
import type { HostPattern } from "./HostSearch.ts";
import { type Match, PlacedMatch } from "./Match.ts";
import { Matcher } from "./Matcher.ts";
import type { Outcome } from "./Matcher.ts";
import type { PagedSet } from "./PagedSet.ts";
import { insidePair, isLineTerminator } from "./reading.ts";
import { untilMember, whileMembers } from "./scan.ts";

/** Scanned code units that cost one step. */
const UNITS_PER_STEP = 4;

/** Elementary steps of the host that cost one step. */
const WORK_PER_STEP = 16;

/** Below this many code units our own engine is done before the host's is set up. */
const WORTH_THE_HOST = 128;

export interface Search {
  run(steps: number): Outcome;
  /** Looks on for the next match, from an index behind the one found. */
  seek(index: number): void;
  readonly stepsUsed: number;
  /** After "matched", until the search goes on. */
  readonly match: Match;
}

/** A search from `index` on; a sticky one tries nowhere else. With `u` or `v` no match begins inside a pair. */
export function createSearch(pattern: CompiledPattern, input: string, index: number, sticky: boolean): Search {
  const start = pattern.program.unicode && insidePair(input, index) ? index - 1 : index;
  if (sticky) return new Matcher(pattern, input, start);
  const { anchor, literal, isLiteral, run, soleRun } = pattern.start;
  if (isLiteral && !pattern.program.unicode) return new LiteralSearch(literal, input, start);
  const host = anchor === "text" || input.length - start < WORTH_THE_HOST ? undefined : pattern.host();
  if (host !== undefined) return new HostSearch(pattern, host, input, start);
  if (run !== undefined && soleRun >= 0) return new RunSearch(run, soleRun, input, start);
  return new OwnSearch(pattern, input, start);
}

/** The host's engine window by window, and our own for the rest where the text makes the host too costly. */
class HostSearch implements Search {
  readonly #pattern: CompiledPattern;
  readonly #host: HostPattern;
  readonly #input: string;
  #index: number;
  #own: OwnSearch | undefined;
  #worked = 0;
  match!: Match;

  constructor(pattern: CompiledPattern, host: HostPattern, input: string, index: number) {
    this.#pattern = pattern;
    this.#host = host;
    this.#input = input;
    this.#index = index;
  }

  get stepsUsed(): number {
    return Math.ceil(this.#worked / WORK_PER_STEP) + (this.#own?.stepsUsed ?? 0);
  }

  seek(index: number): void {
    if (this.#own !== undefined) this.#worked += this.#own.stepsUsed * WORK_PER_STEP;
    this.#index = index;
    this.#own = undefined;
  }

  run(steps: number): Outcome {
    const limit = this.#worked + steps * WORK_PER_STEP;
    while (this.#own === undefined) {
      const found = this.#host.step(this.#input, this.#index);
      if (found === "refused") {
        this.#own = new OwnSearch(this.#pattern, this.#input, this.#index);
        break;
      }
      const reached = found === "failed" ? this.#input.length : typeof found === "number" ? found : found.end;
      this.#worked += (reached - this.#index + 1) * this.#host.workPerUnit;
      if (found === "failed") return "failed";
      if (typeof found !== "number") {
        this.match = found;
        return "matched";
      }
      this.#index = found;
      if (this.#worked >= limit) return "paused";
    }
    const outcome = this.#own.run(Math.max(1, Math.ceil((limit - this.#worked) / WORK_PER_STEP)));
    if (outcome === "matched") this.match = this.#own.match;
    return outcome;
  }
}

/** Reads the text itself: what it has scanned is what it costs. */
abstract class Scan implements Search {
  protected readonly input: string;
  /** How far the text has been read. */
  protected index: number;
  protected scanned = 0;
  match!: Match;

  constructor(input: string, index: number) {
    this.input = input;
    this.index = index;
  }

  get stepsUsed(): number {
    return Math.ceil(this.scanned / UNITS_PER_STEP);
  }

  seek(index: number): void {
    this.index = index;
  }

  abstract run(steps: number): Outcome;
}

/** A plain text. */
class LiteralSearch extends Scan {
  readonly #literal: string;

  constructor(literal: string, input: string, index: number) {
    super(input, index);
    this.#literal = literal;
  }

  run(): Outcome {
    const from = this.index;
    const found = this.input.indexOf(this.#literal, from);
    this.scanned += (found < 0 ? this.input.length : found) - from + 1;
    if (found < 0) return "failed";
    this.match = new LiteralMatch(this.#literal, found);
    return "matched";
  }
}

class LiteralMatch implements Match {
  readonly start: number;
  readonly end: number;
  readonly #texts: readonly [string];

  constructor(literal: string, start: number) {
    this.start = start;
    this.end = start + literal.length;
    this.#texts = [literal];
  }

  texts(): readonly [string] {
    return this.#texts;
  }

  places(): readonly number[] {
    return [this.start, this.end];
  }
}

/** Runs of one set: nothing can fail, so no matcher is needed. */
class RunSearch extends Scan {
  readonly #set: PagedSet;
  readonly #least: number;
  /** Where the run at hand begins, -1 while none is found. */
  #start = -1;

  constructor(set: PagedSet, least: number, input: string, index: number) {
    super(input, index);
    this.#set = set;
    this.#least = least;
  }

  override seek(index: number): void {
    super.seek(index);
    this.#start = -1;
  }

  run(steps: number): Outcome {
    const input = this.input;
    const end = input.length;
    const from = this.index;
    const limit = Math.min(end, from + steps * UNITS_PER_STEP);
    for (let index = from; ;) {
      if (this.#start < 0) {
        index = this.#least === 0 ? index : untilMember(this.#set, input, index, limit);
        if (index < limit || (this.#least === 0 && index <= end)) this.#start = index;
      }
      if (this.#start >= 0) {
        index = whileMembers(this.#set, input, index, limit);
        if (index < limit || index === end) {
          const start = this.#start;
          this.#start = -1;
          if (index - start >= this.#least) {
            this.scanned += index - from + 1;
            this.match = new PlacedMatch(input, [start, index]);
            return "matched";
          }
          if (index < limit) continue;
        }
      }
      this.index = index;
      this.scanned += index - from + 1;
      return limit === end ? "failed" : "paused";
    }
  }
}

class OwnSearch implements Search {
  readonly #pattern: CompiledPattern;
  readonly #input: string;
  readonly #matcher: Matcher;
  #index: number;
  /** Whether the matcher is in the middle of an attempt at the index. */
  #trying = false;
  /** Whether the attempt before the index has failed. */
  #passing = false;
  #scanned = 0;

  constructor(pattern: CompiledPattern, input: string, index: number) {
    this.#pattern = pattern;
    this.#input = input;
    this.#matcher = new Matcher(pattern, input, index);
    this.#index = index;
  }

  get match(): Match {
    return this.#matcher.match;
  }

  get stepsUsed(): number {
    return this.#matcher.stepsUsed + Math.ceil(this.#scanned / UNITS_PER_STEP);
  }

  seek(index: number): void {
    this.#index = this.#insidePair(index) ? index - 1 : index;
    this.#trying = false;
    this.#passing = false;
    this.#matcher.seek(this.#index);
  }

  run(steps: number): Outcome {
    const limit = this.stepsUsed + steps;
    for (;;) {
      const left = limit - this.stepsUsed;
      if (left <= 0) return "paused";
      if (!this.#trying) {
        if (this.#passing && !this.#passRun(left * UNITS_PER_STEP)) continue;
        const from = this.#index;
        const found = this.#skip(from, from + left * UNITS_PER_STEP);
        this.#index = found;
        this.#scanned += found - from + 1;
        if (found > this.#input.length) return "failed";
        if (found === from + left * UNITS_PER_STEP) continue;
        this.#matcher.restart(found);
        this.#trying = true;
      }
      const outcome = this.#matcher.run(Math.max(1, limit - this.stepsUsed));
      if (outcome !== "failed") return outcome;
      this.#trying = false;
      this.#index++;
      this.#passing = true;
    }
  }

  /** Goes to the end of the run that the failed attempt began in; false when that is too far for now. */
  #passRun(units: number): boolean {
    const { run } = this.#pattern.start;
    if (run !== undefined) {
      const input = this.#input;
      // The attempt began in the run only if its own character belongs to it.
      const from = this.#index - 1;
      const end = Math.min(input.length, from + 1 + units);
      const index = whileMembers(run, input, from, end);
      this.#scanned += index - from;
      this.#index = Math.max(index, from + 1);
      if (index === end && index < input.length) return false;
    }
    this.#passing = false;
    return true;
  }

  /** The first position from `from` on where a match may begin; `limit` when there is none before it. */
  #skip(from: number, limit: number): number {
    const input = this.#input;
    const { start } = this.#pattern;
    const never = input.length + 1;
    if (start.anchor === "text") return from === 0 ? 0 : never;
    if (start.literal !== "") {
      let found = input.indexOf(start.literal, from);
      while (found >= 0 && this.#insidePair(found)) found = input.indexOf(start.literal, found + 1);
      return found < 0 ? never : found;
    }
    const end = Math.min(input.length, limit);
    let index = from;
    if (start.anchor === "line") {
      while (index > 0 && index < end && !isLineTerminator(input.charCodeAt(index - 1))) index++;
      if (index === end && index < limit && !isLineTerminator(input.charCodeAt(index - 1)) && index > 0) return never;
      return index;
    }
    const { first } = start;
    if (first !== undefined) {
      index = untilMember(first, input, index, end);
      if (index === end) return end < limit ? never : limit;
    }
    return this.#insidePair(index) ? index + 1 : index;
  }

  #insidePair(index: number): boolean {
    return this.#pattern.program.unicode && insidePair(this.#input, index);
  }
}
