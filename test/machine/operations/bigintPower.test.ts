/** Powers of big integers that take long, against the host's. */
import { expect, test } from "vitest";
import { isLongPower, powerBits } from "../../../src/machine/operations/bigintPower.ts";
import { sameAsNode } from "../../support/sameProgram.ts";

test("which are too large, and which take long", () => {
  expect([powerBits(0n, 10n ** 30n), powerBits(1n, 10n ** 30n), powerBits(-1n, 10n ** 30n)]).toEqual([1, 1, 1]);
  expect(powerBits(2n, 2n ** 20n)).toBe(2 ** 20);
  expect(powerBits(2n, 2n ** 20n + 1n)).toBe(Infinity);
  expect(powerBits(255n, 10n)).toBe(70);
  expect(isLongPower("**", 2n, 2n ** 17n)).toBe(false);
  expect(isLongPower("**", 2n, 2n ** 17n + 1n)).toBe(true);
  expect(isLongPower("**", 2n, 2n ** 20n)).toBe(true);
  expect(isLongPower("**", 4n, 2n ** 20n)).toBe(false);
  expect(isLongPower("**", 2n, -(2n ** 18n))).toBe(false);
  expect(isLongPower("*", 2n, 2n ** 18n)).toBe(false);
  expect(isLongPower("**", 2, 2n ** 18n)).toBe(false);
});

const rest = "% 1000000007n";
sameAsNode([
  [
    "operators",
    `let a = 3n; const b = a ** 100001n; a **= 100000n; const c = 1n << 20n; return [b === a * 3n, b ${rest}, (-5n) ** 90001n ${rest}, c ** 50000n === 1n << 1000000n].map(String)`,
  ],
  [
    "operands that are objects",
    `const o = { valueOf: () => 7n }, e = { valueOf: () => 60000n }; return [(o ** e) ${rest}, (7n ** e) ${rest}, (o ** 60000n) ${rest}].map(String)`,
  ],
  [
    "what is refused",
    `const tried = []; for (const f of [() => 3n ** -1n, () => 3n ** 100000000000n, () => 3 ** 100000n, () => 3n ** 100000]) try { f() } catch (error) { tried.push(error.name) } return tried`,
  ],
]);
