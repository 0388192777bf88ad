/** Who contains whom: the parent of every node that means something at run time, for questions that look outwards. */
import type { Node, Program } from "../../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../../syntax/Steps.ts";
import { hasLongList } from "../../syntax/walk.ts";
import { forEachValue, forEachValueInSteps } from "../children.ts";
import { NodeMap, type ReadonlyNodeMap } from "../NodeMap.ts";

export type Parents = ReadonlyNodeMap<Node>;

export function* parentsOf(program: Program): Steps<Parents> {
  const parents = new NodeMap<Node>();
  const pending: Node[] = [];
  let parent: Node | undefined = program;
  const enter = (child: Node): void => {
    parents.set(child, parent!);
    pending.push(child);
  };
  for (let seen = 1; parent !== undefined; parent = pending.pop(), seen++) {
    if (seen % NODES_IN_STEP === 0) yield;
    if (hasLongList(parent)) yield* forEachValueInSteps(parent, enter);
    else forEachValue(parent, enter);
  }
  return parents;
}

/** The node around `node`, looking through wrappers that only say something about types or chains. */
export function meaningfulParent(node: Node, parents: Parents): { readonly child: Node; readonly parent: Node | null } {
  let child = node;
  let parent = parents.get(child) ?? null;
  while (parent !== null && wrappers.has(parent.type)) {
    child = parent;
    parent = parents.get(child) ?? null;
  }
  return { child, parent };
}

const wrappers: ReadonlySet<Node["type"]> = new Set([
  "ChainExpression",
  "TSNonNullExpression",
  "TSAsExpression",
  "TSSatisfiesExpression",
  "TSInstantiationExpression",
]);
