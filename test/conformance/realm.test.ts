/**
 * Our realm, as a program sees it: every function it can reach has a row in the tables, every row can be reached, and what
 * both have is as in the running Node. `npm run conformance:realm` compares with a current one.
 */
import { expect, test } from "vitest";
import { compareRealms, pathOf, realmFacts } from "../../spec-conformance/realm/compare.ts";
import { builtinIndex } from "../../src/stdlib/generated/builtinIndex.ts";

const rows = new Set(
  Object.values(builtinIndex).flatMap(({ title, members }) =>
    members.flatMap(([name, kind]) => (kind === "absent" ? [] : [pathOf(title, name)])),
  ),
);

test("every function has a row", async () => {
  const facts = await realmFacts();
  const functions = [...facts].filter(
    ([path, fact]) => !path.includes("[[") && /\b(?:function|constructor)\b/.test(fact),
  );
  expect(functions.length).toBeGreaterThan(580);
  expect(functions.map(([path]) => path).filter((path) => !rows.has(path))).toEqual([
    // The functions of the accessor `Iterator.prototype.constructor` have names of their own.
    "get Iterator.prototype.constructor.name",
    "set Iterator.prototype.constructor.name",
  ]);
});

test("every row can be reached", async () => {
  const facts = await realmFacts();
  // Nothing hands the iterator of `for await` over a synchronous iterable to a program.
  const unreachable = ["next", "return", "throw"].map((name) => `%AsyncFromSyncIteratorPrototype%.${name}`);
  expect([...rows].filter((row) => !facts.has(row))).toEqual(unreachable);
});

/** Hidden in current versions of Node, as here; enumerable in version 20. */
const newer = new Set(["Headers"]);

test("a realm is as Node has it", async () => {
  const { facts, unexplained } = await compareRealms(process.execPath);
  expect(facts).toBeGreaterThan(2700);
  expect(unexplained.filter(({ path, node }) => node !== undefined && !newer.has(path))).toEqual([]);
});
