/**
 * Searching with the host's engine, for patterns and texts where that is provably cheap. The host cannot be stopped, so
 * it sees the text in windows: for each, the longest stretches that the pattern's repetitions can run through are
 * measured, and the weight of the pattern over them says how long one call can take and how far an attempt can read.
 * A match that could have seen the end of its window is not believed; the next window begins where belief ended.
 */
import type { Node } from "./ast.ts";
import { type HostRegExp, hostPattern } from "./hostSource.ts";
import { place, type Part } from "./layout.ts";
import { PagedSet } from "./PagedSet.ts";
import { insidePair } from "./reading.ts";
import { untilMember } from "./scan.ts";
import type { Start } from "./start.ts";
import { scaleOf } from "./weight.ts";
import type { Scale, Weigh } from "./weight.ts";

/** What one call of the host may cost at most. @unit elementary steps of a backtracking engine */
const COSTLIEST_CALL = 4_000_000;
/** Of one attempt, where our own engine need not try again within a run. */
const COSTLIEST_ATTEMPT = 400;

/** @unit code units */
const FIRST_WINDOW = 1_024;
const SMALLEST_WINDOW = 256;
const LARGEST_WINDOW = 32_768;
const SHORTEST_REACH = 32;

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

/** The host's version of a pattern. It keeps the window of the latest search, until that search has failed. */
export class HostPattern {
  readonly #regexp: RegExp;
  readonly #layout: readonly Part[] | undefined;
  readonly #start: Start;
  readonly #captures: number;
  readonly #behind: number;
  readonly #unicode: boolean;
  readonly #sets: readonly PagedSet[];
  readonly #weigh: Weigh;
  #reaches: number[] = [];
  #weight: { readonly work: number; readonly extent: number };
  #window: Window | undefined;
  #size = FIRST_WINDOW;
  #workPerUnit = 1;
  /** The input and the index up to which it was found too costly. */
  #refusal: { readonly input: string; readonly until: number } | undefined;

  /** Undefined when the pattern has no version for the host, or one that no text makes cheap. */
  static of(body: Node, start: Start, unicode: boolean, captures: number): HostPattern | undefined {
    const { sets, weigh, behind } = scaleOf(body);
    const shortest = weigh(sets.map(() => SHORTEST_REACH));
    if (!(shortest.work <= COSTLIEST_CALL)) return undefined;
    const regexp = hostPattern(body, unicode, captures);
    return regexp && new HostPattern(regexp, start, captures, unicode, { sets, weigh, behind });
  }

  private constructor(
    { regexp, layout }: HostRegExp,
    start: Start,
    captures: number,
    unicode: boolean,
    { sets, weigh, behind }: Scale,
  ) {
    this.#regexp = regexp;
    this.#layout = layout;
    this.#start = start;
    this.#captures = captures;
    this.#unicode = unicode;
    // A pair is told from its halves by one more.
    this.#behind = behind + 1 + (unicode && behind > 0 ? 1 : 0);
    this.#sets = sets.map((set) => new PagedSet(set));
    this.#weigh = weigh;
    this.#weight = weigh(sets.map(() => SHORTEST_REACH));
  }

  /**
   * Looks for a match that begins in the window around `index`. Answers its captures, the index to go on from, or
   * "failed" when there is none in the whole input, or "refused" when this part of the text would cost too much.
   */
  step(input: string, index: number): readonly number[] | number | "failed" | "refused" {
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
    this.#regexp.lastIndex = index - window.base;
    const match = this.#regexp.exec(window.text);
    const isLast = window.base + window.text.length === input.length;
    if (match !== null && (isLast || window.base + match.index <= window.trusted))
      return this.#read(match, window.base);
    if (isLast) {
      this.#window = undefined;
      this.#refusal = undefined;
      return "failed";
    }
    const next = window.trusted + 1;
    return this.#unicode && insidePair(input, next) ? next + 1 : next;
  }

  /** What a code unit of the present window costs at most. @unit elementary steps */
  get workPerUnit(): number {
    return this.#workPerUnit;
  }

  #open(input: string, index: number): Window | undefined {
    let size = this.#size;
    for (let growing = false, shrinking = false; ;) {
      const stop = Math.min(input.length, index + size);
      const { work, extent } = this.#measure(input, index, stop);
      const reached = stop === input.length;
      const length = stop - index + 1;
      const attempts = work * length <= COSTLIEST_CALL ? length : candidates(this.#start, input, index, stop);
      if (this.#start.run !== undefined && work > COSTLIEST_ATTEMPT) return undefined;
      const tooCostly = work * attempts > COSTLIEST_CALL;
      const tooShort = !reached && extent > size / 2;
      if (!tooCostly && !tooShort) {
        // The next window may be twice as large where the cost of this one leaves room.
        this.#workPerUnit = 1 + (work * attempts) / length;
        this.#size = 2 * work * attempts <= COSTLIEST_CALL ? Math.min(size * 2, LARGEST_WINDOW) : size;
        // The character before the index decides `\b` and `^`, and lookbehind reads further back; no attempt starts there.
        const base = Math.max(0, index - this.#behind);
        const text = base === 0 && reached ? input : input.slice(base, stop);
        return { input, from: index, base, text, trusted: reached ? stop : stop - Math.ceil(extent) - 2 };
      }
      growing ||= tooShort;
      shrinking ||= tooCostly;
      size = tooShort ? size * 2 : size / 2;
      if ((growing && shrinking) || size < SMALLEST_WINDOW || size > LARGEST_WINDOW) return undefined;
    }
  }

  #measure(input: string, from: number, to: number): { readonly work: number; readonly extent: number } {
    let changed = false;
    for (let i = 0; i < this.#sets.length; i++) {
      // Texts are much the same throughout: begin below the last answer, so that it can also become less.
      const least = Math.max(SHORTEST_REACH, (this.#reaches[i] ?? 0) / 2);
      const reach = longestStretch(this.#sets[i]!, this.#unicode, input, from, to, least);
      if (reach === this.#reaches[i]) continue;
      this.#reaches[i] = reach;
      changed = true;
    }
    if (changed) this.#weight = this.#weigh(this.#reaches);
    return this.#weight;
  }

  #read(match: RegExpExecArray, base: number): readonly number[] {
    const start = base + match.index;
    const result = [start, start + match[0].length];
    if (this.#captures === 0) return result;
    if (this.#layout !== undefined) {
      place(this.#layout, match, result);
      return result;
    }
    for (let group = 1; group <= this.#captures; group++) {
      const place = match.indices![group] as [number, number] | undefined;
      if (place === undefined) result.push(-1, -1);
      else result.push(base + place[0], base + place[1]);
    }
    return result;
  }
}

/** `least` or a double of it that every stretch of members stays below; looks at as few characters as it must. */
function longestStretch(
  set: PagedSet,
  unicode: boolean,
  input: string,
  from: number,
  to: number,
  least: number,
): number {
  let reach = least;
  for (let start = from; start + reach <= to;) {
    let probe = start + reach - 1;
    while (probe >= start) {
      const unit = input.charCodeAt(probe);
      const member = (set.pages[unit >> 8] ?? set.page(unit >> 8))[unit & 255] === 1;
      // Halves of pairs count as members: which pair they make does not matter here.
      if (!member && !(unicode && (unit & 0xf800) === 0xd800)) break;
      probe--;
    }
    if (probe < start) reach *= 2;
    else start = probe + 1;
  }
  return reach;
}

/** How many positions a match can begin at: only there does an attempt go beyond its first character. */
function candidates(start: Start, input: string, from: number, to: number): number {
  if (start.anchor === "line") {
    const text = input.slice(from, to);
    return LINE_TERMINATORS.reduce((count, terminator) => count + occurrences(text, terminator), 1);
  }
  if (start.literal !== "") return 1 + occurrences(input.slice(from, to), start.literal);
  const { first } = start;
  if (first === undefined) return to - from + 1;
  let count = 1;
  for (let i = untilMember(first, input, from, to); i < to; i = untilMember(first, input, i + 1, to)) count++;
  return count;
}

const LINE_TERMINATORS = ["\n", "\r", "\u2028", "\u2029"];

function occurrences(text: string, part: string): number {
  let count = 0;
  for (let found = text.indexOf(part); found >= 0; found = text.indexOf(part, found + 1)) count++;
  return count;
}
