/**
 * A map keyed by the nodes of one program. It is many maps, one for each stretch of text: a single one with hundreds of
 * thousands of keys stands still for tens of milliseconds whenever it grows.
 */
import type { Node } from "../syntax/Ast.ts";

export type ReadonlyNodeMap<V> = Pick<NodeMap<V>, "get" | "has" | "keys" | "values" | "entries">;

/** Nodes in one stretch end there: chains as long as the program start at one place. @unit UTF-16 units */
const STRETCH = 16_384;

export class NodeMap<V> {
  /** The first stretch, which is all of a short program, and those behind it. */
  private readonly first = new Map<Node, V>();
  private readonly others: (Map<Node, V> | undefined)[] = [];

  get(node: Node): V | undefined {
    return this.stretchOf(node)?.get(node);
  }

  has(node: Node): boolean {
    return this.stretchOf(node)?.has(node) === true;
  }

  set(node: Node, value: V): void {
    (this.stretchOf(node) ?? this.newStretch(node)).set(node, value);
  }

  *keys(): Generator<Node> {
    for (const stretch of this.stretches()) yield* stretch.keys();
  }

  *values(): Generator<V> {
    for (const stretch of this.stretches()) yield* stretch.values();
  }

  *entries(): Generator<[Node, V]> {
    for (const stretch of this.stretches()) yield* stretch.entries();
  }

  private stretchOf({ end }: Node): Map<Node, V> | undefined {
    return end < STRETCH ? this.first : this.others[Math.floor(end / STRETCH)];
  }

  private newStretch({ end }: Node): Map<Node, V> {
    const { others } = this;
    const index = Math.floor(end / STRETCH);
    while (others.length <= index) others.push(undefined);
    return (others[index] = new Map());
  }

  private *stretches(): Generator<Map<Node, V>> {
    yield this.first;
    for (const stretch of this.others) if (stretch !== undefined) yield stretch;
  }
}
