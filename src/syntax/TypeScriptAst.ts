/**
 * The erasable part of TypeScript as nodes, named and shaped as typescript-estree has them. They are data for tools:
 * nothing here means anything when the program runs, except that four expression nodes (`TSAsExpression`,
 * `TSSatisfiesExpression`, `TSNonNullExpression`, `TSInstantiationExpression`) stand for their `expression`.
 */
import type { Expression, FunctionExpression, Identifier, Literal, MemberModifiers, NodeBase } from "./Ast.ts";
import type { Pattern, PropertyDefinition, PropertyName, Statement, TemplateElement } from "./Ast.ts";

// ---------- expressions that stand for their operand ----------

export interface TSAsExpression extends NodeBase {
  type: "TSAsExpression";
  expression: Expression;
  typeAnnotation: TSType;
}

export interface TSSatisfiesExpression extends NodeBase {
  type: "TSSatisfiesExpression";
  expression: Expression;
  typeAnnotation: TSType;
}

export interface TSNonNullExpression extends NodeBase {
  type: "TSNonNullExpression";
  expression: Expression;
}

export interface TSInstantiationExpression extends NodeBase {
  type: "TSInstantiationExpression";
  expression: Expression;
  typeArguments: TSTypeParameterInstantiation;
}

// ---------- declarations, all erased ----------

export interface TSTypeAliasDeclaration extends NodeBase {
  type: "TSTypeAliasDeclaration";
  id: Identifier;
  typeParameters?: TSTypeParameterDeclaration;
  typeAnnotation: TSType;
  declare?: true;
}

export interface TSInterfaceDeclaration extends NodeBase {
  type: "TSInterfaceDeclaration";
  id: Identifier;
  typeParameters?: TSTypeParameterDeclaration;
  extends: TSInterfaceHeritage[];
  body: TSInterfaceBody;
  declare?: true;
}

export interface TSInterfaceHeritage extends NodeBase {
  type: "TSInterfaceHeritage";
  expression: Expression;
  typeArguments?: TSTypeParameterInstantiation;
}

export interface TSInterfaceBody extends NodeBase {
  type: "TSInterfaceBody";
  body: TSTypeElement[];
}

export interface TSClassImplements extends NodeBase {
  type: "TSClassImplements";
  expression: Expression;
  typeArguments?: TSTypeParameterInstantiation;
}

/** A namespace of types only, or `declare module`/`declare global`. */
export interface TSModuleDeclaration extends NodeBase {
  type: "TSModuleDeclaration";
  id: Identifier | Literal | TSQualifiedName;
  kind: "namespace" | "module" | "global";
  body?: TSModuleBlock;
  declare?: true;
}

export interface TSModuleBlock extends NodeBase {
  type: "TSModuleBlock";
  body: Statement[];
}

interface TSSignatureBase extends NodeBase {
  typeParameters?: TSTypeParameterDeclaration;
  thisParameter?: Identifier;
  params: Pattern[];
  returnType?: TSTypeAnnotation;
}

/** An overload signature or a `declare function`. */
export interface TSDeclareFunction extends TSSignatureBase {
  type: "TSDeclareFunction";
  id: Identifier;
  generator: boolean;
  async: boolean;
  expression: false;
  declare?: true;
}

/** The value of a method overload or of an abstract method. */
export interface TSEmptyBodyFunctionExpression extends TSSignatureBase {
  type: "TSEmptyBodyFunctionExpression";
  id: null;
  generator: boolean;
  async: boolean;
  expression: false;
  body: null;
}

export interface TSAbstractMethodDefinition extends NodeBase, MemberModifiers {
  type: "TSAbstractMethodDefinition";
  static: boolean;
  computed: boolean;
  key: PropertyName;
  kind: "constructor" | "method" | "get" | "set";
  value: TSEmptyBodyFunctionExpression | FunctionExpression;
}

export interface TSAbstractPropertyDefinition extends NodeBase, MemberModifiers {
  type: "TSAbstractPropertyDefinition";
  static: boolean;
  computed: boolean;
  key: PropertyName;
  value: PropertyDefinition["value"];
  typeAnnotation?: TSTypeAnnotation;
}

// ---------- annotations and parameters ----------

export interface TSTypeAnnotation extends NodeBase {
  type: "TSTypeAnnotation";
  typeAnnotation: TSType;
}

export interface TSTypeParameterDeclaration extends NodeBase {
  type: "TSTypeParameterDeclaration";
  params: TSTypeParameter[];
}

export interface TSTypeParameter extends NodeBase {
  type: "TSTypeParameter";
  name: Identifier;
  constraint?: TSType;
  default?: TSType;
  in?: true;
  out?: true;
  const?: true;
}

export interface TSTypeParameterInstantiation extends NodeBase {
  type: "TSTypeParameterInstantiation";
  params: TSType[];
}

// ---------- types ----------

export interface TSKeywordType extends NodeBase {
  type:
    | "TSAnyKeyword"
    | "TSBigIntKeyword"
    | "TSBooleanKeyword"
    | "TSIntrinsicKeyword"
    | "TSNeverKeyword"
    | "TSNullKeyword"
    | "TSNumberKeyword"
    | "TSObjectKeyword"
    | "TSStringKeyword"
    | "TSSymbolKeyword"
    | "TSUndefinedKeyword"
    | "TSUnknownKeyword"
    | "TSVoidKeyword"
    | "TSThisType";
}

export interface TSTypeReference extends NodeBase {
  type: "TSTypeReference";
  typeName: TSEntityName;
  typeArguments?: TSTypeParameterInstantiation;
}

export interface TSQualifiedName extends NodeBase {
  type: "TSQualifiedName";
  left: TSEntityName;
  right: Identifier;
}

/** `typeof name`, also `typeof import("m")`. */
export interface TSTypeQuery extends NodeBase {
  type: "TSTypeQuery";
  exprName: TSEntityName | TSImportType;
  typeArguments?: TSTypeParameterInstantiation;
}

export interface TSImportType extends NodeBase {
  type: "TSImportType";
  argument: TSLiteralType;
  qualifier: TSEntityName | null;
  typeArguments?: TSTypeParameterInstantiation;
}

export interface TSLiteralType extends NodeBase {
  type: "TSLiteralType";
  literal: Literal | Expression;
}

export interface TSTemplateLiteralType extends NodeBase {
  type: "TSTemplateLiteralType";
  quasis: TemplateElement[];
  types: TSType[];
}

export interface TSArrayType extends NodeBase {
  type: "TSArrayType";
  elementType: TSType;
}

export interface TSIndexedAccessType extends NodeBase {
  type: "TSIndexedAccessType";
  objectType: TSType;
  indexType: TSType;
}

export interface TSTupleType extends NodeBase {
  type: "TSTupleType";
  elementTypes: TSType[];
}

export interface TSNamedTupleMember extends NodeBase {
  type: "TSNamedTupleMember";
  label: Identifier;
  elementType: TSType;
  optional: boolean;
}

export interface TSOptionalType extends NodeBase {
  type: "TSOptionalType";
  typeAnnotation: TSType;
}

export interface TSRestType extends NodeBase {
  type: "TSRestType";
  typeAnnotation: TSType;
}

export interface TSUnionType extends NodeBase {
  type: "TSUnionType";
  types: TSType[];
}

export interface TSIntersectionType extends NodeBase {
  type: "TSIntersectionType";
  types: TSType[];
}

export interface TSConditionalType extends NodeBase {
  type: "TSConditionalType";
  checkType: TSType;
  extendsType: TSType;
  trueType: TSType;
  falseType: TSType;
}

export interface TSInferType extends NodeBase {
  type: "TSInferType";
  typeParameter: TSTypeParameter;
}

export interface TSTypeOperator extends NodeBase {
  type: "TSTypeOperator";
  operator: "keyof" | "readonly" | "unique";
  typeAnnotation: TSType;
}

export interface TSTypePredicate extends NodeBase {
  type: "TSTypePredicate";
  asserts: boolean;
  parameterName: Identifier | TSKeywordType;
  typeAnnotation: TSTypeAnnotation | null;
}

export interface TSFunctionType extends TSSignatureBase {
  type: "TSFunctionType";
}

export interface TSConstructorType extends TSSignatureBase {
  type: "TSConstructorType";
  abstract: boolean;
}

export interface TSMappedType extends NodeBase {
  type: "TSMappedType";
  key: Identifier;
  constraint: TSType;
  nameType: TSType | null;
  readonly?: true | "+" | "-";
  optional?: true | "+" | "-";
  typeAnnotation?: TSType;
}

export interface TSTypeLiteral extends NodeBase {
  type: "TSTypeLiteral";
  members: TSTypeElement[];
}

// ---------- members of interfaces and object types ----------

export interface TSPropertySignature extends NodeBase {
  type: "TSPropertySignature";
  key: PropertyName;
  computed: boolean;
  optional?: true;
  readonly?: true;
  typeAnnotation?: TSTypeAnnotation;
}

export interface TSMethodSignature extends TSSignatureBase {
  type: "TSMethodSignature";
  key: PropertyName;
  computed: boolean;
  kind: "method" | "get" | "set";
  optional?: true;
}

export interface TSCallSignatureDeclaration extends TSSignatureBase {
  type: "TSCallSignatureDeclaration";
}

export interface TSConstructSignatureDeclaration extends TSSignatureBase {
  type: "TSConstructSignatureDeclaration";
}

export interface TSIndexSignature extends NodeBase {
  type: "TSIndexSignature";
  parameters: Identifier[];
  typeAnnotation?: TSTypeAnnotation;
  readonly?: true;
  static?: true;
}

// ---------- unions ----------

export type TSEntityName = Identifier | TSQualifiedName | TSKeywordType;

// prettier-ignore
export type TSTypeElement =
  | TSPropertySignature | TSMethodSignature | TSCallSignatureDeclaration | TSConstructSignatureDeclaration
  | TSIndexSignature

// prettier-ignore
export type TSType =
  | TSKeywordType | TSTypeReference | TSTypeQuery | TSImportType | TSLiteralType | TSTemplateLiteralType | TSArrayType
  | TSIndexedAccessType | TSTupleType | TSNamedTupleMember | TSOptionalType | TSRestType | TSUnionType
  | TSIntersectionType | TSConditionalType | TSInferType | TSTypeOperator | TSTypePredicate | TSFunctionType
  | TSConstructorType | TSMappedType | TSTypeLiteral

// prettier-ignore
export type TypeScriptNode =
  | TSAsExpression | TSSatisfiesExpression | TSNonNullExpression | TSInstantiationExpression
  | TSTypeAliasDeclaration | TSInterfaceDeclaration | TSInterfaceHeritage | TSInterfaceBody | TSClassImplements
  | TSModuleDeclaration | TSModuleBlock | TSDeclareFunction | TSEmptyBodyFunctionExpression
  | TSAbstractMethodDefinition | TSAbstractPropertyDefinition
  | TSTypeAnnotation | TSTypeParameterDeclaration | TSTypeParameter | TSTypeParameterInstantiation
  | TSType | TSTypeElement | TSQualifiedName
