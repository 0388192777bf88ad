/** Work on long texts in pieces gives what the host gives in one go, and pauses on the way. */
import { describe, expect, test } from "vitest";
import { mapCase, normalize, trimText } from "../../../src/stdlib/string/longText.ts";
import { indexOfText, lastIndexOfText } from "../../../src/stdlib/string/textSearch.ts";
import { isGuest } from "../../../src/machine/guest.ts";
import { newMachine, run } from "../../support/realm.ts";

const SLICE = 50;
const m = newMachine(undefined, SLICE);
const PIECE = 2 ** 15;

describe("searching", () => {
  const a = "a".repeat(40_000);
  const texts = [`${a}b${a}`, `${"ab".repeat(30_000)}c${"ab".repeat(30_000)}`];
  const needles = [
    "b",
    "c",
    `${a.slice(0, 3000)}b`,
    `b${a.slice(0, 3000)}`,
    `${a}b${a}a`,
    "ab".repeat(2000),
    `${"ba".repeat(2000)}c`,
    "",
  ];
  for (const [i, text] of texts.entries())
    for (const [j, needle] of needles.entries())
      test(`text ${i}, needle ${j}`, () => {
        for (const from of [0, 1, 39_000, 40_001, text.length]) {
          expect(run(m, () => indexOfText(m, text, needle, from), SLICE)).toBe(text.indexOf(needle, from));
          const last = Math.min(from, Math.max(0, text.length - needle.length));
          expect(run(m, () => lastIndexOfText(m, text, needle, last), SLICE)).toBe(text.lastIndexOf(needle, last));
        }
      });
});

describe("mapping", () => {
  test("case, with final sigmas and pairs at the cuts", () => {
    for (const text of [
      "ΑΣ ".repeat(PIECE),
      "\ud801\udc00".repeat(PIECE + 1),
      `x${"\ud801\udc00".repeat(PIECE)}`,
      "ßéa".repeat(PIECE),
    ]) {
      expect(run(m, () => mapCase(m, text, (piece) => piece.toLowerCase()), SLICE)).toBe(text.toLowerCase());
      expect(run(m, () => mapCase(m, text, (piece) => piece.toUpperCase()), SLICE)).toBe(text.toUpperCase());
    }
  });

  test("normalization, with marks and jamo at the cuts", () => {
    for (const text of [
      "e\u0301".repeat(PIECE),
      `x${"e\u0323\u0301".repeat(PIECE)}`,
      "\u1112\u1161\u11ab".repeat(PIECE),
      "ｶﾞ".repeat(PIECE),
    ])
      for (const form of ["NFC", "NFD", "NFKC", "NFKD"] as const)
        expect(run(m, () => normalize(m, text, form), SLICE)).toBe(text.normalize(form));
    expect(() => run(m, () => normalize(m, `a${"\u0301".repeat(100_000)}`, "NFC"))).toThrow(
      /combining characters in a row/,
    );
  });

  test("trimming", () => {
    for (const left of [0, 1, PIECE - 1, PIECE, PIECE + 1])
      for (const right of [0, 1, PIECE, 2 * PIECE + 3]) {
        const text = `${" ".repeat(left)}a b${"\n".repeat(right)}`;
        expect(run(m, () => trimText(m, text, true, true), SLICE)).toBe(text.trim());
        expect(run(m, () => trimText(m, text, true, false), SLICE)).toBe(text.trimStart());
        expect(run(m, () => trimText(m, text, false, true), SLICE)).toBe(text.trimEnd());
      }
    expect(run(m, () => trimText(m, " ".repeat(PIECE * 3), true, true), SLICE)).toBe("");
  });

  test("long work is left to a generator", () => {
    expect(isGuest(mapCase(m, "a".repeat(PIECE + 1), (piece) => piece.toUpperCase()))).toBe(true);
    expect(isGuest(indexOfText(m, "a".repeat(2 ** 22), "ab", 0))).toBe(true);
  });
});
