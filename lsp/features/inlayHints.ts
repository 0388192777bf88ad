/** Inlay hints: names of parameters before literal arguments in calls of the program's own functions. */
import type { Node } from "../../src/syntax/Ast.ts";
import { walk } from "../../src/syntax/walk.ts";
import { Inference } from "../inference.ts";
import type { View } from "../View.ts";

export interface InlayHint {
  readonly offset: number;
  readonly label: string;
}

/** The hints between two offsets. */
export function inlayHints(view: View, from: number, to: number): InlayHint[] {
  const hints: InlayHint[] = [];
  const inference = new Inference(view, undefined);
  walk(view.program, (node) => {
    if (node.end < from || node.start > to) return node.type === "Program";
    if (node.type !== "CallExpression" && node.type !== "NewExpression") return;
    if (node.callee.type !== "Identifier" || !node.arguments.some(isLiteral)) return;
    const type = inference.typeOf(node.callee);
    if (type?.kind !== "function" || !("params" in type.node)) return;
    const names = (type.node.params as readonly Node[]).map(parameterName);
    const spread = node.arguments.findIndex(({ type }) => type === "SpreadElement");
    for (const [index, argument] of node.arguments.entries()) {
      const name = names[index];
      if (spread >= 0 && index >= spread) return;
      if (name && isLiteral(argument)) hints.push({ offset: argument.start, label: `${name}:` });
    }
  });
  return hints.sort((a, b) => a.offset - b.offset);
}

const isLiteral = ({ type }: Node): boolean =>
  type === "Literal" || type === "ObjectExpression" || type === "ArrayExpression" || type === "TemplateLiteral";

function parameterName(parameter: Node): string | null {
  if (parameter.type === "Identifier") return parameter.name;
  return parameter.type === "AssignmentPattern" ? parameterName(parameter.left) : null;
}
