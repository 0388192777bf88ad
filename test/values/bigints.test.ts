/** The ceiling of big integers, for values and for digits: the two agree at every boundary. */
import { describe, expect, test } from "vitest";
import { areTooManyDigits, bitLength, isLongBigInt, isTooLarge, MAX_BIGINT_BITS } from "../../src/values/bigints.ts";

const least = 2n ** BigInt(MAX_BIGINT_BITS);
const most = least - 1n;

test("values", () => {
  expect([most, -most, least, -least].map(isTooLarge)).toEqual([false, false, true, true]);
  expect([0n, 1n, -15n, 16n, -256n].map(bitLength)).toEqual([4, 4, 4, 8, 12]);
  expect([0n, 2n ** 32_768n, 2n ** 32_768n + 1n, -(2n ** 40_000n)].map(isLongBigInt)).toEqual([
    false,
    false,
    true,
    true,
  ]);
});

describe("digits", () => {
  const large = least.toString();
  const zeros = "0".repeat(50);
  /** What is as long and begins like the ceiling, up to the given digit. */
  const near = (digits: number, rest: string): string => large.slice(0, digits).padEnd(large.length, rest);
  test.each<[string, string, boolean]>([
    ["the largest", most.toString(), false],
    ["one more", large, true],
    ["one digit less", "9".repeat(large.length - 1), false],
    ["one digit more", "1".padEnd(large.length + 1, "0"), true],
    ["zeros before it", `${zeros}${most}`, false],
    ["zeros before one more", `${zeros}${large}`, true],
    ["begins like it, and less", near(10, "0"), false],
    ["begins like it, and more", near(10, "9"), true],
    ["begins just like it, and less", near(300_000, "0"), false],
    ["begins just like it, and more", near(300_000, "9"), true],
    ["hexadecimal", `0x${zeros}${most.toString(16)}`, false],
    ["hexadecimal, one more", `0X${zeros}${least.toString(16)}`, true],
    ["octal", `0o${zeros}${most.toString(8)}`, false],
    ["octal, one more", `0O${least.toString(8)}`, true],
    ["binary", `0b${zeros}${most.toString(2)}`, false],
    ["binary, one more", `0B${least.toString(2)}`, true],
    ["zeros alone", `0x${"0".repeat(2_000_000)}`, false],
    ["decimal zeros alone", "0".repeat(2_000_000), false],
    ["few", "12", false],
  ])("%s", (_name, digits, expected) => expect(areTooManyDigits(digits)).toBe(expected));
});
