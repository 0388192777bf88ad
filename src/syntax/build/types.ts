/** Actions for TypeScript's types and what is written with them: annotations, parameters, arguments. */
import type {
  Expression,
  Identifier,
  Literal,
  TemplateElement,
  TSEntityName,
  TSFunctionType,
  TSConstructorType,
  TSImportType,
  TSKeywordType,
  TSMappedType,
  TSNamedTupleMember,
  TSType,
  TSTypeAnnotation,
  TSTypeParameter,
  TSTypeParameterDeclaration,
  TSTypeParameterInstantiation,
  TSTypePredicate,
} from "../Ast.ts";
import { signature, withTypes } from "./functions.ts";
import { all, list, optional, optionalList, type Tree } from "./Tree.ts";

/** Stands in for a type that is known only when the whole list is. */
const hole = null as unknown as TSType;

const keywords: { readonly [word: string]: TSKeywordType["type"] } = {
  any: "TSAnyKeyword",
  bigint: "TSBigIntKeyword",
  boolean: "TSBooleanKeyword",
  intrinsic: "TSIntrinsicKeyword",
  never: "TSNeverKeyword",
  null: "TSNullKeyword",
  number: "TSNumberKeyword",
  object: "TSObjectKeyword",
  string: "TSStringKeyword",
  symbol: "TSSymbolKeyword",
  undefined: "TSUndefinedKeyword",
  unknown: "TSUnknownKeyword",
  void: "TSVoidKeyword",
};

function annotation({ start, end }: Tree, type: Tree): TSTypeAnnotation {
  return { type: "TSTypeAnnotation", start, end, typeAnnotation: type.toAST() };
}

/** `a.b.c` as qualified names, from the left. */
function qualify(start: number, first: TSEntityName, rest: readonly Tree[]): TSEntityName {
  let name = first;
  for (const tree of rest) {
    name = { type: "TSQualifiedName", start, end: tree.end, left: name, right: tree.toAST() };
  }
  return name;
}

function union(this: Tree, first: Tree, _marks: Tree, rest: Tree): TSType {
  return { type: "TSUnionType", start: this.start, end: this.end, types: list(first, rest) };
}

function intersection(this: Tree, first: Tree, _marks: Tree, rest: Tree): TSType {
  return { type: "TSIntersectionType", start: this.start, end: this.end, types: list(first, rest) };
}

/** `+`, `-` or nothing before a modifier of a mapped type. */
function sign(tree: Tree): true | "+" | "-" {
  const mark = tree.text[0];
  return mark === "+" || mark === "-" ? mark : true;
}

export interface TypeSpan {
  type: TSType;
  element: TemplateElement;
}

export const types = {
  TypeAnnotation(this: Tree, _colon: Tree, type: Tree): TSTypeAnnotation {
    return annotation(this, type);
  },
  ReturnType(this: Tree, _colon: Tree, type: Tree): TSTypeAnnotation {
    return annotation(this, type);
  },
  TypeParameters(
    this: Tree,
    _open: Tree,
    first: Tree,
    _commas: Tree,
    rest: Tree,
    _comma: Tree,
    _close: Tree,
  ): TSTypeParameterDeclaration {
    return { type: "TSTypeParameterDeclaration", start: this.start, end: this.end, params: list(first, rest) };
  },
  TypeParameter(this: Tree, modifiers: Tree, name: Tree, constraint: Tree, fallback: Tree): TSTypeParameter {
    const node: TSTypeParameter = { type: "TSTypeParameter", start: this.start, end: this.end, name: name.toAST() };
    for (const { text } of modifiers.children) node[text.trim() as "in" | "out" | "const"] = true;
    if (constraint.numChildren > 0) node.constraint = constraint.child(0).toAST();
    if (fallback.numChildren > 0) node.default = fallback.child(0).toAST();
    return node;
  },
  TypeConstraint(this: Tree, _word: Tree, type: Tree): TSType {
    return type.toAST();
  },
  TypeDefault(this: Tree, _equals: Tree, type: Tree): TSType {
    return type.toAST();
  },
  TypeArguments(
    this: Tree,
    _open: Tree,
    first: Tree,
    _commas: Tree,
    rest: Tree,
    _close: Tree,
  ): TSTypeParameterInstantiation {
    return { type: "TSTypeParameterInstantiation", start: this.start, end: this.end, params: list(first, rest) };
  },
  ConstType(this: Tree, _word: Tree): TSType {
    const { start, end } = this;
    return { type: "TSTypeReference", start, end, typeName: { type: "Identifier", start, end, name: "const" } };
  },

  Type_conditional(this: Tree, first: Tree, tails: Tree): TSType {
    const nodes = tails.children.map((tail) => tail.toAST<TSType & { type: "TSConditionalType" }>());
    let type = nodes.at(-1)!;
    for (let i = nodes.length - 2; i >= 0; i--) {
      const outer = nodes[i]!;
      type.checkType = outer.falseType;
      type.start = type.checkType.start;
      outer.falseType = type;
      outer.end = this.end;
      type = outer;
    }
    type.checkType = first.toAST();
    type.start = this.start;
    return type;
  },
  ConditionalTypeTail(
    this: Tree,
    _word: Tree,
    extendsType: Tree,
    _mark: Tree,
    trueType: Tree,
    _colon: Tree,
    falseType: Tree,
  ): TSType {
    return {
      type: "TSConditionalType",
      start: 0,
      end: this.end,
      checkType: hole,
      extendsType: extendsType.toAST(),
      trueType: trueType.toAST(),
      falseType: falseType.toAST(),
    };
  },
  FunctionType(
    this: Tree,
    typeParameters: Tree,
    _open: Tree,
    parameters: Tree,
    _close: Tree,
    _arrow: Tree,
    returns: Tree,
  ): TSType {
    const head = signature(optionalList(parameters), optional(typeParameters), annotation(returns, returns));
    return withTypes<TSFunctionType>(
      { type: "TSFunctionType", start: this.start, end: this.end, params: head.params },
      head,
    );
  },
  ConstructorType(
    this: Tree,
    abstract: Tree,
    _word: Tree,
    typeParameters: Tree,
    _open: Tree,
    parameters: Tree,
    _close: Tree,
    _arrow: Tree,
    returns: Tree,
  ): TSType {
    const { start, end } = this;
    const head = signature(optionalList(parameters), optional(typeParameters), annotation(returns, returns));
    const isAbstract = abstract.numChildren > 0;
    return withTypes<TSConstructorType>(
      { type: "TSConstructorType", start, end, abstract: isAbstract, params: head.params },
      head,
    );
  },

  TypePredicate_asserts(this: Tree, _word: Tree, name: Tree, type: Tree): TSTypePredicate {
    return predicate(this, true, name, optional(type));
  },
  TypePredicate_is(this: Tree, name: Tree, type: Tree): TSTypePredicate {
    return predicate(this, false, name, type.toAST());
  },
  IsType(this: Tree, _word: Tree, type: Tree): TSTypeAnnotation {
    return annotation(type, type);
  },

  UnionType_union: union,
  UnionType_leading(this: Tree, _mark: Tree, first: Tree, _marks: Tree, rest: Tree): TSType {
    return union.call(this, first, _marks, rest);
  },
  IntersectionType_intersection: intersection,
  IntersectionType_leading(this: Tree, _mark: Tree, first: Tree, _marks: Tree, rest: Tree): TSType {
    return intersection.call(this, first, _marks, rest);
  },
  OperatorType_operator(this: Tree, operatorTree: Tree, type: Tree): TSType {
    const operator = operatorTree.text.trim() as "keyof";
    return { type: "TSTypeOperator", start: this.start, end: this.end, operator, typeAnnotation: type.toAST() };
  },
  OperatorType_infer(this: Tree, _word: Tree, name: Tree, constraint: Tree): TSType {
    return infer(this, name, optional(constraint));
  },
  ConstrainedInfer(this: Tree, _word: Tree, name: Tree, constraint: Tree): TSType {
    return infer(this, name, constraint.toAST());
  },
  InferConstraint(this: Tree, _word: Tree, type: Tree): TSType {
    return type.toAST();
  },
  PostfixType_postfix(this: Tree, first: Tree, suffixes: Tree): TSType {
    const { start } = this;
    let type = first.toAST<TSType>();
    for (const tree of suffixes.children) {
      const indexType = tree.toAST<TSType | null>();
      const { end } = tree;
      type = indexType
        ? { type: "TSIndexedAccessType", start, end, objectType: type, indexType }
        : { type: "TSArrayType", start, end, elementType: type };
    }
    return type;
  },
  TypeSuffix_array(this: Tree, _open: Tree, _close: Tree): null {
    return null;
  },
  TypeSuffix_index(this: Tree, _open: Tree, index: Tree, _close: Tree): TSType {
    return index.toAST();
  },

  keywordType(this: Tree, _word: Tree): TSType {
    return { type: keywords[this.text]!, start: this.start, end: this.end };
  },
  ThisType(this: Tree, _word: Tree): TSKeywordType {
    return { type: "TSThisType", start: this.start, end: this.end };
  },
  ParenthesizedType(this: Tree, _open: Tree, type: Tree, _close: Tree): TSType {
    return type.toAST();
  },
  LiteralType(this: Tree, literal: Tree): TSType {
    return { type: "TSLiteralType", start: this.start, end: this.end, literal: literal.toAST() };
  },
  NegativeNumber(this: Tree, _minus: Tree, argument: Tree): Expression {
    const { start, end } = this;
    return { type: "UnaryExpression", start, end, operator: "-", prefix: true, argument: argument.toAST() };
  },
  TypeReference_generic(this: Tree, name: Tree, args: Tree): TSType {
    const { start, end } = this;
    return { type: "TSTypeReference", start, end, typeName: name.toAST(), typeArguments: args.toAST() };
  },
  TypeReference_plain(this: Tree, name: Tree): TSType {
    return { type: "TSTypeReference", start: this.start, end: this.end, typeName: name.toAST() };
  },
  EntityName(this: Tree, first: Tree, _dots: Tree, rest: Tree): TSEntityName {
    return qualify(this.start, first.toAST(), rest.children);
  },
  TypeQuery(this: Tree, _word: Tree, name: Tree, args: Tree): TSType {
    const node: TSType = { type: "TSTypeQuery", start: this.start, end: this.end, exprName: name.toAST() };
    if (args.numChildren > 0) node.typeArguments = args.child(0).toAST();
    return node;
  },
  QueriedName_this(this: Tree, first: Tree, _dots: Tree, rest: Tree): TSEntityName {
    return qualify(this.start, first.toAST(), rest.children);
  },
  ImportType(
    this: Tree,
    _word: Tree,
    _open: Tree,
    source: Tree,
    _attributes: Tree,
    _close: Tree,
    qualifier: Tree,
    args: Tree,
  ): TSImportType {
    const { start, end } = source;
    const node: TSImportType = {
      type: "TSImportType",
      start: this.start,
      end: this.end,
      argument: { type: "TSLiteralType", start, end, literal: source.toAST<Literal>() },
      qualifier: optional(qualifier),
    };
    if (args.numChildren > 0) node.typeArguments = args.child(0).toAST();
    return node;
  },
  ImportQualifier(this: Tree, _dot: Tree, first: Tree, _dots: Tree, rest: Tree): TSEntityName {
    return qualify(first.start, first.toAST(), rest.children);
  },

  templateLiteralType(this: Tree, _open: Tree, head: Tree, spans: Tree, _close: Tree): TSType {
    const { start, end } = this;
    const quasis: TemplateElement[] = [head.toAST()];
    const parts = all<TypeSpan>(spans);
    for (const { element } of parts) quasis.push(element);
    quasis.at(-1)!.tail = true;
    return parts.length === 0
      ? { type: "TSLiteralType", start, end, literal: { type: "TemplateLiteral", start, end, expressions: [], quasis } }
      : { type: "TSTemplateLiteralType", start, end, quasis, types: parts.map(({ type }) => type) };
  },
  typeSpan(this: Tree, _open: Tree, type: Tree, _spaces: Tree, _close: Tree, element: Tree): TypeSpan {
    return { type: type.toAST(), element: element.toAST() };
  },

  TupleType(this: Tree, _open: Tree, elements: Tree, _close: Tree): TSType {
    return { type: "TSTupleType", start: this.start, end: this.end, elementTypes: optionalList(elements) };
  },
  TupleElementList(this: Tree, first: Tree, _commas: Tree, rest: Tree, _comma: Tree): TSType[] {
    return list(first, rest);
  },
  TupleElement_named(this: Tree, label: Tree, _colon: Tree, type: Tree): TSType {
    return labelled(this.start, label, type, false);
  },
  TupleElement_optionalNamed(this: Tree, label: Tree, _mark: Tree, _colon: Tree, type: Tree): TSType {
    return labelled(this.start, label, type, true);
  },
  TupleElement_restNamed(this: Tree, _dots: Tree, label: Tree, _colon: Tree, type: Tree): TSType {
    const member = labelled(label.start, label, type, false);
    return { type: "TSRestType", start: this.start, end: this.end, typeAnnotation: member };
  },
  TupleElement_rest(this: Tree, _dots: Tree, type: Tree): TSType {
    return { type: "TSRestType", start: this.start, end: this.end, typeAnnotation: type.toAST() };
  },
  TupleElement_optional(this: Tree, type: Tree, _mark: Tree): TSType {
    return { type: "TSOptionalType", start: this.start, end: this.end, typeAnnotation: type.toAST() };
  },

  MappedType(
    this: Tree,
    _open: Tree,
    readonly: Tree,
    _openKey: Tree,
    key: Tree,
    _in: Tree,
    constraint: Tree,
    name: Tree,
    _closeKey: Tree,
    isOptional: Tree,
    annotationTree: Tree,
    _mark: Tree,
    _close: Tree,
  ): TSType {
    const node: TSMappedType = {
      type: "TSMappedType",
      start: this.start,
      end: this.end,
      key: key.toAST<Identifier>(),
      constraint: constraint.toAST(),
      nameType: optional(name),
    };
    if (readonly.numChildren > 0) node.readonly = sign(readonly.child(0));
    if (isOptional.numChildren > 0) node.optional = sign(isOptional.child(0));
    const value = optional<TSTypeAnnotation>(annotationTree);
    if (value) node.typeAnnotation = value.typeAnnotation;
    return node;
  },
  MappedName(this: Tree, _as: Tree, type: Tree): TSType {
    return type.toAST();
  },
};

function infer({ start, end }: Tree, name: Tree, constraint: TSType | null): TSType {
  const typeParameter: TSTypeParameter = { type: "TSTypeParameter", start: name.start, end, name: name.toAST() };
  if (constraint) typeParameter.constraint = constraint;
  return { type: "TSInferType", start, end, typeParameter };
}

function predicate(
  { start, end }: Tree,
  asserts: boolean,
  name: Tree,
  typeAnnotation: TSTypeAnnotation | null,
): TSTypePredicate {
  return { type: "TSTypePredicate", start, end, asserts, parameterName: name.toAST(), typeAnnotation };
}

function labelled(start: number, label: Tree, type: Tree, isOptional: boolean): TSNamedTupleMember {
  const elementType = type.toAST<TSType>();
  return { type: "TSNamedTupleMember", start, end: type.end, label: label.toAST(), elementType, optional: isOptional };
}
