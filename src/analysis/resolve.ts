/**
 * Name resolution: program → variables with slots, captures and proofs of initialisation. One pass declares the names
 * of a scope when it is entered, one walk in execution order resolves what is used. Total: it never throws on any tree,
 * also one with early errors, and it takes no host stack for long flat text.
 */
import type { Program } from "../syntax/Ast.ts";
import { complete, type Steps } from "../syntax/Steps.ts";
import { declareBody } from "./resolve/declare.ts";
import { resolveDeclaration } from "./resolve/functions.ts";
import { Resolver } from "./resolve/Resolver.ts";
import { walk } from "./resolve/Walk.ts";
import type { Resolution } from "./Scope.ts";

export const resolve = (program: Program): Resolution => complete(resolveInSteps(program));

/** A step resolves a few thousand nodes. */
export function* resolveInSteps(program: Program): Steps<Resolution> {
  const resolver = new Resolver(resolveDeclaration);
  resolver.openFunction(program, "program");
  const scope = resolver.openScope("program", program);
  yield* walk(resolver, [declareBody(resolver, program.body), program.body, () => resolver.closeScope(scope)]);
  return resolver;
}
