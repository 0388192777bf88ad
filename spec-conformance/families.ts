/** The order in which a reader looks for a construct: families of node kinds, each kind in exactly one. */

export const families: Readonly<Record<string, readonly string[]>> = {
  "Programs and statements": [
    "Program",
    "BlockStatement",
    "EmptyStatement",
    "ExpressionStatement",
    "IfStatement",
    "SwitchStatement",
    "SwitchCase",
    "ForStatement",
    "ForInStatement",
    "ForOfStatement",
    "WhileStatement",
    "DoWhileStatement",
    "BreakStatement",
    "ContinueStatement",
    "LabeledStatement",
    "ReturnStatement",
    "ThrowStatement",
    "TryStatement",
    "CatchClause",
    "DebuggerStatement",
  ],
  "Variables and patterns": [
    "VariableDeclaration",
    "VariableDeclarator",
    "Identifier",
    "ObjectPattern",
    "ArrayPattern",
    "AssignmentPattern",
    "RestElement",
  ],
  Functions: [
    "FunctionDeclaration",
    "FunctionExpression",
    "ArrowFunctionExpression",
    "AwaitExpression",
    "YieldExpression",
    "MetaProperty",
    "ThisExpression",
  ],
  Classes: [
    "ClassDeclaration",
    "ClassExpression",
    "ClassBody",
    "MethodDefinition",
    "PropertyDefinition",
    "PrivateIdentifier",
    "StaticBlock",
    "Super",
  ],
  Expressions: [
    "Literal",
    "TemplateLiteral",
    "TemplateElement",
    "TaggedTemplateExpression",
    "ArrayExpression",
    "ObjectExpression",
    "Property",
    "SpreadElement",
    "MemberExpression",
    "ChainExpression",
    "CallExpression",
    "NewExpression",
    "UnaryExpression",
    "UpdateExpression",
    "BinaryExpression",
    "LogicalExpression",
    "ConditionalExpression",
    "AssignmentExpression",
    "SequenceExpression",
  ],
};

/** What is erased: every other node kind. */
export const erased = "TypeScript that is erased";

const familyOfKind = new Map(
  Object.entries(families).flatMap(([family, kinds]) => kinds.map((kind) => [kind, family])),
);

/** Node kind → the family under which the checklist lists it. */
export const familyOf = (kind: string): string => familyOfKind.get(kind) ?? erased;
