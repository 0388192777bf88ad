/** BigInt literals that stand for a larger value than a program can have. Types are not looked at: they have no values. */
import type { Finding } from "../diagnostics/Diagnostic.ts";
import type { Node, Program } from "../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../syntax/Steps.ts";
import { hasLongList } from "../syntax/walk.ts";
import { areTooManyDigits, MAX_BIGINT_BITS } from "../values/bigints.ts";
import { forEachValue, forEachValueInSteps } from "./children.ts";

/** No digit stands for more than four bits, so there is none in so short a text. @unit UTF-16 units */
const SHORT = MAX_BIGINT_BITS / 4;

export function* tooLargeBigInts(program: Program): Steps<Finding[]> {
  const found: Finding[] = [];
  if (program.end - program.start <= SHORT) return found;
  const nodes: Node[] = [program];
  const enter = (child: Node): void => {
    if (child.type !== "Literal") nodes.push(child);
    else if (child.bigint !== undefined && child.bigint.length > SHORT && areTooManyDigits(child.bigint)) {
      const { start, end } = child;
      const values = { bits: String(MAX_BIGINT_BITS) };
      found.push({ code: "parse/bigint-too-large", span: { start, end }, values });
    }
  };
  let seen = 0;
  for (let node = nodes.pop(); node !== undefined; node = nodes.pop()) {
    if (++seen % NODES_IN_STEP === 0) yield;
    if (hasLongList(node)) yield* forEachValueInSteps(node, enter);
    else forEachValue(node, enter);
  }
  return found;
}
