/**
 * Where the captures of a match lie, from the lengths of its parts. Asking the host for places makes each of its matches
 * many times slower, so where a pattern is a sequence of parts, what has no fixed width is captured and the places are
 * added up. Captures inside choices, repetitions and assertions have no such order; for these the host is asked.
 */
import type { Node } from "./ast.ts";

/** A part of the pattern, in order: text of a fixed width, text of a host's group, or where a capture begins or ends. */
export type Part =
  | { readonly kind: "fixed"; readonly units: number; readonly nodes: readonly Node[] }
  | { readonly kind: "group"; readonly nodes: readonly Node[] }
  | { readonly kind: "open" | "close"; readonly capture: number };

/** Undefined where places cannot be added up. */
export function layoutOf(body: Node): readonly Part[] | undefined {
  const parts: Part[] = [];
  return collect(body, parts) ? joined(parts) : undefined;
}

function collect(node: Node, parts: Part[]): boolean {
  if (node.kind === "Sequence") return node.terms.every((term) => collect(term, parts));
  if (node.kind === "Capture") {
    parts.push({ kind: "open", capture: node.index });
    if (!collect(node.body, parts)) return false;
    parts.push({ kind: "close", capture: node.index });
    return true;
  }
  if (hasCaptures(node)) return false;
  parts.push(
    node.min === node.max ? { kind: "fixed", units: node.min, nodes: [node] } : { kind: "group", nodes: [node] },
  );
  return true;
}

/** Neighbours of one kind become one. */
function joined(parts: readonly Part[]): Part[] {
  const result: Part[] = [];
  for (const part of parts) {
    const last = result[result.length - 1];
    if (last?.kind === "fixed" && part.kind === "fixed")
      result[result.length - 1] = { ...last, units: last.units + part.units, nodes: [...last.nodes, ...part.nodes] };
    else if (last?.kind === "group" && (part.kind === "group" || part.kind === "fixed"))
      result[result.length - 1] = { kind: "group", nodes: [...last.nodes, ...part.nodes] };
    else result.push(part);
  }
  return result;
}

function hasCaptures(node: Node): boolean {
  switch (node.kind) {
    case "Capture":
      return true;
    case "Sequence":
      return node.terms.some(hasCaptures);
    case "Choice":
      return node.alternatives.some(hasCaptures);
    case "Repeat":
    case "Look":
      return hasCaptures(node.body);
    default:
      return false;
  }
}

/** Writes the places of the captures into `places` (from index 2 on), given the texts of the host's groups. */
export function place(parts: readonly Part[], match: readonly (string | undefined)[], places: number[]): void {
  let position = places[0]!;
  let group = 1;
  for (const part of parts) {
    if (part.kind === "fixed") position += part.units;
    else if (part.kind === "group") position += match[group++]!.length;
    else places[2 * part.capture + (part.kind === "open" ? 0 : 1)] = position;
  }
}
