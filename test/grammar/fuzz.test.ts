/** A small, fixed share of what `npm run fuzz:grammar` does: the compiled parser and Ohm on the same random texts. */
import { expect, it } from "vitest";
import { fuzz } from "../../grammar/fuzz.ts";

it("agrees with Ohm on verdict, tree and place of failure", () => {
  const { failed, accepted } = fuzz(300, 20_251);
  expect(failed).toEqual([]);
  expect(accepted).toBeGreaterThan(30);
}, 120_000);
