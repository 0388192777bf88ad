/**
 * First pass: an Ohm grammar object becomes the generator's own rules. Each application with arguments becomes a rule of
 * its own; `Extend` and `Splice` are alternations to us, so derived grammars need nothing special. This is the only file
 * of the generator that knows Ohm's classes.
 */
import * as ohm from "ohm-js";
import { Refused, type Expression, type Grammar, type Rule, type Shape } from "./Expression.ts";

/** The part of Ohm's parsing expressions that is read here; `ohm.pexprs` has the classes but no types. */
interface OhmExpression {
  getArity(): number;
  toString(): string;
  substituteParams(args: readonly OhmExpression[]): OhmExpression;
  readonly obj: string;
  readonly from: string;
  readonly to: string;
  readonly matchCodePoint: boolean;
  readonly pattern: RegExp;
  readonly terms: readonly OhmExpression[];
  readonly factors: readonly OhmExpression[];
  readonly expr: OhmExpression;
  readonly ruleName: string;
  readonly args: readonly OhmExpression[];
}
interface OhmGrammar {
  readonly name: string;
  readonly rules: { readonly [name: string]: { readonly body: OhmExpression; readonly description?: string | null } };
}
type OhmClass = abstract new () => object;
const pexprs = (ohm as unknown as { pexprs: { readonly [name: string]: unknown } }).pexprs;
const is = (e: OhmExpression, name: string): boolean => e instanceof (pexprs[name] as OhmClass);

type Building = { -readonly [K in keyof Rule]: Rule[K] };

const isSyntactic = (name: string) => name[0] === name[0]!.toUpperCase();

/** An Ohm grammar → the rules reachable from `roots`, the first of which is the start rule. */
export function instantiate(source: ohm.Grammar, roots: readonly string[]): Grammar {
  const grammar = source as unknown as OhmGrammar;
  const rules = new Map<string, Rule>();
  const made = new Map<string, Expression>();

  function rule(name: string, args: readonly OhmExpression[] = []): Rule {
    const key = args.length ? `${name}<${args.join(",")}>` : name;
    const known = rules.get(key);
    if (known) return known;
    const info = grammar.rules[name];
    if (!info) throw new Refused(`unknown rule ${key}`);
    const body = args.length ? info.body.substituteParams(args) : info.body;
    const id = rules.size;
    const instance: Building = {
      key,
      name,
      id,
      identifier: `${name.replace(/\W/g, "")}${args.length ? `_${id}` : ""}`,
      syntactic: isSyntactic(name),
      description: info.description ?? undefined,
      arity: body.getArity(),
      body: NOTHING,
    };
    rules.set(key, instance);
    instance.body = expression(body);
    return instance;
  }

  function expression(e: OhmExpression): Expression {
    const key = e.toString();
    let result = made.get(key);
    if (!result) made.set(key, (result = { ...shape(e), arity: e.getArity(), key }));
    return result;
  }

  function shape(e: OhmExpression): Shape {
    if (e === pexprs.any) return { kind: "any" };
    if (e === pexprs.end) return { kind: "end" };
    if (is(e, "Terminal")) return { kind: "terminal", text: e.obj };
    if (is(e, "Range"))
      return { kind: "range", from: e.from.codePointAt(0)!, to: e.to.codePointAt(0)!, codePoint: e.matchCodePoint };
    if (is(e, "UnicodeChar")) return { kind: "unicode", pattern: e.pattern };
    if (is(e, "Alt")) return { kind: "alt", terms: inChunks(e.terms.map(expression)) };
    if (is(e, "Seq")) return { kind: "seq", factors: e.factors.map(expression) };
    if (is(e, "Iter"))
      return { kind: "iter", operator: is(e, "Star") ? "*" : is(e, "Plus") ? "+" : "?", expr: expression(e.expr) };
    if (is(e, "Not")) return { kind: "not", expr: expression(e.expr) };
    if (is(e, "Lookahead")) return { kind: "lookahead", expr: expression(e.expr) };
    if (is(e, "Lex")) return { kind: "lex", expr: expression(e.expr) };
    if (is(e, "Apply") && e.ruleName !== "caseInsensitive") return { kind: "apply", rule: rule(e.ruleName, e.args) };
    if (is(e, "CaseInsensitiveTerminal")) throw new Refused("caseInsensitive is not compiled");
    throw new Refused(`unsupported expression ${key(e)}`);
  }
  const key = (e: OhmExpression) => `${e.constructor.name} ${e}`;

  const [start] = roots.map((name) => rule(name));
  const spaces = rule("spaces");
  const space = rule("space");
  return { name: grammar.name, start: start!, spaces, space, rules: [...rules.values()] };
}

/** More alternatives than a dispatch mask has bits become alternatives of alternatives. */
function inChunks(terms: readonly Expression[]): readonly Expression[] {
  if (terms.length <= CHUNK * 2) return terms;
  const chunks: Expression[] = [];
  for (let i = 0; i < terms.length; i += CHUNK) {
    const some = terms.slice(i, i + CHUNK);
    chunks.push({ kind: "alt", terms: some, arity: some[0]!.arity, key: some.map((term) => term.key).join(" | ") });
  }
  return chunks;
}
const CHUNK = 12;

/** Stands in for a rule's body while the body is being built. */
const NOTHING: Expression = { kind: "alt", terms: [], arity: 0, key: "" };
