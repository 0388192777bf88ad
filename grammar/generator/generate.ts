/**
 * The passes in order: grammar object and action dictionary → the text of a parser module that imports nothing.
 * Run by `npm run generate`, and by tests on small grammars.
 */
import { readFileSync } from "node:fs";
import type * as ohm from "ohm-js";
import { compileMachine, type MachineProgram } from "./compileMachine.ts";
import type { Emitter } from "./emitExpression.ts";
import { emitRule } from "./emitRule.ts";
import { reachable, Refused, repetitions, type Grammar, type Rule } from "./Expression.ts";
import { FirstSets } from "./firstSets.ts";
import type { Hints } from "./hints.ts";
import { instantiate } from "./instantiate.ts";
import { Recursion, uncutCycle } from "./recursion.ts";
import { Signatures, type Actions } from "./signatures.ts";
import { Tables } from "./Tables.ts";
import { IS_GUESS, IS_LONG, IS_NESTED, IS_LEAF, IS_MEMO, PASSES } from "../runtime/opcodes.ts";

export interface GenerateOptions {
  /** Rule for a whole text, and the rule of the items it repeats. */
  readonly start: string;
  readonly item: string;
  readonly hints: Hints;
  /** Estimated bytes of host stack a parse may use. */
  readonly maxDepth: number;
  /** Nested rules that may be open inside each other. */
  readonly maxNesting: number;
  /** Emit call counts, exported as `PROFILE`. */
  readonly profile?: boolean;
}

const FIELDS = ["a", "b", "c", "d", "e"];

export function generate(source: ohm.Grammar, actions: Actions, options: GenerateOptions): string {
  const { start: startName, item: itemName, hints, profile = false } = options;
  const grammar = instantiate(source, [startName, itemName]);
  const firsts = new FirstSets();
  firsts.refuseLeftRecursion(grammar.rules);
  const signatures = new Signatures(actions);
  const tables = new Tables();
  const recursion = new Recursion(grammar.rules);
  const memo = new Set(hints.memo);
  const nested = new Set(hints.nested);
  const marks = { guessed: new Set(hints.guessed), long: new Set(hints.long) };
  const uncut = uncutCycle(grammar.rules, (rule) => nested.has(rule.name));
  if (uncut) throw new Refused(`recursion without a nested rule: ${uncut.join(" → ")}`);
  const ofSpaces = reachable(grammar.spaces);
  const tokens = grammar.rules.filter((rule) => !rule.syntactic && !ofSpaces.has(rule));
  const repeated = new Set(
    tokens.flatMap(({ body }) => [...repetitions(body)]).filter((rule) => tokens.includes(rule)),
  );
  const item = grammar.rules.find((rule) => rule.key === itemName)!;

  const wanted = new Set<string>();
  const queue: [Rule, "m" | "b"][] = [];
  const used = new Set<Rule>();
  const em: Emitter = {
    firsts,
    signatures,
    tables,
    spaces: grammar.spaces,
    isSpace: (rule) => ofSpaces.has(rule),
    isRepeated: (rule) => repeated.has(rule),
    isMemo: (rule) => memo.has(rule.name),
    isNested: (rule) => nested.has(rule.name),
    needsDepth: (rule) => recursion.needsDepth(rule),
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
  const machine = compileMachine(em, grammar.rules, item);
  const functions: string[] = [];
  for (let next = queue.shift(); next; next = queue.shift())
    functions.push(emitRule(em, ...next, { recursion, start: grammar.start, profile }));
  // Only those that a program reaches: what is only ever matched has no value, and nothing could settle it.
  const builders = [...machine.called].filter((rule) => em.isNested(rule) && wanted.has(`b_${rule.identifier}`));
  const space = tables.test(firsts.ofRule(grammar.space).set, "c", true);

  return [
    `// Generated from the grammar ${grammar.name} by \`npm run generate\`; do not edit.`,
    runtime("prelude.ts"),
    runtime("opcodes.ts"),
    runtime("machine.ts"),
    runtime("failures.ts"),
    runtime("item.ts"),
    `const MAX_DEPTH = ${options.maxDepth};`,
    tables.declarations(),
    profile ? PROFILE : "",
    `function sk(p: number): number {\n const c = I[p]!;\n return ${space} ? skip(p) : p;\n}`,
    ...functions,
    `const b_START = ${start}, b_ITEM = ${items};`,
    machineTables(machine, grammar, em, options.maxNesting, item, builders, marks),
    "/** A child that its action does not look at. */\nconst u = undefined;",
    `export function bind(A: Actions): Table {\n return [\n${grammar.rules.map((rule) => `  ${evaluator(signatures, used, rule)},`).join("\n")}\n ];\n}`,
    // Not of `bind`: functions that two calls of it made would be slow.
    `export function bindSteps(A: Actions): StepsTable {\n return {\n${grammar.rules
      .filter(({ name }) => marks.long.has(name))
      .map((rule) => `  ${rule.id}: ${evaluator(signatures, used, rule)} as Generator<void, unknown, void>,`)
      .join("\n")}\n };\n}`,
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

/** A file of the run-time part without imports, comments, and its stand-ins for what is generated. */
function runtime(file: string): string {
  return readFileSync(new URL(`../runtime/${file}`, import.meta.url), "utf8")
    .replace(/^(?:export )?declare .*\n/gm, "")
    .replace(/^import [^;]*;.*\n/gm, "")
    .replace(/^ *\/\*\*[^]*?\*\/\n/gm, "")
    .replace(/^export (?=(?:abstract )?\w+ (\w+))/gm, (word, name: string) => (PUBLIC.has(name) ? word : ""))
    .trimEnd();
}

/** What a generated parser exports of its run-time part. */
// prettier-ignore
const PUBLIC = new Set([
  "Actions", "Table", "TooDeep", "begin", "finish", "loadUnits", "parseAll", "parseItem", "position", "skipSpaces",
  "Failures", "Item", "readItem", "Suspended", "suspend", "resume",
]);

function machineTables(
  machine: MachineProgram,
  grammar: Grammar,
  em: Emitter,
  nesting: number,
  item: Rule,
  builders: readonly Rule[],
  marks: { readonly guessed: ReadonlySet<string>; readonly long: ReadonlySet<string> },
): string {
  const flags = (rule: Rule): number => {
    if (!machine.called.has(rule)) return machine.matched.has(rule) ? IS_LEAF : 0;
    const leaf = em.signatures.isLeaf(rule);
    const shape = leaf ? IS_LEAF : em.signatures.passes(rule) ? PASSES : 0;
    const remembered = (rule.syntactic && !rule.name.includes("_")) || em.isMemo(rule);
    const mark = (marks.guessed.has(rule.name) ? IS_GUESS : 0) | (marks.long.has(rule.name) ? IS_LONG : 0);
    return shape | (remembered ? IS_MEMO : 0) | (em.isNested(rule) ? IS_NESTED : 0) | mark;
  };
  const entries = (rules: Iterable<Rule>, value: (rule: Rule) => string) =>
    [...rules].map((rule) => `${rule.id}: ${value(rule)}`).join(", ");
  const described = [...machine.called, ...machine.matched].filter((rule) => rule.description !== undefined);
  return [
    `const ITEM_RULE = ${item.id}, MAX_NESTING = ${nesting};`,
    `const PROGRAM = ${JSON.stringify(machine.code)};`,
    `const RULE_START = ${JSON.stringify(machine.starts)};`,
    `const RULE_FLAGS = ${JSON.stringify(grammar.rules.map(flags))};`,
    `const DESCRIPTIONS: { readonly [rule: number]: string } = { ${entries(described, (rule) => JSON.stringify(describe(rule.description!)))} };`,
    `const BUILDERS: { readonly [rule: number]: ((p: number, d: number) => Child) | undefined } = { ${entries(builders, (rule) => em.want(rule, "b"))} };`,
    `const MATCHERS: { readonly [rule: number]: (p: number) => number } = { ${entries(machine.matched, (rule) => `m_${rule.identifier}`)} };`,
    `const PATTERNS = [${machine.patterns.join(", ")}];`,
    `const GUARDS = ${JSON.stringify(machine.guards.map(runLengths))};`,
    `const SETS = ${JSON.stringify(machine.sets.map((set) => set.flat()))};`,
  ].join("\n");
}

/** "0011…" → lengths of its runs, zeros first. */
function runLengths(bits: string): number[] {
  const runs = bits.match(/0+|1+/g)!.map((run) => run.length);
  return bits.startsWith("1") ? [0, ...runs] : runs;
}

/** Descriptions that are a token in quotes read like the literals: in backquotes. */
const describe = (description: string) => description.replace(/^"(.+)"$/, "`$1`");

/** The function that turns a node of the rule into its value, as source text. */
function evaluator(signatures: Signatures, used: ReadonlySet<Rule>, rule: Rule): string {
  const leaf = signatures.isLeaf(rule);
  if (!used.has(rule) || (signatures.passes(rule) && !leaf)) return "null";
  const needs = leaf ? [] : signatures.needs(rule);
  const many = needs.filter(Boolean).length > FIELDS.length;
  let next = 0;
  const fields = needs.map((needed) => (needed ? (many ? `n.all[${next++}]` : `n.${FIELDS[next++]}`) : "u"));
  while (fields.at(-1) === "u") fields.pop();
  if (signatures.hasAction(rule)) return `(n) => A.${rule.name}!.call(${["n", ...fields].join(", ")})`;
  if (leaf) return "(n) => n.text";
  return rule.arity === 1 ? "(n) => n.a.toAST()" : "null";
}
