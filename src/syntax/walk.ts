/**
 * The children of every node kind, in source order, as one table; and walks over it. The walks keep their own stack,
 * so a chain of 100,000 operands costs heap, never host stack.
 */
import type { Node } from "./Ast.ts";
import { NODES_IN_STEP, type Steps } from "./Steps.ts";

type KeysOf<N> = N extends Node ? Exclude<keyof N, "type" | "start" | "end"> : never;
type ChildKeys = { readonly [T in Node["type"]]: readonly KeysOf<Extract<Node, { type: T }>>[] };

const functionKeys = ["id", "typeParameters", "thisParameter", "params", "returnType", "body"] as const;
const signatureKeys = ["typeParameters", "thisParameter", "params", "returnType"] as const;
// prettier-ignore
const classKeys = ["id", "typeParameters", "superClass", "superTypeArguments", "implements", "body"] as const;
const operands = ["left", "right"] as const;
const none = [] as const;

/** For every node kind, the fields that hold a child, `null`, or an array of them, in source order. */
// prettier-ignore
export const childKeys: ChildKeys = {
  Program: ["body"],
  Unsupported: ["inner"],

  Identifier: ["typeAnnotation"],
  PrivateIdentifier: none,
  Literal: none,
  TemplateElement: none,
  TemplateLiteral: ["quasis", "expressions"],
  TaggedTemplateExpression: ["tag", "typeArguments", "quasi"],
  ThisExpression: none,
  Super: none,
  ArrayExpression: ["elements"],
  ObjectExpression: ["properties"],
  Property: ["key", "value"],
  SpreadElement: ["argument"],
  UnaryExpression: ["argument"],
  UpdateExpression: ["argument"],
  BinaryExpression: operands,
  LogicalExpression: operands,
  AssignmentExpression: operands,
  ConditionalExpression: ["test", "consequent", "alternate"],
  CallExpression: ["callee", "typeArguments", "arguments"],
  NewExpression: ["callee", "typeArguments", "arguments"],
  MemberExpression: ["object", "property"],
  ChainExpression: ["expression"],
  SequenceExpression: ["expressions"],
  AwaitExpression: ["argument"],
  YieldExpression: ["argument"],
  MetaProperty: ["meta", "property"],

  FunctionDeclaration: functionKeys,
  FunctionExpression: functionKeys,
  ArrowFunctionExpression: functionKeys,
  ClassDeclaration: classKeys,
  ClassExpression: classKeys,
  ClassBody: ["body"],
  MethodDefinition: ["key", "value"],
  PropertyDefinition: ["key", "typeAnnotation", "value"],
  StaticBlock: ["body"],

  ObjectPattern: ["properties", "typeAnnotation"],
  ArrayPattern: ["elements", "typeAnnotation"],
  RestElement: ["argument", "typeAnnotation"],
  AssignmentPattern: operands,

  ExpressionStatement: ["expression"],
  BlockStatement: ["body"],
  EmptyStatement: none,
  DebuggerStatement: none,
  ReturnStatement: ["argument"],
  ThrowStatement: ["argument"],
  BreakStatement: ["label"],
  ContinueStatement: ["label"],
  LabeledStatement: ["label", "body"],
  IfStatement: ["test", "consequent", "alternate"],
  SwitchStatement: ["discriminant", "cases"],
  SwitchCase: ["test", "consequent"],
  TryStatement: ["block", "handler", "finalizer"],
  CatchClause: ["param", "body"],
  WhileStatement: ["test", "body"],
  DoWhileStatement: ["body", "test"],
  ForStatement: ["init", "test", "update", "body"],
  ForInStatement: ["left", "right", "body"],
  ForOfStatement: ["left", "right", "body"],
  VariableDeclaration: ["declarations"],
  VariableDeclarator: ["id", "init"],

  ImportDeclaration: ["specifiers", "source"],
  ImportSpecifier: ["imported", "local"],
  ImportDefaultSpecifier: ["local"],
  ImportNamespaceSpecifier: ["local"],
  ExportNamedDeclaration: ["declaration", "specifiers", "source"],
  ExportAllDeclaration: ["exported", "source"],
  ExportSpecifier: ["local", "exported"],

  TSAsExpression: ["expression", "typeAnnotation"],
  TSSatisfiesExpression: ["expression", "typeAnnotation"],
  TSNonNullExpression: ["expression"],
  TSInstantiationExpression: ["expression", "typeArguments"],
  TSTypeAliasDeclaration: ["id", "typeParameters", "typeAnnotation"],
  TSInterfaceDeclaration: ["id", "typeParameters", "extends", "body"],
  TSInterfaceHeritage: ["expression", "typeArguments"],
  TSInterfaceBody: ["body"],
  TSClassImplements: ["expression", "typeArguments"],
  TSModuleDeclaration: ["id", "body"],
  TSModuleBlock: ["body"],
  TSDeclareFunction: ["id", ...signatureKeys],
  TSEmptyBodyFunctionExpression: signatureKeys,
  TSAbstractMethodDefinition: ["key", "value"],
  TSAbstractPropertyDefinition: ["key", "typeAnnotation", "value"],
  TSTypeAnnotation: ["typeAnnotation"],
  TSTypeParameterDeclaration: ["params"],
  TSTypeParameter: ["name", "constraint", "default"],
  TSTypeParameterInstantiation: ["params"],
  TSAnyKeyword: none,
  TSBigIntKeyword: none,
  TSBooleanKeyword: none,
  TSIntrinsicKeyword: none,
  TSNeverKeyword: none,
  TSNullKeyword: none,
  TSNumberKeyword: none,
  TSObjectKeyword: none,
  TSStringKeyword: none,
  TSSymbolKeyword: none,
  TSUndefinedKeyword: none,
  TSUnknownKeyword: none,
  TSVoidKeyword: none,
  TSThisType: none,
  TSTypeReference: ["typeName", "typeArguments"],
  TSQualifiedName: operands,
  TSTypeQuery: ["exprName", "typeArguments"],
  TSImportType: ["argument", "qualifier", "typeArguments"],
  TSLiteralType: ["literal"],
  TSTemplateLiteralType: ["quasis", "types"],
  TSArrayType: ["elementType"],
  TSIndexedAccessType: ["objectType", "indexType"],
  TSTupleType: ["elementTypes"],
  TSNamedTupleMember: ["label", "elementType"],
  TSOptionalType: ["typeAnnotation"],
  TSRestType: ["typeAnnotation"],
  TSUnionType: ["types"],
  TSIntersectionType: ["types"],
  TSConditionalType: ["checkType", "extendsType", "trueType", "falseType"],
  TSInferType: ["typeParameter"],
  TSTypeOperator: ["typeAnnotation"],
  TSTypePredicate: ["parameterName", "typeAnnotation"],
  TSFunctionType: signatureKeys,
  TSConstructorType: signatureKeys,
  TSMappedType: ["key", "constraint", "nameType", "typeAnnotation"],
  TSTypeLiteral: ["members"],
  TSPropertySignature: ["key", "typeAnnotation"],
  TSMethodSignature: ["key", ...signatureKeys],
  TSCallSignatureDeclaration: signatureKeys,
  TSConstructSignatureDeclaration: signatureKeys,
  TSIndexSignature: ["parameters", "typeAnnotation"],
};

/** Calls `visit` with each direct child of `node`, in the order of `childKeys` (a template's parts are two lists). */
export function forEachChild(node: Node, visit: (child: Node) => void): void {
  const fields = node as unknown as Fields;
  for (const key of childKeys[node.type] as readonly string[]) {
    const value = fields[key];
    if (value === undefined || value === null) continue;
    if (isList(value)) {
      for (const child of value) if (child !== null) visit(child);
    } else visit(value);
  }
}

/** The same for a node that has a long list. */
export function* forEachChildInSteps(node: Node, visit: (child: Node) => void): Steps<void> {
  const fields = node as unknown as Fields;
  for (const key of childKeys[node.type] as readonly string[]) {
    const value = fields[key];
    if (value === undefined || value === null) continue;
    if (!isList(value)) {
      visit(value);
      continue;
    }
    for (let i = 0; i < value.length; i++) {
      if ((i + 1) % NODES_IN_STEP === 0) yield;
      const child = value[i]!;
      if (child !== null) visit(child);
    }
  }
}

/** Whether a step may not be enough for what is below a node: each node takes a unit of text at least. */
export const isLong = (node: Node): boolean => node.end - node.start >= NODES_IN_STEP;

/** The same for nodes that stand next to each other. */
export const isLongList = (nodes: readonly Node[]): boolean =>
  nodes.length > 0 && nodes[nodes.length - 1]!.end - nodes[0]!.start >= NODES_IN_STEP;

/** Whether a step is not enough for the children of a node. */
export function hasLongList(node: Node): boolean {
  if (!isLong(node)) return false;
  const fields = node as unknown as Fields;
  return (childKeys[node.type] as readonly string[]).some((key) => {
    const value = fields[key];
    return isList(value) && value.length > NODES_IN_STEP;
  });
}

type Fields = Readonly<Record<string, Node | readonly (Node | null)[] | null | undefined>>;

export const isList = (value: Fields[string]): value is readonly (Node | null)[] => Array.isArray(value);

/** Visits `root` and everything below it, parents first, in source order. `enter` returns `false` to skip a subtree. */
export function walk(root: Node, enter: (node: Node) => boolean | void): void {
  const pending: Node[] = [root];
  for (let node = pending.pop(); node !== undefined; node = pending.pop()) {
    if (enter(node) === false) continue;
    const mark = pending.length;
    forEachChild(node, (child) => void pending.push(child));
    for (let low = mark, high = pending.length - 1; low < high; low++, high--) {
      const swapped = pending[low]!;
      pending[low] = pending[high]!;
      pending[high] = swapped;
    }
  }
}

/** Whether a statement or class member disappears when types are erased (also `declare …` and method overloads). */
export function isErased(node: Node): boolean {
  switch (node.type) {
    case "TSTypeAliasDeclaration":
    case "TSInterfaceDeclaration":
    case "TSModuleDeclaration":
    case "TSDeclareFunction":
    case "TSIndexSignature":
    case "TSAbstractMethodDefinition":
    case "TSAbstractPropertyDefinition":
    case "ImportDeclaration":
    case "ExportNamedDeclaration":
    case "ExportAllDeclaration":
      return true;
    case "MethodDefinition":
      return node.value.type === "TSEmptyBodyFunctionExpression";
    case "VariableDeclaration":
    case "ClassDeclaration":
    case "ClassExpression":
    case "PropertyDefinition":
      return "declare" in node && node.declare === true;
    default:
      return false;
  }
}
