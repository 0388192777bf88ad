/**
 * A pattern written anew for the host's engine, from the tree alone: no text of the program reaches the host, case is
 * spelled out, modes are gone. Undefined when the host has no way to say the same, or should not be asked.
 */
import type { Node } from "./ast.ts";
import type { CharSet } from "./CharSet.ts";
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

/** With `g`, so that it searches from an index. Its groups have the numbers of the pattern's captures. */
export function hostPattern(body: Node, unicode: boolean, captures: number): RegExp | undefined {
  const writer = new Writer(unicode);
  const text = writer.write(body);
  if (text === undefined || writer.anchors.size > 1) return undefined;
  const source = text + writer.missing(captures + 1);
  if (source.length > LONGEST) return undefined;
  return new RegExp(source, `g${unicode ? "u" : ""}${writer.anchors.has("line") ? "m" : ""}`);
}

class Writer {
  readonly #unicode: boolean;
  /** What `^` and `$` mean: of the text, or of lines. */
  readonly anchors = new Set<"text" | "line">();
  #captures = 0;

  constructor(unicode: boolean) {
    this.#unicode = unicode;
  }

  write(node: Node): string | undefined {
    switch (node.kind) {
      case "Empty":
        return "(?:)";
      case "Character":
        return point(node.point);
      case "Class":
        return classText(node.set, this.#unicode);
      case "Sequence":
        return this.#all(node.terms, "");
      case "Choice":
        return wrap("(?:", this.#all(node.alternatives, "|"));
      case "Capture": {
        const missing = this.missing(node.index);
        this.#captures++;
        return wrap(`${missing}(`, this.write(node.body));
      }
      case "Repeat": {
        const body = wrap("(?:", this.write(node.body));
        const { least, most, greedy } = node;
        const count = `{${Math.min(least, 2 ** 31 - 1)},${most === Infinity ? "" : most}}`;
        return body && body + count + (greedy ? "" : "?");
      }
      case "Look":
        return wrap(`(?${node.ahead ? "" : "<"}${node.negative ? "!" : "="}`, this.write(node.body));
      case "Assertion":
        // With `u` and `i` two letters more are word characters, which only the host's own `i` would know.
        if (node.word.kind !== "ranges" || overlap(node.word.ranges, [0x17f, 0x17f])) return undefined;
        if (node.assertion.startsWith("text")) this.anchors.add("text");
        if (node.assertion.startsWith("line")) this.anchors.add("line");
        return assertions[node.assertion];
      case "Backreference":
        // With `u` the host is not always right about what follows a reference: `/\1😀()/u` finds nothing.
        return this.#unicode || node.ignoreCase || node.groups.length !== 1 ? undefined : `(?:\\${node.groups[0]})`;
      case "Strings":
        return undefined;
    }
  }

  /** Captures before `index` that the tree has lost, with a repetition of no times. */
  missing(index: number): string {
    let groups = "";
    for (; this.#captures + 1 < index; this.#captures++) groups += "(){0}";
    return groups;
  }

  #all(nodes: readonly Node[], glue: string): string | undefined {
    const texts: string[] = [];
    for (const node of nodes) {
      const text = this.write(node);
      if (text === undefined) return undefined;
      texts.push(text);
    }
    return texts.join(glue);
  }
}

function wrap(opening: string, text: string | undefined): string | undefined {
  return text === undefined ? undefined : `${opening}${text})`;
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
