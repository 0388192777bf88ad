/** Early errors of functions: `await`, `yield`, `super`, `new.target`, parameters and `return`. */
import type { Span } from "../../diagnostics/Span.ts";
import type { FunctionNode, Node } from "../../syntax/Ast.ts";
import { tokenAt } from "../../syntax/skim.ts";
import { placeInClass } from "./names.ts";
import { isBareLeft, rule, type Rule, type Site } from "./Rule.ts";

const functions = ["FunctionDeclaration", "FunctionExpression", "ArrowFunctionExpression"] as const;

export const functionRules: readonly Rule[] = [
  rule("early/use-strict-parameters", functions, (node: FunctionNode, { report }) => {
    if (node.body.type !== "BlockStatement" || node.params.every(({ type }) => type === "Identifier")) return;
    for (const statement of node.body.body) {
      if (statement.type !== "ExpressionStatement" || statement.directive === undefined) return;
      if (statement.directive === "use strict") report(statement);
    }
  }),

  rule("early/await-in-parameters", ["AwaitExpression"], (node, site) => inParameters(node, "await", site)),
  rule("early/await-in-parameters", ["YieldExpression"], (node, site) => inParameters(node, "yield", site)),
  rule("early/await-in-class", ["AwaitExpression"], (node, site) => inClass(node, "await", site)),
  rule("early/await-in-class", ["YieldExpression"], (node, site) => inClass(node, "yield", site)),
  rule("early/await-in-class", ["ForOfStatement"], (node, site) => {
    if (node.await) inClass(node, "for await", site);
  }),
  rule("early/await-outside-async", ["AwaitExpression"], (node, site) => outsideAsync(node, site)),
  rule("early/await-outside-async", ["ForOfStatement"], (node, site) => {
    if (node.await) outsideAsync(node, site);
  }),
  rule("early/yield-outside-generator", ["YieldExpression"], (node, { context, text, report }) => {
    if (!context.body.yield && isPlainBody(context)) report(wordsOf(node, text));
  }),

  rule("early/super-call", ["Super"], (node, { context, parent, report }) => {
    if (isCall(node, parent) && !context.body.superCall) report(node);
  }),
  rule("early/super-property", ["Super"], (node, { context, parent, report }) => {
    if (isObject(node, parent) && !context.body.superProperty) report(node);
  }),
  rule("early/super-position", ["Super"], (node, { parent, report }) => {
    const isUsed = isCall(node, parent) || isObject(node, parent);
    if (!isUsed || !isBareLeft(parent!, node)) report(node);
  }),
  rule("early/new-target", ["MetaProperty"], (node, { context, report }) => {
    if (!context.body.newTarget) report(node);
  }),
  rule("early/return-outside-function", ["ReturnStatement"], (node, { context, report }) => {
    if (context.body.kind === "staticBlock") report(node);
  }),

  rule("early/accessor-parameters", ["MethodDefinition", "Property"], (node, { report }) => {
    if (node.kind !== "get" && node.kind !== "set") return;
    if (node.value.type !== "FunctionExpression") return;
    const [first, second] = node.value.params;
    if (node.kind === "get" && first !== undefined) report(first, { what: "A getter has no parameters" });
    if (node.kind === "set" && (first === undefined || second !== undefined)) {
      report(second ?? node.key, { what: "A setter has exactly one parameter" });
    }
    if (node.kind === "set" && first?.type === "RestElement") {
      report(first, { what: "The parameter of a setter cannot be a rest parameter" });
    }
  }),
];

type Context = Site["context"];

/** Neither among parameters nor directly in a field or static block, which have codes of their own. */
const isPlainBody = (context: Context): boolean =>
  !context.inParameters && context.body.kind !== "field" && context.body.kind !== "staticBlock";

function inParameters(node: Node, word: string, { context, text, report }: Site): void {
  if (context.inParameters) report(wordsOf(node, text), { word });
}

function inClass(node: Node, word: string, { context, text, report }: Site): void {
  if (context.inParameters || isPlainBody(context)) return;
  report(wordsOf(node, text), { word, place: placeInClass(context) });
}

function outsideAsync(node: Node, { context, text, report }: Site): void {
  if (!isPlainBody(context) || context.body.await === "operator") return;
  const owner = context.body.node as FunctionNode;
  const name = owner.id ? `\`${owner.id.name}\`` : "this function";
  report(wordsOf(node, text), { function: name }, [
    { message: "this function is not async", location: { start: owner.start, end: owner.body.start } },
  ]);
}

/** The word that a node begins with, of a loop `for await`. */
function wordsOf({ type, start }: Node, text: string): Span {
  const first = tokenAt(text, start)!;
  return { start, end: type === "ForOfStatement" ? tokenAt(text, first.end)!.end : first.end };
}

const isCall = (node: Node, parent: Node | null): boolean =>
  parent?.type === "CallExpression" && parent.callee === node && !parent.optional;

const isObject = (node: Node, parent: Node | null): boolean =>
  parent?.type === "MemberExpression" && parent.object === node && !parent.optional;
