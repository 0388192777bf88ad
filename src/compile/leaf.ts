/**
 * Leaves: functions whose body is one operation that returns. They need no frame of their own: a call evaluates the closure
 * on a frame that is used again, for calls in compiled code and for callbacks of the library.
 */
import type { Frame } from "../machine/frame.ts";
import type { Value } from "../values/Value.ts";
import { sequence } from "./assemble.ts";
import { evaluator } from "./closures/evaluate.ts";
import { Return } from "./lower/returns.ts";
import type { Operation } from "./Step.ts";

export function asLeaf(operations: readonly Operation[]): ((frame: Frame) => Value) | null {
  const [only] = operations;
  if (operations.length !== 1 || !(only!.control instanceof Return)) return null;
  const value = evaluator(only!.control.trees[0]);
  if (only!.pure.length === 0) return value;
  const effect = sequence(only!.pure.map((step) => step.make()));
  return (r) => {
    effect(r);
    return value(r);
  };
}
