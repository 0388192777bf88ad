/** Early errors of operators, chains and literals. */
import type { Literal, Node } from "../../syntax/Ast.ts";
import { isBareLeft, isBareRight, type RegExpLiteral, rule, type Rule } from "./Rule.ts";

export const expressionRules: readonly Rule[] = [
  rule("early/mixed-coalesce", ["LogicalExpression"], (node, { report }) => {
    for (const [child, isBare] of [
      [node.left, isBareLeft(node, node.left)],
      [node.right, isBareRight(node, node.right)],
    ] as const) {
      if (!isBare || child.type !== "LogicalExpression") continue;
      if ((child.operator === "??") === (node.operator === "??")) continue;
      report(node, { operator: node.operator === "??" ? child.operator : node.operator });
    }
  }),
  rule("early/unary-exponent", ["BinaryExpression"], (node, { report }) => {
    if (node.operator !== "**" || !isBareLeft(node, node.left)) return;
    if (node.left.type === "UnaryExpression") report(node, { operator: spelled(node.left.operator) });
    if (node.left.type === "AwaitExpression") report(node, { operator: spelled("await") });
  }),
  rule("early/optional-template", ["TaggedTemplateExpression"], (node, { report }) => {
    if (isBareLeft(node, node.tag) && isOptional(node.tag)) report(node.quasi);
  }),
  rule("early/optional-new", ["NewExpression"], (node, { text, report }) => {
    if (isOptional(node.callee) && !text.slice(node.start, node.callee.start).includes("(")) report(node.callee);
  }),
  rule("early/invalid-regex", ["Literal"], (node, { patterns }) => {
    if (isRegExp(node)) patterns.push(node);
  }),
  rule("early/template-escape", ["TemplateLiteral"], (node, { parent, report }) => {
    if (parent?.type === "TaggedTemplateExpression" && parent.quasi === node) return;
    for (const quasi of node.quasis) if (quasi.value.cooked === null) report(quasi);
  }),
];

const isRegExp = (node: Literal): node is RegExpLiteral => node.regex !== undefined;

/** A word needs a space before its operand, a sign does not. */
const spelled = (operator: string): string => (/^\w/.test(operator) ? `${operator} ` : operator);

/** Whether `?.` occurs in the spine of a chain, whether or not a ChainExpression is around it. */
function isOptional(node: Node): boolean {
  for (let link: Node = node; ;) {
    if (link.type === "ChainExpression") return true;
    if ((link.type === "MemberExpression" || link.type === "CallExpression") && link.optional) return true;
    if (link.type === "MemberExpression" && isBareLeft(link, link.object)) link = link.object;
    else if (link.type === "CallExpression" && isBareLeft(link, link.callee)) link = link.callee;
    else return false;
  }
}
