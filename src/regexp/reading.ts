/** Reading the text where a step of the matcher is more than one comparison: pairs, references, strings. */
import { canonicalize } from "./caseFolding.ts";
import type { StringMatcher } from "./program.ts";

const isLead = (unit: number): boolean => (unit & 0xfc00) === 0xd800;
const isTrail = (unit: number): boolean => (unit & 0xfc00) === 0xdc00;

/** Whether a surrogate pair ends at `position`. */
export function isPairBefore(input: string, position: number): boolean {
  return position > 1 && isTrail(input.charCodeAt(position - 1)) && isLead(input.charCodeAt(position - 2));
}

/** Whether `position` is between the halves of a pair. */
export function insidePair(input: string, position: number): boolean {
  return position < input.length && isPairBefore(input, position + 1);
}

export function isLineTerminator(unit: number): boolean {
  return unit === 10 || unit === 13 || unit === 0x2028 || unit === 0x2029;
}

/** Whether the text of `length` units from `position` on (before it when negative) is one of the strings. */
export function isString(matcher: StringMatcher, input: string, position: number, length: number): boolean {
  const start = length < 0 ? position + length : position;
  const stop = length < 0 ? position : position + length;
  if (start < 0 || stop > input.length) return false;
  // Single characters belong to the set beside the strings; halves of pairs are no characters.
  if (stop - start === 2 && isPairBefore(input, stop)) return false;
  if (insidePair(input, start) || insidePair(input, stop)) return false;
  const text = input.slice(start, stop);
  return matcher.has(matcher.ignoreCase ? foldText(text) : text);
}

function foldText(text: string): string {
  return Array.from(text, (character) => String.fromCodePoint(canonicalize(character.codePointAt(0)!, true))).join("");
}

/** Whether the characters at two places agree but for case; folding never changes how many units one takes. */
export function sameFolded(input: string, a: number, b: number, unicode: boolean): boolean {
  if (!unicode) return canonicalize(input.charCodeAt(a), false) === canonicalize(input.charCodeAt(b), false);
  const inPair = isPairBefore(input, a + 1) && isPairBefore(input, b + 1) ? 1 : 0;
  return canonicalize(input.codePointAt(a - inPair)!, true) === canonicalize(input.codePointAt(b - inPair)!, true);
}
