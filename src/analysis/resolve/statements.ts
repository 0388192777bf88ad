/** Statements: one handler per node kind, in execution order. Ladders of `else if` take no host stack. */
import type { ForInStatement, ForOfStatement, Node, Statement, SwitchStatement } from "../../syntax/Ast.ts";
import { isErased } from "../../syntax/walk.ts";
import { resolveClass } from "./classes.ts";
import { declareLexical, declarePattern, hasLexicalNames } from "./declare.ts";
import { expression } from "./expressions.ts";
import { pattern } from "./patterns.ts";
import type { Resolver } from "./Resolver.ts";

type Handlers = {
  readonly [T in Statement["type"]]?: (
    resolver: Resolver,
    node: Extract<Statement, { type: T }>,
  ) => Statement | null | void;
};

/** Resolves a list of statements in the current scope. */
export function statements(resolver: Resolver, list: readonly Statement[]): void {
  for (const node of list) statement(resolver, node);
}

/** Resolves every name in a statement. */
export function statement(resolver: Resolver, node: Node): void {
  let next: Node | null | void = node;
  while (next) {
    if (isErased(next)) return;
    const handler: ((resolver: Resolver, node: never) => Node | null | void) | undefined =
      handlers[next.type as Statement["type"]];
    if (handler === undefined) return expression(resolver, next);
    next = handler(resolver, next as never);
  }
}

const nothing = (): void => undefined;

const handlers: Handlers = {
  ExpressionStatement: (resolver, node) => expression(resolver, node.expression),
  ReturnStatement: (resolver, node) => optional(resolver, node.argument),
  ThrowStatement: (resolver, node) => expression(resolver, node.argument),
  EmptyStatement: nothing,
  DebuggerStatement: nothing,
  BreakStatement: nothing,
  ContinueStatement: nothing,
  // Walked when its name is first used, or when its scope ends.
  FunctionDeclaration: nothing,
  LabeledStatement: (_, node) => node.body,
  BlockStatement: (resolver, node) => {
    if (!hasLexicalNames(node.body)) return statements(resolver, node.body);
    const scope = resolver.openScope("block", node);
    declareLexical(resolver, node.body);
    statements(resolver, node.body);
    resolver.closeScope(scope);
  },
  IfStatement: (resolver, node) => {
    expression(resolver, node.test);
    statement(resolver, node.consequent);
    return node.alternate;
  },
  VariableDeclaration: (resolver, node) => {
    for (const { id, init } of node.declarations) {
      optional(resolver, init);
      pattern(resolver, id, node.kind !== "var" ? "initialise" : init === null ? "declare" : "write");
    }
  },
  ClassDeclaration: (resolver, node) => {
    resolveClass(resolver, node);
    pattern(resolver, node.id, "initialise");
  },
  WhileStatement: (resolver, node) => {
    resolver.function.loopDepth++;
    expression(resolver, node.test);
    statement(resolver, node.body);
    resolver.function.loopDepth--;
  },
  DoWhileStatement: (resolver, node) => {
    resolver.function.loopDepth++;
    statement(resolver, node.body);
    expression(resolver, node.test);
    resolver.function.loopDepth--;
  },
  ForStatement: (resolver, node) => {
    const { init } = node;
    const isLexical = init?.type === "VariableDeclaration" && init.kind !== "var";
    const scope = isLexical ? resolver.openScope("for", node) : null;
    if (scope !== null) declareLexical(resolver, [init!]);
    if (init !== null) statement(resolver, init);
    resolver.function.loopDepth++;
    optional(resolver, node.test);
    statement(resolver, node.body);
    optional(resolver, node.update);
    resolver.function.loopDepth--;
    if (scope !== null) resolver.closeScope(scope);
  },
  ForInStatement: forEach,
  ForOfStatement: forEach,
  SwitchStatement: switchStatement,
  TryStatement: (resolver, node) => {
    statement(resolver, node.block);
    if (node.handler !== null) {
      const { param, body } = node.handler;
      const scope = param === null ? null : resolver.openScope("catch", node.handler);
      if (param !== null) {
        declarePattern(resolver, param, "catch");
        pattern(resolver, param, "initialise");
      }
      statement(resolver, body);
      if (scope !== null) resolver.closeScope(scope);
    }
    return node.finalizer;
  },
  Unsupported: (resolver, node) => {
    for (const inner of node.inner) statement(resolver, inner);
  },
};

function optional(resolver: Resolver, node: Node | null): void {
  if (node !== null) expression(resolver, node);
}

/** The names of a lexical head exist, uninitialised, while the right side is evaluated. */
function forEach(resolver: Resolver, node: ForInStatement | ForOfStatement): void {
  const { left } = node;
  if (node.type === "ForOfStatement" && node.await) resolver.function.containsAwait = true;
  const isLexical = left.type === "VariableDeclaration" && left.kind !== "var";
  const scope = isLexical ? resolver.openScope("for", node) : null;
  if (scope !== null) declareLexical(resolver, [left]);
  expression(resolver, node.right);
  resolver.function.loopDepth++;
  if (left.type !== "VariableDeclaration") pattern(resolver, left, "assign");
  else for (const { id } of left.declarations) pattern(resolver, id, isLexical ? "initialise" : "write");
  statement(resolver, node.body);
  resolver.function.loopDepth--;
  if (scope !== null) resolver.closeScope(scope);
}

/** A clause can be entered without the ones before it, so what they initialise proves nothing for the next. */
function switchStatement(resolver: Resolver, node: SwitchStatement): void {
  expression(resolver, node.discriminant);
  const isLexical = node.cases.some((clause) => hasLexicalNames(clause.consequent));
  const scope = isLexical ? resolver.openScope("switch", node) : null;
  // How many names the clauses up to each one declare.
  const counts: number[] = [];
  if (scope !== null) {
    for (const clause of node.cases) {
      declareLexical(resolver, clause.consequent);
      counts.push(scope.variables.size);
    }
    resolver.resolveHoisted(scope);
  }
  const variables = [...(scope?.variables.values() ?? [])];
  let passed = 0;
  node.cases.forEach((clause, index) => {
    optional(resolver, clause.test);
    statements(resolver, clause.consequent);
    // A later clause may run without this one.
    for (; passed < (counts[index] ?? 0); passed++) variables[passed]!.ready = !variables[passed]!.hasTdz;
  });
  if (scope !== null) resolver.closeScope(scope);
}
