/** How long a text stays within a set of characters, found by looking at as few of them as can be. */
import type { CharSet } from "./CharSet.ts";
import { PagedSet } from "./PagedSet.ts";
import { rangesOf } from "./follow.ts";
import { complement } from "./ranges.ts";
import { sinceMembers } from "./scan.ts";

/** From here on the host's search for one character is faster than reading. @unit code units */
const LONG = 128;

export class Stretches {
  readonly #set: PagedSet;
  readonly #unicode: boolean;
  /** No member, and likely where stretches end. */
  readonly #breaker: string | undefined;

  constructor(set: CharSet, unicode: boolean) {
    this.#set = new PagedSet(set);
    this.#unicode = unicode;
    const others = [0x0a, 0x20, ...complement(rangesOf(set) ?? []).slice(0, 1)];
    const breaker = others.find((point) => point < 0xd800 && !this.#set.has(point));
    this.#breaker = breaker === undefined ? undefined : String.fromCharCode(breaker);
  }

  /** `least` or a double of it that every stretch of members stays below. */
  longest(input: string, from: number, to: number, least: number): number {
    let reach = least;
    const text = input.slice(from, to);
    const end = text.length;
    let broken = this.#breaker === undefined ? Infinity : -1;
    for (let start = 0; start + reach <= end;) {
      if (reach >= LONG) {
        const half = start + reach / 2;
        if (broken < half) broken = text.indexOf(this.#breaker!, half);
        if (broken < 0) broken = Infinity;
        if (broken < start + reach) {
          start = broken + 1;
          continue;
        }
      }
      const since = sinceMembers(this.#set, this.#unicode, text, start + reach, start);
      if (since === start) reach *= 2;
      else start = since;
    }
    return reach;
  }
}
