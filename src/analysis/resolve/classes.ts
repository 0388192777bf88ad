/**
 * Classes: the scope of the class's own name and private names, heritage and computed keys (which run in the function
 * around the class), then methods, field initialisers and static blocks (functions of their own).
 */
import type { ClassNode, MethodDefinition, PropertyDefinition, StaticBlock } from "../../syntax/Ast.ts";
import { isErased } from "../../syntax/walk.ts";
import type { FunctionKind } from "../Scope.ts";
import { declareBody } from "./declare.ts";
import { resolveFunction } from "./functions.ts";
import { privateKey, type Resolver } from "./Resolver.ts";
import { each, type Next } from "./Next.ts";

type Element = MethodDefinition | PropertyDefinition | StaticBlock;

export function resolveClass(resolver: Resolver, node: ClassNode): Next {
  const elements = node.body.body.filter((element): element is Element => !isErased(element));
  const hasPrivateNames = elements.some((element) => "key" in element && element.key.type === "PrivateIdentifier");
  const scope = node.id !== null || hasPrivateNames ? resolver.openScope("class", node) : null;
  const own = node.id === null ? null : resolver.declare(node.id.name, "className", node.id);
  if (own !== null && node.type === "ClassExpression") resolver.declarations.set(own.declaration!, own);
  return [
    // The heritage sees the class's own name but the private names of the classes around it.
    node.superClass,
    each(elements, (element) => declarePrivate(resolver, element)),
    each(elements, (element) => ("key" in element && element.computed ? element.key : null)),
    // Nothing can reach the class before its name has its value but through that name.
    () => void (own !== null && (own.ready = true)),
    each(elements, (element) => resolveElement(resolver, node, element)),
    () => {
      // Methods are created before the name has its value, so they share a box with it.
      if (own?.captured === true) own.capturedEarly = true;
      return scope === null ? null : resolver.closeScope(scope);
    },
  ];
}

function declarePrivate(resolver: Resolver, element: Element): void {
  if (!("key" in element) || element.key.type !== "PrivateIdentifier") return;
  resolver.declarations.set(element.key, resolver.declare(privateKey(element.key), "privateName", element.key));
}

function resolveElement(resolver: Resolver, node: ClassNode, element: Element): Next {
  if (element.type === "MethodDefinition") return method(resolver, node, element);
  if (element.type === "PropertyDefinition") return field(resolver, element);
  return element.type === "StaticBlock" ? staticBlock(resolver, element) : element;
}

function method(resolver: Resolver, node: ClassNode, element: MethodDefinition): Next {
  if (element.value.type !== "FunctionExpression") return null;
  const constructor: FunctionKind = node.superClass === null ? "constructor" : "derivedConstructor";
  return resolveFunction(resolver, element.value, element.kind === "constructor" ? constructor : "method");
}

function field(resolver: Resolver, element: PropertyDefinition): Next {
  if (element.value === null) return null;
  const opened = resolver.openFunction(element, "field");
  const scope = resolver.openScope("field", element);
  return [element.value, () => resolver.closeScope(scope), () => resolver.closeFunction(opened)];
}

function staticBlock(resolver: Resolver, element: StaticBlock): Next {
  const opened = resolver.openFunction(element, "staticBlock");
  const scope = resolver.openScope("staticBlock", element);
  return [
    declareBody(resolver, element.body),
    element.body,
    () => resolver.closeScope(scope),
    () => resolver.closeFunction(opened),
  ];
}
