/** Division of big integers that takes long, against the host's. */
import { expect, test } from "vitest";
import { isLongDivision, longDivision } from "../../../src/machine/operations/bigintDivision.ts";
import { newMachine, run } from "../../support/realm.ts";
import { sameAsNode } from "../../support/sameProgram.ts";

const m = newMachine(undefined, 100);

test("which take long", () => {
  const a = 3n ** 600_000n;
  const b = 3n ** 300_000n;
  expect([isLongDivision("/", a, b), isLongDivision("%", a, -b), isLongDivision("/", -a, b)]).toEqual([
    true,
    true,
    true,
  ]);
  expect([
    isLongDivision("*", a, b),
    isLongDivision("/", a, 7n),
    isLongDivision("/", b, a),
    isLongDivision("/", a, 0n),
  ]).toEqual([false, false, false, false]);
  expect([isLongDivision("/", a, 1), isLongDivision("%", "1", b), isLongDivision("/", a, a)]).toEqual([
    false,
    false,
    false,
  ]);
});

const divisors = [3n ** 300_000n, -(2n ** 400_000n), 2n ** 500_000n - 1n, 2n ** 32_768n + 1n, 7n, 1n, 3n ** 600_001n];
const dividends = [3n ** 600_000n, -(3n ** 600_000n), 2n ** 1_000_000n - 1n, 2n ** 800_000n, 0n, 5n];
for (const [i, dividend] of dividends.entries())
  test.each(divisors.map((divisor, j) => [j, divisor] as const))(`dividend ${i} by divisor %d`, (_j, divisor) => {
    const { quotient, remainder } = run(m, () => longDivision(m, dividend, divisor) as never, 100) as never;
    expect(quotient === dividend / divisor).toBe(true);
    expect(remainder === dividend % divisor).toBe(true);
  });

sameAsNode([
  [
    "operators",
    `const a = 3n ** 600000n, b = 3n ** 300000n + 1n; let c = a, d = -a; c /= b; d %= b; return [a / b === c, -a % b === d, a === c * b + a % b, c % 1000007n, d % 1000007n].map(String)`,
  ],
  [
    "operands that are objects",
    `const a = 3n ** 600000n, b = 3n ** 300000n + 1n, o = { valueOf: () => b }; return [a / o === a / b, ({ valueOf: () => a }) % o === a % b]`,
  ],
]);
