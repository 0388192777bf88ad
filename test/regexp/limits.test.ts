/** Patterns that try to hang, to overflow the stack or to fill the memory. */
import { describe, expect, it } from "vitest";
import { compilePattern } from "../../src/regexp/compile.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { Matcher, TrailOverflow } from "../../src/regexp/Matcher.ts";
import { createSearch } from "../../src/regexp/search.ts";
import { ours, PATIENCE } from "./support.ts";

// prettier-ignore
const explosive: readonly (readonly [pattern: string, flags: string, text: string])[] = [
  ["(a+)+$", "", "a".repeat(40) + "!"],
  ["(a|a)*$", "", "a".repeat(40) + "!"],
  ["(a|aa)+$", "", "a".repeat(60) + "!"],
  ["(.*)*x", "", "a".repeat(40)],
  ["^(([a-z])+.)+[A-Z]([a-z])+$", "", "a".repeat(40)],
  ["(.*)(.*)(.*)\\1\\2\\3x", "", "ab".repeat(150)],
  ["(?<=x(a+)+)c", "", "a".repeat(40) + "c"],
  ["(?:a?){40}a{40}b", "", "a".repeat(60)],
  ["(?=(a+)+$)a*b", "", "a".repeat(40) + "!"],
  ["(x+x+)+y", "", "x".repeat(40)],
  ["(?:){2147483647}(?:a|b?){2147483647}c", "", "ab".repeat(20)],
  ["a*a*a*a*a*a*b", "", "a".repeat(3_000)],
  ["(.*?)[^b]+\\b\\w+?x", "s", "xa ".repeat(23_000)],
];

/** What one operation may take beyond the steps it was given: a stretch of characters, or one call of the host. */
const ONE_OPERATION = 8_192;
const ONE_CALL = 250_000;

describe("an explosive pattern", () => {
  it.each(explosive)("/%s/%s pauses, again and again", (pattern, flags, text) => {
    const search = createSearch(complete(compilePattern(pattern, flags)), text, 0, false);
    for (let slice = 1; slice <= 20; slice++) {
      const before = search.stepsUsed;
      expect(search.run(20_000)).toBe("paused");
      expect(search.stepsUsed).toBeGreaterThanOrEqual(20_000 * slice);
      expect(search.stepsUsed - before).toBeLessThanOrEqual(20_000 + ONE_OPERATION);
    }
  });

  it.each([
    ["a reference", "^(a+)\\1$", "", "a".repeat(2 ** 19)],
    ["one that fails late", "^(.+)-\\1$", "s", `${"a".repeat(2 ** 18)}-${"a".repeat(2 ** 18 - 1)}b`],
    ["one that folds", "^(?<half>.+)-\\k<half>$", "iu", `${"a".repeat(2 ** 18)}-${"A".repeat(2 ** 18)}`],
    ["one behind", "(?<=\\1-(.+))$", "", `${"a".repeat(2 ** 17)}-${"a".repeat(2 ** 17)}`],
  ])("compares %s in stretches", (_, pattern, flags, text) => {
    const matcher = new Matcher(
      complete(compilePattern(pattern, flags)),
      text,
      pattern.startsWith("^") ? 0 : text.length,
    );
    let outcome = matcher.run(1_000);
    for (let slice = 1; outcome === "paused"; slice++) {
      const before = matcher.stepsUsed;
      outcome = matcher.run(1_000);
      expect(matcher.stepsUsed - before).toBeLessThanOrEqual(1_000 + ONE_OPERATION);
      if (slice > 200) break;
    }
    if (outcome !== "paused") expect(outcome).toBe(new RegExp(pattern, flags).test(text) ? "matched" : "failed");
    expect(matcher.stepsUsed).toBeGreaterThan(2 ** 15);
  });

  it("costs the host no more than one call at a time", () => {
    const text = `${"a".repeat(60_000)} ${"ab ".repeat(2_000)}b`;
    const search = createSearch(complete(compilePattern("\\w+\\sb$", "")), text, 0, false);
    for (let outcome = "paused"; outcome === "paused";) {
      const before = search.stepsUsed;
      outcome = search.run(20_000);
      expect(search.stepsUsed - before).toBeLessThanOrEqual(20_000 + ONE_CALL);
    }
  });
});

describe("a pattern that is costly to compile", () => {
  it.each([
    ["nested counts", "(?:a{1,1000}){1,1000}", "u", "a"],
    ["a huge class", `[${"\\u{1F600}-\\u{1F64F}".repeat(5_000)}]`, "u", "😀"],
    ["a huge count", "a{1,2147483647}", "u", "a"],
    ["huge least counts", "((a{100}){100}){100}|a", "", "a"],
    ["nested groups", `${"(?:".repeat(3_999)}a${")".repeat(3_999)}`, "", "a"],
    ["nested loops", `${"(?:a|b".repeat(2_000)}${")*".repeat(2_000)}`, "", "a"],
    ["nested lookaheads", `${"(?=".repeat(2_000)}a${")".repeat(2_000)}a`, "", "a"],
    ["many alternatives", Array.from({ length: 14_000 }, (_, i) => `w${i}`).join("|") + "|a", "", "a"],
    ["a long literal", "a".repeat(99_998) + "|a", "", "a"],
    ["many captures", "()".repeat(49_000) + "a", "", "a"],
  ])("has code in proportion to its text and matches in few steps: %s", (_, pattern, flags, text) => {
    const compiled = complete(compilePattern(pattern, flags));
    expect(compiled.program.code.length).toBeLessThan(60 + 6 * pattern.length);
    const search = createSearch(compiled, text, 0, false);
    expect(search.run(PATIENCE)).toBe("matched");
    expect([search.match.start, search.match.end]).toEqual([0, text.length]);
  });
});

describe("a long text", () => {
  it("needs no host stack", () => {
    expect(ours({ pattern: "^(?:(a)|b)*$", flags: "", text: "ab".repeat(50_000) })).toEqual([[0, 100_000], null]);
    expect(ours({ pattern: "(?:.|\\n)*?END", flags: "", text: "x\n".repeat(50_000) + "END" })).toEqual([[0, 100_003]]);
  });

  it("ends in an error before the memory does", () => {
    const matcher = new Matcher(complete(compilePattern("(?:(a)|b)*c", "")), "ab".repeat(3_000_000), 0);
    expect(() => matcher.run(1e9)).toThrow(TrailOverflow);
  });
});

it("what is wrong with a long pattern is said behind the beginning of it", () => {
  const message = (pattern: string) => {
    try {
      return complete(compilePattern(pattern, "u"));
    } catch (error) {
      return (error as Error).message;
    }
  };
  expect(message(`${"a".repeat(999)}(`)).toBe(`Invalid regular expression: /${"a".repeat(999)}(/u: Unterminated group`);
  expect(message(`${"a".repeat(1000)}(`)).toBe(
    `Invalid regular expression: /${"a".repeat(1000)}…/u: Unterminated group`,
  );
  expect(message(`${"a".repeat(999)}\u{1f600}(`)).toBe(
    `Invalid regular expression: /${"a".repeat(999)}…/u: Unterminated group`,
  );
  expect(message("(".repeat(1_000_000))).toBe(
    `Invalid regular expression: /${"(".repeat(1000)}…/u: Regular expression too large`,
  );
});
