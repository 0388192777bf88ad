/** Large big integers to text and back, in slices: the host's own texts. */
import { expect, test } from "vitest";
import { bigintToText, longDecimal } from "../../../src/stdlib/number/bigintText.ts";
import { newMachine, run } from "../../support/realm.ts";
import { prints } from "../../support/sameAsNode.ts";

const m = newMachine(undefined, 100);
const values = [2n ** 40_000n - 1n, 10n ** 12_000n, 10n ** 12_000n - 1n, -(3n ** 60_000n), 36n ** 9_000n + 5n];

for (const [i, value] of values.entries())
  test(`value ${i}`, () => {
    for (const radix of [2, 3, 10, 16, 36])
      expect(run(m, () => bigintToText(m, value, radix), 100)).toBe(value.toString(radix));
    const text = ` ${value < 0n ? "" : "+000"}${value} `;
    expect(run(m, () => longDecimal(m, text)!, 100) === value).toBe(true);
  });

test("what is short or no decimal is not taken", () => {
  expect(longDecimal(m, "123")).toBe(undefined);
  expect(longDecimal(m, `0x${"f".repeat(20_000)}`)).toBe(undefined);
  expect(longDecimal(m, `1.${"5".repeat(20_000)}`)).toBe(undefined);
});

prints({
  'BigInt("9".repeat(400000))': "!! RangeError: Maximum BigInt size exceeded: at most 1048576 bits here",
  'BigInt("0x" + "f".repeat(300000))': "!! RangeError: Maximum BigInt size exceeded: at most 1048576 bits here",
  'BigInt("1" + "0".repeat(100000)) === 10n ** 100000n': "true",
  "(2n ** 200000n).toLocaleString()":
    "!! RangeError: Big integers of more than 131072 bits cannot be formatted by locale",
});
