/**
 * The passes in order: grammar object and action dictionary → the text of a parser module that imports nothing.
 * Run by `npm run generate`, and by tests on small grammars.
 */
import { readFileSync } from "node:fs";
import type * as ohm from "ohm-js";
import type { Emitter } from "./emitExpression.ts";
import { emitRule } from "./emitRule.ts";
import { Refused, type Rule } from "./Expression.ts";
import { FirstSets } from "./firstSets.ts";
import type { Hints } from "./hints.ts";
import { instantiate } from "./instantiate.ts";
import { Recursion } from "./recursion.ts";
import { Signatures, type Actions } from "./signatures.ts";
import { Tables } from "./Tables.ts";

export interface GenerateOptions {
  /** Rule for a whole text, and the rule of the items it repeats. */
  readonly start: string;
  readonly item: string;
  readonly hints?: Hints;
  /** Estimated bytes of host stack a parse may use. */
  readonly maxDepth: number;
  /** Emit call counts, exported as `PROFILE`. */
  readonly profile?: boolean;
}

const FIELDS = ["a", "b", "c", "d", "e"];

export function generate(source: ohm.Grammar, actions: Actions, options: GenerateOptions): string {
  const hints = options.hints ?? {};
  const { start: startName, item: itemName, profile = false } = options;
  const grammar = instantiate(source, [startName, itemName]);
  const firsts = new FirstSets();
  firsts.refuseLeftRecursion(grammar.rules);
  const signatures = new Signatures(actions, hints);
  const tables = new Tables();
  const recursion = new Recursion(grammar.rules);
  const memo = new Set(hints.memo);
  const eager = new Set(hints.eager);
  const item = grammar.rules.find((rule) => rule.key === itemName)!;

  const wanted = new Set<string>();
  const queue: [Rule, "m" | "b"][] = [];
  const used = new Set<Rule>();
  const em: Emitter = {
    firsts,
    signatures,
    tables,
    spaces: grammar.spaces,
    isMemo: (rule) => memo.has(rule.name),
    isEager: (rule) => eager.has(rule.name),
    args: (rule) => (recursion.needsDepth(rule) ? "p, d" : "p"),
    want(rule, what) {
      const name = `${what}_${rule.identifier}`;
      if (!wanted.has(name)) queue.push([rule, what]);
      wanted.add(name);
      return name;
    },
    used: (rule) => void used.add(rule),
  };

  const start = em.want(grammar.start, "b");
  const items = em.want(item, "b");
  em.want(grammar.spaces, "m");
  for (const rule of [grammar.start, item])
    if (!recursion.needsDepth(rule)) throw new Refused(`${rule.key} is not recursive: there is nothing to limit`);
  const functions: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift())
    functions.push(emitRule(em, ...next, { recursion, start: grammar.start, profile }));
  const space = tables.test(firsts.ofRule(grammar.space).set, "c", true);

  return [
    `// Generated from the grammar ${grammar.name} by \`npm run generate\`; do not edit.`,
    prelude(),
    `const MAX_DEPTH = ${options.maxDepth};`,
    `const NAMES = ${JSON.stringify(grammar.rules.map((rule) => (used.has(rule) ? rule.name : "")).join(" "))}.split(" ");`,
    `const SLOTS: number[][] = ${JSON.stringify(grammar.rules.map((rule) => (used.has(rule) ? slots(signatures, rule) : [])))};`,
    tables.declarations(),
    profile ? PROFILE : "",
    `function sk(p: number): number {\n const c = I[p]!;\n return ${space} ? skip(p) : p;\n}`,
    ...functions,
    `const b_START = ${start}, b_ITEM = ${items};`,
    `/** Action dictionary → the table the parser evaluates nodes with. */`,
    `export function bind(A: Actions): Table {\n const u = undefined;\n return [\n${grammar.rules.map((rule) => `  ${evaluator(signatures, used, rule)},`).join("\n")}\n ];\n}`,
  ]
    .filter(Boolean)
    .join("\n")
    .concat("\n");
}

const PROFILE = `export const PROFILE = new Map<string, Map<number, number>>();
function prof(name: string, p: number): void {
 let counts = PROFILE.get(name);
 if (!counts) PROFILE.set(name, (counts = new Map()));
 counts.set(p, (counts.get(p) ?? 0) + 1);
}`;

/** The run-time part without its stand-ins for what is generated. */
function prelude(): string {
  const text = readFileSync(new URL("../runtime/prelude.ts", import.meta.url), "utf8");
  return text.replace(/^declare .*\n/gm, "").trimEnd();
}

/** For each child of a rule the index of the field that holds it, or -1. */
function slots(signatures: Signatures, rule: Rule): number[] {
  if (signatures.isLeaf(rule)) return [];
  let next = 0;
  return signatures.needs(rule).map((needed) => (needed ? next++ : -1));
}

/** The function that turns a node of the rule into its value, as source text. */
function evaluator(signatures: Signatures, used: ReadonlySet<Rule>, rule: Rule): string {
  if (!used.has(rule) || (signatures.passes(rule) && !signatures.isLeaf(rule))) return "null";
  const indices = slots(signatures, rule);
  const fields = indices.map((slot) => (slot < 0 ? "u" : indices.length > 0 && Math.max(...indices) >= FIELDS.length ? `n.all[${slot}]` : `n.${FIELDS[slot]}`));
  while (fields.at(-1) === "u") fields.pop();
  const action = (name: string, args: readonly string[]) => `(n) => A.${name}!.call(${["n", ...args].join(", ")})`;
  if (signatures.hasAction(rule)) return action(rule.name, signatures.isLeaf(rule) ? [] : fields);
  if (signatures.isLeaf(rule)) return "(n) => n.text";
  return rule.arity === 1 && indices[0] === 0 ? "(n) => n.a.toAST()" : "null";
}
