/**
 * Searching with the host's engine, for patterns and texts where that is provably cheap. The host cannot be stopped, so
 * it sees the text in windows. What a call can cost at most follows from the pattern alone where its repetitions cannot
 * run over each other's text again and again; else from the longest stretches that they find in the window. A match that
 * could have seen the end of its window is not believed; the next window begins where belief ended.
 */
import type { Node } from "./ast.ts";
import { firstOf, lineTerminators } from "./follow.ts";
import { type Horizon, horizonOf } from "./horizon.ts";
import { hostPattern } from "./hostSource.ts";
import type { Match } from "./Match.ts";
import type { PagedSet } from "./PagedSet.ts";
import type { Ranges } from "./ranges.ts";
import { groupsOf } from "./reach.ts";
import { insidePair } from "./reading.ts";
import { untilMember } from "./scan.ts";
import type { Start } from "./start.ts";
import { Stretches } from "./Stretches.ts";
import { overlaps, scaleOf } from "./weight.ts";
import type { Scale, Weigh } from "./weight.ts";

/** What one call of the host may cost at most. @unit elementary steps of a backtracking engine */
const COSTLIEST_CALL = 4_000_000;
/** Of one attempt, where our own engine need not try again within a run. */
const COSTLIEST_ATTEMPT = 400;

/** Deeper trees are not analysed. */
const DEEPEST = 40;

/** @unit code units */
const FIRST_WINDOW = 1_024;
const SMALLEST_WINDOW = 256;
const LARGEST_WINDOW = 32_768;
const SHORTEST_REACH = 32;

/** From here on it matters that the host interprets a pattern the first time, and compiles it the second. */
const WORTH_COMPILING = COSTLIEST_CALL / 16;

interface Window {
  readonly input: string;
  /** The first index that attempts can begin at. */
  readonly from: number;
  /** Where `text` begins in the input. */
  readonly base: number;
  readonly text: string;
  /** Attempts that begin up to here see nothing of the window's end. */
  readonly trusted: number;
}

/** What the tree of a pattern says about searching with it. */
interface Analysis extends Scale {
  readonly horizon: Horizon;
  readonly start: Start;
  /** Texts that every match begins with, or behind; undefined where they would be many. */
  readonly beginnings: readonly string[] | undefined;
  /** How many attempts at most run through the same text; Infinity when nothing is known. */
  readonly overlaps: number;
  readonly unicode: boolean;
}

/** The host's version of a pattern. It keeps the window of the latest search, until that search has failed. */
export class HostPattern {
  readonly #regexp: RegExp;
  readonly #analysis: Analysis;
  readonly #behind: number;
  readonly #stretches: readonly Stretches[];
  #reaches: number[] = [];
  #work: number;
  #window: Window | undefined;
  #size = FIRST_WINDOW;
  #isCompiled = false;
  #workPerUnit = 1;
  /** The input and the index up to which it was found too costly. */
  #refusal: { readonly input: string; readonly until: number } | undefined;

  /** Undefined when the pattern has no version for the host, or one that no text makes cheap. */
  static of(body: Node, start: Start, unicode: boolean, captures: number): HostPattern | undefined {
    if (body.depth > DEEPEST) return undefined;
    const groups = groupsOf(body);
    const scale = scaleOf(body, groups);
    if (!(workAt(scale, SHORTEST_REACH) <= COSTLIEST_CALL)) return undefined;
    const horizon = horizonOf(body, groups, unicode);
    const regexp = hostPattern(body, unicode, captures);
    if (horizon === undefined || regexp === undefined) return undefined;
    const first = start.anchor === "line" ? lineTerminators : firstOf(body);
    const among = first === undefined ? Infinity : overlaps(body, first, groups);
    const beginnings = start.literal === "" ? first && fewMembers(first) : [start.literal];
    return new HostPattern(regexp, { ...scale, horizon, start, beginnings, overlaps: among, unicode });
  }

  private constructor(regexp: RegExp, analysis: Analysis) {
    const { behind, sets, unicode } = analysis;
    this.#regexp = regexp;
    this.#analysis = analysis;
    // A pair is told from its halves by one more.
    this.#behind = behind + 1 + (unicode && behind > 0 ? 1 : 0);
    this.#stretches = sets.map((set) => new Stretches(set, unicode));
    this.#work = workAt(analysis, SHORTEST_REACH);
  }

  /**
   * Looks for a match that begins in the window around `index`. Answers the match, the index to go on from, or
   * "failed" when there is none in the whole input, or "refused" when this part of the text would cost too much.
   */
  step(input: string, index: number): Match | number | "failed" | "refused" {
    if (this.#refusal !== undefined && this.#refusal.input === input && index < this.#refusal.until) return "refused";
    let window = this.#window;
    if (window === undefined || window.input !== input || index > window.trusted || index < window.from) {
      if (window === undefined || window.input !== input) this.#size = FIRST_WINDOW;
      window = this.#open(input, index);
      if (window === undefined) {
        this.#refusal = { input, until: Math.min(index + LARGEST_WINDOW, input.length) };
        return "refused";
      }
      this.#window = window;
    }
    const { base, text, trusted } = window;
    this.#regexp.lastIndex = index - base;
    const found = this.#regexp.exec(text);
    const isLast = base + text.length === input.length;
    if (found !== null && (isLast || base + found.index <= trusted)) return new HostMatch(this.#regexp, found, base);
    if (isLast) {
      this.#window = undefined;
      this.#refusal = undefined;
      return "failed";
    }
    const next = trusted + 1;
    return this.#analysis.unicode && insidePair(input, next) ? next + 1 : next;
  }

  /** What a code unit of the present window costs at most. @unit elementary steps */
  get workPerUnit(): number {
    return this.#workPerUnit;
  }

  #open(input: string, index: number): Window | undefined {
    let size = this.#size;
    for (let growing = false, shrinking = false; ;) {
      const stop = Math.min(input.length, index + size);
      const reached = stop === input.length;
      const length = stop - index + 1;
      const work = this.#workWithin(input, index, stop);
      if (work === undefined) return undefined;
      const tooCostly = work > COSTLIEST_CALL;
      // One less, because a pair may be cut in half.
      const trusted = reached ? stop : this.#analysis.horizon({ input, from: index, end: stop - 1 }) - 1;
      const tooShort = trusted - index < size / 4 && !reached;
      if (!tooCostly && !tooShort) {
        if (work > WORTH_COMPILING) this.#compile();
        // The next window may be twice as large where the cost of this one leaves room.
        this.#workPerUnit = 1 + work / length;
        this.#size = 2 * work <= COSTLIEST_CALL ? Math.min(size * 2, LARGEST_WINDOW) : size;
        // The character before the index decides `\b` and `^`, and lookbehind reads further back; no attempt starts there.
        const base = Math.max(0, index - this.#behind);
        const text = base === 0 && reached ? input : input.slice(base, stop);
        return { input, from: index, base, text, trusted };
      }
      growing ||= tooShort;
      shrinking ||= tooCostly;
      size = tooShort ? size * 2 : size / 2;
      if ((growing && shrinking) || size < SMALLEST_WINDOW || size > LARGEST_WINDOW) return undefined;
    }
  }

  #compile(): void {
    if (this.#isCompiled) return;
    this.#isCompiled = true;
    this.#regexp.lastIndex = 0;
    this.#regexp.exec("");
  }

  /** The work of all attempts between two places together; undefined where our own engine has less to do. */
  #workWithin(input: string, from: number, to: number): number | undefined {
    const { start, beginnings, overlaps: among } = this.#analysis;
    const length = to - from + 1;
    // What each attempt does without its runs, and all runs together: as their work grows no slower than their length.
    const spread = length * workAt(this.#analysis, 0) + among * workAt(this.#analysis, length);
    // Where the window could not grow, looking at the text may show that it can.
    if (2 * spread <= COSTLIEST_CALL || (to === input.length && spread <= COSTLIEST_CALL)) return spread;
    const work = this.#measure(input, from, to);
    if (start.run !== undefined && work > COSTLIEST_ATTEMPT) return undefined;
    if (work * length <= COSTLIEST_CALL) return work * length;
    return Math.min(spread, work * candidates(start.first, beginnings, input.slice(from, to)));
  }

  /** The work of one attempt, by the longest stretches in the text. */
  #measure(input: string, from: number, to: number): number {
    let changed = false;
    for (let i = 0; i < this.#stretches.length; i++) {
      // Texts are much the same throughout: begin below the last answer, so that it can also become less.
      const least = Math.max(SHORTEST_REACH, (this.#reaches[i] ?? 0) / 2);
      const reach = this.#stretches[i]!.longest(input, from, to, least);
      if (reach === this.#reaches[i]) continue;
      this.#reaches[i] = reach;
      changed = true;
    }
    if (changed) this.#work = this.#analysis.weigh(this.#reaches).work;
    return this.#work;
  }
}

/** A match in a window that begins at `base`. */
class HostMatch implements Match {
  readonly start: number;
  readonly end: number;
  readonly #regexp: RegExp;
  readonly #found: RegExpExecArray;

  constructor(regexp: RegExp, found: RegExpExecArray, base: number) {
    this.start = base + found.index;
    this.end = this.start + found[0].length;
    this.#regexp = regexp;
    this.#found = found;
  }

  texts(): readonly (string | undefined)[] {
    return this.#found;
  }

  /** Matches once more in the same place: asking the host for places makes each of its matches many times slower. */
  places(): readonly number[] {
    const { index, input } = this.#found;
    const sticky = new RegExp(this.#regexp.source, `${this.#regexp.flags.replace("g", "")}dy`);
    sticky.lastIndex = index;
    const base = this.start - index;
    return sticky
      .exec(input)!
      .indices!.flatMap((place: [number, number] | undefined) =>
        place === undefined ? [-1, -1] : [base + place[0], base + place[1]],
      );
  }
}

/** The work of one attempt where every stretch is that long. */
function workAt({ sets, weigh }: { readonly sets: Scale["sets"]; readonly weigh: Weigh }, reach: number): number {
  return weigh(sets.map(() => reach)).work;
}

/** The members of a set as texts, where counting each of them in a text is cheap. */
function fewMembers(set: Ranges): string[] | undefined {
  const members: string[] = [];
  for (let i = 0; i < set.length; i += 2) {
    for (let point = set[i]!; point <= set[i + 1]!; point++) {
      if (members.length === 4) return undefined;
      members.push(String.fromCodePoint(point));
    }
  }
  return members;
}

/** How many positions a match can begin at: only there does an attempt go beyond its first character. */
function candidates(first: PagedSet | undefined, beginnings: readonly string[] | undefined, text: string): number {
  if (beginnings !== undefined) return beginnings.reduce((count, beginning) => count + occurrences(text, beginning), 1);
  const end = text.length;
  if (first === undefined) return end + 1;
  let count = 1;
  for (let i = untilMember(first, text, 0, end); i < end; i = untilMember(first, text, i + 1, end)) count++;
  return count;
}

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let found = text.indexOf(part); found >= 0; found = text.indexOf(part, found + 1)) count++;
  return count;
}
