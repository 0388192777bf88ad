/** Numbers of long texts, read in pieces: the host's own, and nothing longer than the least piece at once. */
import { describe, expect, test } from "vitest";
import { isGuest } from "../../../src/machine/guest.ts";
import {
  longTextToNumber,
  SHORT_NUMERAL,
  textToFloat,
  textToInteger,
} from "../../../src/machine/operations/longNumeral.ts";
import { newMachine, run } from "../../support/realm.ts";
import { sameAsNode } from "../../support/sameProgram.ts";

const m = newMachine(undefined, 100);
const N = SHORT_NUMERAL + 1;
const zeros = "0".repeat(N);
const space = " \n\ufeff".repeat(N / 3);

const texts = {
  "too large": "7".repeat(N),
  "zeros in front": `${zeros}7`,
  "zeros behind the point": `0.${zeros}7`,
  "an exponent that brings back": `0.${zeros}7e${N}`,
  "an exponent that takes away": `1${zeros}e-${N}`,
  "zeros of an exponent": `1e${zeros}5`,
  "too large an exponent": `1e${"9".repeat(N)}`,
  "too small an exponent": `-1e-${"9".repeat(N)}`,
  "too large an exponent of nothing": `0e${"9".repeat(N)}`,
  "space around": `${space}12.5${space}`,
  "space alone": space,
  "more than half": `9007199254740993.${zeros}1`,
  "half, to even": `9007199254740993.${zeros}`,
  "more than half, by an exponent": `9007199254740993${zeros}1e-${N + 1}`,
  "more digits than are kept": `4.${"0".repeat(799)}1${"2".repeat(N)}`,
  "the least number": `${"0".repeat(N)}.${"0".repeat(323)}2470328229206232720882843964341106861825299013071623822127928412503377536351043${zeros}1`,
  "minus zero": `-${zeros}`,
  "a fraction alone": `-.${"1".repeat(N)}`,
  "a point alone": `.${space}`,
  "an exponent of no digits": `5.${zeros}e+`,
  "a second point": `${zeros}.5.5`,
  "no digit at the end": `${"9".repeat(N)}x`,
  separators: `1_0${zeros}`,
  "an integer's suffix": `${zeros}7n`,
  hexadecimal: `0x${zeros}fF`,
  "hexadecimal, too large": `0X${"f".repeat(N)}`,
  "hexadecimal, with a sign": `+0x${zeros}`,
  "hexadecimal, of no digits": `${space}0x${space}`,
  "hexadecimal, and more": `0x${zeros}1g`,
  octal: `0o${zeros}17`,
  binary: `0b${"1".repeat(N)}`,
  "no prefix": `${zeros}x1f`,
  infinity: `${space}-Infinity${space}`,
  "infinity, and more": `${space}Infinityx`,
  "no number": "x".repeat(N),
};

describe.each(Object.entries(texts))("%s", (_name, text) => {
  test("as a number", () => expect(run(m, () => longTextToNumber(m, text), 100)).toBe(Number(text)));
  test("parseFloat", () => {
    expect(isGuest(textToFloat(m, text))).toBe(true);
    expect(run(m, () => textToFloat(m, text), 100)).toBe(parseFloat(text));
  });
  test.each([0, 1, 2, 8, 10, 16, 36, 2 ** 32 + 16, NaN])("parseInt by %d", (radix) => {
    expect(isGuest(textToInteger(m, text, radix))).toBe(true);
    expect(run(m, () => textToInteger(m, text, radix), 100)).toBe(parseInt(text, radix));
  });
});

const long = `const s = "0".repeat(${N}), half = s + ".5", none = s + "x", o = { valueOf: () => half }; const show = (list) => list.map((value) => Object.is(value, -0) ? "-0" : String(value));`;
sameAsNode([
  [
    "operators",
    `${long} let u = half; u++; let d = half; d -= 1; return show([+s, -s, ~half, half * 2, 1 - half, half ** 2, none / 1, o * 2, half - o, u, d, s + 1 === s + "1"])`,
  ],
  [
    "comparisons",
    `${long} return [half < 1, 1 >= half, half > none, s < half, none < 1, half < true, undefined < half, half < 1n, 0n >= s, o < 1]`,
  ],
  [
    "loose equality",
    `${long} return [half == 0.5, 0 == s, s == false, true == s, none == NaN, s == null, undefined == s, s == 0n, 1n == s, o == 0.5, half != 0.5, s == Symbol()]`,
  ],
  [
    "a symbol and a big integer beside it",
    `${long} const tried = []; for (const f of [() => s * Symbol(), () => Symbol() < s, () => s - 1n, () => 1n * s, () => s >>> 1n]) try { f() } catch (error) { tried.push(error.name) } return tried`,
  ],
  [
    "built-ins",
    `${long} return show([Number(half), new Number(half).valueOf(), isNaN(none), isFinite(half), Math.floor(half), Math.max(half, 0), Math.hypot(half, 0), parseFloat(half), parseInt(s + 7), "ab".at(s), "ab".padEnd(half + "e1", "c"), "a,b".split(",", s + 1).length, String.fromCharCode(s + 65), new Int8Array([s + 7])[0], [7].at(s), new Date(s + 1 - 0).getTime()])`,
  ],
  [
    "JSON",
    `const s = "0".repeat(${N}), tried = []; for (const text of ["1" + s, "[1" + s + "e-${N}, 0." + s + "5]", '{"a": -0.5' + s + "}", "1" + s + "x", "1." + s + "e"]) try { tried.push(JSON.parse(text)) } catch (error) { tried.push(error.name) } return tried.map(String)`,
  ],
]);
