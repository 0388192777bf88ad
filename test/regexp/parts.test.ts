/** The parts that can be checked by themselves: folding, sets, escaping, and the numbers of the operations. */
import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { canonicalize, caseOrbit, eachCased, foldRanges } from "../../src/regexp/caseFolding.ts";
import { allOf, anyOf, fold, not, property, ranges } from "../../src/regexp/CharSet.ts";
import { escapePattern } from "../../src/regexp/escape.ts";
import { PagedSet } from "../../src/regexp/PagedSet.ts";
import { op } from "../../src/regexp/program.ts";
import { complement, intersection, normalize, overlap } from "../../src/regexp/ranges.ts";
import { rareOperations } from "../../src/regexp/rare.ts";

describe("case", () => {
  it.each([false, true])("orbits are the classes of equal canonical form, unicode %s", (unicode) => {
    const classes = new Map<number, number[]>();
    for (let point = 0; point <= (unicode ? 0x1ffff : 0xffff); point++) {
      const canonical = canonicalize(point, unicode);
      const members = classes.get(canonical);
      if (members === undefined) classes.set(canonical, [point]);
      else members.push(point);
    }
    const cased = new Set<number>();
    eachCased([0, 0x10ffff], (point) => cased.add(point));
    for (const members of [...classes.values()].filter(({ length }) => length > 1)) {
      for (const point of members) {
        expect(cased.has(point), point.toString(16)).toBe(true);
        expect(caseOrbit(point, unicode).sort((a, b) => a - b)).toEqual(members);
      }
    }
  });

  it("is the host's folding with u", () => {
    eachCased([0, 0x10ffff], (point) => {
      for (const other of caseOrbit(point, true)) {
        expect(
          new RegExp(String.fromCodePoint(other), "iu").test(String.fromCodePoint(point)),
          point.toString(16),
        ).toBe(true);
      }
    });
    expect(new RegExp("i", "iu").test("ı")).toBe(canonicalize(0x131, true) === canonicalize(105, true));
  });

  it("closes ranges", () => {
    expect(foldRanges([97, 99], false)).toEqual([65, 67, 97, 99]);
    expect(foldRanges([107, 107], true)).toEqual([75, 75, 107, 107, 0x212a, 0x212a]);
  });
});

describe("ranges", () => {
  it("are normalized, complemented, intersected", () => {
    expect(normalize([5, 9, 1, 2, 3, 4, 8, 12])).toEqual([1, 12]);
    expect(complement([0, 4, 10, 0x10ffff])).toEqual([5, 9]);
    expect(complement([])).toEqual([0, 0x10ffff]);
    expect(intersection([1, 5, 8, 20], [4, 9, 15, 30])).toEqual([4, 5, 8, 9, 15, 20]);
    expect(overlap([1, 2], [3, 4])).toBe(false);
  });
});

describe("sets", () => {
  const members = (set: Parameters<typeof not>[0], text: string): string => {
    const paged = new PagedSet(set);
    return [...text].filter((character) => paged.has(character.codePointAt(0)!)).join("");
  };

  it("combine properties and ranges", () => {
    const upper = property("Lu", false);
    expect(members(upper, "aAéÉ1😀")).toBe("AÉ");
    expect(members(not(upper), "aAéÉ1😀")).toBe("aé1😀");
    expect(members(anyOf([upper, ranges(49, 49)]), "aAéÉ1😀")).toBe("AÉ1");
    expect(members(allOf([upper, not(ranges(65, 65))]), "aAéÉ1😀")).toBe("É");
    expect(members(fold(upper, true), "aAéÉ1😀")).toBe("aAéÉ");
    expect(members(anyOf([]), "aA")).toBe("");
  });
});

describe("operations", () => {
  it("have one number each, and a body in the loop or in the table", () => {
    const loop = readFileSync(new URL("../../src/regexp/Matcher.ts", import.meta.url), "utf8");
    const labels = new Map(
      [...loop.matchAll(/case (\d+): \{?\s*\/\/ (\w+)/g)].map(([, number, name]) => [name!, Number(number)]),
    );
    expect(new Set(Object.values(op)).size).toBe(Object.keys(op).length);
    for (const [name, number] of Object.entries(op)) {
      const inLoop = labels.get(name);
      if (inLoop === undefined) expect(rareOperations[number], name).toBeTypeOf("function");
      else expect([inLoop, rareOperations[number]], name).toEqual([number, undefined]);
    }
  });
});

describe("escapePattern", () => {
  it.each([
    ["", ""],
    ["The Quick Brown Fox", "\\x54he\\x20Quick\\x20Brown\\x20Fox"],
    ["Buy it. use it. break it. fix it.", "\\x42uy\\x20it\\.\\x20use\\x20it\\.\\x20break\\x20it\\.\\x20fix\\x20it\\."],
    ["(*.*)", "\\(\\*\\.\\*\\)"],
    ["｡^･ｪ･^｡", "｡\\^･ｪ･\\^｡"],
    ["😊 *_* +_+", "😊\\x20\\*_\\*\\x20\\+_\\+"],
    ["_a-b,c=d", "_a\\x2db\\x2cc\\x3dd"],
    ["1/2", "\\x31\\/2"],
    ["\t\n\v\f\r", "\\t\\n\\v\\f\\r"],
    ["\u2028\u2029\ufeff\u00a0", "\\u2028\\u2029\\ufeff\\xa0"],
    ["\ud83d", "\\ud83d"],
    ["a\udc00", "\\x61\\udc00"],
    ["$^\\.*+?()[]{}|/", "\\$\\^\\\\\\.\\*\\+\\?\\(\\)\\[\\]\\{\\}\\|\\/"],
    ["x,-=<>#&!%:;@~'`\"", "\\x78\\x2c\\x2d\\x3d\\x3c\\x3e\\x23\\x26\\x21\\x25\\x3a\\x3b\\x40\\x7e\\x27\\x60\\x22"],
  ])("%j", (text, expected) => {
    expect(escapePattern(text)).toBe(expected);
    for (const flags of ["", "u", "v"]) expect(new RegExp(`^${expected}$`, flags).test(text)).toBe(true);
  });
});
