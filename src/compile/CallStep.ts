/** What steps have in common that call something named in the source. */
import { ControlStep } from "./Step.ts";
import type { Tree } from "./Tree.ts";

export abstract class CallStep extends ControlStep {
  readonly trees: readonly Tree[];
  /** The slot for the result. */
  readonly dest: number;
  /** The text of the callee, for the message of a refusal; empty where it has none. */
  readonly name: string;
  readonly offset: number;

  constructor(trees: readonly Tree[], dest: number, name: string, offset: number) {
    super();
    this.trees = trees;
    this.dest = dest;
    this.name = name;
    this.offset = offset;
  }
}
