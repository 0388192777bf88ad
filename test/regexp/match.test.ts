/** Matching against the host's engine: the corpus, random patterns, and the same question asked one step at a time. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { modern, written } from "./corpus.ts";
import { host, ours, oursAlone } from "./support.ts";
import type { Question } from "./support.ts";

const questions = written.flatMap(([pattern, flags, ...texts]) =>
  texts.map((text): Question => ({ pattern, flags, text })),
);

describe("the corpus", () => {
  it.each(questions)("/$pattern/$flags on $text", (question) => {
    const expected = host(question);
    expect(ours(question)).toEqual(expected);
    expect(oursAlone(question)).toEqual(expected);
    expect(oursAlone({ ...question, slice: 1 })).toEqual(expected);
  });

  it.each(questions)("/$pattern/$flags sticky at every index of $text", (question) => {
    for (let from = 0; from <= question.text.length; from++) {
      // Inside a pair the host looks at different places for literals and for other patterns.
      if (/^[\ud800-\udbff][\udc00-\udfff]/.test(question.text.slice(Math.max(0, from - 1))) && from > 0) continue;
      expect(ours({ ...question, from, sticky: true }), `from ${from}`).toEqual(
        host({ ...question, from, sticky: true }),
      );
    }
  });
});

describe("what the host may not know yet", () => {
  it.each(modern)("/%s/%s on %s", (pattern, flags, text, match) => {
    expect(ours({ pattern, flags, text })).toEqual(match === null ? null : JSON.parse(match));
    expect(ours({ pattern, flags, text, slice: 1 })).toEqual(match === null ? null : JSON.parse(match));
  });

  it("begins at the whole character when asked to begin inside it", () => {
    expect(ours({ pattern: "\\u{1F600}", flags: "u", text: "a😀", from: 2 })).toEqual([[1, 3]]);
    expect(ours({ pattern: ".", flags: "uy", text: "😀", from: 1, sticky: true })).toEqual([[0, 2]]);
    expect(ours({ pattern: ".", flags: "", text: "😀", from: 1 })).toEqual([[1, 2]]);
  });
});

// prettier-ignore
const atoms = ["a", "b", "c", "A", "k", "\\w", "\\W", "\\d", ".", "[ab]", "[^a]", "[a-c]", "\\s", "ſ", "ß", "😀"];
const legacyAtoms = [...atoms, "[^]", "\\ud83d", "[À-ÿ]", "\\x41", "[^b-]"];
// prettier-ignore
const unicodeAtoms = [
  ...atoms, "\\u{1F600}", "\\p{L}", "\\P{Lu}", "[😀-😂]", "[^😀]", "\\p{Lu}", "[\\p{Ll}a]", "[^\\P{Lu}b]", "\\ud83d", "\\ude00",
];
const quantifiers = ["*", "+", "?", "*?", "+?", "??", "{2}", "{1,2}", "{0,2}?", "{2,}", "{1,3}?"];

function patterns(leaves: readonly string[]): fc.Arbitrary<string> {
  const { pattern } = fc.letrec<{ pattern: string }>((tie) => ({
    pattern: fc.oneof(
      { maxDepth: 4, withCrossShrink: true },
      { arbitrary: fc.constantFrom(...leaves), weight: 4 },
      { arbitrary: fc.tuple(tie("pattern"), tie("pattern")).map((parts) => parts.join("")), weight: 4 },
      {
        arbitrary: fc
          .tuple(tie("pattern"), fc.constantFrom("", "|"), tie("pattern"))
          .map(([a, end, b]) => `(?:${a}|${b}${end})`),
        weight: 2,
      },
      { arbitrary: tie("pattern").map((body) => `(${body})`), weight: 2 },
      {
        arbitrary: fc
          .tuple(tie("pattern"), fc.constantFrom(...quantifiers))
          .map(([body, count]) => `(?:${body})${count}`),
        weight: 3,
      },
      {
        arbitrary: fc.tuple(fc.constantFrom(...leaves), fc.constantFrom(...quantifiers)).map((parts) => parts.join("")),
        weight: 3,
      },
      {
        arbitrary: fc
          .tuple(fc.constantFrom("?=", "?!", "?<=", "?<!"), tie("pattern"))
          .map(([sign, body]) => `(${sign}${body})`),
        weight: 2,
      },
      { arbitrary: fc.constantFrom("^", "$", "\\b", "\\B"), weight: 1 },
      { arbitrary: fc.constantFrom("\\1", "\\2"), weight: 1 },
    ),
  }));
  // References need their groups with `u`, and say little without.
  return pattern.map((text) => `${text}${"()".repeat(2)}`);
}

// prettier-ignore
const letters = ["a", "b", "c", "A", "B", " ", "\n", "1", "k", "\u212a", "😀", "😁", "\ud83d", "\ude00", "ſ", "é", "É", "ß", "ẞ"];
const texts = fc.array(fc.constantFrom(...letters), { maxLength: 8 }).map((parts) => parts.join(""));

describe("random patterns", () => {
  it.each([
    ["", legacyAtoms],
    ["u", unicodeAtoms],
  ] as const)("match as on the host, flags '%s'", (unicode, leaves) => {
    const flags = fc.subarray(["i", "m", "s"]).map((some) => some.join("") + unicode);
    fc.assert(
      fc.property(
        patterns(leaves),
        flags,
        fc.array(texts, { minLength: 3, maxLength: 3 }),
        fc.boolean(),
        (pattern, flags, some, sticky) => {
          for (const text of some) {
            const question = { pattern, flags, text, sticky };
            const expected = host(question);
            // A known defect of the host: with `u` it sometimes finds an empty match inside a pair.
            if (expected !== null && unicode === "u" && isInsidePair(text, expected[0]![0])) continue;
            expect(ours(question)).toEqual(expected);
            expect(ours({ ...question, slice: 1 })).toEqual(expected);
            // `v` means the same where nothing of its own is used, but for the complement of a property with `i`.
            if (unicode === "u" && !flags.includes("i")) {
              expect(ours({ ...question, flags: flags.replace("u", "v") })).toEqual(expected);
            }
          }
        },
      ),
      { numRuns: 1_000, seed: 20_250 },
    );
  });
});

function isInsidePair(text: string, index: number): boolean {
  return index > 0 && /^[\ud800-\udbff][\udc00-\udfff]/.test(text.slice(index - 1));
}
