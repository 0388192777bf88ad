/** Statements: one handler per node kind, in execution order. */
import type { ForInStatement, ForOfStatement, Statement, SwitchStatement, TryStatement } from "../../syntax/Ast.ts";
import { isErased } from "../../syntax/walk.ts";
import { resolveClass } from "./classes.ts";
import { declareLexical, declarePattern, hasLexicalNames } from "./declare.ts";
import { pattern } from "./patterns.ts";
import type { VariableRecord } from "./records.ts";
import type { Resolver } from "./Resolver.ts";
import { each, type Next } from "./Next.ts";

type Handlers = {
  readonly [T in Statement["type"]]?: (resolver: Resolver, node: Extract<Statement, { type: T }>) => Next;
};

/** What no name is in, or, as in a function declaration, is walked when its name is first used, or when its scope ends. */
const nothing = (): void => undefined;

/** Resolved with one more loop around. */
const inLoop = (resolver: Resolver, ...parts: readonly Next[]): Next => {
  const owner = resolver.function;
  owner.loopDepth++;
  return [...parts, () => void owner.loopDepth--];
};

export const STATEMENTS: Handlers = {
  ExpressionStatement: (_, node) => node.expression,
  ReturnStatement: (_, node) => node.argument,
  ThrowStatement: (_, node) => node.argument,
  EmptyStatement: nothing,
  DebuggerStatement: nothing,
  BreakStatement: nothing,
  ContinueStatement: nothing,
  FunctionDeclaration: nothing,
  LabeledStatement: (_, node) => node.body,
  BlockStatement: (resolver, node) => {
    if (!hasLexicalNames(node.body)) return node.body;
    const scope = resolver.openScope("block", node);
    return [declareLexical(resolver, node.body), node.body, () => resolver.closeScope(scope)];
  },
  IfStatement: (_, node) => [node.test, node.consequent, node.alternate],
  VariableDeclaration: (resolver, node) =>
    isErased(node)
      ? null
      : each(node.declarations, ({ id, init }) => {
          const mode = node.kind !== "var" ? "initialise" : init === null ? "declare" : "write";
          return [init, () => pattern(resolver, id, mode)];
        }),
  ClassDeclaration: (resolver, node) =>
    isErased(node) ? null : [resolveClass(resolver, node), () => pattern(resolver, node.id, "initialise")],
  WhileStatement: (resolver, node) => inLoop(resolver, node.test, node.body),
  DoWhileStatement: (resolver, node) => inLoop(resolver, node.body, node.test),
  ForStatement: (resolver, node) => {
    const { init } = node;
    const isLexical = init?.type === "VariableDeclaration" && init.kind !== "var";
    const scope = isLexical ? resolver.openScope("for", node) : null;
    return [
      scope === null ? null : declareLexical(resolver, [init!]),
      init,
      () => inLoop(resolver, node.test, node.body, node.update),
      scope === null ? null : () => resolver.closeScope(scope),
    ];
  },
  ForInStatement: forEach,
  ForOfStatement: forEach,
  SwitchStatement: switchStatement,
  TryStatement: (resolver, node) => [node.block, () => handler(resolver, node), node.finalizer],
};

function handler(resolver: Resolver, { handler: clause }: TryStatement): Next {
  if (clause === null) return null;
  const { param, body } = clause;
  if (param === null) return body;
  const scope = resolver.openScope("catch", clause);
  return [
    declarePattern(resolver, param, "catch"),
    () => pattern(resolver, param, "initialise"),
    body,
    () => resolver.closeScope(scope),
  ];
}

/** The names of a lexical head exist, uninitialised, while the right side is evaluated. */
function forEach(resolver: Resolver, node: ForInStatement | ForOfStatement): Next {
  const { left } = node;
  if (node.type === "ForOfStatement" && node.await) resolver.function.containsAwait = true;
  const isLexical = left.type === "VariableDeclaration" && left.kind !== "var";
  const scope = isLexical ? resolver.openScope("for", node) : null;
  const head = (): Next =>
    left.type === "VariableDeclaration"
      ? each(left.declarations, ({ id }) => pattern(resolver, id, isLexical ? "initialise" : "write"))
      : pattern(resolver, left, "assign");
  return [
    scope === null ? null : declareLexical(resolver, [left]),
    node.right,
    () => inLoop(resolver, head, node.body),
    scope === null ? null : () => resolver.closeScope(scope),
  ];
}

/** A clause can be entered without the ones before it, so what they initialise proves nothing for the next. */
function switchStatement(resolver: Resolver, node: SwitchStatement): Next {
  const { cases } = node;
  if (!cases.some((clause) => hasLexicalNames(clause.consequent)))
    return [node.discriminant, each(cases, ({ test, consequent }) => [test, consequent])];
  // How many names the clauses up to each one declare.
  const counts: number[] = [];
  return [
    node.discriminant,
    () => {
      const scope = resolver.openScope("switch", node);
      let variables: readonly VariableRecord[] = [];
      let passed = 0;
      // A later clause may run without the one that is left.
      const leave = (index: number): void => {
        for (; passed < counts[index]!; passed++) variables[passed]!.ready = !variables[passed]!.hasTdz;
      };
      return [
        each(cases, ({ consequent }) => [
          declareLexical(resolver, consequent),
          () => void counts.push(scope.variables.size),
        ]),
        () => resolver.resolveHoisted(scope),
        () => void (variables = [...scope.variables.values()]),
        each(cases, ({ test, consequent }, index) => [test, consequent, () => leave(index)]),
        () => resolver.closeScope(scope),
      ];
    },
  ];
}
