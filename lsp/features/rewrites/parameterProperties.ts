/** `constructor(private x: T) {}` → a field `private x: T;` and `this.x = x;`, for every such parameter of the constructor. */
import type { FunctionExpression, Node } from "../../../src/syntax/Ast.ts";
import type { Rewrite } from "../codeActions.ts";
import type { TextEdit } from "../rename.ts";

const modifiers = /^(?:(?:public|private|protected|readonly|override)\s+)+/;

export const parameterProperties: Rewrite = (view, span) => {
  const { text } = view;
  const path = view.path(span.start);
  const constructor = path.findLast((node) => node.type === "MethodDefinition");
  const owner = path.findLast((node) => node.type === "ClassDeclaration" || node.type === "ClassExpression");
  if (constructor?.type !== "MethodDefinition" || constructor.value.type !== "FunctionExpression") return null;
  if (owner === undefined || !("superClass" in owner)) return null;
  const at = placeForAssignments(constructor.value, owner.superClass !== null);
  if (at === null) return null;
  const edits: TextEdit[] = [];
  const fields: string[] = [];
  const assignments: string[] = [];
  for (const parameter of constructor.value.params as readonly Node[]) {
    if (parameter.type !== "Unsupported" || parameter.code !== "unsupported/parameter-property") continue;
    const written = text.slice(parameter.start, parameter.end);
    const words = modifiers.exec(written)?.[0];
    const name = /^[\p{ID_Start}$_][\p{ID_Continue}$]*/u.exec(written.slice(words?.length ?? 0))?.[0];
    if (words === undefined || name === undefined) return null;
    const annotation = /^\??\s*:\s*([^=]+)/.exec(written.slice(words.length + name.length))?.[1];
    edits.push({ start: parameter.start, end: parameter.start + words.length, text: "" });
    fields.push(`${words}${name}${annotation === undefined ? "" : `: ${annotation.trim()}`};`);
    assignments.push(`this.${name} = ${name};`);
  }
  const indent = /[^\n\r]*$/.exec(text.slice(0, constructor.start))![0];
  const separator = indent.trim() === "" ? `\n${indent}` : " ";
  edits.push({
    start: constructor.start,
    end: constructor.start,
    text: fields.map((field) => field + separator).join(""),
  });
  edits.push({ start: at, end: at, text: ` ${assignments.join(" ")}` });
  return edits;
};

/** Behind the brace, or behind `super(…)` of a derived class; `null` where that is not a statement of its own. */
function placeForAssignments({ body }: FunctionExpression, isDerived: boolean): number | null {
  if (!isDerived) return body.start + 1;
  const call = body.body.find(
    (statement) =>
      statement.type === "ExpressionStatement" &&
      statement.expression.type === "CallExpression" &&
      statement.expression.callee.type === "Super",
  );
  return call?.end ?? null;
}
