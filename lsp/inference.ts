/**
 * What a value is, as far as the text and the tools' schemas tell: a built-in object, data of a schema, a list, a
 * promise, a function. Enough for completion and hover, never for refusing anything; what is not certain is `null`.
 */
import type { CallExpression, ClassNode, Expression, Node, Property } from "../src/syntax/Ast.ts";
import type { Variable } from "../src/analysis/Scope.ts";
import { literalKey } from "../src/syntax/literals.ts";
import { builtin, memberOf } from "./builtins.ts";
import { callResult, elementCallbacks } from "./callResults.ts";
import { classMembers, ownerOfThis } from "./classMembers.ts";
import { fieldOf, itemsOf, typeOf, type SchemaPart } from "../src/schema/fields.ts";
import { placeOf, type ToolPlace, type ToolSet } from "./tools.ts";
import { nameOf, type View } from "./View.ts";

export type Type =
  | { readonly kind: "builtin"; readonly id: string }
  | { readonly kind: "schema"; readonly part: SchemaPart }
  | { readonly kind: "list"; readonly element: Type | null; readonly elements?: readonly (Type | null)[] }
  | { readonly kind: "promise"; readonly value: Type | null }
  | { readonly kind: "object"; readonly fields: ReadonlyMap<string, Property> }
  | { readonly kind: "function"; readonly node: Node }
  | { readonly kind: "class"; readonly node: ClassNode; readonly isStatic: boolean }
  | { readonly kind: "tools"; readonly place: ToolPlace; readonly segments: readonly string[] };

/** @unit steps from a use to where its type is known */
const MAX_STEPS = 40;

const builtinType = (id: string): Type => ({ kind: "builtin", id });
const schemaTypes: Readonly<Record<string, string>> = {
  string: "StringPrototype",
  number: "NumberPrototype",
  boolean: "BooleanPrototype",
  array: "ArrayPrototype",
  object: "ObjectPrototype",
};

/** The built-in object whose members a value has. */
export function prototypeOf(type: Type): string | null {
  switch (type.kind) {
    case "builtin":
      return type.id;
    case "schema":
      return schemaTypes[typeOf(type.part) ?? ""] ?? null;
    case "list":
      return "ArrayPrototype";
    case "promise":
      return "PromisePrototype";
    case "object":
      return "ObjectPrototype";
    case "function":
      return "FunctionPrototype";
    case "class":
      return type.isStatic ? "FunctionPrototype" : "ObjectPrototype";
    case "tools":
      return type.place.tool === undefined ? null : "FunctionPrototype";
  }
}

export class Inference {
  readonly view: View;
  readonly tools: ToolSet | undefined;
  #steps = 0;

  constructor(view: View, tools: ToolSet | undefined) {
    this.view = view;
    this.tools = tools;
  }

  /** The type of an expression's value. */
  typeOf(node: Node): Type | null {
    if (++this.#steps > MAX_STEPS) return null;
    try {
      return this.#typeOf(node);
    } finally {
      this.#steps--;
    }
  }

  #typeOf(node: Node): Type | null {
    switch (node.type) {
      case "Literal":
        return literalType(node);
      case "TemplateLiteral":
        return builtinType("StringPrototype");
      case "ArrayExpression": {
        const elements = node.elements.map((element) => (element === null ? null : this.#elementType(element)));
        return { kind: "list", element: elements[0] ?? null, elements };
      }
      case "ObjectExpression":
        return { kind: "object", fields: propertiesOf(node.properties) };
      case "ArrowFunctionExpression":
      case "FunctionExpression":
      case "FunctionDeclaration":
        return { kind: "function", node };
      case "Identifier":
        return this.#nameType(node);
      case "MemberExpression":
        return this.#memberType(node);
      case "CallExpression":
        return this.#callType(node);
      case "ThisExpression":
        return this.#thisType(node);
      case "ClassDeclaration":
      case "ClassExpression":
        return { kind: "class", node, isStatic: true };
      case "NewExpression":
        return this.#instanceType(node.callee);
      case "AwaitExpression":
        return unwrap(this.typeOf(node.argument));
      case "ChainExpression":
      case "TSAsExpression":
      case "TSSatisfiesExpression":
      case "TSNonNullExpression":
        return this.typeOf(node.expression);
      case "ConditionalExpression":
        return this.typeOf(node.consequent) ?? this.typeOf(node.alternate);
      case "LogicalExpression":
        return this.typeOf(node.left) ?? this.typeOf(node.right);
      case "AssignmentExpression":
        return this.typeOf(node.right);
      case "SequenceExpression":
        return this.typeOf(node.expressions.at(-1)!);
      case "UnaryExpression":
        return builtinType(
          node.operator === "typeof"
            ? "StringPrototype"
            : node.operator === "!"
              ? "BooleanPrototype"
              : "NumberPrototype",
        );
      default:
        return null;
    }
  }

  /** The element that an element of a list literal stands for. */
  #elementType(element: Node): Type | null {
    return element.type === "SpreadElement" ? elementOf(this.typeOf(element.argument)) : this.typeOf(element);
  }

  #isGlobal(node: Node): boolean {
    return (this.view.resolution.references.get(node)?.variable ?? null) === null;
  }

  #thisType(node: Node): Type | null {
    const owner = ownerOfThis(node, this.view);
    if (owner === null) return null;
    return "literal" in owner ? this.typeOf(owner.literal) : { kind: "class", ...owner };
  }

  /** What `new callee()` makes. */
  #instanceType(callee: Node): Type | null {
    if (callee.type === "Identifier" && this.#isGlobal(callee)) return instanceOf(callee.name);
    const type = this.typeOf(callee);
    return type?.kind === "class" && type.isStatic ? { ...type, isStatic: false } : null;
  }

  #nameType(node: Extract<Node, { type: "Identifier" }>): Type | null {
    const variable = this.view.variableOf(node);
    if (variable !== null) return this.variableType(variable);
    if (node.name === "tools" && this.tools !== undefined)
      return { kind: "tools", place: this.tools.root, segments: [] };
    return builtin(node.name) === undefined ? null : builtinType(node.name);
  }

  /** What a variable holds, by its declaration. */
  variableType(variable: Variable): Type | null {
    const { declaration } = variable;
    if (declaration === null) return null;
    if (variable.kind === "class" || variable.kind === "className")
      return this.typeOf(this.view.functionOf(declaration));
    if (variable.kind === "function") return { kind: "function", node: this.view.functionOf(declaration) };
    return this.boundType(nameOf(declaration)!);
  }

  /** The type of what a pattern, or a name in it, is bound to. */
  boundType(pattern: Node): Type | null {
    if (++this.#steps > MAX_STEPS) return null;
    try {
      return this.#boundIn(pattern);
    } finally {
      this.#steps--;
    }
  }

  #boundIn(pattern: Node): Type | null {
    const parent = this.view.parent(pattern);
    switch (parent?.type) {
      case "VariableDeclarator":
        if (parent.init !== null) return this.typeOf(parent.init);
        return this.#iteratedType(parent);
      case "AssignmentPattern":
        return this.boundType(parent) ?? this.typeOf(parent.right);
      case "Property": {
        const object = this.boundType(this.view.parent(parent)!);
        const name = propertyName(parent);
        return object === null || name === null ? null : this.fieldType(object, name);
      }
      case "ArrayPattern": {
        const list = this.boundType(parent);
        const index = parent.elements.indexOf(pattern as never);
        return list?.kind === "list" && list.elements !== undefined
          ? (list.elements[index] ?? list.element)
          : elementOf(list);
      }
      case "FunctionExpression":
      case "ArrowFunctionExpression":
        return this.#parameterType(parent, parent.params.indexOf(pattern as never));
      default:
        return null;
    }
  }

  #iteratedType(declarator: Node): Type | null {
    const declaration = this.view.parent(declarator);
    const loop = declaration === null ? null : this.view.parent(declaration);
    if (loop?.type === "ForInStatement") return builtinType("StringPrototype");
    if (loop?.type !== "ForOfStatement") return null;
    const element = elementOf(this.typeOf(loop.right));
    return loop.await ? unwrap(element) : element;
  }

  /** What a callback gets from the method it is handed to. */
  #parameterType(callback: Node, index: number): Type | null {
    const call = this.view.parent(callback);
    if (call?.type !== "CallExpression" || call.callee.type !== "MemberExpression" || call.arguments[0] !== callback)
      return null;
    const name = propertyName(call.callee);
    const receiver = this.typeOf(call.callee.object);
    if (name === null || receiver === null) return null;
    if (receiver.kind === "promise") return name === "then" && index === 0 ? receiver.value : null;
    return elementCallbacks[name] === index ? elementOf(receiver) : null;
  }

  #memberType({ object, property, computed }: Extract<Node, { type: "MemberExpression" }>): Type | null {
    const type = this.typeOf(object);
    if (type === null) return null;
    if (computed && !(property.type === "Literal" && typeof property.value === "string")) return elementOf(type);
    const name = property.type === "Literal" ? String(property.value) : nameIn(property);
    return name === null ? null : this.fieldType(type, name);
  }

  /** The type of a field of a value. */
  fieldType(type: Type, name: string): Type | null {
    if (type.kind === "tools") {
      const place = placeOf(type.place, [name]);
      return place === undefined ? null : { kind: "tools", place, segments: [...type.segments, name] };
    }
    if (type.kind === "schema") {
      const field = fieldOf(type.part, name);
      if (field !== undefined) return { kind: "schema", part: field };
    }
    if (type.kind === "object") {
      const property = type.fields.get(name);
      if (property !== undefined) return this.typeOf(property.value);
    }
    if (type.kind === "class") {
      const member = classMembers(type.node, type.isStatic, this.view).get(name);
      if (member !== undefined) return member.value === null ? null : this.typeOf(member.value);
    }
    const id = prototypeOf(type);
    const member = id === null ? undefined : memberOf(id, name);
    if (member?.kind === "reference" && member.target !== undefined) return builtinType(member.target);
    return member?.name === "length" || member?.name === "size" ? builtinType("NumberPrototype") : null;
  }

  #callType(node: CallExpression): Type | null {
    const { callee } = node;
    if (callee.type === "Super") return null;
    const called = this.typeOf(callee);
    if (called?.kind === "tools") return called.place.tool === undefined ? null : this.#resultOf(called.place);
    if (called?.kind === "function") return this.#returnType(called.node);
    if (callee.type === "MemberExpression") return callResult(this, callee, node);
    return called?.kind === "builtin" && /^[A-Z]/.test(called.id) ? instanceOf(called.id) : null;
  }

  #resultOf({ tool }: ToolPlace): Type {
    const schema = tool?.outputSchema;
    const value: Type | null = schema === undefined ? null : { kind: "schema", part: { schema, root: schema } };
    return { kind: "promise", value };
  }

  /** What a function of the program returns, by its body or its first `return`. */
  #returnType(node: Node): Type | null {
    if (!("params" in node) || !("body" in node) || !("async" in node)) return null;
    const body = node.body as Node;
    const value = body.type === "BlockStatement" ? firstReturn(body) : body;
    const type = value === null ? null : this.typeOf(value);
    return node.async ? { kind: "promise", value: unwrap(type) } : type;
  }

  /** What a callback returns when it is called. */
  returned(callback: Node | undefined): Type | null {
    return callback === undefined ? null : this.#returnType(callback);
  }
}

/** `await` of a value. */
export const unwrap = (type: Type | null): Type | null => (type?.kind === "promise" ? type.value : type);

/** A name as it is written: private ones with their `#`. */
const nameIn = (node: Node): string | null =>
  node.type === "PrivateIdentifier" ? `#${node.name}` : node.type === "Identifier" ? node.name : null;

/** What iterating or indexing a value gives. */
export function elementOf(type: Type | null): Type | null {
  if (type === null) return null;
  if (type.kind === "list") return type.element;
  if (type.kind === "builtin" && type.id === "StringPrototype") return type;
  const part = type.kind === "schema" ? itemsOf(type.part) : undefined;
  return part === undefined ? null : { kind: "schema", part };
}

/** What `new Name()` makes. */
function instanceOf(name: string): Type | null {
  const id = `${name}Prototype`;
  return builtin(id) === undefined ? null : builtinType(id);
}

function literalType({ value, bigint, regex }: Extract<Node, { type: "Literal" }>): Type | null {
  if (regex !== undefined) return builtinType("RegExpPrototype");
  if (bigint !== undefined) return builtinType("BigIntPrototype");
  if (value === null) return null;
  return builtinType(schemaTypes[typeof value]!);
}

function propertiesOf(properties: readonly Node[]): Map<string, Property> {
  const fields = new Map<string, Property>();
  for (const property of properties) {
    const name = property.type === "Property" ? propertyName(property) : null;
    if (name !== null) fields.set(name, property as Property);
  }
  return fields;
}

/** The constant name of a property or member, if it has one. */
export function propertyName(node: Node): string | null {
  const key = node.type === "Property" ? node.key : node.type === "MemberExpression" ? node.property : null;
  if (key === null || !("computed" in node)) return null;
  if (key.type === "Literal") return literalKey(key);
  return !node.computed && (key.type === "Identifier" || key.type === "PrivateIdentifier") ? key.name : null;
}

function firstReturn(body: Node): Expression | null {
  if (body.type !== "BlockStatement") return null;
  for (const statement of body.body) if (statement.type === "ReturnStatement") return statement.argument;
  return null;
}
