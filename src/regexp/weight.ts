/**
 * What a pattern costs a backtracking engine. Its weight is a function of its reaches: for each unbounded repetition, how
 * long a stretch of its characters the text has. The weight bounds, for one starting position, the ways to match and the
 * work of trying them all. Where two repetitions compete for the same characters the ways multiply, so `(a+)+` outgrows
 * every limit and `\d+\.\d+` stays a sum. A repetition that ends the pattern is left out of it: whoever gets there has
 * a match, and pays for it once.
 */
import type { Node, NodeOf } from "./ast.ts";
import type { CharSet } from "./CharSet.ts";
import { accepting, before, firstOf, rangesOf, union } from "./follow.ts";
import type { Follow } from "./follow.ts";
import { normalize, overlap } from "./ranges.ts";
import type { Ranges } from "./ranges.ts";
import { charactersOf, type Groups } from "./reach.ts";

export interface Weight {
  readonly ways: number;
  readonly work: number;
}

/** `reaches[i]` bounds the stretches of `sets[i]`; where it is zero, unbounded repetitions are left out. @unit code units */
export type Weigh = (reaches: readonly number[]) => Weight;

export interface Scale {
  /** The characters of each unbounded repetition. */
  readonly sets: readonly CharSet[];
  readonly weigh: Weigh;
  /** How far lookbehind reads before a position. @unit code units */
  readonly behind: number;
}

const one: Weight = { ways: 1, work: 1 };
const refused: Weight = { ways: Infinity, work: Infinity };

/** Repetition counts up to here are taken at their word. */
const FEW = 32;

export function scaleOf(body: Node, groups: Groups): Scale {
  const sets: CharSet[] = [];
  return { weigh: new Weigher(groups, sets).of(body, accepting), sets, behind: reachBehind(body) };
}

/** Lookbehind of more is not the host's. @unit code units */
const FARTHEST_BEHIND = 256;

function reachBehind(node: Node): number {
  switch (node.kind) {
    case "Sequence":
      return node.terms.reduce((most, term) => Math.max(most, reachBehind(term)), 0);
    case "Choice":
      return node.alternatives.reduce((most, alternative) => Math.max(most, reachBehind(alternative)), 0);
    case "Capture":
    case "Repeat":
      return reachBehind(node.body);
    case "Look":
      return node.ahead ? reachBehind(node.body) : node.body.max;
    default:
      return 0;
  }
}

/** One character after the other, so that it can go only one way. */
const isPlainText = (node: Node): boolean =>
  node.kind === "Character" || node.kind === "Class" || (node.kind === "Sequence" && node.terms.every(isPlainText));

class Weigher {
  readonly #groups: Groups;
  readonly #sets: CharSet[];

  constructor(groups: Groups, sets: CharSet[]) {
    this.#groups = groups;
    this.#sets = sets;
  }

  of(node: Node, follow: Follow | undefined): Weigh {
    switch (node.kind) {
      case "Empty":
      case "Assertion":
      case "Character":
      case "Class":
        return () => one;
      case "Sequence":
        return this.#sequence(node, follow);
      case "Choice":
        return this.#choice(node, follow);
      case "Capture":
        return this.of(node.body, follow);
      case "Repeat":
        return this.#repeat(node, follow);
      case "Look": {
        if (!node.ahead) {
          const { max } = node.body;
          if (max > FARTHEST_BEHIND || !isPlainText(node.body)) return () => refused;
          return () => ({ ways: 1, work: 1 + max });
        }
        const body = this.of(node.body, { ...accepting });
        return (reaches) => ({ ...body(reaches), ways: 1 });
      }
      case "Backreference": {
        const characters = charactersOf(node, this.#groups);
        if (characters === undefined) return () => refused;
        const { max } = this.#groups.get(node.groups[0]!)!;
        if (max <= FEW) return () => ({ ways: 1, work: 1 + max });
        const index = this.#indexOf(characters);
        return (reaches) => ({ ways: 1, work: 1 + reaches[index]! });
      }
      case "Strings":
        return () => refused;
    }
  }

  #sequence({ terms }: NodeOf<"Sequence">, follow: Follow | undefined): Weigh {
    const parts = new Array<Weigh>(terms.length);
    let behind = follow;
    for (let i = terms.length; i-- > 0;) {
      parts[i] = this.of(terms[i]!, behind);
      behind = before(terms[i]!, behind);
    }
    return (reaches) => {
      let { ways, work } = { ways: 1, work: 0 };
      for (const part of parts) {
        const weight = part(reaches);
        work += ways * weight.work;
        ways *= weight.ways;
      }
      return { ways, work };
    };
  }

  #choice({ alternatives }: NodeOf<"Choice">, follow: Follow | undefined): Weigh {
    const parts = alternatives.map((alternative) => this.of(alternative, follow));
    const apart = areApart(alternatives.map(firstOf));
    return (reaches) => {
      let { ways, work } = { ways: 0, work: 0 };
      for (const part of parts) {
        const weight = part(reaches);
        ways = apart ? Math.max(ways, weight.ways) : ways + weight.ways;
        work += weight.work + 1;
      }
      return { ways, work };
    };
  }

  #repeat(node: NodeOf<"Repeat">, follow: Follow | undefined): Weigh {
    const { body, least, most } = node;
    if (isFinal(node, follow)) return () => ({ ways: 1, work: 2 * (least + 1) });
    if (body.min === 0) return () => refused;
    const members = charactersOf(body, this.#groups);
    if (members === undefined) return () => refused;
    const inner = most === 1 ? follow : union([before(body, undefined), follow]);
    const turn = this.of(body, inner);
    const first = firstOf(body);
    const decided =
      least === most ||
      (first !== undefined && follow !== undefined && (node.greedy || !follow.accepts) && !overlap(first, follow.next));
    const index = most > FEW ? this.#indexOf(members) : -1;
    return (reaches) => {
      const reach = reaches[index] ?? Infinity;
      const turns = reach === 0 && most < Infinity ? most : Math.min(most, reach);
      const each = turn(reaches);
      // The ways to match some number of turns: one for each number where a turn can go only one way.
      const deepest = each.ways === 1 ? 1 : each.ways ** turns;
      const started = each.ways === 1 ? turns + 1 : (deepest * each.ways - 1) / (each.ways - 1);
      const ways = decided ? deepest : each.ways === 1 ? Math.max(1, turns - least + 1) : started;
      return { ways, work: started * (each.work + 1) };
    };
  }

  /** Where the set stands in the list, which gets it if it is new. */
  #indexOf(set: CharSet): number {
    const key = String(rangesOf(set));
    const known = this.#sets.findIndex((other) => other.kind === "ranges" && String(other.ranges) === key);
    return known >= 0 ? known : this.#sets.push(set) - 1;
  }
}

/** One character again and again, and then the match. */
export function isFinal({ body, least }: NodeOf<"Repeat">, follow: Follow | undefined): boolean {
  return follow === accepting && least <= FEW && (body.kind === "Character" || body.kind === "Class");
}

/** Whether no two have a member in common: what `normalize` puts together is then as much as there was. */
function areApart(firsts: readonly (Ranges | undefined)[]): boolean {
  const pairs: number[] = [];
  let members = 0;
  for (const first of firsts) {
    if (first === undefined) return false;
    for (const bound of first) pairs.push(bound);
    members += size(first);
  }
  return size(normalize(pairs)) === members;
}

function size(ranges: Ranges): number {
  let members = 0;
  for (let i = 0; i < ranges.length; i += 2) members += ranges[i + 1]! - ranges[i]! + 1;
  return members;
}

/**
 * How many attempts at most run through one and the same place of the text, where each begins at a member of `first`:
 * one more than the members that a match can pass, besides those of a repetition that ends it. So as many times the
 * length of a text bounds the runs of all attempts in it together.
 */
export function overlaps(body: Node, first: Ranges, groups: Groups): number {
  return 1 + passed(body, first, groups, accepting);
}

function passed(node: Node, first: Ranges, groups: Groups, follow: Follow | undefined): number {
  switch (node.kind) {
    case "Character":
    case "Class":
    case "Backreference": {
      const set = charactersOf(node, groups);
      if (set?.kind === "ranges" && !overlap(set.ranges, first)) return 0;
      return node.kind === "Backreference" ? Infinity : 1;
    }
    case "Sequence":
      return node.terms.reduce(
        (sum, term, index) => sum + passed(term, first, groups, index === node.terms.length - 1 ? follow : undefined),
        0,
      );
    case "Choice":
      return node.alternatives.reduce((most, each) => Math.max(most, passed(each, first, groups, follow)), 0);
    case "Capture":
      return passed(node.body, first, groups, follow);
    case "Repeat": {
      if (isFinal(node, follow)) return 0;
      const each = passed(node.body, first, groups, node.most === 1 ? follow : undefined);
      return each === 0 ? 0 : each * node.most;
    }
    case "Look":
      return node.ahead ? passed(node.body, first, groups, undefined) : 0;
    case "Empty":
    case "Assertion":
      return 0;
    case "Strings":
      return Infinity;
  }
}
