/** Tokens longer than a step: read by the machine in pieces, to the same tree and failures. */
import { expect, it } from "vitest";
import { parse, parseInSteps } from "../../src/syntax/parse.ts";

const LENGTH = 20_000;

it.each([
  ["a string", `a = "${"\\u0041".repeat(LENGTH)}"`],
  ["a string in single quotes over many lines", `a = '${"\\\n".repeat(LENGTH)}'`],
  ["a template", `a = \`${"\\x41".repeat(LENGTH)}\``],
  ["an identifier made of escapes", `let ${"\\u{61}".repeat(LENGTH)} = 1`],
  ["an identifier of letters beyond ASCII", `let ${"é".repeat(LENGTH)}; ${"é".repeat(LENGTH)}.a`],
  ["a property", `a.${"\\u0061".repeat(LENGTH)} = { ${"\\u0061".repeat(LENGTH)}: 1 }`],
  ["a private name", `class A { #${"\\u0061".repeat(LENGTH)} = 1 }`],
  ["a number", `a = 1${"_1".repeat(LENGTH)}`],
  ["a fraction", `a = 1.1${"_1".repeat(LENGTH)}e1`],
  ["an integer", `a = 0x1${"_1".repeat(LENGTH)}n`],
  ["a regular expression", `a = /${"[a]\\n".repeat(LENGTH)}/g`],
  ["a string that does not end", `a = "${"\\n".repeat(LENGTH)}`],
  ["a string with a wrong escape", `a = "${"\\n".repeat(LENGTH)}\\1"`],
  ["a number that goes on as a name", `a = 1${"_1".repeat(LENGTH)}b`],
])("%s is read in steps", (_what, text) => {
  const steps = parseInSteps(text);
  for (let count = 1; ; count++) {
    const { done, value } = steps.next();
    if (!done) continue;
    expect(value).toEqual(parse(text));
    return expect(count).toBeGreaterThan(3);
  }
});

it("leaves a long token without escapes to one loop", () => {
  const steps = parseInSteps(`return "${"a".repeat(1_000_000)}"`);
  // Its units are loaded in steps, and read in one.
  let count = 1;
  while (!steps.next().done) count++;
  expect(count).toBeLessThan(1_000_009 / 65_536 + 5);
});
