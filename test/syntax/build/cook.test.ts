import { expect, it } from "vitest";
import { cook } from "../../../src/syntax/build/cook.ts";

it.each<[string, string | null]>([
  ["plain", "plain"],
  ["a\\b\\f\\n\\r\\t\\v\\0z", "a\b\f\n\r\t\v\0z"],
  ["\\'\\\"\\\\\\a\\😀", "'\"\\a😀"],
  ["a\\\nb\\\rc\\\r\nd\\\u2028e\\\u2029f\\\n\r", "abcdef\r"],
  ["\\x41\\u0042\\u{43}\\u{000000000044}\\u{1F600}\\u{10FFFF}", "ABCD😀\u{10FFFF}"],
  ["\\uD83D\\uDE00", "😀"],
  ["\\u{110000}", null],
  ["\\u{}", null],
  ["\\u{41", null],
  ["\\u{4g}", null],
  ["\\u004", null],
  ["\\x4", null],
  ["\\xg0", null],
  ["\\1", null],
  ["\\00", null],
  ["\\08", null],
  ["\\0a", "\0a"],
  ["a\\", null],
])("%j stands for %j", (raw, cooked) => {
  expect(cook(raw)).toBe(cooked);
});

it("cooks long texts piece by piece", () => {
  expect(cook("\\u0041".repeat(10_000))).toBe("A".repeat(10_000));
  expect(cook(`${"long text ".repeat(500)}\\n`.repeat(10))).toBe(`${"long text ".repeat(500)}\n`.repeat(10));
});
