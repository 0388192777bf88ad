/** Actions for the members of interfaces and object types, and for class members that only have a type. */
import type {
  Identifier,
  NodeBase,
  PropertyName,
  TSAbstractMethodDefinition,
  MethodDefinition,
  TSEmptyBodyFunctionExpression,
  TSCallSignatureDeclaration,
  TSConstructSignatureDeclaration,
  TSIndexSignature,
  TSMethodSignature,
  TSPropertySignature,
  TSTypeElement,
} from "../Ast.ts";
import { type FieldType, isConstructorName, modify } from "./classes.ts";
import { type Signature, withTypes } from "./functions.ts";
import { annotate } from "./patterns.ts";
import { optional, type Tree } from "./Tree.ts";

/** A method without a body, before its modifiers are known. */
export interface MethodHead {
  kind: "method" | "get" | "set";
  key: PropertyName;
  computed: boolean;
  optional: boolean;
  value: TSEmptyBodyFunctionExpression;
}

function methodHead(
  tree: Tree,
  kind: MethodHead["kind"],
  keyTree: Tree,
  mark: boolean,
  signatureTree: Tree,
): MethodHead {
  const key = keyTree.toAST<PropertyName>();
  const head = signatureTree.toAST<Signature>();
  const value: TSEmptyBodyFunctionExpression = {
    type: "TSEmptyBodyFunctionExpression",
    start: signatureTree.start,
    end: tree.end,
    id: null,
    expression: false,
    generator: false,
    async: false,
    params: head.params,
    body: null,
  };
  return { kind, key, computed: key.start !== keyTree.start, optional: mark, value: withTypes(value, head) };
}

function methodSignature(
  { start, end }: Tree,
  kind: TSMethodSignature["kind"],
  keyTree: Tree,
  mark: boolean,
  signatureTree: Tree,
): TSMethodSignature {
  const key = keyTree.toAST<PropertyName>();
  const head = signatureTree.toAST<Signature>();
  const computed = key.start !== keyTree.start;
  const node: TSMethodSignature = { type: "TSMethodSignature", start, end, key, computed, kind, params: head.params };
  if (mark) node.optional = true;
  return withTypes(node, head);
}

function propertySignature({ start, end }: Tree, readonly: Tree, keyTree: Tree, mark: Tree): TSPropertySignature {
  const key = keyTree.toAST<PropertyName>();
  const computed = key.start !== keyTree.start;
  const node: TSPropertySignature = { type: "TSPropertySignature", start, end, key, computed };
  if (mark.numChildren > 0) node.optional = true;
  if (readonly.numChildren > 0) node.readonly = true;
  return node;
}

export const members = {
  FieldType_plain(this: Tree, type: Tree): FieldType {
    return { typeAnnotation: type.toAST(), optional: false, definite: false };
  },
  FieldType_optional(this: Tree, _mark: Tree, type: Tree): FieldType {
    return { typeAnnotation: optional(type), optional: true, definite: false };
  },
  FieldType_definite(this: Tree, _mark: Tree, type: Tree): FieldType {
    return { typeAnnotation: type.toAST(), optional: false, definite: true };
  },

  ClassIndexSignature(this: Tree, modifiers: Tree, signature: Tree, _semicolon: Tree): TSIndexSignature {
    const node = signature.toAST<TSIndexSignature>();
    node.start = this.start;
    for (const { text } of modifiers.children) if (text === "static" || text === "readonly") node[text] = true;
    return node;
  },
  MethodSignature(
    this: Tree,
    modifiers: Tree,
    headTree: Tree,
    _semicolon: Tree,
  ): MethodDefinition | TSAbstractMethodDefinition {
    const head = headTree.toAST<MethodHead>();
    const isAbstract = modifiers.children.some(({ text }) => text === "abstract");
    const node: MethodDefinition | TSAbstractMethodDefinition = {
      type: isAbstract ? "TSAbstractMethodDefinition" : "MethodDefinition",
      start: this.start,
      end: this.end,
      static: false,
      computed: head.computed,
      key: head.key,
      kind: head.kind,
      value: head.value,
    };
    modify(node, modifiers);
    if (head.optional) node.optional = true;
    if (!node.static && isConstructorName(node)) node.kind = "constructor";
    return node;
  },
  MethodHead_get(this: Tree, _word: Tree, key: Tree, signature: Tree): MethodHead {
    return methodHead(this, "get", key, false, signature);
  },
  MethodHead_set(this: Tree, _word: Tree, key: Tree, signature: Tree): MethodHead {
    return methodHead(this, "set", key, false, signature);
  },
  MethodHead_plain(this: Tree, key: Tree, mark: Tree, signature: Tree): MethodHead {
    return methodHead(this, "method", key, mark.numChildren > 0, signature);
  },

  TypeMember(this: Tree, member: Tree, _end: Tree): TSTypeElement {
    const node = member.toAST<TSTypeElement>();
    node.end = this.end;
    return node;
  },
  IndexSignature(
    this: Tree,
    readonly: Tree,
    _open: Tree,
    name: Tree,
    keyType: Tree,
    _close: Tree,
    type: Tree,
  ): TSIndexSignature {
    const { start, end } = this;
    const key = name.toAST<Identifier>();
    annotate(key, keyType);
    const node: TSIndexSignature = { type: "TSIndexSignature", start, end, parameters: [key] };
    if (type.numChildren > 0) node.typeAnnotation = type.child(0).toAST();
    if (readonly.numChildren > 0) node.readonly = true;
    return node;
  },
  PropertySignature(this: Tree, readonly: Tree, key: Tree, mark: Tree, type: Tree): TSPropertySignature {
    const node = propertySignature(this, readonly, key, mark);
    node.typeAnnotation = type.toAST();
    return node;
  },
  BareProperty(this: Tree, readonly: Tree, key: Tree, mark: Tree): TSPropertySignature {
    return propertySignature(this, readonly, key, mark);
  },
  CallSignature(this: Tree, signature: Tree): TSTypeElement {
    const head = signature.toAST<Signature>();
    const { start, end } = this;
    return withTypes<TSCallSignatureDeclaration>(
      { type: "TSCallSignatureDeclaration", start, end, params: head.params },
      head,
    );
  },
  ConstructSignature(this: Tree, _word: Tree, signature: Tree): TSTypeElement {
    const head = signature.toAST<Signature>();
    const { start, end } = this;
    return withTypes<TSConstructSignatureDeclaration>(
      { type: "TSConstructSignatureDeclaration", start, end, params: head.params },
      head,
    );
  },
  AccessorSignature_get(this: Tree, _word: Tree, key: Tree, signature: Tree): TSTypeElement {
    return methodSignature(this, "get", key, false, signature);
  },
  AccessorSignature_set(this: Tree, _word: Tree, key: Tree, signature: Tree): TSTypeElement {
    return methodSignature(this, "set", key, false, signature);
  },
  InterfaceMethod(this: Tree, key: Tree, mark: Tree, signature: Tree): TSTypeElement {
    return methodSignature(this, "method", key, mark.numChildren > 0, signature);
  },
  TypeLiteral(this: Tree, _open: Tree, elements: Tree, _close: Tree): NodeBase & { members: TSTypeElement[] } {
    const membersOf = elements.children.map((tree) => tree.toAST<TSTypeElement>());
    return { type: "TSTypeLiteral", start: this.start, end: this.end, members: membersOf };
  },
};
