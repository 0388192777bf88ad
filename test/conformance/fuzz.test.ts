/** A small, repeatable run of the random programs; `npm run fuzz` runs many. */
import * as fc from "fast-check";
import { afterAll, expect, test } from "vitest";
import { CodeMode } from "../../src/index.ts";
import { makeOneTick } from "../../src/testing.ts";
import { choices } from "../../spec-conformance/fuzz/Choice.ts";
import { fuzz } from "../../spec-conformance/fuzz/fuzz.ts";
import { body } from "../../spec-conformance/fuzz/program.ts";
import { Oracle } from "../../spec-conformance/oracle/Oracle.ts";

const oracle = new Oracle(process.execPath);
afterAll(() => oracle.close());

test("200 random programs do the same here and in Node", { timeout: 300_000 }, async () => {
  expect(await fuzz({ runtimes: [CodeMode.make(), makeOneTick()], oracle, count: 200, seed: 1 })).toEqual([]);
});

test("a difference is found, shrunk and told with its seed", { timeout: 300_000 }, async () => {
  const honest = CodeMode.make();
  const wrong = {
    ...honest,
    execute: (code: string) => honest.execute(code.replace("$end, $lines", "$end + '!', $lines")),
  };
  const [found] = await fuzz({ runtimes: [wrong], oracle, count: 100, seed: 1 });
  expect(found).toEqual({ statements: "$log(0);", path: "1", ours: "undefined!\n0", node: "undefined\n0" });
});

test("every construct of the language occurs", () => {
  const text = fc.sample(choices, { numRuns: 1000, seed: 1 }).map(body).join("\n");
  const expected = [
    "if (",
    "else",
    "for (let",
    " of ",
    " in ",
    "while (",
    "do {",
    "switch (",
    "case ",
    "default:",
    "try {",
    "catch (",
    "finally {",
    "throw ",
    "return ",
    "break",
    "continue",
    "break L",
    "continue Loop",
    "function ",
    "function* ",
    "async function ",
    "async function* ",
    "=> ",
    "async (",
    "yield ",
    "yield* ",
    "await ",
    "for await",
    "class ",
    "extends ",
    "super(",
    "super.",
    "static ",
    "static {",
    "#secret",
    "get ",
    "set ",
    "new.target",
    "this",
    "...",
    "?.",
    "??",
    "&&=",
    "delete ",
    "typeof ",
    "void ",
    "instanceof",
    "$tag`",
    "`t",
    "let ",
    "const ",
    "var ",
    "__proto__:",
    "Promise.",
    "queueMicrotask(",
  ];
  expect(expected.filter((each) => !text.includes(each))).toEqual([]);
});
