/**
 * Our realm against the running Node's: names, lengths, attributes and prototypes. `npm run conformance:realm -- NODE` does
 * the same against a current one; what the running one is too old for is not compared here.
 */
import { expect, test } from "vitest";
import { compareRealms } from "../../spec-conformance/realm/compare.ts";

/** Hidden in current versions of Node, as here; enumerable in version 20. */
const newer = new Set(["Headers"]);

test("a realm is as Node has it", async () => {
  const { facts, unexplained } = await compareRealms(process.execPath);
  expect(facts).toBeGreaterThan(2700);
  expect(unexplained.filter(({ path, node }) => node !== undefined && !newer.has(path))).toEqual([]);
});
