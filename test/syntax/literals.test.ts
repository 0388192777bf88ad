/** What literals tell without being evaluated. */
import { expect, test } from "vitest";
import { isConstant, literalKey } from "../../src/syntax/literals.ts";
import type { Literal, Node } from "../../src/syntax/Ast.ts";
import { programOf } from "../support/program.ts";

function literal(text: string): Literal {
  const [statement] = programOf(`(${text})`)!.body as [Node & { type: "ExpressionStatement" }];
  return statement.expression as Literal;
}

const nines = "9".repeat(5_000);
const effs = "f".repeat(5_000);

test.each<[string, string | null, boolean]>([
  ["'a'", "a", true],
  ["0x1F", "31", true],
  ["null", "null", true],
  ["true", "true", true],
  ["/a/", null, false],
  ["1_000n", "1000", true],
  ["0xFn", "15", true],
  [`${nines}n`, nines, false],
  [`0x${effs}n`, null, false],
])("%.12s", (text, key, constant) => {
  expect(literalKey(literal(text))).toBe(key);
  expect(isConstant(literal(text))).toBe(constant);
});

test("a long big integer is not converted by reading it", () => {
  expect(literal(`9_${nines}n`)).toEqual({
    type: "Literal",
    start: 1,
    end: 5_004,
    value: null,
    raw: `9_${nines}n`,
    bigint: `9${nines}`,
  });
  expect(literal(`0X_${effs}n`.replace("_", "")).bigint).toBe(`0X${effs}`);
});
