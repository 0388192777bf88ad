/** Functions, classes, patterns, statements and type-only module lines, as ESTree has them. */
import type {
  ClassElement,
  Expression,
  Identifier,
  Literal,
  NodeBase,
  Pattern,
  Property,
  PropertyName,
  Statement,
  TSClassImplements,
  TSEmptyBodyFunctionExpression,
  TSTypeAnnotation,
  TSTypeParameterDeclaration,
  TSTypeParameterInstantiation,
} from "./Ast.ts";

// ---------- functions ----------

interface FunctionBase extends NodeBase {
  generator: boolean;
  async: boolean;
  params: Pattern[];
  /** TypeScript's `this` parameter; it is not in `params`. */
  thisParameter?: Identifier;
  typeParameters?: TSTypeParameterDeclaration;
  returnType?: TSTypeAnnotation;
}

export interface FunctionDeclaration extends FunctionBase {
  type: "FunctionDeclaration";
  id: Identifier;
  expression: false;
  body: BlockStatement;
}

export interface FunctionExpression extends FunctionBase {
  type: "FunctionExpression";
  id: Identifier | null;
  expression: false;
  body: BlockStatement;
}

export interface ArrowFunctionExpression extends FunctionBase {
  type: "ArrowFunctionExpression";
  id: null;
  expression: boolean;
  body: BlockStatement | Expression;
}

// ---------- classes ----------

interface ClassBase extends NodeBase {
  superClass: Expression | null;
  body: ClassBody;
  typeParameters?: TSTypeParameterDeclaration;
  superTypeArguments?: TSTypeParameterInstantiation;
  implements?: TSClassImplements[];
  abstract?: true;
  declare?: true;
}

export interface ClassDeclaration extends ClassBase {
  type: "ClassDeclaration";
  id: Identifier;
}

export interface ClassExpression extends ClassBase {
  type: "ClassExpression";
  id: Identifier | null;
}

export interface ClassBody extends NodeBase {
  type: "ClassBody";
  body: ClassElement[];
}

/** TypeScript's modifiers on a class member; they mean nothing when the program runs. */
export interface MemberModifiers {
  accessibility?: "public" | "private" | "protected";
  readonly?: true;
  override?: true;
  declare?: true;
  optional?: true;
  definite?: true;
}

export interface MethodDefinition extends NodeBase, MemberModifiers {
  type: "MethodDefinition";
  static: boolean;
  computed: boolean;
  key: PropertyName;
  kind: "constructor" | "method" | "get" | "set";
  value: FunctionExpression | TSEmptyBodyFunctionExpression;
}

export interface PropertyDefinition extends NodeBase, MemberModifiers {
  type: "PropertyDefinition";
  static: boolean;
  computed: boolean;
  key: PropertyName;
  value: Expression | null;
  typeAnnotation?: TSTypeAnnotation;
}

export interface StaticBlock extends NodeBase {
  type: "StaticBlock";
  body: Statement[];
}

// ---------- patterns ----------

export interface ObjectPattern extends NodeBase {
  type: "ObjectPattern";
  properties: (Property | RestElement)[];
  typeAnnotation?: TSTypeAnnotation;
  optional?: true;
}

export interface ArrayPattern extends NodeBase {
  type: "ArrayPattern";
  elements: (Pattern | null)[];
  typeAnnotation?: TSTypeAnnotation;
  optional?: true;
}

export interface RestElement extends NodeBase {
  type: "RestElement";
  argument: Pattern;
  typeAnnotation?: TSTypeAnnotation;
}

export interface AssignmentPattern extends NodeBase {
  type: "AssignmentPattern";
  left: Pattern;
  right: Expression;
}

// ---------- statements ----------

export interface ExpressionStatement extends NodeBase {
  type: "ExpressionStatement";
  expression: Expression;
  /** The raw text between the quotes, when the statement belongs to a directive prologue. */
  directive?: string;
}

export interface BlockStatement extends NodeBase {
  type: "BlockStatement";
  body: Statement[];
}

export interface EmptyStatement extends NodeBase {
  type: "EmptyStatement";
}

export interface DebuggerStatement extends NodeBase {
  type: "DebuggerStatement";
}

export interface ReturnStatement extends NodeBase {
  type: "ReturnStatement";
  argument: Expression | null;
}

export interface ThrowStatement extends NodeBase {
  type: "ThrowStatement";
  argument: Expression;
}

export interface BreakStatement extends NodeBase {
  type: "BreakStatement";
  label: Identifier | null;
}

export interface ContinueStatement extends NodeBase {
  type: "ContinueStatement";
  label: Identifier | null;
}

export interface LabeledStatement extends NodeBase {
  type: "LabeledStatement";
  body: Statement;
  label: Identifier;
}

export interface IfStatement extends NodeBase {
  type: "IfStatement";
  test: Expression;
  consequent: Statement;
  alternate: Statement | null;
}

export interface SwitchStatement extends NodeBase {
  type: "SwitchStatement";
  discriminant: Expression;
  cases: SwitchCase[];
}

export interface SwitchCase extends NodeBase {
  type: "SwitchCase";
  consequent: Statement[];
  test: Expression | null;
}

export interface TryStatement extends NodeBase {
  type: "TryStatement";
  block: BlockStatement;
  handler: CatchClause | null;
  finalizer: BlockStatement | null;
}

export interface CatchClause extends NodeBase {
  type: "CatchClause";
  param: Pattern | null;
  body: BlockStatement;
}

export interface WhileStatement extends NodeBase {
  type: "WhileStatement";
  test: Expression;
  body: Statement;
}

export interface DoWhileStatement extends NodeBase {
  type: "DoWhileStatement";
  body: Statement;
  test: Expression;
}

export interface ForStatement extends NodeBase {
  type: "ForStatement";
  init: VariableDeclaration | Expression | null;
  test: Expression | null;
  update: Expression | null;
  body: Statement;
}

export interface ForInStatement extends NodeBase {
  type: "ForInStatement";
  left: VariableDeclaration | Pattern;
  right: Expression;
  body: Statement;
}

export interface ForOfStatement extends NodeBase {
  type: "ForOfStatement";
  await: boolean;
  left: VariableDeclaration | Pattern;
  right: Expression;
  body: Statement;
}

export interface VariableDeclaration extends NodeBase {
  type: "VariableDeclaration";
  declarations: VariableDeclarator[];
  kind: "var" | "let" | "const";
  declare?: true;
}

export interface VariableDeclarator extends NodeBase {
  type: "VariableDeclarator";
  id: Pattern;
  init: Expression | null;
  definite?: true;
}

// ---------- type-only module lines ----------

/** `import type … from "…"`: always erased. Imports of values are `Unsupported`. */
export interface ImportDeclaration extends NodeBase {
  type: "ImportDeclaration";
  importKind: "type";
  specifiers: (ImportSpecifier | ImportDefaultSpecifier | ImportNamespaceSpecifier)[];
  source: Literal;
}

export interface ImportSpecifier extends NodeBase {
  type: "ImportSpecifier";
  imported: Identifier | Literal;
  local: Identifier;
}

export interface ImportDefaultSpecifier extends NodeBase {
  type: "ImportDefaultSpecifier";
  local: Identifier;
}

export interface ImportNamespaceSpecifier extends NodeBase {
  type: "ImportNamespaceSpecifier";
  local: Identifier;
}

/** `export type …`, `export interface …`, `export declare …`: always erased. Exports of values are `Unsupported`. */
export interface ExportNamedDeclaration extends NodeBase {
  type: "ExportNamedDeclaration";
  exportKind: "type";
  declaration: Statement | null;
  specifiers: ExportSpecifier[];
  source: Literal | null;
}

export interface ExportAllDeclaration extends NodeBase {
  type: "ExportAllDeclaration";
  exportKind: "type";
  exported: Identifier | Literal | null;
  source: Literal;
}

export interface ExportSpecifier extends NodeBase {
  type: "ExportSpecifier";
  local: Identifier | Literal;
  exported: Identifier | Literal;
}
