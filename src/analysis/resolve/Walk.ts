/**
 * The walk of resolution: handlers do what there is to do at a node and say what comes next, so the walk takes no host stack
 * and can be left anywhere.
 */
import type { Node } from "../../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../../syntax/Steps.ts";
import { EXPRESSIONS } from "./expressions.ts";
import { Each, each, type Next } from "./Next.ts";
import type { Resolver } from "./Resolver.ts";
import { STATEMENTS } from "./statements.ts";

const asItIs = (next: Next): Next => next;

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
