/** Conditions to closures that return the pc to go on with: comparisons and the test of a value fuse with the jump. */
import type { Op } from "../../machine/frame.ts";
import { COMPARE_BRANCH, type Forms } from "../generated/operands.ts";
import type { Tree } from "../Tree.ts";
import { evaluator, general, operand } from "./evaluate.ts";

export function branchOn(tree: Tree, yes: number, no: number): Op {
  if (tree.kind === "relational" || (tree.kind === "equality" && (tree.value as string).length === 3)) {
    const [left, right] = tree.children as [Tree, Tree];
    const [formA, a] = operand(left);
    const [formB, b] = operand(right);
    const make = COMPARE_BRANCH[tree.value as string]!;
    return (
      make(tree, `${formA}${formB}` as Forms, a, b, yes, no) ??
      make(tree, "EE", general(formA, a, left), general(formB, b, right), yes, no)
    );
  }
  if (tree.kind === "not") return branchOn(tree.children[0]!, no, yes);
  if (tree.kind === "local") {
    const slot = tree.value as number;
    return (r) => (r[slot] ? yes : no);
  }
  const value = evaluator(tree);
  return (r) => (value(r) ? yes : no);
}
