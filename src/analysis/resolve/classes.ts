/**
 * Classes: the scope of the class's own name and private names, heritage and computed keys (which run in the function
 * around the class), then methods, field initialisers and static blocks (functions of their own).
 */
import type { ClassNode, MethodDefinition, PropertyDefinition, StaticBlock } from "../../syntax/Ast.ts";
import { isErased } from "../../syntax/walk.ts";
import type { FunctionKind } from "../Scope.ts";
import { expression } from "./expressions.ts";
import { resolveFunction, statementsOfBody } from "./functions.ts";
import { privateKey, type Resolver } from "./Resolver.ts";

type Element = MethodDefinition | PropertyDefinition | StaticBlock;

export function resolveClass(resolver: Resolver, node: ClassNode): void {
  const elements = node.body.body.filter((element): element is Element => !isErased(element));
  const hasPrivateNames = elements.some((element) => "key" in element && element.key.type === "PrivateIdentifier");
  const scope = node.id !== null || hasPrivateNames ? resolver.openScope("class", node) : null;
  const own = node.id === null ? null : resolver.declare(node.id.name, "className", node.id);
  if (own !== null && node.type === "ClassExpression") resolver.declarations.set(own.declaration!, own);
  // The heritage sees the class's own name but the private names of the classes around it.
  if (node.superClass !== null) expression(resolver, node.superClass);
  for (const element of elements) {
    if (!("key" in element) || element.key.type !== "PrivateIdentifier") continue;
    resolver.declarations.set(element.key, resolver.declare(privateKey(element.key), "privateName", element.key));
  }
  for (const element of elements) if ("key" in element && element.computed) expression(resolver, element.key);
  // Nothing can reach the class before its name has its value but through that name.
  if (own !== null) own.ready = true;
  for (const element of elements) resolveElement(resolver, node, element);
  // Methods are created before the name has its value, so they share a box with it.
  if (own?.captured === true) own.capturedEarly = true;
  if (scope !== null) resolver.closeScope(scope);
}

function resolveElement(resolver: Resolver, node: ClassNode, element: Element): void {
  if (element.type === "MethodDefinition") method(resolver, node, element);
  else if (element.type === "PropertyDefinition") field(resolver, element);
  else if (element.type === "StaticBlock") staticBlock(resolver, element);
  else expression(resolver, element);
}

function method(resolver: Resolver, node: ClassNode, element: MethodDefinition): void {
  if (element.value.type !== "FunctionExpression") return;
  const constructor: FunctionKind = node.superClass === null ? "constructor" : "derivedConstructor";
  resolveFunction(resolver, element.value, element.kind === "constructor" ? constructor : "method");
}

function field(resolver: Resolver, element: PropertyDefinition): void {
  if (element.value === null) return;
  const opened = resolver.openFunction(element, "field");
  const scope = resolver.openScope("field", element);
  expression(resolver, element.value);
  resolver.closeScope(scope);
  resolver.closeFunction(opened);
}

function staticBlock(resolver: Resolver, element: StaticBlock): void {
  const opened = resolver.openFunction(element, "staticBlock");
  const scope = resolver.openScope("staticBlock", element);
  statementsOfBody(resolver, element.body);
  resolver.closeScope(scope);
  resolver.closeFunction(opened);
}
