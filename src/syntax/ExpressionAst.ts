/** Literals, names and expressions, as ESTree has them. Parentheses have no node. */
import type {
  Expression,
  NodeBase,
  Pattern,
  PropertyName,
  TSNonNullExpression,
  TSTypeAnnotation,
  TSTypeParameterInstantiation,
  Unsupported,
} from "./Ast.ts";

// ---------- literals and names ----------

export interface Identifier extends NodeBase {
  type: "Identifier";
  name: string;
  typeAnnotation?: TSTypeAnnotation;
  optional?: true;
}

export interface PrivateIdentifier extends NodeBase {
  type: "PrivateIdentifier";
  name: string;
}

export interface Literal extends NodeBase {
  type: "Literal";
  /** Null for a regular expression, and for a big integer that takes long to read. */
  value: string | number | boolean | bigint | null;
  raw: string;
  regex?: { pattern: string; flags: string };
  /** In decimal digits; as it is written, without separators, where `value` is null. */
  bigint?: string;
}

export interface TemplateElement extends NodeBase {
  type: "TemplateElement";
  value: { raw: string; cooked: string | null };
  tail: boolean;
}

export interface TemplateLiteral extends NodeBase {
  type: "TemplateLiteral";
  expressions: Expression[];
  quasis: TemplateElement[];
}

export interface TaggedTemplateExpression extends NodeBase {
  type: "TaggedTemplateExpression";
  tag: Expression;
  quasi: TemplateLiteral;
  typeArguments?: TSTypeParameterInstantiation;
}

// ---------- expressions ----------

export interface ThisExpression extends NodeBase {
  type: "ThisExpression";
}

export interface Super extends NodeBase {
  type: "Super";
}

export interface ArrayExpression extends NodeBase {
  type: "ArrayExpression";
  elements: (Expression | SpreadElement | null)[];
}

export interface ObjectExpression extends NodeBase {
  type: "ObjectExpression";
  properties: (Property | SpreadElement | Unsupported)[];
}

/** A property of an object literal, or (with a pattern as `value`) of an object pattern. */
export interface Property extends NodeBase {
  type: "Property";
  method: boolean;
  shorthand: boolean;
  computed: boolean;
  key: PropertyName;
  kind: "init" | "get" | "set";
  value: Expression | Pattern;
}

export interface SpreadElement extends NodeBase {
  type: "SpreadElement";
  argument: Expression;
}

export interface UnaryExpression extends NodeBase {
  type: "UnaryExpression";
  operator: "-" | "+" | "!" | "~" | "typeof" | "void" | "delete";
  prefix: true;
  argument: Expression;
}

export interface UpdateExpression extends NodeBase {
  type: "UpdateExpression";
  operator: "++" | "--";
  prefix: boolean;
  argument: Expression;
}

// prettier-ignore
export type BinaryOperator =
  | "==" | "!=" | "===" | "!==" | "<" | "<=" | ">" | ">=" | "<<" | ">>" | ">>>" | "+" | "-" | "*" | "/" | "%" | "**"
  | "|" | "^" | "&" | "in" | "instanceof"
export type LogicalOperator = "||" | "&&" | "??";
// prettier-ignore
export type AssignmentOperator =
  | "=" | "+=" | "-=" | "*=" | "/=" | "%=" | "**=" | "<<=" | ">>=" | ">>>=" | "|=" | "^=" | "&=" | "||=" | "&&=" | "??="

export interface BinaryExpression extends NodeBase {
  type: "BinaryExpression";
  left: Expression | PrivateIdentifier;
  operator: BinaryOperator;
  right: Expression;
}

export interface LogicalExpression extends NodeBase {
  type: "LogicalExpression";
  left: Expression;
  operator: LogicalOperator;
  right: Expression;
}

export interface AssignmentExpression extends NodeBase {
  type: "AssignmentExpression";
  operator: AssignmentOperator;
  left: Pattern | Expression;
  right: Expression;
}

export interface ConditionalExpression extends NodeBase {
  type: "ConditionalExpression";
  test: Expression;
  consequent: Expression;
  alternate: Expression;
}

export interface CallExpression extends NodeBase {
  type: "CallExpression";
  callee: Expression | Super;
  arguments: (Expression | SpreadElement)[];
  optional: boolean;
  typeArguments?: TSTypeParameterInstantiation;
}

export interface NewExpression extends NodeBase {
  type: "NewExpression";
  callee: Expression;
  arguments: (Expression | SpreadElement)[];
  typeArguments?: TSTypeParameterInstantiation;
}

export interface MemberExpression extends NodeBase {
  type: "MemberExpression";
  object: Expression | Super;
  property: Expression | PrivateIdentifier;
  computed: boolean;
  optional: boolean;
}

/** The whole of a chain that contains `?.`. */
export interface ChainExpression extends NodeBase {
  type: "ChainExpression";
  expression: CallExpression | MemberExpression | TSNonNullExpression;
}

export interface SequenceExpression extends NodeBase {
  type: "SequenceExpression";
  expressions: Expression[];
}

export interface AwaitExpression extends NodeBase {
  type: "AwaitExpression";
  argument: Expression;
}

export interface YieldExpression extends NodeBase {
  type: "YieldExpression";
  delegate: boolean;
  argument: Expression | null;
}

/** `new.target`. */
export interface MetaProperty extends NodeBase {
  type: "MetaProperty";
  meta: Identifier;
  property: Identifier;
}
