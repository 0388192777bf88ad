/**
 * The walk of resolution: handlers do what there is to do at a node and say what comes next, so the walk takes no host stack
 * and can be left anywhere.
 */
import type { Node } from "../../syntax/Ast.ts";
import type { Steps } from "../../syntax/Steps.ts";
import { NODES_IN_STEP } from "../../syntax/Steps.ts";
import { EXPRESSIONS } from "./expressions.ts";
import type { Resolver } from "./Resolver.ts";
import { STATEMENTS } from "./statements.ts";

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
const asItIs = (next: Next): Next => next;

export function each<A>(items: readonly A[], visit: (item: A, index: number) => Next): Each {
  return new Each(items, visit) as Each;
}

type Handler = (resolver: Resolver, node: never) => Next;
const HANDLERS: { readonly [type: string]: Handler | undefined } = { ...EXPRESSIONS, ...STATEMENTS };

/** Resolves every name in what comes first and in all that comes after it. */
export function* walk(resolver: Resolver, first: Next): Steps<void> {
  const open: Each[] = [];
  let room = NODES_IN_STEP;
  for (let next = first; ;) {
    while (next) {
      if (typeof next === "function") next = next();
      else if (next instanceof Each || Array.isArray(next)) {
        open.push(next instanceof Each ? next : each(next as readonly Next[], asItIs));
        break;
      } else next = HANDLERS[(next as Node).type]?.(resolver, next as never);
    }
    let top = open[open.length - 1];
    while (top?.done === true) {
      open.pop();
      top = open[open.length - 1];
    }
    if (top === undefined) return;
    next = top.take();
    if (--room > 0) continue;
    yield;
    room = NODES_IN_STEP;
  }
}
