/** Patterns: which variable each target of a binding or an assignment initialises or writes. */
import type { Node } from "../../syntax/Ast.ts";
import type { Resolver } from "./Resolver.ts";
import { each, type Next } from "./Next.ts";

/**
 * What a pattern does to its names: `initialise` a lexical variable or parameter, `write` a `var` that is declared here
 * (`declare`: without a value), or `assign` to whatever the target refers to.
 */
export type PatternMode = "initialise" | "write" | "declare" | "assign";

export function pattern(resolver: Resolver, node: Node, mode: PatternMode): Next {
  switch (node.type) {
    case "Identifier":
      return mode === "assign" ? resolver.refer(node, true) : bind(resolver, node.name, node, mode);
    case "ObjectPattern":
      return each(node.properties, (property) =>
        property.type === "Property"
          ? [property.computed ? property.key : null, () => pattern(resolver, property.value, mode)]
          : pattern(resolver, property.argument, mode),
      );
    case "ArrayPattern":
      return each(node.elements, (element) => (element === null ? null : pattern(resolver, element, mode)));
    case "RestElement":
      return pattern(resolver, node.argument, mode);
    case "AssignmentPattern":
      return [node.right, () => pattern(resolver, node.left, mode)];
    case "TSAsExpression":
    case "TSSatisfiesExpression":
    case "TSNonNullExpression":
      return pattern(resolver, node.expression, mode);
    default:
      return node;
  }
}

function bind(resolver: Resolver, name: string, node: Node, mode: PatternMode): void {
  const variable = resolver.lookup(name);
  if (variable === null) return;
  resolver.declarations.set(node, variable);
  if (mode === "initialise") variable.ready = true;
  if (mode === "write") variable.reassigned = true;
}
