/**
 * Which characters are one character when case is ignored. With `u` or `v` two characters agree when their simple
 * case folding does; without, when their upper case does (ECMA-262 Canonicalize).
 */
import { intersection, normalize } from "./ranges.ts";
import type { Ranges } from "./ranges.ts";

/** Every code point that has case lies in one of these; a wider block only costs time. */
// prettier-ignore
const casedBlocks: Ranges = [
  0x41, 0x5a, 0x61, 0x7a, 0xb5, 0x587, 0x10a0, 0x10ff, 0x13a0, 0x13ff, 0x1c80, 0x1cbf, 0x1d79, 0x1d8e, 0x1e00, 0x1fff,
  0x2126, 0x2188, 0x24b6, 0x24e9, 0x2c00, 0x2d2f, 0xa640, 0xa69b, 0xa722, 0xa7ff, 0xab53, 0xabbf, 0xfb00, 0xfb17,
  0xff21, 0xff5a, 0x10400, 0x104ff, 0x10570, 0x105bc, 0x10c80, 0x10cf2, 0x10d50, 0x10d85, 0x118a0, 0x118df,
  0x16e40, 0x16e7f, 0x16ea0, 0x16edf, 0x1e900, 0x1e943,
];

/** Characters that several others fold to but that mapping up and down from those does not reach. */
// prettier-ignore
const strays: readonly number[] = [
  0xb5, 0x17f, 0x1c5, 0x1c8, 0x1cb, 0x1f2, 0x345, 0x3c2, 0x3d0, 0x3d1, 0x3d5, 0x3d6, 0x3f0, 0x3f1, 0x3f4, 0x3f5,
  0x1c80, 0x1c81, 0x1c82, 0x1c83, 0x1c84, 0x1c85, 0x1c86, 0x1c87, 0x1c88, 0x1e9b, 0x1e9e, 0x1fbe,
  0x1f88, 0x1f89, 0x1f8a, 0x1f8b, 0x1f8c, 0x1f8d, 0x1f8e, 0x1f8f, 0x1f98, 0x1f99, 0x1f9a, 0x1f9b, 0x1f9c, 0x1f9d,
  0x1f9e, 0x1f9f, 0x1fa8, 0x1fa9, 0x1faa, 0x1fab, 0x1fac, 0x1fad, 0x1fae, 0x1faf, 0x1fbc, 0x1fcc, 0x1ffc,
  0x1fd3, 0x1fe3, 0x2126, 0x212a, 0x212b, 0xfb05,
];

/** Where simple folding is not "lower case of the upper case". */
const irregular: ReadonlyMap<number, number> = new Map([
  [0x131, 0x131],
  [0x1fd3, 0x390],
  [0x1fe3, 0x3b0],
  [0xfb05, 0xfb06],
]);

/** The one code point that `text` consists of, or `otherwise`. */
function single(text: string, otherwise: number): number {
  const point = text.codePointAt(0)!;
  return text.length === (point > 0xffff ? 2 : 1) ? point : otherwise;
}

const upper = (point: number): number => single(String.fromCodePoint(point).toUpperCase(), point);
const lower = (point: number): number => single(String.fromCodePoint(point).toLowerCase(), point);

/** ECMA-262 Canonicalize with case ignored: equal results mean "the same character". */
export function canonicalize(point: number, unicode: boolean): number {
  if (point < 128) {
    if (unicode) return point >= 65 && point <= 90 ? point + 32 : point;
    return point >= 97 && point <= 122 ? point - 32 : point;
  }
  if (unicode) return irregular.get(point) ?? lower(upper(point));
  const result = upper(point);
  return result < 128 ? point : result;
}

/** The strays by what they fold to. */
function strayFamilies(unicode: boolean): ReadonlyMap<number, readonly number[]> {
  const families = new Map<number, number[]>();
  for (const stray of strays) {
    const canonical = canonicalize(stray, unicode);
    families.set(canonical, [...(families.get(canonical) ?? []), stray]);
  }
  return families;
}

const legacyFamilies = strayFamilies(false);
const unicodeFamilies = strayFamilies(true);

const asciiLetters: ReadonlySet<number> = new Set(
  Array.from("ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz", (letter) => letter.charCodeAt(0)),
);

/** All characters that agree with `point`, itself included. */
export function caseOrbit(point: number, unicode: boolean): number[] {
  if (point < 128 && !asciiLetters.has(point)) return [point];
  const canonical = canonicalize(point, unicode);
  const orbit = new Set([point]);
  const forms = [canonical, upper(point), lower(point), upper(canonical), lower(canonical)];
  for (const form of forms) if (canonicalize(form, unicode) === canonical) orbit.add(form);
  for (const stray of (unicode ? unicodeFamilies : legacyFamilies).get(canonical) ?? []) orbit.add(stray);
  return [...orbit];
}

/** Calls `visit` with each code point of the set that may have case. */
export function eachCased(ranges: Ranges, visit: (point: number) => void): void {
  const cased = intersection(ranges, casedBlocks);
  for (let i = 0; i < cased.length; i += 2) for (let point = cased[i]!; point <= cased[i + 1]!; point++) visit(point);
}

/** The set with everything that agrees with one of its members. */
export function foldRanges(ranges: Ranges, unicode: boolean): Ranges {
  const pairs = [...ranges];
  eachCased(ranges, (point) => {
    for (const other of caseOrbit(point, unicode)) pairs.push(other, other);
  });
  return normalize(pairs);
}
