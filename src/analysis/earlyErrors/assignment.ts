/** Early errors of assignment: what may stand on the left, patterns and their rest, `delete`. */
import type { Node, VariableDeclaration } from "../../syntax/Ast.ts";
import { isBareLeft, rule, type Site } from "./Rule.ts";

/** How messages call a node that someone assigns to. */
const descriptions: Readonly<Partial<Record<Node["type"], string>>> = {
  CallExpression: "The result of a call",
  Literal: "A literal",
  ThisExpression: "`this`",
  Super: "`super`",
  MetaProperty: "`new.target`",
  BinaryExpression: "The result of an operator",
  LogicalExpression: "The result of an operator",
  UnaryExpression: "The result of an operator",
  UpdateExpression: "The result of an operator",
  AwaitExpression: "The result of `await`",
  ArrowFunctionExpression: "A function",
  FunctionExpression: "A function",
  ClassExpression: "A class",
  TemplateLiteral: "A template",
  ObjectPattern: "A pattern",
  ArrayPattern: "A pattern",
  ObjectExpression: "An object literal",
  ArrayExpression: "An array literal",
  AssignmentExpression: "An assignment",
  ConditionalExpression: "The result of `?:`",
};

const patterns: ReadonlySet<Node["type"]> = new Set(["ObjectPattern", "ArrayPattern"]);

export const assignmentRules = [
  ...targetRules("early/invalid-assignment-target", (node, { report }) => {
    report(node, { what: descriptions[node.type] ?? "This", hint: hints[node.type] ?? "" });
  }),
  ...targetRules("early/optional-chain-target", (node, { report }) => report(node)),
  ...targetRules("early/restricted-name", (node, { report }) => {
    if (node.type === "Identifier") report(node, { name: node.name });
  }),

  rule("early/invalid-rest", ["RestElement"], (node, { parent, report }) => {
    const siblings = siblingsOf(parent);
    const isParameter = parent !== null && !patterns.has(parent.type);
    if (siblings.at(-1) !== node) {
      report(node, { what: `\`...\` must be the last ${isParameter ? "parameter" : "element"}` });
    }
    if (node.argument.type === "AssignmentPattern") report(node.argument, { what: "A rest element has no default" });
    if (parent?.type === "ObjectPattern" && patterns.has(node.argument.type)) {
      report(node.argument, { what: "The rest of an object goes to a name, not to a pattern" });
    }
  }),
  rule("early/invalid-rest", ["ArrayPattern", "ObjectPattern"], (node, { text, report }) => {
    const last = (node.type === "ArrayPattern" ? node.elements : node.properties).at(-1);
    if (last?.type !== "RestElement") return;
    const tail = text.slice(last.end, node.end).replace(/\/\*[^]*?\*\/|\/\/.*/g, "");
    if (/^\s*,/.test(tail)) report(last, { what: "No comma can follow a rest element" });
  }),
  rule("early/shorthand-default", ["ObjectExpression"], (node, { report }) => {
    for (const property of node.properties) {
      if (property.type !== "Property" || property.value.type !== "AssignmentPattern") continue;
      const { key } = property;
      report(property, { name: key.type === "Identifier" ? key.name : "name" });
    }
  }),
  rule("early/delete-name", ["UnaryExpression"], (node, { report }) => {
    if (node.operator !== "delete") return;
    let argument: Node = node.argument;
    while (argument.type === "ChainExpression" || argument.type === "TSNonNullExpression")
      argument = argument.expression;
    if (argument.type === "Identifier") report(node, { what: "names" });
    if (argument.type === "MemberExpression" && argument.property.type === "PrivateIdentifier") {
      report(node, { what: "private members" });
    }
  }),
  rule("early/missing-initializer", ["VariableDeclaration"], (node, { parent, text, report }) => {
    const isHead = (parent?.type === "ForOfStatement" || parent?.type === "ForInStatement") && parent.left === node;
    if (isHead || node.declare) return;
    for (const { id, init } of node.declarations) {
      if (init !== null || (node.kind !== "const" && !patterns.has(id.type))) continue;
      const what = patterns.has(id.type) ? "A destructuring declaration" : "A `const`";
      report(id, { what, kind: node.kind, name: text.slice(id.start, id.end) });
    }
  }),
  rule("early/loop-head", ["ForInStatement", "ForOfStatement"], (node, { report }) => {
    if (node.left.type !== "VariableDeclaration") return;
    const word = node.type === "ForOfStatement" ? "for…of" : "for…in";
    for (const what of headErrors(node.left)) report(node.left, { what: `\`${word}\` ${what}` });
  }),
];

const hints: Readonly<Partial<Record<Node["type"], string>>> = {
  Literal: "; to compare use `===`",
  CallExpression: "; to compare use `===`",
  LogicalExpression: "; to compare use `===`",
  BinaryExpression: "; to compare use `===`",
};

function* headErrors(declaration: VariableDeclaration): Generator<string> {
  if (declaration.declarations.length !== 1) yield "declares one variable only";
  if (declaration.declarations.some(({ init }) => init !== null)) yield "declares its variable without a value";
}

function siblingsOf(parent: Node | null): readonly (Node | null)[] {
  if (parent === null) return [];
  if (parent.type === "ArrayPattern") return parent.elements;
  if (parent.type === "ObjectPattern") return parent.properties;
  return "params" in parent ? (parent.params as readonly Node[]) : [];
}

// ---------- targets ----------

type TargetCode = "early/invalid-assignment-target" | "early/optional-chain-target" | "early/restricted-name";

/** Rules of one code on every place that is assigned to. */
function targetRules(code: TargetCode, complain: (node: Node, site: Site) => void) {
  const judge = (target: Node, site: Site): void =>
    forEachWrongTarget(target, (node, found) => {
      if (found === code) complain(node, site);
    });
  return [
    rule(code, ["AssignmentExpression"], (node, site) => {
      const isCompound = node.operator !== "=" && patterns.has(node.left.type);
      const isParenthesised = patterns.has(node.left.type) && !isBareLeft(node, node.left);
      if (!isCompound && !isParenthesised) judge(node.left, site);
      else if (code === "early/invalid-assignment-target") complain(node.left, site);
    }),
    rule(code, ["UpdateExpression"], (node, site) => {
      if (!patterns.has(node.argument.type)) judge(node.argument, site);
      else if (code === "early/invalid-assignment-target") complain(node.argument, site);
    }),
    rule(code, ["ForInStatement", "ForOfStatement"], (node, site) => {
      if (node.left.type !== "VariableDeclaration") judge(node.left, site);
    }),
  ];
}

/** The grammar makes no pattern of a literal in parentheses, so a pattern has none around it. */
function forEachWrongTarget(node: Node, visit: (node: Node, code: TargetCode) => void): void {
  switch (node.type) {
    case "Identifier":
      if (node.name === "eval" || node.name === "arguments") visit(node, "early/restricted-name");
      return;
    case "MemberExpression":
    case "Unsupported":
      return;
    case "ChainExpression":
      return visit(node, "early/optional-chain-target");
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      return forEachWrongTarget(node.expression, visit);
    case "AssignmentPattern":
      return forEachWrongTarget(node.left, visit);
    case "RestElement":
      return forEachWrongTarget(node.argument, visit);
    case "ArrayPattern":
      for (const child of node.elements) if (child !== null) forEachWrongTarget(child, visit);
      return;
    case "ObjectPattern":
      for (const property of node.properties)
        forEachWrongTarget(property.type === "Property" ? property.value : property, visit);
      return;
    default:
      visit(node, "early/invalid-assignment-target");
  }
}
