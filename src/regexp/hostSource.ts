/**
 * A pattern written anew for the host's engine, from the tree alone: no text of the program reaches the host, case is
 * spelled out, modes are gone. Undefined when the host has no way to say the same, or should not be asked.
 */
import type { Node } from "./ast.ts";
import type { CharSet } from "./CharSet.ts";
import { layoutOf, type Part } from "./layout.ts";
import { overlap } from "./ranges.ts";

/** @unit code units of source */
const LONGEST = 4_000;

const assertions = {
  textStart: "^",
  textEnd: "$",
  lineStart: "^",
  lineEnd: "$",
  wordBoundary: "\\b",
  notWordBoundary: "\\B",
} as const;

export interface HostRegExp {
  /** `g` so that it searches from an index. */
  readonly regexp: RegExp;
  /** How to find the places of captures; undefined where the host tells them (flag `d`). */
  readonly layout: readonly Part[] | undefined;
}

export function hostPattern(body: Node, unicode: boolean, captures: number): HostRegExp | undefined {
  if (body.depth > 40) return undefined;
  const anchors = new Set<string>();
  const layout = captures > 0 ? layoutOf(body) : [];
  const source =
    layout === undefined || captures === 0 ? write(body, unicode, anchors) : laidOut(layout, unicode, anchors);
  if (source === undefined || source.length > LONGEST || (anchors.has("text") && anchors.has("line"))) return undefined;
  const flags = `g${unicode ? "u" : ""}${anchors.has("line") ? "m" : ""}${layout === undefined ? "d" : ""}`;
  return { regexp: new RegExp(source, flags), layout };
}

/** Captures what has no fixed width, and nothing else. */
function laidOut(layout: readonly Part[], unicode: boolean, anchors: Set<string>): string | undefined {
  let source = "";
  for (const part of layout) {
    if (!("nodes" in part)) continue;
    const text = all(part.nodes, "", unicode, anchors);
    if (text === undefined) return undefined;
    source += part.kind === "group" ? `(${text})` : text;
  }
  return source;
}

function write(node: Node, unicode: boolean, anchors: Set<string>): string | undefined {
  switch (node.kind) {
    case "Empty":
      return "(?:)";
    case "Character":
      return point(node.point);
    case "Class":
      return classText(node.set, unicode);
    case "Sequence":
      return all(node.terms, "", unicode, anchors);
    case "Choice":
      return wrap("(?:", all(node.alternatives, "|", unicode, anchors));
    case "Capture":
      return wrap("(", write(node.body, unicode, anchors));
    case "Repeat": {
      const body = wrap("(?:", write(node.body, unicode, anchors));
      const { least, most, greedy } = node;
      const count = `{${Math.min(least, 2 ** 31 - 1)},${most === Infinity ? "" : most}}`;
      return body && body + count + (greedy ? "" : "?");
    }
    case "Look":
      return wrap(`(?${node.ahead ? "" : "<"}${node.negative ? "!" : "="}`, write(node.body, unicode, anchors));
    case "Assertion":
      // With `u` and `i` two letters more are word characters, which only the host's own `i` would know.
      if (node.word.kind !== "ranges" || overlap(node.word.ranges, [0x17f, 0x17f])) return undefined;
      if (node.assertion.startsWith("text")) anchors.add("text");
      if (node.assertion.startsWith("line")) anchors.add("line");
      return assertions[node.assertion];
    case "Strings":
    case "Backreference":
      return undefined;
  }
}

function wrap(opening: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${opening}${text})`;
}

function all(nodes: readonly Node[], glue: string, unicode: boolean, anchors: Set<string>): string | undefined {
  const texts: string[] = [];
  for (const node of nodes) {
    const text = write(node, unicode, anchors);
    if (text === undefined) return undefined;
    texts.push(text);
  }
  return texts.join(glue);
}

function point(value: number): string {
  if (value > 0xffff) return `\\u{${value.toString(16)}}`;
  const text = String.fromCharCode(value);
  return /[A-Za-z0-9 ]/.test(text) ? text : `\\u${value.toString(16).padStart(4, "0")}`;
}

function classText(set: CharSet, unicode: boolean): string | undefined {
  const members = classMembers(set, unicode);
  return members === undefined ? undefined : `[${members}]`;
}

function classMembers(set: CharSet, unicode: boolean): string | undefined {
  if (set.kind === "union") {
    const parts = set.of.map((part) => classMembers(part, unicode));
    return parts.includes(undefined) ? undefined : parts.join("");
  }
  if (set.kind === "property") return set.strings ? undefined : `\\p{${set.expression}}`;
  if (set.kind === "complement" && set.of.kind === "property" && !set.of.strings) return `\\P{${set.of.expression}}`;
  if (set.kind !== "ranges") return undefined;
  let text = "";
  for (let i = 0; i < set.ranges.length; i += 2) {
    const low = set.ranges[i]!;
    const high = unicode ? set.ranges[i + 1]! : Math.min(set.ranges[i + 1]!, 0xffff);
    if (low <= high) text += low === high ? point(low) : `${point(low)}-${point(high)}`;
  }
  return text;
}
