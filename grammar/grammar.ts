/**
 * Loads the grammars with Ohm, for the parser generator and for tests; nothing in `src/` imports this. Ohm's notation
 * knows Unicode categories but not the two properties ECMA-262 builds identifiers from, so `CodePoints`, the root of
 * the stack, is made here.
 */
import { readFileSync } from "node:fs";
import * as ohm from "ohm-js";

/** The text of the grammars, with the examples in its comments. */
export const source = readFileSync(new URL("./javascript.ohm", import.meta.url), "utf8");

const { UnicodeChar } = (ohm as unknown as { pexprs: { UnicodeChar: new (category: string) => { pattern: RegExp } } })
  .pexprs;

function codePoints(): ohm.Grammar {
  const grammar = ohm.grammar("CodePoints { idStart = letter  idContinue = letter }");
  const rules = grammar.rules as unknown as Record<string, { body: unknown }>;
  for (const [rule, pattern] of Object.entries({ idStart: /\p{ID_Start}/u, idContinue: /\p{ID_Continue}/u })) {
    // The name tells the two apart where expressions are compared by their text.
    rules[rule]!.body = Object.assign(new UnicodeChar("Ll"), { pattern, categoryOrProp: rule });
  }
  return grammar;
}

/** Every grammar of the stack by name. */
export const grammars = ohm.grammars(source, { CodePoints: codePoints() });

/** The grammar that execution, `check` and the language server use: the language and everything refused by name. */
export const topGrammar = grammars[Object.keys(grammars).at(-1)!]!;
