/** What the parts of a pattern can run through: the characters they consume, with those that a reference repeats. */
import type { Node } from "./ast.ts";
import { anyOf } from "./CharSet.ts";
import type { CharSet } from "./CharSet.ts";

/** The bodies of captures by their numbers; without those that contain a reference, which may refer back to them. */
export type Groups = ReadonlyMap<number, Node>;

export function groupsOf(body: Node): Groups {
  const groups = new Map<number, Node>();
  collect(body, groups);
  return groups;
}

/** True when there is a reference inside. */
function collect(node: Node, groups: Map<number, Node>): boolean {
  switch (node.kind) {
    case "Sequence":
      return someOf(node.terms, groups);
    case "Choice":
      return someOf(node.alternatives, groups);
    case "Capture": {
      const refers = collect(node.body, groups);
      if (!refers) groups.set(node.index, node.body);
      return refers;
    }
    case "Repeat":
    case "Look":
      return collect(node.body, groups);
    default:
      return node.kind === "Backreference";
  }
}

const someOf = (nodes: readonly Node[], groups: Map<number, Node>): boolean =>
  nodes.map((node) => collect(node, groups)).includes(true);

/** Every character that `node` can consume. */
export function charactersOf(node: Node, groups: Groups): CharSet | undefined {
  switch (node.kind) {
    case "Character":
      return { kind: "ranges", ranges: [node.point, node.point] };
    case "Class":
      return node.set;
    case "Sequence":
    case "Choice": {
      const parts = (node.kind === "Sequence" ? node.terms : node.alternatives).map((part) =>
        charactersOf(part, groups),
      );
      return parts.every((part) => part !== undefined) ? anyOf(parts) : undefined;
    }
    case "Capture":
    case "Repeat":
      return charactersOf(node.body, groups);
    case "Empty":
    case "Assertion":
    case "Look":
      return { kind: "ranges", ranges: [] };
    case "Backreference": {
      const group = node.ignoreCase || node.groups.length !== 1 ? undefined : groups.get(node.groups[0]!);
      return group && charactersOf(group, groups);
    }
    case "Strings":
      return undefined;
  }
}
