/** What handlers of resolution say comes next. Apart from the walk, which needs the tables of handlers. */
import type { Node } from "../../syntax/Ast.ts";

/** What comes next: a node to resolve, work that says itself what comes next, or several of them in order. */
export type Next = Node | (() => Next) | Each | readonly Next[] | null | void;

/** The items of a list, each by what `visit` says comes next for it. */
export class Each<A = unknown> {
  private readonly items: readonly A[];
  private readonly visit: (item: A, index: number) => Next;
  private at = 0;
  constructor(items: readonly A[], visit: (item: A, index: number) => Next) {
    this.items = items;
    this.visit = visit;
  }
  get done(): boolean {
    return this.at >= this.items.length;
  }
  take(): Next {
    const index = this.at++;
    return this.visit(this.items[index]!, index);
  }
}

export function each<A>(items: readonly A[], visit: (item: A, index: number) => Next): Each {
  return new Each(items, visit) as Each;
}
