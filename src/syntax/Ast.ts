/**
 * The tree a program becomes: ESTree for ES2025, with the names and fields acorn gives them, plus the erasable
 * TypeScript nodes of TypeScriptAst.ts and one kind of its own, `Unsupported`, for a construct the language refuses.
 *
 * Spans are half-open UTF-16 offsets. Parentheses have no node; an identifier's span is its name, without a type
 * annotation. A regular expression literal has the value `null`: the host's RegExp is not involved in parsing.
 */
import type {
  ArrayExpression,
  AssignmentExpression,
  AwaitExpression,
  BinaryExpression,
  CallExpression,
  ChainExpression,
  ConditionalExpression,
  Identifier,
  Literal,
  LogicalExpression,
  MemberExpression,
  MetaProperty,
  NewExpression,
  ObjectExpression,
  PrivateIdentifier,
  Property,
  SequenceExpression,
  SpreadElement,
  Super,
  TaggedTemplateExpression,
  TemplateElement,
  TemplateLiteral,
  ThisExpression,
  UnaryExpression,
  UpdateExpression,
  YieldExpression,
} from "./ExpressionAst.ts";
import type {
  ArrayPattern,
  ArrowFunctionExpression,
  AssignmentPattern,
  BlockStatement,
  BreakStatement,
  CatchClause,
  ClassBody,
  ClassDeclaration,
  ClassExpression,
  ContinueStatement,
  DebuggerStatement,
  DoWhileStatement,
  EmptyStatement,
  ExportAllDeclaration,
  ExportNamedDeclaration,
  ExportSpecifier,
  ExpressionStatement,
  ForInStatement,
  ForOfStatement,
  ForStatement,
  FunctionDeclaration,
  FunctionExpression,
  IfStatement,
  ImportDeclaration,
  ImportDefaultSpecifier,
  ImportNamespaceSpecifier,
  ImportSpecifier,
  LabeledStatement,
  MethodDefinition,
  ObjectPattern,
  PropertyDefinition,
  RestElement,
  ReturnStatement,
  StaticBlock,
  SwitchCase,
  SwitchStatement,
  ThrowStatement,
  TryStatement,
  VariableDeclaration,
  VariableDeclarator,
  WhileStatement,
} from "./StatementAst.ts";
import type {
  TSAbstractMethodDefinition,
  TSAbstractPropertyDefinition,
  TSAsExpression,
  TSDeclareFunction,
  TSIndexSignature,
  TSInstantiationExpression,
  TSInterfaceDeclaration,
  TSModuleDeclaration,
  TSNonNullExpression,
  TSSatisfiesExpression,
  TSTypeAliasDeclaration,
  TypeScriptNode,
} from "./TypeScriptAst.ts";

export type * from "./ExpressionAst.ts";
export type * from "./StatementAst.ts";
export type * from "./TypeScriptAst.ts";

/** What every node has. `start` and `end` are UTF-16 offsets into the source. */
export interface NodeBase {
  type: string;
  start: number;
  end: number;
}

/** The body of an implicit strict async function. `hashbang` is the text of a `#!` line, without its line break. */
export interface Program extends NodeBase {
  type: "Program";
  body: Statement[];
  hashbang?: string;
}

/** A construct that is refused by name. `inner` is what it contains that the language would know, if anything. */
export interface Unsupported extends NodeBase {
  type: "Unsupported";
  code: `unsupported/${string}`;
  inner: Node[];
}

// ---------- unions ----------

export type FunctionNode = FunctionDeclaration | FunctionExpression | ArrowFunctionExpression;
export type ClassNode = ClassDeclaration | ClassExpression;
export type PropertyName = Expression | PrivateIdentifier;

// prettier-ignore
export type Expression =
  | Identifier | Literal | TemplateLiteral | TaggedTemplateExpression | ThisExpression | ArrayExpression
  | ObjectExpression | UnaryExpression | UpdateExpression | BinaryExpression | LogicalExpression
  | AssignmentExpression | ConditionalExpression | CallExpression | NewExpression | MemberExpression
  | ChainExpression | SequenceExpression | AwaitExpression | YieldExpression | MetaProperty | FunctionExpression
  | ArrowFunctionExpression | ClassExpression | Unsupported
  | TSAsExpression | TSSatisfiesExpression | TSNonNullExpression | TSInstantiationExpression

// prettier-ignore
export type Pattern =
  | Identifier | MemberExpression | ObjectPattern | ArrayPattern | RestElement | AssignmentPattern | Unsupported
  | TSAsExpression | TSSatisfiesExpression | TSNonNullExpression

// prettier-ignore
export type ClassElement =
  | MethodDefinition | PropertyDefinition | StaticBlock | Unsupported
  | TSAbstractMethodDefinition | TSAbstractPropertyDefinition | TSIndexSignature

// prettier-ignore
export type Statement =
  | ExpressionStatement | BlockStatement | EmptyStatement | DebuggerStatement | ReturnStatement | ThrowStatement
  | BreakStatement | ContinueStatement | LabeledStatement | IfStatement | SwitchStatement | TryStatement
  | WhileStatement | DoWhileStatement | ForStatement | ForInStatement | ForOfStatement | VariableDeclaration
  | FunctionDeclaration | ClassDeclaration | Unsupported
  | ImportDeclaration | ExportNamedDeclaration | ExportAllDeclaration
  | TSTypeAliasDeclaration | TSInterfaceDeclaration | TSModuleDeclaration | TSDeclareFunction

// prettier-ignore
export type Node =
  | Program | Statement | Expression | Pattern | ClassElement | PrivateIdentifier | TemplateElement | Super | Property
  | SpreadElement | ClassBody | SwitchCase | CatchClause | VariableDeclarator | ImportSpecifier
  | ImportDefaultSpecifier | ImportNamespaceSpecifier | ExportSpecifier | TypeScriptNode
