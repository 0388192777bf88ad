/** Early errors of control flow: `break`, `continue`, labels, declarations where only a statement may stand. */
import type { Node, Statement } from "../../syntax/Ast.ts";
import type { Context, Jump } from "./Context.ts";
import { rule, type Rule, type Site } from "./Rule.ts";

export const jumpRules: readonly Rule[] = [
  rule("early/break-outside-loop", ["BreakStatement"], (node, { context, report }) => {
    if (node.label === null && !find(context, ({ kind }) => kind !== "label")) report(node, { hint: hint(context) });
  }),
  rule("early/continue-outside-loop", ["ContinueStatement"], (node, { context, report }) => {
    if (node.label === null && !find(context, ({ kind }) => kind === "loop")) report(node, { hint: hint(context) });
  }),
  rule("early/undefined-label", ["BreakStatement"], (node, { context, report }) => {
    const name = node.label?.name;
    if (name === undefined || find(context, ({ label }) => label === name)) return;
    report(node.label!, { what: "statement", name });
  }),
  rule("early/undefined-label", ["ContinueStatement"], (node, { context, report }) => {
    const name = node.label?.name;
    if (name === undefined || find(context, ({ label, labelsLoop }) => label === name && labelsLoop)) return;
    report(node.label!, { what: "loop", name });
  }),
  rule("early/duplicate-label", ["LabeledStatement"], (node, { context, report }) => {
    const { name } = node.label;
    if (find(context, ({ label }) => label === name)) report(node.label, { name });
  }),
  rule("early/duplicate-default", ["SwitchStatement"], (node, { report }) => {
    const defaults = node.cases.filter(({ test }) => test === null);
    for (const { start } of defaults.slice(1)) report({ start, end: start + "default".length });
  }),

  rule("early/declaration-position", ["IfStatement"], (node, site) => {
    body(node.consequent, "if", site);
    if (node.alternate !== null) body(node.alternate, "else", site);
  }),
  rule("early/declaration-position", ["WhileStatement"], (node, site) => body(node.body, "while", site)),
  rule("early/declaration-position", ["DoWhileStatement"], (node, site) => body(node.body, "do", site)),
  rule("early/declaration-position", ["ForStatement", "ForInStatement", "ForOfStatement"], (node, site) =>
    body(node.body, "for", site),
  ),
  rule("early/declaration-position", ["LabeledStatement"], (node, site) => body(node.body, node.label.name, site)),
];

const declarations: Readonly<Partial<Record<Node["type"], string>>> = {
  FunctionDeclaration: "A function declaration",
  ClassDeclaration: "A class declaration",
};

function body(node: Statement, statement: string, { report }: Site): void {
  const isLexical = node.type === "VariableDeclaration" && node.kind !== "var";
  const what = isLexical ? `A \`${node.kind}\` declaration` : declarations[node.type];
  if (what !== undefined) report(node, { what, statement });
}

function find(context: Context, matches: (jump: Jump) => boolean): boolean {
  for (let jump = context.jumps; jump !== null; jump = jump.outer) if (matches(jump)) return true;
  return false;
}

/** In a function the likely mistake is a callback that is taken for the body of a loop. */
const hint = ({ body: { kind } }: Context): string =>
  kind === "function" || kind === "arrow" ? "; leave a callback with `return`" : "";
