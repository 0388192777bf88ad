/** Functions of every kind: their frame, parameter scope, body scope and hoisted names. */
import type { FunctionDeclaration, FunctionNode, Node, Pattern } from "../../syntax/Ast.ts";
import type { FunctionKind } from "../Scope.ts";
import { declareBody, declareParameters } from "./declare.ts";
import { pattern } from "./patterns.ts";
import type { FunctionRecord } from "./records.ts";
import type { Resolver } from "./Resolver.ts";
import { each, type Next } from "./Next.ts";

/** Resolves a function where it is created. */
export function resolveFunction(resolver: Resolver, node: FunctionNode, kind: FunctionKind): Next {
  const { scope } = resolver;
  const opened = resolver.openFunction(node, kind);
  if (node.type === "FunctionExpression") opened.ownName = node.id;
  if (node.type === "FunctionDeclaration") opened.hoistedIn = scope;
  opened.simpleParameters = node.params.every((parameter) => parameter.type === "Identifier");
  opened.hasParameterExpressions = !opened.simpleParameters && node.params.some(containsExpression);
  opened.length = expectedArguments(node.params);
  const outer = resolver.openScope(opened.hasParameterExpressions ? "parameters" : "function", node);
  return [
    declareParameters(resolver, node.params),
    // A derived constructor looks at `this` when it returns, used or not.
    opened.kind === "derivedConstructor" ? () => void (opened.this = opened.pseudo("this", outer)) : null,
    each(node.params, (parameter) => pattern(resolver, parameter, "initialise")),
    () => body(resolver, node, opened),
    () => resolver.closeScope(outer),
    () => resolver.closeFunction(opened),
  ];
}

/** Resolves the body of a hoisted declaration in the scope that declares it. */
export const resolveDeclaration = (resolver: Resolver, node: FunctionDeclaration): Next =>
  resolveFunction(resolver, node, "normal");

function body(resolver: Resolver, node: FunctionNode, { hasParameterExpressions }: FunctionRecord): Next {
  const { body } = node;
  if (body.type !== "BlockStatement") return body;
  const inner = hasParameterExpressions ? resolver.openScope("function", body) : null;
  const declared = declareBody(resolver, body.body);
  if (!declared && inner === null) return body.body;
  return [declared, body.body, inner === null ? null : () => resolver.closeScope(inner)];
}

/** ContainsExpression: whether a parameter holds an initialiser or a computed key. */
function containsExpression(node: Node): boolean {
  switch (node.type) {
    case "AssignmentPattern":
      return true;
    case "ObjectPattern":
      return node.properties.some((property) =>
        property.type === "Property"
          ? property.computed || containsExpression(property.value)
          : containsExpression(property),
      );
    case "ArrayPattern":
      return node.elements.some((element) => element !== null && containsExpression(element));
    case "RestElement":
      return containsExpression(node.argument);
    default:
      return false;
  }
}

function expectedArguments(parameters: readonly Pattern[]): number {
  const index = parameters.findIndex(({ type }) => type === "AssignmentPattern" || type === "RestElement");
  return index === -1 ? parameters.length : index;
}
