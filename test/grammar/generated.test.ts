/** The compiled parser is what the grammar and the actions make it. */
import { readFileSync } from "node:fs";
import { expect, it } from "vitest";
import { parserText } from "../../grammar/generate.ts";

it("is fresh: `npm run generate` would change nothing", () => {
  const checkedIn = readFileSync(new URL("../../grammar/generated/parser.ts", import.meta.url), "utf8");
  expect(checkedIn === parserText()).toBe(true);
});
