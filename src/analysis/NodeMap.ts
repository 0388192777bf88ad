/**
 * A map keyed by the nodes of one program. It is many maps, one for each stretch of text: a single one with hundreds of
 * thousands of keys stands still for tens of milliseconds whenever it grows.
 */
import type { Node } from "../syntax/Ast.ts";

export type ReadonlyNodeMap<V> = Pick<NodeMap<V>, "get" | "has" | "keys" | "values" | "entries">;

/** Nodes in one stretch end there: chains as long as the program start at one place. @unit bits of an offset */
const STRETCH = 14;

export class NodeMap<V> {
  readonly #stretches: (Map<Node, V> | undefined)[] = [];

  get(node: Node): V | undefined {
    return this.#stretches[node.end >>> STRETCH]?.get(node);
  }

  has(node: Node): boolean {
    return this.#stretches[node.end >>> STRETCH]?.has(node) === true;
  }

  set(node: Node, value: V): void {
    const index = node.end >>> STRETCH;
    const stretches = this.#stretches;
    while (stretches.length <= index) stretches.push(undefined);
    (stretches[index] ??= new Map()).set(node, value);
  }

  *keys(): Generator<Node> {
    for (const stretch of this.#stretches) if (stretch !== undefined) yield* stretch.keys();
  }

  *values(): Generator<V> {
    for (const stretch of this.#stretches) if (stretch !== undefined) yield* stretch.values();
  }

  *entries(): Generator<[Node, V]> {
    for (const stretch of this.#stretches) if (stretch !== undefined) yield* stretch.entries();
  }
}
