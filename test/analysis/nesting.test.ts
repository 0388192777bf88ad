/** The bound on what the grammar reads in a loop and whose trees nest; chains that nothing walks by recursion have none. */
import { complete } from "../../src/syntax/Steps.ts";
import { describe, expect, test } from "vitest";
import { tooDeep } from "../../src/analysis/nesting.ts";
import { programOf } from "../support/program.ts";

const codeOf = (text: string): string | undefined => complete(tooDeep(programOf(text)!))?.code;

const nested: Readonly<Record<string, (n: number) => string>> = {
  arrows: (n) => "x => ".repeat(n) + "1",
  "async arrows": (n) => "async x => ".repeat(n) + "1",
  assignments: (n) => "a = ".repeat(n) + "1",
  powers: (n) => "1 ** ".repeat(n) + "1",
  operators: (n) => "!".repeat(n) + "1",
  awaits: (n) => "await ".repeat(n) + "1",
  templates: (n) => "f" + "``".repeat(n),
  assertions: (n) => "x" + " as any".repeat(n),
};

const chains: Readonly<Record<string, (n: number) => string>> = {
  sums: (n) => "1" + " + 1".repeat(n),
  members: (n) => "a" + ".b".repeat(n),
  calls: (n) => "f" + "()".repeat(n),
  conditions: (n) => "0 ? 1 : ".repeat(n) + "2",
  ladders: (n) => "if (0); " + "else if (0); ".repeat(n),
  alternatives: (n) => "0" + " || 0".repeat(n),
};

describe("what nests", () => {
  test.each(Object.entries(nested))("%s are bounded", (_name, text) => {
    expect(codeOf(text(500))).toBe(undefined);
    expect(codeOf(text(6_000))).toBe("parse/too-deep");
  });
});

describe("what is walked in loops", () => {
  test.each(Object.entries(chains))("%s are not", (_name, text) => {
    expect(codeOf(text(5_000))).toBe(undefined);
  });
});
