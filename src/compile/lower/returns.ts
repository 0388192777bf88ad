/** The plain way out of a function: the value goes to the caller's slot. */
import type { Op } from "../../machine/frame.ts";
import { evaluator } from "../closures/evaluate.ts";
import { ControlStep } from "../Step.ts";
import type { Tree } from "../Tree.ts";

const PARENT_SLOT = 1;
const DEST_SLOT = 4;

export class Return extends ControlStep {
  readonly trees: readonly [Tree];
  constructor(tree: Tree) {
    super();
    this.trees = [tree];
  }
  make(): Op {
    const tree = this.trees[0];
    if (tree.kind === "local") {
      const slot = tree.value as number;
      return (r) => {
        const parent = r[PARENT_SLOT];
        parent[r[DEST_SLOT]] = r[slot];
        return parent;
      };
    }
    const value = evaluator(tree);
    return (r) => {
      const v = value(r);
      const parent = r[PARENT_SLOT];
      parent[r[DEST_SLOT]] = v;
      return parent;
    };
  }
  withTrees(trees: readonly Tree[]): ControlStep {
    return new Return(trees[0]!);
  }
}
