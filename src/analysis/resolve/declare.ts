/**
 * Hoisting: declares the names of a statement list before the list is walked. Lexical names come from the list itself,
 * `var` names from every statement below it down to the next function.
 */
import type { Node, Pattern, Statement, VariableDeclaration } from "../../syntax/Ast.ts";
import { NODES_IN_STEP, type Steps } from "../../syntax/Steps.ts";
import { isErased, isLong, isLongList } from "../../syntax/walk.ts";
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

/** Declares `let`, `const`, classes and functions of a statement list in the current scope, before what comes next. */
export function declareLexical(resolver: Resolver, statements: readonly Node[]): Next {
  if (isLongList(statements)) return each(statements, (statement) => declareStatement(resolver, statement));
  for (const statement of statements) declareStatement(resolver, statement);
}

function declareStatement(resolver: Resolver, statement: Node): Next {
  if (isErased(statement)) return;
  if (statement.type === "FunctionDeclaration") resolver.declareFunction(statement);
  else if (statement.type === "ClassDeclaration") resolver.declare(statement.id.name, "class", statement.id);
  else if (statement.type === "Unsupported") return declareLexical(resolver, statement.inner);
  else if (statement.type === "VariableDeclaration" && statement.kind !== "var")
    return declareDeclarators(resolver, statement, statement.kind);
}

function declareDeclarators(resolver: Resolver, { declarations }: VariableDeclaration, kind: VariableKind): Next {
  if (isLongList(declarations)) return each(declarations, ({ id }) => declarePattern(resolver, id, kind));
  for (const { id } of declarations) declarePattern(resolver, id, kind);
}

/** Declares the parameters of a function in the current scope, before what comes next. */
export function declareParameters(resolver: Resolver, parameters: readonly Pattern[]): Next {
  if (isLongList(parameters)) return each(parameters, (parameter) => declarePattern(resolver, parameter, "parameter"));
  for (const parameter of parameters) declarePattern(resolver, parameter, "parameter");
}

/** Declares every name a pattern binds in the current scope, before what comes next. */
export function declarePattern(resolver: Resolver, pattern: Node, kind: VariableKind): Next {
  if (pattern.type === "Identifier") return declareName(resolver, pattern.name, pattern, kind);
  if (isLong(pattern))
    return each(bindingParts(pattern), (part) => (part === null ? null : declarePattern(resolver, part, kind)));
  forEachBoundName(pattern, (name, node) => declareName(resolver, name, node, kind));
}

function declareName(resolver: Resolver, name: string, node: Node, kind: VariableKind): undefined {
  const variable = resolver.declare(name, kind, node);
  if (kind === "parameter") resolver.function.parameters.push(variable);
}

type Parts = readonly (Node | null)[];

const none: readonly never[] = [];

/** The parts of a binding pattern that bind names. */
function bindingParts(pattern: Node): Parts {
  switch (pattern.type) {
    case "ObjectPattern":
      return pattern.properties;
    case "ArrayPattern":
      return pattern.elements;
    case "Property":
      return [pattern.value];
    case "RestElement":
      return [pattern.argument];
    case "AssignmentPattern":
      return [pattern.left];
    default:
      return none;
  }
}

/** Calls `visit` with every name a binding pattern binds, in source order. */
export function forEachBoundName(pattern: Node, visit: (name: string, node: Node) => void): void {
  if (pattern.type === "Identifier") return visit(pattern.name, pattern);
  for (const part of bindingParts(pattern)) if (part !== null) forEachBoundName(part, visit);
}

/** The same for long patterns. */
export function* forEachBoundNameInSteps(
  patterns: readonly Node[],
  visit: (name: string, node: Node) => void,
): Steps<void> {
  const pending = patterns.toReversed();
  for (let seen = 1; pending.length > 0; seen++) {
    if (seen % NODES_IN_STEP === 0) yield;
    const pattern = pending.pop()!;
    if (pattern.type === "Identifier") {
      visit(pattern.name, pattern);
      continue;
    }
    const parts = bindingParts(pattern);
    for (let i = parts.length - 1; i >= 0; i--) if (parts[i] !== null) pending.push(parts[i]!);
  }
}

/** The parts of a statement in which `var` declarations may stand. */
function varParts(statement: Node): Parts {
  switch (statement.type) {
    case "BlockStatement":
      return statement.body;
    case "IfStatement":
      return [statement.consequent, statement.alternate];
    case "ForStatement":
      return [statement.init, statement.body];
    case "ForInStatement":
    case "ForOfStatement":
      return [statement.left, statement.body];
    case "WhileStatement":
    case "DoWhileStatement":
    case "LabeledStatement":
      return [statement.body];
    case "TryStatement":
      return [statement.block, statement.handler === null ? null : statement.handler.body, statement.finalizer];
    case "SwitchStatement":
      return statement.cases;
    case "SwitchCase":
      return statement.consequent;
    case "Unsupported":
      return statement.inner;
    default:
      return none;
  }
}

/** Declares every `var` in and below a statement, down to the next function. */
function declareVars(resolver: Resolver, statement: Node): Next {
  if (statement.type === "VariableDeclaration")
    return statement.kind === "var" && !isErased(statement) ? declareDeclarators(resolver, statement, "var") : null;
  const parts = varParts(statement);
  if (isLong(statement)) return each(parts, (part) => (part === null ? null : declareVars(resolver, part)));
  for (const part of parts) if (part !== null) declareVars(resolver, part);
}

/** Hoists the names of the statements of a function body, program or static block, before what comes next. */
export function declareBody(resolver: Resolver, statements: readonly Statement[]): Next {
  const lexical = declareLexical(resolver, statements);
  if (isLongList(statements)) return [lexical, each(statements, (statement) => declareVars(resolver, statement))];
  for (const statement of statements) declareVars(resolver, statement);
}
