/**
 * `npm run fuzz:grammar [count] [seed]`: the compiled parser against Ohm on random texts, derived from the grammar and
 * mutated from them and from programs. Same verdict, same tree, same place of failure, or the text is shrunk and
 * printed. Deterministic for a seed.
 */
import { readFileSync, readdirSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { extractExamples } from "ohm-js/extras";
import type { Program } from "../src/syntax/Ast.ts";
import { parse } from "../src/syntax/parse.ts";
import type { Expression, Rule } from "./generator/Expression.ts";
import { instantiate } from "./generator/instantiate.ts";
import { source, topGrammar } from "./grammar.ts";
import { build } from "./reference.ts";

const COUNT = 10_000;
const LONGEST = 160;

type Random = (below: number) => number;

/** A linear congruential generator: the same texts on every machine. */
function random(seed: number): Random {
  let state = seed;
  return (below) => {
    state = (Math.imul(state, 1_103_515_245) + 12_345) & 0x7fffffff;
    return (state >>> 8) % below;
  };
}

/** Texts derived from rules: look-aheads are ignored, so some are near misses. */
class Deriver {
  readonly #random: Random;
  #budget = 0;
  constructor(random: Random) {
    this.#random = random;
  }
  derive(rule: Rule): string {
    this.#budget = 60 + this.#random(200);
    return this.#rule(rule);
  }
  #rule(rule: Rule): string {
    this.#budget--;
    if (rule.name === "spaces" || rule.name.startsWith("sameLine")) return this.#random(3) ? "" : " ";
    return this.#expression(rule.body, rule.syntactic);
  }
  #expression(e: Expression, syntactic: boolean): string {
    switch (e.kind) {
      case "terminal":
        return e.text;
      case "any":
        return "x";
      case "end":
      case "not":
      case "lookahead":
        return "";
      case "range":
        return String.fromCharCode(this.#random(4) ? e.from + this.#random(Math.min(26, e.to - e.from + 1)) : e.to);
      case "unicode":
        return ["é", "𠮷", "ア"][this.#random(3)]!;
      case "lex":
        return this.#expression(e.expr, false);
      case "seq":
        return e.factors.map((factor) => this.#expression(factor, syntactic)).join(syntactic ? this.#space() : "");
      case "alt": {
        // Out of budget, the last alternative is the one that most often ends.
        const choice = this.#budget > 0 ? this.#random(e.terms.length) : e.terms.length - 1 - this.#random(2);
        return this.#expression(e.terms[Math.max(0, choice)]!, syntactic);
      }
      case "iter": {
        const least = e.operator === "+" ? 1 : 0;
        const most = this.#budget <= 0 ? least : e.operator === "?" ? this.#random(2) : least + this.#random(3);
        return Array.from({ length: most }, () => this.#expression(e.expr, syntactic)).join(
          syntactic ? this.#space() : "",
        );
      }
      case "apply":
        return this.#budget < -400 ? "x" : this.#rule(e.rule);
    }
  }
  #space(): string {
    return ["", " ", " ", " ", "\n", "/* c */", "// c\n"][this.#random(7)]!;
  }
}

const tokenPattern = /[\p{L}$_][\p{L}\d$_]*|\d+|\s+|=>|\.\.\.|\?\.|\?\?|[-+*/<>=!&|]{1,3}|[^\s\w]/gu;

function mutate(text: string, tokens: readonly string[], random: Random): string {
  let result = text;
  for (let i = 1 + random(3); i > 0; i--) {
    const at = random(result.length + 1);
    const token = tokens[random(tokens.length)]!;
    const kind = random(5);
    if (kind === 0) result = result.slice(0, at) + result.slice(at + 1 + random(4));
    else if (kind === 1) result = result.slice(0, at) + token + result.slice(at);
    else if (kind === 2) result = result.slice(0, at) + token + result.slice(at + 1);
    else if (kind === 3) {
      const space = [" ", "\n", "/* x */", "/*\n*/", "// c\n", ""][random(6)]!;
      result = result.slice(0, at) + result.slice(at).replace(/\s+/, space);
    } else result = result.slice(at) + result.slice(0, at);
  }
  return result;
}

const plain = (value: unknown) =>
  JSON.stringify(value, (_key, field) => (typeof field === "bigint" ? `${field}n` : field));

/** How the two parsers differ on a text, or null. */
export function difference(text: string): string | null {
  const match = topGrammar.match(text, "Program");
  const { program, failures } = parse(text);
  const failure = failures[0];
  if (match.failed()) {
    const place = match.getRightmostFailurePosition();
    if (!failure || failure.reason) return `Ohm fails at ${place}, we accept`;
    return failure.position === place ? null : `Ohm fails at ${place}, we at ${failure.position}`;
  }
  const tree = build<Program>(text, match);
  if (tree.body.length === 0) return failure?.reason === "empty" ? null : "an empty program";
  if (failure) return `Ohm accepts, we fail at ${failure.position}`;
  return plain(program) === plain(tree) ? null : `trees differ:\n  Ohm  ${plain(tree)}\n  ours ${plain(program)}`;
}

/** Drops parts of a text as long as the parsers still differ on it. */
function shrink(text: string): string {
  let smallest = text;
  for (let size = text.length >> 1; size > 0; size >>= 1) {
    for (let at = 0; at + size <= smallest.length;) {
      const shorter = smallest.slice(0, at) + smallest.slice(at + size);
      if (difference(shorter) === null) at += size;
      else smallest = shorter;
    }
  }
  return smallest;
}

/** Texts to mutate: the examples of the grammar, and whole programs. */
function corpus(): string[] {
  const folder = new URL("../bench/programs/", import.meta.url);
  const files = readdirSync(folder).map((file) => readFileSync(new URL(file, folder), "utf8"));
  const examples = extractExamples(source).map(({ example }) => example);
  return [...examples.filter((text) => text.length > 3), ...files];
}

/** Compares `count` random texts → the texts that differ, and how many of all were accepted. */
export function fuzz(count: number, seed: number): { failed: string[]; accepted: number } {
  const next = random(seed);
  const grammar = instantiate(topGrammar, ["Program", "StatementListItem"]);
  const [, item] = ["Program", "StatementListItem"].map((name) => grammar.rules.find((rule) => rule.key === name)!);
  const deriver = new Deriver(next);
  const programs = corpus();
  const tokens = programs.flatMap((text) => text.match(tokenPattern) ?? []);
  const failed: string[] = [];
  let accepted = 0;
  for (let i = 0; i < count && failed.length < 5; i++) {
    const kind = next(3);
    let text: string;
    if (kind === 0) {
      const program = programs[next(programs.length)]!;
      const from = next(program.length);
      text = program.slice(from, from + 10 + next(100));
    } else text = deriver.derive(item!).slice(0, LONGEST);
    if (kind !== 1) text = mutate(text, tokens, next);
    const found = difference(text);
    if (found !== null) failed.push(text);
    else if (parse(text).failures.length === 0) accepted++;
  }
  return { failed, accepted };
}

function main(): void {
  const count = Number(process.argv[2] ?? COUNT);
  const seed = Number(process.argv[3] ?? Date.now() % 1_000_000);
  console.log(`fuzzing ${count} texts, seed ${seed}`);
  const { failed, accepted } = fuzz(count, seed);
  for (const text of failed) {
    const smallest = shrink(text);
    console.error(`${JSON.stringify(smallest)}\n  ${difference(smallest)}\n  from ${JSON.stringify(text)}`);
  }
  console.log(`${failed.length} differ, ${accepted} accepted by both`);
  if (failed.length > 0) process.exitCode = 1;
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
