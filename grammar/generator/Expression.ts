/**
 * The generator's own view of a grammar: parsing expressions and rules after instantiation. Everything behind
 * `instantiate.ts` works on these types; no other pass knows Ohm.
 */

/** A parsing expression. `arity` is the number of children it yields; equal keys mean equal expressions. */
export type Expression = Shape & { readonly arity: number; readonly key: string };

export type Shape =
  | { readonly kind: "any" }
  | { readonly kind: "end" }
  | { readonly kind: "terminal"; readonly text: string }
  | { readonly kind: "range"; readonly from: number; readonly to: number; readonly codePoint: boolean }
  | { readonly kind: "unicode"; readonly pattern: RegExp }
  | { readonly kind: "alt"; readonly terms: readonly Expression[] }
  | { readonly kind: "seq"; readonly factors: readonly Expression[] }
  | { readonly kind: "iter"; readonly operator: "*" | "+" | "?"; readonly expr: Expression }
  | { readonly kind: "not"; readonly expr: Expression }
  | { readonly kind: "lookahead"; readonly expr: Expression }
  | { readonly kind: "lex"; readonly expr: Expression }
  | { readonly kind: "apply"; readonly rule: Rule };

export type Apply = Extract<Expression, { kind: "apply" }>;

/** A rule with its arguments substituted, so that `ListOf<A, ",">` and `ListOf<B, ",">` are two rules. */
export interface Rule {
  /** Name and arguments, as Ohm prints them. */
  readonly key: string;
  readonly name: string;
  readonly id: number;
  /** Unique and a JavaScript identifier. */
  readonly identifier: string;
  readonly syntactic: boolean;
  readonly description: string | undefined;
  readonly arity: number;
  readonly body: Expression;
}

export interface Grammar {
  readonly name: string;
  readonly start: Rule;
  readonly spaces: Rule;
  readonly space: Rule;
  /** Rules reachable from the roots; a rule's id is its index. */
  readonly rules: readonly Rule[];
}

/** The grammar uses something the generator does not compile; the message names it. */
export class Refused extends Error {}

/** Direct sub-expressions that take part in matching (look-aheads that never yield children included on demand). */
export function parts(e: Expression, options: { readonly nots?: boolean } = {}): readonly Expression[] {
  switch (e.kind) {
    case "alt":
      return e.terms;
    case "seq":
      return e.factors;
    case "iter":
    case "lex":
    case "lookahead":
      return [e.expr];
    case "not":
      return options.nots ? [e.expr] : [];
    default:
      return [];
  }
}

/** Factors of a sequence, looking through alternations of one term. */
export function factors(e: Expression): readonly Expression[] {
  if (e.kind === "seq") return e.factors;
  if (e.kind === "alt" && e.terms.length === 1) return factors(e.terms[0]!);
  return [e];
}

/** Every rule applied anywhere in an expression, behind negative look-aheads too. */
export function* applications(e: Expression): Generator<Rule> {
  if (e.kind === "apply") yield e.rule;
  else for (const part of parts(e, { nots: true })) yield* applications(part);
}

/** Every rule applied in a repetition. */
export function* repetitions(e: Expression): Generator<Rule> {
  if (e.kind === "iter" && e.operator !== "?") yield* applications(e.expr);
  else for (const part of parts(e, { nots: true })) yield* repetitions(part);
}

/** A rule and every rule that it applies, directly or not. */
export function reachable(rule: Rule): ReadonlySet<Rule> {
  const found = new Set([rule]);
  for (const next of found) for (const applied of applications(next.body)) found.add(applied);
  return found;
}
