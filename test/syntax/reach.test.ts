import { describe, expect, test } from "vitest";
import { mayReach } from "../../src/syntax/reach.ts";

/** Whether readings of the statement before the bar may have come to the bar. */
const reaches = (marked: string): boolean => {
  const at = marked.indexOf("|");
  return mayReach(marked.replace("|", ""), 0, marked.slice(0, at).trimEnd().length, at);
};

describe("readings that were given up", () => {
  test.each<[string, boolean]>([
    ["a + b\n|c )", false],
    ["a < b;\n|c )", false],
    ["for (let i = 0; i < n; i++) f(i)\n|c )", false],
    ["if (a.b < c && d > e) f()\n|c )", false],
    ["new Map<string, { a: number; b: number }>()\n|c )", false],
    ["f<A<B>>(c)\n|d )", false],
    ["f<A<B>>\n|c )", true],
    ["a << 1\n|c )", true],
    ["a < b\n|c )", true],
    ["return <any>a\n|c )", true],
    ["x = <T,>(a: T) => a\n|c )", true],
    ["if (a) <b>c\n|d )", true],
    ['const a = "<b>"\n|c )', true],
  ])("%j: %s", (marked, expected) => {
    expect(reaches(marked)).toBe(expected);
  });
});
