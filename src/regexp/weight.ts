/**
 * How much a backtracking engine can be made to do. A pattern's weight is a function of its reaches: for each unbounded
 * repetition, how long a stretch of its characters the text has. The weight bounds, for one starting position, the ways
 * to match, the work of trying them all, and how far ahead the text is read. Where two repetitions compete for the same
 * characters the ways multiply, so `(a+)+` outgrows every limit and `\d+\.\d+` stays a sum.
 */
import type { Node, NodeOf } from "./ast.ts";
import { anyOf } from "./CharSet.ts";
import type { CharSet } from "./CharSet.ts";
import { accepting, before, firstOf, rangesOf, union } from "./follow.ts";
import type { Follow } from "./follow.ts";
import { overlap } from "./ranges.ts";
import type { Ranges } from "./ranges.ts";

export interface Weight {
  readonly ways: number;
  readonly work: number;
  /** @unit code units */
  readonly extent: number;
}

/** `reaches[i]` bounds the stretches of `sets[i]`. @unit code units */
export type Weigh = (reaches: readonly number[]) => Weight;

export interface Scale {
  /** The characters of each unbounded repetition. */
  readonly sets: readonly CharSet[];
  readonly weigh: Weigh;
  /** How far lookbehind reads before a position. @unit code units */
  readonly behind: number;
}

/** Deeper trees are not analysed. */
const DEEPEST = 40;

const one: Weight = { ways: 1, work: 1, extent: 1 };
const refused: Weight = { ways: Infinity, work: Infinity, extent: Infinity };

/** Repetition counts up to here are taken at their word. */
const FEW = 32;

export function scaleOf(body: Node): Scale {
  const sets: CharSet[] = [];
  if (body.depth > DEEPEST) return { weigh: () => refused, sets, behind: 0 };
  return { weigh: weigher(body, accepting, sets), sets, behind: reachBehind(body) };
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

function weigher(node: Node, follow: Follow | undefined, sets: CharSet[]): Weigh {
  switch (node.kind) {
    case "Empty":
    case "Assertion":
      return () => one;
    case "Character":
    case "Class":
      return () => ({ ...one, extent: node.max });
    case "Sequence":
      return sequence(node, follow, sets);
    case "Choice":
      return choice(node, follow, sets);
    case "Capture":
      return weigher(node.body, follow, sets);
    case "Repeat":
      return repeat(node, follow, sets);
    case "Look": {
      if (!node.ahead) {
        const { max } = node.body;
        if (max > FARTHEST_BEHIND || !isPlainText(node.body)) return () => refused;
        return () => ({ ways: 1, work: 1 + max, extent: 1 });
      }
      const body = weigher(node.body, accepting, sets);
      return (reaches) => ({ ...body(reaches), ways: 1 });
    }
    case "Strings":
    case "Backreference":
      return () => refused;
  }
}

function sequence({ terms }: NodeOf<"Sequence">, follow: Follow | undefined, sets: CharSet[]): Weigh {
  const parts: Weigh[] = [];
  let behind = follow;
  for (const term of [...terms].reverse()) {
    parts.unshift(weigher(term, behind, sets));
    behind = before(term, behind);
  }
  return (reaches) => {
    let { ways, work, extent } = { ways: 1, work: 0, extent: 0 };
    for (const part of parts) {
      const weight = part(reaches);
      work += ways * weight.work;
      ways *= weight.ways;
      extent += weight.extent;
    }
    return { ways, work, extent };
  };
}

function choice({ alternatives }: NodeOf<"Choice">, follow: Follow | undefined, sets: CharSet[]): Weigh {
  const parts = alternatives.map((alternative) => weigher(alternative, follow, sets));
  const apart = areApart(alternatives.map(firstOf));
  return (reaches) => {
    let { ways, work, extent } = { ways: 0, work: 0, extent: 0 };
    for (const part of parts) {
      const weight = part(reaches);
      ways = apart ? Math.max(ways, weight.ways) : ways + weight.ways;
      work += weight.work + 1;
      extent = Math.max(extent, weight.extent);
    }
    return { ways, work, extent };
  };
}

function areApart(firsts: readonly (Ranges | undefined)[]): boolean {
  const seen: Ranges[] = [];
  for (const first of firsts) {
    if (first === undefined || seen.some((other) => overlap(first, other))) return false;
    seen.push(first);
  }
  return true;
}

function repeat(node: NodeOf<"Repeat">, follow: Follow | undefined, sets: CharSet[]): Weigh {
  const { body, least, most } = node;
  if (body.min === 0) return () => refused;
  const members = charactersOf(body);
  if (members === undefined) return () => refused;
  const inner = most === 1 ? follow : union([before(body, undefined), follow]);
  const turn = weigher(body, inner, sets);
  const first = firstOf(body);
  const decided =
    least === most ||
    (first !== undefined && follow !== undefined && (node.greedy || !follow.accepts) && !overlap(first, follow.next));
  const index = most > FEW ? indexOf(sets, members) : -1;
  return (reaches) => {
    const reach = reaches[index] ?? Infinity;
    const turns = Math.min(most, reach);
    const each = turn(reaches);
    // The ways to match some number of turns: one for each number where a turn can go only one way.
    const deepest = each.ways === 1 ? 1 : each.ways ** turns;
    const started = each.ways === 1 ? turns + 1 : (deepest * each.ways - 1) / (each.ways - 1);
    const ways = decided ? deepest : each.ways === 1 ? Math.max(1, turns - least + 1) : started;
    return { ways, work: started * (each.work + 1), extent: Math.min(most * each.extent, reach + each.extent) };
  };
}

/** Where the set stands in the list, which gets it if it is new. */
function indexOf(sets: CharSet[], set: CharSet): number {
  const key = String(rangesOf(set));
  const known = sets.findIndex((other) => other.kind === "ranges" && String(other.ranges) === key);
  return known >= 0 ? known : sets.push(set) - 1;
}

/** Every character that `node` can consume. */
function charactersOf(node: Node): CharSet | undefined {
  switch (node.kind) {
    case "Character":
      return { kind: "ranges", ranges: [node.point, node.point] };
    case "Class":
      return node.set;
    case "Sequence":
    case "Choice": {
      const parts = (node.kind === "Sequence" ? node.terms : node.alternatives).map(charactersOf);
      return parts.every((part) => part !== undefined) ? anyOf(parts) : undefined;
    }
    case "Capture":
    case "Repeat":
      return charactersOf(node.body);
    case "Empty":
    case "Assertion":
    case "Look":
      return { kind: "ranges", ranges: [] };
    case "Strings":
    case "Backreference":
      return undefined;
  }
}
