/** Actions for classes and their members. */
import type {
  ClassBody,
  ClassDeclaration,
  ClassElement,
  ClassExpression,
  Expression,
  MemberModifiers,
  MethodDefinition,
  NodeBase,
  Property,
  PropertyDefinition,
  PropertyName,
  TSAbstractPropertyDefinition,
  TSClassImplements,
  TSTypeAnnotation,
  TSTypeParameterDeclaration,
  TSTypeParameterInstantiation,
} from "../Ast.ts";
import { all, optional, type Tree } from "./Tree.ts";

/** What follows a class's name. */
export interface ClassTail {
  typeParameters: TSTypeParameterDeclaration | null;
  heritage: { superClass: Expression; superTypeArguments: TSTypeParameterInstantiation | null } | null;
  implements: TSClassImplements[] | null;
  body: ClassBody;
}

/** The annotation of a field, with `?` or `!` before it. */
export interface FieldType {
  typeAnnotation: TSTypeAnnotation | null;
  optional: boolean;
  definite: boolean;
}

function withTypes<C extends ClassDeclaration | ClassExpression>(node: C, tail: ClassTail): C {
  if (tail.typeParameters) node.typeParameters = tail.typeParameters;
  if (tail.heritage?.superTypeArguments) node.superTypeArguments = tail.heritage.superTypeArguments;
  if (tail.implements) node.implements = tail.implements;
  return node;
}

/** Sets what the modifiers of a member say; `abstract` has a node kind of its own. */
export function modify(node: MemberModifiers & { static: boolean }, modifiers: Tree): void {
  for (const { text } of modifiers.children) {
    if (text === "static") node.static = true;
    else if (text === "readonly") node.readonly = true;
    else if (text === "override") node.override = true;
    else if (text === "declare") node.declare = true;
    else if (text !== "abstract") node.accessibility = text as "public" | "private" | "protected";
  }
}

export function isConstructorName(property: { computed: boolean; key: PropertyName }): boolean {
  const { computed, key } = property;
  return (
    !computed &&
    ((key.type === "Identifier" && key.name === "constructor") ||
      (key.type === "Literal" && key.value === "constructor"))
  );
}

type Field = PropertyDefinition | TSAbstractPropertyDefinition;

function field(tree: Tree, modifiers: Tree, key: Tree, type: Tree, value: Expression | null): Field {
  const name = key.toAST<Property["key"]>();
  const isAbstract = modifiers.children.some(({ text }) => text === "abstract");
  const node: Field = {
    type: isAbstract ? "TSAbstractPropertyDefinition" : "PropertyDefinition",
    start: tree.start,
    end: tree.end,
    static: false,
    computed: name.start !== key.start,
    key: name,
    value,
  };
  if (modifiers.numChildren > 0) modify(node, modifiers);
  if (type.numChildren > 0) {
    const { typeAnnotation, optional: isOptional, definite } = type.child(0).toAST<FieldType>();
    if (typeAnnotation) node.typeAnnotation = typeAnnotation;
    if (isOptional) node.optional = true;
    if (definite) node.definite = true;
  }
  return node;
}

export const classes = {
  ClassDeclaration(this: Tree, _word: Tree, id: Tree, tailTree: Tree): ClassDeclaration {
    const tail = tailTree.toAST<ClassTail>();
    const node: ClassDeclaration = {
      type: "ClassDeclaration",
      start: this.start,
      end: this.end,
      id: id.toAST(),
      superClass: tail.heritage ? tail.heritage.superClass : null,
      body: tail.body,
    };
    return withTypes(node, tail);
  },
  ClassExpression(this: Tree, _word: Tree, id: Tree, tailTree: Tree): ClassExpression {
    const tail = tailTree.toAST<ClassTail>();
    const node: ClassExpression = {
      type: "ClassExpression",
      start: this.start,
      end: this.end,
      id: optional(id),
      superClass: tail.heritage ? tail.heritage.superClass : null,
      body: tail.body,
    };
    return withTypes(node, tail);
  },
  ClassTail(this: Tree, types: Tree, heritage: Tree, interfaces: Tree, body: Tree): ClassTail {
    return {
      typeParameters: optional(types),
      heritage: optional(heritage),
      implements: optional(interfaces),
      body: body.toAST(),
    };
  },
  Heritage(this: Tree, _word: Tree, superClass: Tree, types: Tree): ClassTail["heritage"] {
    return { superClass: superClass.toAST(), superTypeArguments: optional(types) };
  },
  ClassBody(this: Tree, _open: Tree, elements: Tree, _close: Tree): ClassBody {
    const body = all<ClassElement | null>(elements).filter((element) => element !== null);
    return { type: "ClassBody", start: this.start, end: this.end, body };
  },
  ClassElement_empty(this: Tree, _semicolon: Tree): null {
    return null;
  },
  StaticBlock(this: Tree, _word: Tree, _open: Tree, items: Tree, _close: Tree): NodeBase & { body: unknown[] } {
    return { type: "StaticBlock", start: this.start, end: this.end, body: all(items) };
  },
  MethodDefinition(this: Tree, modifiers: Tree, method: Tree): MethodDefinition {
    const property = method.toAST<Property>();
    const node: MethodDefinition = {
      type: "MethodDefinition",
      start: this.start,
      end: this.end,
      static: false,
      computed: property.computed,
      key: property.key,
      kind: property.kind === "init" ? "method" : property.kind,
      value: property.value as MethodDefinition["value"],
    };
    if (modifiers.numChildren > 0) modify(node, modifiers);
    if (node.kind === "method" && !node.static && isConstructorName(property)) node.kind = "constructor";
    return node;
  },
  PropertyDefinition_initialized(
    this: Tree,
    modifiers: Tree,
    key: Tree,
    type: Tree,
    _equals: Tree,
    value: Tree,
    _semicolon: Tree,
  ): Field {
    return field(this, modifiers, key, type, value.toAST());
  },
  StaticField(this: Tree, _word: Tree, key: Tree, _semicolon: Tree): PropertyDefinition {
    const { start, end } = this;
    return { type: "PropertyDefinition", start, end, static: true, computed: false, key: key.toAST(), value: null };
  },
  PropertyDefinition_bare(this: Tree, modifiers: Tree, key: Tree, type: Tree, _semicolon: Tree): Field {
    return field(this, modifiers, key, type, null);
  },
};
