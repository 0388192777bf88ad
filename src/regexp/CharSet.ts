/**
 * Character classes as data. What can be worked out at once is a list of ranges; a class that names a Unicode property
 * stays an expression, which PagedSet evaluates 256 code points at a time when the matcher gets there. Strings of a
 * `v` class (`\q{…}`, emoji sequences) are kept beside the single characters: no operation mixes the two.
 */
import { foldRanges } from "./caseFolding.ts";
import { complement, intersection, normalize } from "./ranges.ts";
import type { Ranges } from "./ranges.ts";

export type CharSet =
  | { readonly kind: "ranges"; readonly ranges: Ranges }
  | { readonly kind: "property"; readonly expression: string; readonly strings: boolean }
  | { readonly kind: "complement"; readonly of: CharSet }
  | { readonly kind: "union" | "intersection"; readonly of: readonly CharSet[] }
  | { readonly kind: "fold"; readonly of: CharSet; readonly unicode: boolean };

export type StringSet =
  | { readonly kind: "literal"; readonly strings: ReadonlySet<string> }
  | { readonly kind: "property"; readonly name: string; readonly ignoreCase: boolean }
  | { readonly kind: "union" | "intersection" | "difference"; readonly left: StringSet; readonly right: StringSet };

/** The set of the given pairs of bounds, in any order. */
export function ranges(...pairs: readonly number[]): CharSet {
  return fromPairs(pairs);
}

export function fromPairs(pairs: readonly number[]): CharSet {
  return { kind: "ranges", ranges: normalize(pairs) };
}

export function property(expression: string, strings: boolean): CharSet {
  return { kind: "property", expression, strings };
}

export function not(set: CharSet): CharSet {
  if (set.kind === "ranges") return { kind: "ranges", ranges: complement(set.ranges) };
  return set.kind === "complement" ? set.of : { kind: "complement", of: set };
}

/** The union: all ranges among the parts become one, properties stay as they are. */
export function anyOf(parts: readonly CharSet[]): CharSet {
  const pairs: number[] = [];
  const rest: CharSet[] = [];
  for (const part of parts) {
    if (part.kind === "ranges") for (const bound of part.ranges) pairs.push(bound);
    else rest.push(part);
  }
  const plain: CharSet = { kind: "ranges", ranges: normalize(pairs) };
  if (rest.length === 0) return plain;
  return { kind: "union", of: pairs.length > 0 ? [plain, ...rest] : rest };
}

export function allOf(parts: readonly CharSet[]): CharSet {
  let plain: Ranges | undefined;
  const rest: CharSet[] = [];
  for (const part of parts) {
    if (part.kind !== "ranges") rest.push(part);
    else plain = plain === undefined ? part.ranges : intersection(plain, part.ranges);
  }
  const known: CharSet[] = plain === undefined ? [] : [{ kind: "ranges", ranges: plain }];
  return rest.length === 0 ? known[0]! : { kind: "intersection", of: [...known, ...rest] };
}

/** The set with every character that differs from a member only in case. */
export function fold(set: CharSet, unicode: boolean): CharSet {
  if (set.kind === "ranges") return { kind: "ranges", ranges: foldRanges(set.ranges, unicode) };
  return { kind: "fold", of: set, unicode };
}
