/** Where a match can begin: what a search looks for before it runs the program. */
import type { Node } from "./ast.ts";
import type { CharSet } from "./CharSet.ts";
import { firstOf } from "./follow.ts";
import { PagedSet } from "./PagedSet.ts";
import { normalize, overlap } from "./ranges.ts";

export interface Start {
  /** Every match begins with this text; empty when nothing is known. */
  readonly literal: string;
  /** Whether the pattern is that text and nothing else. */
  readonly isLiteral: boolean;
  /** The code units that a match can begin with. */
  readonly first: PagedSet | undefined;
  /** Every match begins at the beginning of the text, or of a line. */
  readonly anchor: "text" | "line" | undefined;
  /**
   * Every match begins with as many of these as there are, or fewer: where an attempt has failed, so will all others in
   * the same run, because what follows the run has been tried in every place they could try it in.
   */
  readonly run: PagedSet | undefined;
  /** The pattern is that run and nothing else: its least length, else -1. */
  readonly soleRun: number;
}

const DEEPEST = 40;

export function startOf(body: Node, unicode: boolean): Start {
  const { text } = prefix(body);
  const first = text === "" ? firstOf(body) : undefined;
  // With `u` a member beyond the BMP begins with a surrogate.
  const units =
    unicode && first !== undefined && overlap(first, [0x10000, 0x10ffff]) ? [...first, 0xd800, 0xdfff] : first;
  const set = units && new PagedSet({ kind: "ranges", ranges: normalize(units) });
  return { literal: text, isLiteral: isText(body), first: set, anchor: anchor(body), ...runs(body, unicode) };
}

const isText = (node: Node): boolean =>
  node.kind === "Character" || (node.kind === "Sequence" && node.terms.every(({ kind }) => kind === "Character"));

/** The text that `node` must begin with, and whether that is all of it. */
function prefix(node: Node): { readonly text: string; readonly whole: boolean } {
  if (node.depth > DEEPEST) return { text: "", whole: false };
  switch (node.kind) {
    case "Character":
      return { text: String.fromCodePoint(node.point), whole: true };
    case "Capture":
      return prefix(node.body);
    case "Empty":
    case "Assertion":
    case "Look":
      return { text: "", whole: true };
    case "Repeat":
      return node.least > 0 ? { text: prefix(node.body).text, whole: false } : { text: "", whole: false };
    case "Sequence": {
      let text = "";
      for (const term of node.terms) {
        const part = prefix(term);
        text += part.text;
        if (!part.whole) return { text, whole: false };
      }
      return { text, whole: true };
    }
    default:
      return { text: "", whole: false };
  }
}

function anchor(node: Node): "text" | "line" | undefined {
  if (node.depth > DEEPEST) return undefined;
  if (node.kind === "Assertion") {
    if (node.assertion === "textStart") return "text";
    return node.assertion === "lineStart" ? "line" : undefined;
  }
  if (node.kind === "Sequence") return anchor(node.terms[0]!);
  if (node.kind === "Capture") return anchor(node.body);
  if (node.kind !== "Choice") return undefined;
  const kinds = new Set(node.alternatives.map(anchor));
  return kinds.size === 1 ? [...kinds][0] : undefined;
}

function runs(body: Node, unicode: boolean): Pick<Start, "run" | "soleRun"> {
  const set = runMembers(body);
  if (set?.kind !== "ranges" || !isIndependent(body)) return { run: undefined, soleRun: -1 };
  if (unicode && overlap(set.ranges, [0xd800, 0xdfff, 0x10000, 0x10ffff])) return { run: undefined, soleRun: -1 };
  return { run: new PagedSet(set), soleRun: body.kind === "Repeat" && body.greedy ? body.least : -1 };
}

function runMembers(node: Node): CharSet | undefined {
  if (node.depth > DEEPEST) return undefined;
  if (node.kind === "Sequence") return runMembers(node.terms[0]!);
  if (node.kind === "Capture") return runMembers(node.body);
  if (node.kind !== "Repeat" || node.most !== Infinity) return undefined;
  const { body } = node;
  if (body.kind === "Character") return { kind: "ranges", ranges: [body.point, body.point] };
  return body.kind === "Class" ? body.set : undefined;
}

/** Nothing in the pattern depends on what a capture holds. */
function isIndependent(node: Node): boolean {
  switch (node.kind) {
    case "Sequence":
      return node.terms.every(isIndependent);
    case "Choice":
      return node.alternatives.every(isIndependent);
    case "Capture":
    case "Repeat":
    case "Look":
      return isIndependent(node.body);
    default:
      return node.kind !== "Backreference";
  }
}
