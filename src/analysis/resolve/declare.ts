/**
 * Hoisting: declares the names of a statement list before the list is walked. Lexical names come from the list itself,
 * `var` names from every statement below it down to the next function.
 */
import type { Node, Pattern, Statement, SwitchCase } from "../../syntax/Ast.ts";
import { NODES_IN_STEP } from "../../syntax/Steps.ts";
import { isErased } from "../../syntax/walk.ts";
import type { VariableKind } from "../Scope.ts";
import { each, type Next } from "./Next.ts";
import type { Resolver } from "./Resolver.ts";

/** Whether a statement list declares anything that belongs to its own block. */
export function hasLexicalNames(statements: readonly Statement[]): boolean {
  return statements.some((statement) => {
    if (statement.type === "VariableDeclaration") return statement.kind !== "var";
    if (statement.type === "Unsupported") return true;
    return statement.type === "FunctionDeclaration" || statement.type === "ClassDeclaration";
  });
}

/** Declares `let`, `const`, classes and functions of a statement list in the current scope. */
export function declareLexical(resolver: Resolver, statements: readonly Node[]): void {
  for (const statement of statements) declareStatement(resolver, statement);
}

function declareStatement(resolver: Resolver, statement: Node): void {
  if (isErased(statement)) return;
  if (statement.type === "FunctionDeclaration") resolver.declareFunction(statement);
  else if (statement.type === "ClassDeclaration") resolver.declare(statement.id.name, "class", statement.id);
  else if (statement.type === "Unsupported") declareLexical(resolver, statement.inner);
  else if (statement.type === "VariableDeclaration" && statement.kind !== "var") {
    for (const { id } of statement.declarations) declarePattern(resolver, id, statement.kind);
  }
}

/** Declares every name a pattern binds in the current scope. */
export function declarePattern(resolver: Resolver, pattern: Pattern, kind: VariableKind): void {
  forEachBoundName(pattern, (name, node) => {
    const variable = resolver.declare(name, kind, node);
    if (kind === "parameter") resolver.function.parameters.push(variable);
  });
}

/** Calls `visit` with every name a binding pattern binds, in source order. */
export function forEachBoundName(pattern: Node, visit: (name: string, node: Node) => void): void {
  switch (pattern.type) {
    case "Identifier":
      return visit(pattern.name, pattern);
    case "ObjectPattern":
      return pattern.properties.forEach((property) => {
        forEachBoundName(property.type === "Property" ? property.value : property, visit);
      });
    case "ArrayPattern":
      return pattern.elements.forEach((element) => element !== null && forEachBoundName(element, visit));
    case "RestElement":
      return forEachBoundName(pattern.argument, visit);
    case "AssignmentPattern":
      return forEachBoundName(pattern.left, visit);
    default:
      return;
  }
}

/** Calls `visit` with every `var` declaration below a statement, without entering functions or classes. */
function forEachVarName(root: Node, visit: (name: string, node: Node) => void): void {
  for (let statement: Node | null = root; statement !== null;) {
    switch (statement.type) {
      case "VariableDeclaration":
        if (statement.kind === "var" && !isErased(statement)) {
          for (const { id } of statement.declarations) forEachBoundName(id, visit);
        }
        return;
      case "BlockStatement":
        return forEachVarNameIn(statement.body, visit);
      case "IfStatement":
        forEachVarName(statement.consequent, visit);
        statement = statement.alternate;
        continue;
      case "ForStatement":
        if (statement.init?.type === "VariableDeclaration") forEachVarName(statement.init, visit);
        statement = statement.body;
        continue;
      case "ForInStatement":
      case "ForOfStatement":
        if (statement.left.type === "VariableDeclaration") forEachVarName(statement.left, visit);
        statement = statement.body;
        continue;
      case "WhileStatement":
      case "DoWhileStatement":
      case "LabeledStatement":
        statement = statement.body;
        continue;
      case "TryStatement":
        forEachVarName(statement.block, visit);
        if (statement.handler !== null) forEachVarName(statement.handler.body, visit);
        statement = statement.finalizer;
        continue;
      case "SwitchStatement":
        return statement.cases.forEach((clause: SwitchCase) => forEachVarNameIn(clause.consequent, visit));
      case "Unsupported":
        return forEachVarNameIn(statement.inner, visit);
      default:
        return;
    }
  }
}

function forEachVarNameIn(statements: readonly Node[], visit: (name: string, node: Node) => void): void {
  for (const statement of statements) forEachVarName(statement, visit);
}

/** Hoists the names of the statements of a function body, program or static block, before what comes next. */
export function declareBody(resolver: Resolver, statements: readonly Statement[]): Next {
  const declareVar = (name: string, node: Node): void => void resolver.declare(name, "var", node);
  if (statements.length > NODES_IN_STEP)
    return [
      each(statements, (statement) => declareStatement(resolver, statement)),
      each(statements, (statement) => forEachVarName(statement, declareVar)),
    ];
  declareLexical(resolver, statements);
  forEachVarNameIn(statements, declareVar);
}

/** Hoists the names that a block declares for itself. */
export const declareBlock = (resolver: Resolver, statements: readonly Statement[]): Next =>
  statements.length > NODES_IN_STEP
    ? each(statements, (statement) => declareStatement(resolver, statement))
    : declareLexical(resolver, statements);
