/** Runs our engine and the host's on the same question and puts the answers in one shape. */
import { compilePattern } from "../../src/regexp/compile.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { Matcher } from "../../src/regexp/Matcher.ts";
import { insidePair } from "../../src/regexp/reading.ts";
import { createSearch } from "../../src/regexp/search.ts";
import type { Search } from "../../src/regexp/search.ts";

export type Places = ([start: number, end: number] | null)[] | null;

export interface Question {
  readonly pattern: string;
  readonly flags: string;
  readonly text: string;
  readonly from?: number;
  readonly sticky?: boolean;
  /** Steps per call; everything at once when absent. */
  readonly slice?: number;
}

/** Steps after which a question of a test counts as unanswerable. */
export const PATIENCE = 3_000_000;

export function finish(search: Search, slice = PATIENCE): Places {
  let outcome = search.run(slice);
  while (outcome === "paused") {
    if (search.stepsUsed > PATIENCE) throw new Error("the search does not end");
    outcome = search.run(slice);
  }
  return outcome === "failed" ? null : pairs(search.match.places());
}

function pairs(captures: readonly number[]): Places {
  const places: ([number, number] | null)[] = [];
  for (let i = 0; i < captures.length; i += 2) places.push(captures[i]! < 0 ? null : [captures[i]!, captures[i + 1]!]);
  return places;
}

export function ours({ pattern, flags, text, from = 0, sticky = false, slice }: Question): Places {
  return finish(createSearch(complete(compilePattern(pattern, flags)), text, from, sticky), slice);
}

/** The same without the help of the host's engine: one attempt at each position. */
export function oursAlone({ pattern, flags, text, from = 0, sticky = false, slice }: Question): Places {
  const compiled = complete(compilePattern(pattern, flags));
  for (let index = from; index <= text.length; index++) {
    if (compiled.program.unicode && insidePair(text, index)) continue;
    const places = finish(new Matcher(compiled, text, index), slice);
    if (places !== null || sticky) return places;
  }
  return null;
}

export function host({ pattern, flags, text, from = 0, sticky = false }: Question): Places {
  const all = new Set([...flags, "d", sticky ? "y" : "g"]);
  if (sticky) all.delete("g");
  const regexp = new RegExp(pattern, [...all].join(""));
  regexp.lastIndex = from;
  const match = regexp.exec(text);
  return match && [...match.indices!].map((place) => (place as [number, number] | undefined) ?? null);
}

/** A small generator of repeatable random numbers in [0, 1). */
export function randomness(seed: number): () => number {
  return () => {
    seed = (seed + 0x6d2b79f5) | 0;
    let t = Math.imul(seed ^ (seed >>> 15), 1 | seed);
    t = (t + Math.imul(t ^ (t >>> 7), 61 | t)) ^ t;
    return ((t ^ (t >>> 14)) >>> 0) / 2 ** 32;
  };
}
