import { expect, test } from "vitest";
import { shortened } from "../../src/diagnostics/shortened.ts";

test.each([
  ["abc", 3, "abc"],
  ["abcd", 3, "abc…"],
  ["ab😀", 3, "ab…"],
  ["a😀b", 3, "a😀…"],
  ["", 1, ""],
])("%s in %i units is %s", (text, most, expected) => {
  expect(shortened(text, most)).toBe(expected);
});
