/**
 * Forgotten `await`: a call that gives a promise, whose result is used as if it were the value. Calls of tools, of async
 * functions of the program and of `Promise.all` and its kin are looked at where they stand and where a constant that
 * holds one is used.
 */
import type { Finding } from "../../diagnostics/Diagnostic.ts";
import { shortened } from "../../diagnostics/shortened.ts";
import type { CallExpression, MemberExpression, Node } from "../../syntax/Ast.ts";
import type { Resolution, Variable } from "../Scope.ts";
import { meaningfulParent, type Parents } from "./Parents.ts";

const promiseMethods = new Set(["then", "catch", "finally"]);
const promiseMakers = new Set(["all", "allSettled", "any", "race", "resolve", "reject", "try"]);

/** `toolCalls`: the calls in the program that are calls of tools. */
export function missingAwaits(
  resolution: Resolution,
  parents: Parents,
  toolCalls: ReadonlySet<Node>,
  text: string,
): Finding[] {
  const findings: Finding[] = [];
  const uses = usesByVariable(resolution);
  for (const node of parents.keys()) {
    if (node.type !== "CallExpression" || !givesPromise(node, resolution, parents, toolCalls)) continue;
    const direct = useOf(node, parents, toolCalls);
    if (direct !== null) findings.push(finding(node, direct, text));
    for (const use of usesOfHolder(node, resolution, parents, uses)) {
      const how = useOf(use, parents, toolCalls);
      if (how === null) continue;
      findings.push({ ...finding(node, how, text), related: [{ message: `used here`, location: spanOf(use) }] });
      break;
    }
  }
  return findings;
}

const finding = (call: CallExpression, use: string, text: string): Finding => ({
  code: "data/missing-await",
  span: spanOf(call),
  values: { path: shortened(text.slice(call.callee.start, call.callee.end).replace(/\s+/g, " "), 60), use },
});

const spanOf = ({ start, end }: Node): { start: number; end: number } => ({ start, end });

// ---------- which calls give a promise ----------

function givesPromise(
  node: CallExpression,
  resolution: Resolution,
  parents: Parents,
  toolCalls: ReadonlySet<Node>,
): boolean {
  if (toolCalls.has(node)) return true;
  const { callee } = node;
  if (callee.type === "MemberExpression") return isPromiseMaker(callee, resolution);
  if (callee.type !== "Identifier") return false;
  const variable = resolution.references.get(callee)?.variable ?? null;
  return variable !== null && holdsAsyncFunction(variable, parents);
}

function isPromiseMaker({ object, property, computed }: MemberExpression, resolution: Resolution): boolean {
  if (computed || object.type !== "Identifier" || object.name !== "Promise" || property.type !== "Identifier")
    return false;
  return resolution.references.get(object)?.variable === null && promiseMakers.has(property.name);
}

/** Whether a variable is an async function that nothing replaces. */
function holdsAsyncFunction({ declaration, reassigned }: Variable, parents: Parents): boolean {
  if (declaration === null || reassigned) return false;
  const parent = declaration.type === "FunctionDeclaration" ? declaration : parents.get(declaration);
  const value = parent?.type === "VariableDeclarator" && parent.id === declaration ? parent.init : parent;
  return value != null && "async" in value && value.async && !value.generator;
}

// ---------- where the promise goes ----------

function usesByVariable(resolution: Resolution): ReadonlyMap<Variable, readonly Node[]> {
  const uses = new Map<Variable, Node[]>();
  for (const { node, variable } of resolution.references.values()) {
    if (variable === null) continue;
    const nodes = uses.get(variable);
    if (nodes === undefined) uses.set(variable, [node]);
    else nodes.push(node);
  }
  return uses;
}

/** The uses of the constant that a call initialises, if it does. */
function usesOfHolder(
  call: Node,
  resolution: Resolution,
  parents: Parents,
  uses: ReadonlyMap<Variable, readonly Node[]>,
): readonly Node[] {
  const { child, parent } = meaningfulParent(call, parents);
  if (parent?.type !== "VariableDeclarator" || parent.init !== child || parent.id.type !== "Identifier") return [];
  const variable = resolution.declarations.get(parent.id);
  if (variable === undefined || variable.reassigned) return [];
  return [...(uses.get(variable) ?? [])].sort((a, b) => a.start - b.start);
}

/** How a promise is used as data where `node` stands; `null` where that is no mistake. */
function useOf(node: Node, parents: Parents, toolCalls: ReadonlySet<Node>): string | null {
  const { child, parent } = meaningfulParent(node, parents);
  if (parent === null) return null;
  switch (parent.type) {
    case "MemberExpression":
      if (parent.object !== child) return null;
      if (!parent.computed && parent.property.type === "Identifier" && promiseMethods.has(parent.property.name))
        return null;
      return "read like its value";
    case "TemplateLiteral":
      return parents.get(parent)?.type === "TaggedTemplateExpression" ? null : "put into text";
    case "BinaryExpression":
      return parent.operator === "instanceof" ? null : `an operand of \`${parent.operator}\``;
    case "UnaryExpression":
      return /^[-+!~]$/.test(parent.operator) ? `an operand of \`${parent.operator}\`` : null;
    case "SpreadElement":
      return "spread";
    case "ForOfStatement":
      return parent.right === child && !parent.await ? "iterated" : null;
    case "ForInStatement":
      return parent.right === child ? "iterated" : null;
    case "IfStatement":
    case "WhileStatement":
    case "DoWhileStatement":
    case "ConditionalExpression":
      return parent.test === child ? "tested" : null;
    case "SwitchStatement":
      return "tested";
    case "VariableDeclarator":
      return parent.init === child && isPattern(parent.id) ? "taken apart" : null;
    case "AssignmentExpression":
      return parent.right === child && isPattern(parent.left) ? "taken apart" : null;
    case "CallExpression":
      return isStringify(parent) ? "turned into text" : toolCalls.has(parent) ? "passed to a tool" : null;
    case "Property":
    case "ArrayExpression":
      return useOfLiteral(parent, parents, toolCalls);
    default:
      return null;
  }
}

const isPattern = (node: Node): boolean => node.type === "ObjectPattern" || node.type === "ArrayPattern";

const isStringify = ({ callee }: CallExpression): boolean =>
  callee.type === "MemberExpression" &&
  callee.object.type === "Identifier" &&
  (callee.object.name === "JSON" || callee.object.name === "Object") &&
  callee.property.type === "Identifier" &&
  /^(stringify|keys|values|entries)$/.test(callee.property.name);

/** Where an object or array literal goes that holds a promise. */
function useOfLiteral(literal: Node, parents: Parents, toolCalls: ReadonlySet<Node>): string | null {
  let node: Node | undefined = literal;
  while (node?.type === "Property" || node?.type === "ObjectExpression" || node?.type === "ArrayExpression") {
    node = parents.get(node);
  }
  if (node === undefined) return null;
  if (toolCalls.has(node)) return "passed to a tool";
  return node.type === "ReturnStatement" && isTopLevel(node, parents) ? "part of the result" : null;
}

function isTopLevel(node: Node, parents: Parents): boolean {
  for (let around = parents.get(node); around !== undefined; around = parents.get(around)) {
    if ("params" in around || around.type === "StaticBlock") return false;
  }
  return true;
}
