/**
 * The pattern grammar in Ohm and the parser by hand: the grammar's own examples, and one verdict from both on random
 * patterns and on the corpus. Where the parser refuses for a reason no grammar can know, Ohm has no say.
 */
import { readFileSync } from "node:fs";
import * as ohm from "ohm-js";
import { extractExamples } from "ohm-js/extras";
import { describe, expect, it } from "vitest";
import { grammars as languageGrammars } from "../../grammar/grammar.ts";
import { parseFlags } from "../../src/regexp/flags.ts";
import { parsePattern } from "../../src/regexp/parse.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { PatternError } from "../../src/regexp/PatternError.ts";
import type { Fault } from "../../src/regexp/PatternError.ts";
import { modern, pieces, written } from "./corpus.ts";
import { randomness } from "./support.ts";

const source = readFileSync(new URL("../../grammar/regexp.ohm", import.meta.url), "utf8");
const grammars = ohm.grammars(source, { CodePoints: languageGrammars["Lexical"]!.superGrammar });

describe.each(Object.keys(grammars))("%s", (name) => {
  const examples = extractExamples(source).filter(({ grammar }) => grammar === name);

  it("has examples", () => expect(examples.length).toBeGreaterThan(3));

  it.each(examples)("$rule, $example: $shouldMatch", ({ rule, example, shouldMatch }) => {
    expect(grammars[name]!.match(example, rule).succeeded()).toBe(shouldMatch);
  });
});

const beyondGrammar: ReadonlySet<Fault> = new Set<Fault>([
  "classProperty",
  "classStrings",
  "duplicateName",
  "flagRepeated",
  "propertyName",
  "quantifierOrder",
  "rangeOrder",
  "reference",
  "tooDeep",
  "tooLarge",
  "unknownName",
]);

/** What the hand-written parser objects to, undefined when nothing. */
function fault(pattern: string, flags: string): Fault | undefined {
  try {
    complete(parsePattern(pattern, flags, parseFlags(flags)));
    return undefined;
  } catch (error) {
    if (error instanceof PatternError) return error.fault;
    throw error;
  }
}

function ohmAccepts(pattern: string, flags: string): boolean {
  const named = /^(?:[^\\[(]|\\[^]|\[(?:\\[^]|[^\]\\])*\]|\((?!\?<[^=!]))*\(\?<[^=!]/.test(pattern);
  const name = flags.includes("v")
    ? "UnicodeSetsPattern"
    : flags.includes("u")
      ? "UnicodePattern"
      : named
        ? "NamedPattern"
        : "LegacyPattern";
  return grammars[name]!.match(pattern, "pattern").succeeded();
}

function expectAgreement(pattern: string, flags: string): void {
  const found = fault(pattern, flags);
  if (found !== undefined && beyondGrammar.has(found)) return;
  expect(ohmAccepts(pattern, flags), `/${pattern}/${flags}: ${found ?? "valid"}`).toBe(found === undefined);
}

describe("parser and grammar agree", () => {
  it("on the corpus", () => {
    for (const [pattern, flags] of [...written, ...modern]) expectAgreement(pattern, flags);
  });

  it.each(["", "u", "v"])("on random patterns, flags '%s'", (flags) => {
    const random = randomness(flags.length === 0 ? 1 : flags.charCodeAt(0));
    for (let i = 0; i < 1_500; i++) {
      let pattern = "";
      for (let length = 1 + random() * 6; length > 1; length--) pattern += pieces[Math.floor(random() * pieces.length)];
      expectAgreement(random() < 0.3 ? `[${pattern}]` : pattern, flags);
    }
  });
});
