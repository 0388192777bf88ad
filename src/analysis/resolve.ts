/**
 * Name resolution: program → variables with slots, captures and proofs of initialisation. One pass declares the names
 * of a scope when it is entered, one walk in execution order resolves what is used. Total: it never throws on any tree,
 * also one with early errors, and it takes no host stack for long flat text.
 */
import type { Program } from "../syntax/Ast.ts";
import { complete, forEachInSteps, type Steps } from "../syntax/Steps.ts";
import { declareBody, resolveDeclaration } from "./resolve/functions.ts";
import { Resolver } from "./resolve/Resolver.ts";
import { statement } from "./resolve/statements.ts";
import type { Resolution } from "./Scope.ts";

export const resolve = (program: Program): Resolution => complete(resolveInSteps(program));

/** A step resolves a few statements of the program. */
export function* resolveInSteps(program: Program): Steps<Resolution> {
  const resolver = new Resolver(resolveDeclaration);
  resolver.openFunction(program, "program");
  const scope = resolver.openScope("program", program);
  declareBody(resolver, program.body);
  yield* forEachInSteps(program.body, (node) => statement(resolver, node));
  yield* forEachInSteps(scope.pending, (node) => resolver.resolvePending(scope, node));
  resolver.closeScope(scope);
  return resolver;
}
