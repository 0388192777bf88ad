/** BigInt literals above the ceiling are refused before anything runs, wherever they would become a value. */
import { expect, test } from "vitest";
import { tooLargeBigInts } from "../../src/analysis/bigIntegers.ts";
import { CodeMode } from "../../src/index.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { programOf } from "../support/program.ts";

const large = `0x1${"0".repeat(2 ** 18)}n`;
const most = `0x${"f".repeat(2 ** 18)}n`;

const places = (text: string): string[] =>
  complete(tooLargeBigInts(programOf(text)!)).map(({ code, span }) => `${code}@${span.start}-${span.end}`);

const programs: Readonly<Record<string, (literal: string) => string>> = {
  operand: (literal) => `1n + ${literal}`,
  negative: (literal) => `-${literal}`,
  "with separators": (literal) => literal.replace("0000", "0_00_0"),
  "name of a property": (literal) => `({ ${literal}: 1 })`,
  "name of a method": (literal) => `class A { ${literal}() {} }`,
  "name of a static accessor": (literal) => `class A { static get ${literal}() {} }`,
  "name of a field": (literal) => `class A { ${literal} = 1 }`,
  "name in a pattern": (literal) => `const { ${literal}: a } = b`,
  "name in an assignment": (literal) => `({ ${literal}: a } = b)`,
  default: (literal) => `function f(a = ${literal}) {}`,
  "value of a field": (literal) => `class A { a = ${literal} }`,
  template: (literal) => "`${" + literal + "}`",
  "asserted to be of a type": (literal) => `${literal} as bigint`,
};

for (const [name, program] of Object.entries(programs))
  test(name, () => {
    expect(places(program(most))).toEqual([]);
    const text = program(large);
    const start = text.indexOf("0x1");
    const end = text.lastIndexOf("0n") + 2;
    expect(places(text)).toEqual([`parse/bigint-too-large@${start}-${end}`]);
  });

test("a type has no value", () => {
  for (const text of [`type A = ${large} | -${large}`, `let a: ${large} = 1n; f<${large}>()`])
    expect(places(text)).toEqual([]);
});

test("the program does not begin", async () => {
  const result = await CodeMode.run({ code: `console.log(1)\nreturn ${"9".repeat(400_000)}n` });
  expect(result).toEqual({
    ok: false,
    error: {
      kind: "ParseError",
      code: "parse/bigint-too-large",
      message: "The BigInt is too large: at most 1048576 bits here",
      location: { line: 2, column: 8, endLine: 2, endColumn: 400_009 },
    },
    toolCalls: [],
  });
});
