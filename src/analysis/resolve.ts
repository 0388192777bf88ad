/**
 * Name resolution: program → variables with slots, captures and proofs of initialisation. One pass declares the names
 * of a scope when it is entered, one walk in execution order resolves what is used. Total: it never throws on any tree,
 * also one with early errors, and it takes no host stack for long flat text.
 */
import type { Program } from "../syntax/Ast.ts";
import { resolveDeclaration, statementsOfBody } from "./resolve/functions.ts";
import { Resolver } from "./resolve/Resolver.ts";
import type { Resolution } from "./Scope.ts";

export function resolve(program: Program): Resolution {
  const resolver = new Resolver(resolveDeclaration);
  resolver.openFunction(program, "program");
  const scope = resolver.openScope("program", program);
  statementsOfBody(resolver, program.body);
  resolver.closeScope(scope);
  return resolver;
}
