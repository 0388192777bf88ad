/** Where a window's end begins to matter, by definition: no attempt before the horizon changes with what follows. */
import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { parseFlags } from "../../src/regexp/flags.ts";
import { horizonOf } from "../../src/regexp/horizon.ts";
import { parsePattern } from "../../src/regexp/parse.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { groupsOf } from "../../src/regexp/reach.ts";

function horizon(pattern: string, input: string, flags = ""): number {
  const { body } = complete(parsePattern(pattern, flags, parseFlags(flags)));
  return horizonOf(body, groupsOf(body), flags.includes("u"))!({ input, from: 0, end: input.length });
}

describe("the horizon", () => {
  // prettier-ignore
  it.each([
    ["abc", "xxxxxx", 4], ["a*b", "xaxaaa", 3], ["\\w+@", "me you", 3], ["\\w+@\\w+", "a me@you", 2], ["[^\\n]*", "ab\ncd\nef", 6],
    ["(\\w)\\1", "a bb", 1], ["(\\w+) \\1", "a b c d", 4], ["a(?=b*c)", "xxabb", 2], ["(?<=a)", "aaa", 3], ["a{2,5}", "bbbbbbbb", 3], ["$", "ab", 2], ["", "ab", 2],
    ["(?:ab|c)+d", "xxabcabc", 2], ["a*", "aaaa", 0],
  ])("of /%s/ in %j is at %i", (pattern, input, place) => {
    expect(horizon(pattern, input)).toBe(place);
  });

  const atoms = [
    "a",
    "b",
    "\\w",
    ".",
    "[^a]",
    "\\s",
    "ab",
    "\\b",
    "$",
    "(a)",
    "(\\w+)",
    "\\1",
    "(?=a)",
    "(?!b+)",
    "(?:a|bb)",
  ];
  const quantified = atoms.slice(0, 6).flatMap((atom) => ["*", "+?", "{0,2}", "{2,40}"].map((count) => atom + count));
  const patterns = fc
    .array(fc.constantFrom(...atoms, ...quantified), { minLength: 1, maxLength: 5 })
    .map((parts) => `${parts.join("")}()`);
  const texts = fc
    .array(fc.constantFrom("a", "b", "aaa", " ", "\n", "ab"), { maxLength: 25 })
    .map((parts) => parts.join(""));

  it("is never too late", () => {
    fc.assert(
      fc.property(patterns, texts, texts, (pattern, input, rest) => {
        const place = Math.min(horizon(pattern, input), input.length);
        const sticky = new RegExp(pattern, "y");
        for (let index = 0; index < place; index++) {
          sticky.lastIndex = index;
          const cut = sticky.exec(input);
          sticky.lastIndex = index;
          expect(sticky.exec(input + rest)?.slice(), `at ${index}`).toEqual(cut?.slice());
        }
      }),
      { numRuns: 2_000, seed: 11 },
    );
  });
});
