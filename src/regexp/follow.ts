/**
 * What the next character can be: the analysis that lets a repetition keep what it took, a search skip where no match
 * can begin, and the host's engine be trusted. Unknown (undefined) is always a correct answer.
 */
import type { Node } from "./ast.ts";
import type { CharSet } from "./CharSet.ts";
import { LAST_CODE_POINT, normalize } from "./ranges.ts";
import type { Ranges } from "./ranges.ts";

/** The characters that can come next. */
export interface Follow {
  readonly next: Ranges;
  /** Whether the end of the text will do as well. */
  readonly end: boolean;
  /** Whether the pattern can also simply be at its end. */
  readonly accepts: boolean;
}

export const accepting: Follow = { next: [], end: false, accepts: true };

export const lineTerminators: Ranges = [10, 10, 13, 13, 0x2028, 0x2029];

/** Deeper trees are not looked into. */
const DEEPEST = 40;

export function rangesOf(set: CharSet): Ranges | undefined {
  return set.kind === "ranges" ? set.ranges : undefined;
}

const FEW = 8;

export function union(parts: readonly (Follow | undefined)[]): Follow | undefined {
  const pairs: number[] = [];
  // The words of a long list begin with the same few characters.
  const known = parts.length > FEW ? new Set<number>() : undefined;
  let end = false;
  let accepts = false;
  for (const part of parts) {
    if (part === undefined) return undefined;
    for (let i = 0; i < part.next.length; i += 2) {
      const [low, high] = [part.next[i]!, part.next[i + 1]!];
      const key = low * (LAST_CODE_POINT + 1) + high;
      if (known?.has(key)) continue;
      known?.add(key);
      pairs.push(low, high);
    }
    end ||= part.end;
    accepts ||= part.accepts;
  }
  return { next: normalize(pairs), end, accepts };
}

const consuming = (next: Ranges | undefined): Follow | undefined => next && { next, end: false, accepts: false };

/** An assertion consumes nothing; it only may fail, so what accepts behind it is no longer certain. */
const asserting = (follow: Follow | undefined): Follow | undefined => (follow?.accepts === false ? follow : undefined);

/** What can come next in front of `node`, given what can come next behind it. */
export function before(node: Node, follow: Follow | undefined): Follow | undefined {
  if (node.depth > DEEPEST) return undefined;
  switch (node.kind) {
    case "Empty":
      return follow;
    case "Character":
      return consuming([node.point, node.point]);
    case "Class":
      return consuming(rangesOf(node.set));
    case "Sequence":
      return node.terms.reduceRight((behind, term) => before(term, behind), follow);
    case "Choice":
      return union(node.alternatives.map((alternative) => before(alternative, follow)));
    case "Capture":
      return before(node.body, follow);
    case "Repeat":
      if (node.body.min === 0) return undefined;
      return node.least > 0 ? before(node.body, undefined) : union([before(node.body, undefined), follow]);
    case "Look":
      return asserting(follow);
    case "Assertion":
      if (node.assertion === "textEnd") return { next: [], end: true, accepts: false };
      if (node.assertion === "lineEnd") return { next: lineTerminators, end: true, accepts: false };
      return asserting(follow);
    case "Strings":
    case "Backreference":
      return undefined;
  }
}

/** The characters a match of `node` can begin with, when it has to begin with one. */
export function firstOf(node: Node): Ranges | undefined {
  const follow = before(node, undefined);
  return follow === undefined || follow.end ? undefined : follow.next;
}
