/**
 * The tree of a pattern. Case, line and dot modes are resolved while parsing, so a node means the same wherever it
 * stands. Each node knows the least and greatest width of what it matches and how deep it is, because the tree may be
 * too deep to ask later by recursion.
 */
import type { CharSet, StringSet } from "./CharSet.ts";

interface Shape {
  /** @unit code units */
  readonly min: number;
  /** @unit code units; Infinity when unbounded */
  readonly max: number;
  readonly depth: number;
}

export type AssertionKind = "textStart" | "textEnd" | "lineStart" | "lineEnd" | "wordBoundary" | "notWordBoundary";

export type Node = Shape &
  (
    | { readonly kind: "Empty" }
    | { readonly kind: "Character"; readonly point: number }
    | { readonly kind: "Class"; readonly set: CharSet }
    | { readonly kind: "Strings"; readonly strings: StringSet; readonly ignoreCase: boolean }
    | { readonly kind: "Sequence"; readonly terms: readonly Node[] }
    | { readonly kind: "Choice"; readonly alternatives: readonly Node[] }
    | { readonly kind: "Capture"; readonly index: number; readonly body: Node }
    | Repeat
    | { readonly kind: "Look"; readonly ahead: boolean; readonly negative: boolean; readonly body: Node }
    | { readonly kind: "Assertion"; readonly assertion: AssertionKind; readonly word: CharSet }
    | { readonly kind: "Backreference"; readonly groups: number[]; readonly ignoreCase: boolean }
  );

interface Repeat {
  readonly kind: "Repeat";
  readonly body: Node;
  readonly least: number;
  /** Infinity for no upper bound. */
  readonly most: number;
  readonly greedy: boolean;
  /** The captures inside: [from, to) */
  readonly from: number;
  readonly to: number;
}

export type NodeOf<K extends Node["kind"]> = Extract<Node, { kind: K }>;

export const empty: Node = { kind: "Empty", min: 0, max: 0, depth: 1 };

export function character(point: number): Node {
  const width = point > 0xffff ? 2 : 1;
  return { kind: "Character", point, min: width, max: width, depth: 1 };
}

export function charClass(set: CharSet, unicode: boolean): Node {
  if (!unicode || set.kind !== "ranges") return { kind: "Class", set, min: 1, max: unicode ? 2 : 1, depth: 1 };
  const { ranges } = set;
  const first = ranges[0] ?? 0;
  const last = ranges[ranges.length - 1] ?? 0;
  return { kind: "Class", set, min: first > 0xffff ? 2 : 1, max: last > 0xffff ? 2 : 1, depth: 1 };
}

export function strings(set: StringSet, longest: number, ignoreCase: boolean): Node {
  return { kind: "Strings", strings: set, ignoreCase, min: 0, max: longest, depth: 1 };
}

const sum = (a: number, b: number): number => a + b;
const deepest = (nodes: readonly Node[]): number => nodes.reduce((depth, node) => Math.max(depth, node.depth), 0);

export function sequence(terms: readonly Node[]): Node {
  if (terms.length === 0) return empty;
  if (terms.length === 1) return terms[0]!;
  const min = terms.map((term) => term.min).reduce(sum);
  const max = terms.map((term) => term.max).reduce(sum);
  return { kind: "Sequence", terms, min, max, depth: deepest(terms) + 1 };
}

export function choice(alternatives: readonly Node[]): Node {
  if (alternatives.length === 1) return alternatives[0]!;
  const min = alternatives.reduce((least, { min }) => Math.min(least, min), Infinity);
  const max = alternatives.reduce((most, { max }) => Math.max(most, max), 0);
  return { kind: "Choice", alternatives, min, max, depth: deepest(alternatives) + 1 };
}

export function capture(index: number, body: Node): Node {
  return { kind: "Capture", index, body, min: body.min, max: body.max, depth: body.depth + 1 };
}

export function repeat(parts: Omit<Repeat, "kind">): Node {
  const { body, least, most } = parts;
  // Nothing consumed means nothing to repeat: an optional turn is refused as empty, a second one changes nothing.
  if (body.max === 0) return least === 0 ? empty : body;
  if (most === 0) return empty;
  if (least === 1 && most === 1) return body;
  const min = body.min === 0 ? 0 : body.min * least;
  return { kind: "Repeat", ...parts, min, max: body.max * most, depth: body.depth + 1 };
}

export function look(ahead: boolean, negative: boolean, body: Node): Node {
  return { kind: "Look", ahead, negative, body, min: 0, max: 0, depth: body.depth + 1 };
}

export function assertion(kind: AssertionKind, word: CharSet): Node {
  return { kind: "Assertion", assertion: kind, word, min: 0, max: 0, depth: 1 };
}

/** `groups` may be filled in later: a name can be used before its group. */
export function backreference(groups: number[], ignoreCase: boolean): Node {
  return { kind: "Backreference", groups, ignoreCase, min: 0, max: Infinity, depth: 1 };
}
