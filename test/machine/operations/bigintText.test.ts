/** Large big integers to text and back, in slices: the host's own texts, and nothing above the ceiling. */
import { expect, test } from "vitest";
import { bigintToText, stringToBigInt } from "../../../src/machine/operations/bigintText.ts";
import { isGuest } from "../../../src/machine/guest.ts";
import { newMachine, run } from "../../support/realm.ts";
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

const m = newMachine(undefined, 100);
const values = [2n ** 40_000n - 1n, 10n ** 12_000n, 10n ** 12_000n - 1n, -(3n ** 60_000n), 36n ** 9_000n + 5n];

for (const [i, value] of values.entries())
  test(`value ${i}`, () => {
    for (const radix of [2, 3, 10, 16, 36])
      expect(run(m, () => bigintToText(m, value, radix), 100)).toBe(value.toString(radix));
    const text = ` ${value < 0n ? "" : "+000"}${value} `;
    expect(isGuest(stringToBigInt(m, text))).toBe(true);
    expect(run(m, () => stringToBigInt(m, text), 100) === value).toBe(true);
    const digits = "f".repeat(i + 20_000);
    expect(run(m, () => stringToBigInt(m, `0x${digits}`), 100) === 16n ** BigInt(i + 20_000) - 1n).toBe(true);
  });

test("what is short is converted at once, and what is no integer not at all", () => {
  expect(stringToBigInt(m, "123")).toBe(123n);
  expect(run(m, () => stringToBigInt(m, " ".repeat(20_000)), 100)).toBe(0n);
  expect(run(m, () => stringToBigInt(m, `${" ".repeat(20_000)}7\n`), 100)).toBe(7n);
  for (const text of [
    `1.${"5".repeat(20_000)}`,
    `-0x${"f".repeat(20_000)}`,
    `${"0".repeat(400_000)}x`,
    `${"1".repeat(400_000)} x`,
    "+".repeat(20_000),
  ])
    expect(run(m, () => stringToBigInt(m, text), 100)).toBe(undefined);
});

const tooLarge = "!! RangeError: Maximum BigInt size exceeded: at most 1048576 bits here";

prints({
  'BigInt("9".repeat(400000))': tooLarge,
  'BigInt("-" + "9".repeat(400000))': tooLarge,
  'BigInt("0x" + "f".repeat(300000))': tooLarge,
  'BigInt("9".repeat(2000000))': tooLarge,
  'BigInt.asIntN(64, "9".repeat(2000000))': tooLarge,
  'new BigInt64Array(["9".repeat(400000)])': tooLarge,
  'new BigInt64Array(1).fill("9".repeat(400000))': tooLarge,
  '1n < "9".repeat(400000)': tooLarge,
  '1n == "9".repeat(400000)': tooLarge,
  '({ valueOf: () => "9".repeat(400000) }) >= 1n': tooLarge,
  "2n ** 1048576n": tooLarge,
  "1n << 1048576n": tooLarge,
  "2n ** 1048575n * 2n": tooLarge,
  "2n ** 1048575n + 2n ** 1048575n": tooLarge,
  'BigInt("0x1" + "0".repeat(262144))': tooLarge,
  'const most = 2n ** 1048575n - 1n + 2n ** 1048575n; [most === BigInt("0x" + "f".repeat(262144)), -most < 0n]':
    "[ true, true ]",
  "let most = 2n ** 1048575n - 1n + 2n ** 1048575n; most++": tooLarge,
  "~(2n ** 1048575n - 1n + 2n ** 1048575n)": tooLarge,
  "(2n ** 200000n).toLocaleString()":
    "!! RangeError: Big integers of more than 131072 bits cannot be formatted by locale",
});

sameAsNode(`
  BigInt("1" + "0".repeat(100000)) === 10n ** 100000n
  BigInt("0".repeat(400000) + "12")
  BigInt(" ".repeat(40000) + "12 ")
  try { BigInt("1".repeat(40000) + "x") } catch (error) { return error.name }; 0
  BigInt.asUintN(64, "-" + "9".repeat(20000))
  [10n ** 20000n == "1" + "0".repeat(20000), 10n ** 20000n != "1" + "0".repeat(20000), "2" == 2n, "" == 0n, "x" == 0n]
  [10n ** 20000n < "1" + "0".repeat(20000), 10n ** 20000n <= "1" + "0".repeat(20000), "1".repeat(20000) > 10n ** 20000n]
  ["9".repeat(20000) < 10n ** 20000n, "9".repeat(20000) > "x" + "9".repeat(20000), 1n < "x".repeat(20000), 1n >= "2"]
  [5n < { valueOf: () => "9".repeat(20000) }, 10n ** 20000n == { valueOf: () => "1" + "0".repeat(20000) }]
  let n = 0; for (let i = 0; i < 3; i++) if ("9".repeat(10000 + i) > 10n ** 10000n) n++; n
  const big = 10n ** 20000n; [\`<\${big}>\`.length, (big + "").length, ("" + -big).length, String(big).length, [big].join().length]
  const big = 10n ** 20000n; const o = { [big]: 1, [-big]() {} }; [o[big], o["1" + "0".repeat(20000)], o[-big].name.length]
  const big = 10n ** 20000n; const o = {}; o[big] = 1; o[big]++; const { [big]: x, ...rest } = o; [x, Object.keys(rest), big in o, delete o[big]]
  const big = { toString: () => 10n ** 20000n }; [(\`\${big}\`).length, Object.keys({ [big]: 1 })[0].length]
`);
