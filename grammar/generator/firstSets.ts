/**
 * Third pass: which code units an expression can start with, and which expressions match exactly one code unit. First
 * sets choose between alternatives without trying them; `~set` and `~~set` in front of an alternative narrow its set.
 * Left recursion is refused here, as is anything whose first set would be needed to decide it.
 */
import { ALL, END, NONE, intersect, minus, of, startsOf, union, type CodeUnits } from "./CodeUnits.ts";
import { Refused, parts, type Expression, type Rule } from "./Expression.ts";

export interface First {
  readonly set: CodeUnits;
  readonly nullable: boolean;
  /** Nothing is known: the expression looks at the position before spaces are skipped. */
  readonly unknown?: boolean;
}

const UNKNOWN: First = { set: ALL, nullable: true, unknown: true };
const EMPTY: First = { set: NONE, nullable: true };

export class FirstSets {
  readonly #rules = new Map<Rule, First | "running">();
  readonly #singles = new Map<Expression, CodeUnits | null>();
  readonly #patterns = new Map<string, CodeUnits>();

  /** The set an expression matches if it always matches exactly one code unit, else null. */
  single(e: Expression): CodeUnits | null {
    const known = this.#singles.get(e);
    if (known !== undefined) return known;
    this.#singles.set(e, null);
    const result = this.#single(e);
    this.#singles.set(e, result);
    return result;
  }

  #single(e: Expression): CodeUnits | null {
    switch (e.kind) {
      case "terminal":
        return e.text.length === 1 ? of(e.text.charCodeAt(0)) : null;
      case "range":
        return e.codePoint ? null : of(e.from, e.to);
      case "lex":
        return this.single(e.expr);
      case "alt": {
        let set = NONE;
        for (const term of e.terms) {
          const one = this.single(term);
          if (!one) return null;
          set = union(set, one);
        }
        return set;
      }
      case "seq": {
        const [head, tail] = e.factors;
        if (e.factors.length === 1) return this.single(head!);
        if (e.factors.length !== 2 || head!.kind !== "not") return null;
        const excluded = this.single(head!.expr);
        const body = this.single(tail!);
        return excluded && body ? minus(body, excluded) : null;
      }
      case "apply":
        return e.rule.syntactic ? null : this.single(e.rule.body);
      default:
        return null;
    }
  }

  ofRule(rule: Rule): First {
    const known = this.#rules.get(rule);
    if (known === "running") throw new Refused(`left recursion through ${rule.key}`);
    if (known) return known;
    this.#rules.set(rule, "running");
    const result = this.of(rule.body, rule.syntactic, true);
    this.#rules.set(rule, result);
    return result;
  }

  /** First set of an expression; `skipped` says that spaces are already behind us where they would be skipped. */
  of(e: Expression, syntactic: boolean, skipped: boolean): First {
    switch (e.kind) {
      case "any":
        return { set: of(0, END - 1), nullable: false };
      case "end":
        return { set: of(END), nullable: false };
      case "terminal":
        return e.text ? { set: of(e.text.charCodeAt(0)), nullable: false } : EMPTY;
      case "range":
        return { set: e.codePoint ? codePointStarts(e.from, e.to) : of(e.from, e.to), nullable: false };
      case "unicode":
        return { set: this.#pattern(e.pattern), nullable: false };
      case "lex":
        return syntactic && !skipped ? UNKNOWN : this.of(e.expr, false, skipped);
      case "alt":
        return this.#alternation(e.terms, syntactic, skipped);
      case "seq":
        return this.ofSequence(e.factors, syntactic, skipped);
      case "iter": {
        const first = this.of(e.expr, syntactic, skipped);
        return e.operator === "+" ? first : { ...first, nullable: true };
      }
      case "not":
      case "lookahead":
        return EMPTY;
      case "apply":
        if (syntactic && !skipped && e.rule.name === "spaces") return UNKNOWN;
        if (!syntactic && e.rule.syntactic) return { set: ALL, nullable: this.ofRule(e.rule).nullable };
        return this.ofRule(e.rule);
    }
  }

  #alternation(terms: readonly Expression[], syntactic: boolean, skipped: boolean): First {
    let set = NONE;
    let nullable = false;
    let unknown = false;
    for (const term of terms) {
      const first = this.of(term, syntactic, skipped);
      set = union(set, first.set);
      nullable ||= first.nullable;
      unknown ||= first.unknown ?? false;
    }
    return { set, nullable, unknown };
  }

  ofSequence(factors: readonly Expression[], syntactic: boolean, skipped: boolean): First {
    let set = NONE;
    let restriction = ALL;
    for (const factor of factors) {
      if (factor.kind === "not" || factor.kind === "lookahead") {
        if (syntactic && !skipped && looksBeforeSpaces(factor.expr)) return UNKNOWN;
        restriction = this.#restrict(restriction, factor, syntactic, skipped);
        continue;
      }
      const first = this.of(factor, syntactic, skipped);
      if (first.unknown) return UNKNOWN;
      set = union(set, intersect(first.set, restriction));
      if (!first.nullable) return { set, nullable: false };
    }
    return { set, nullable: true };
  }

  #restrict(
    restriction: CodeUnits,
    e: Extract<Expression, { kind: "not" | "lookahead" }>,
    syntactic: boolean,
    skipped: boolean,
  ): CodeUnits {
    const required = e.kind === "lookahead" ? e.expr : e.expr.kind === "not" ? e.expr.expr : null;
    if (required) {
      const first = this.of(required, syntactic, skipped);
      return first.nullable ? restriction : intersect(restriction, first.set);
    }
    const excluded = this.single(e.expr);
    return excluded && (e.expr.kind !== "lex" || skipped || !syntactic) ? minus(restriction, excluded) : restriction;
  }

  #pattern(pattern: RegExp): CodeUnits {
    let set = this.#patterns.get(pattern.source);
    if (!set) this.#patterns.set(pattern.source, (set = startsOf(pattern)));
    return set;
  }

  /** Throws if a rule can apply itself without consuming input; Ohm grows such rules, a recursive parser cannot. */
  refuseLeftRecursion(rules: readonly Rule[]): void {
    const path = new Set<Rule>();
    const clean = new Set<Rule>();
    const visit = (rule: Rule) => {
      if (clean.has(rule)) return;
      if (path.has(rule)) throw new Refused(`left recursion through ${rule.key}`);
      path.add(rule);
      for (const next of this.#leftCalls(rule.body)) visit(next);
      path.delete(rule);
      clean.add(rule);
    };
    rules.forEach(visit);
  }

  *#leftCalls(e: Expression): Generator<Rule> {
    if (e.kind === "apply") yield e.rule;
    else if (e.kind === "seq") {
      for (const factor of e.factors) {
        yield* this.#leftCalls(factor);
        if (!isNullable(factor, new Set())) break;
      }
    } else for (const part of parts(e, { nots: true })) yield* this.#leftCalls(part);
  }
}

/** Can the expression match nothing? */
export function isNullable(e: Expression, active: Set<Rule>): boolean {
  switch (e.kind) {
    case "terminal":
      return e.text === "";
    case "any":
    case "range":
    case "unicode":
      return false;
    case "end":
    case "not":
    case "lookahead":
      return true;
    case "iter":
      return e.operator !== "+" || isNullable(e.expr, active);
    case "lex":
      return isNullable(e.expr, active);
    case "alt":
      return e.terms.some((term) => isNullable(term, active));
    case "seq":
      return e.factors.every((factor) => isNullable(factor, active));
    case "apply": {
      if (active.has(e.rule)) return false;
      active.add(e.rule);
      const result = isNullable(e.rule.body, active);
      active.delete(e.rule);
      return result;
    }
  }
}

/** Does the expression depend on the position before spaces are skipped? */
export function looksBeforeSpaces(e: Expression): boolean {
  if (e.kind === "lex") return true;
  if (e.kind === "apply") return e.rule.name === "spaces";
  return parts(e, { nots: true }).some(looksBeforeSpaces);
}

const codePointStarts = (from: number, to: number): CodeUnits =>
  union(of(Math.min(from, 65535), Math.min(to, 65535)), of(0xd800, 0xdfff));
