/**
 * Unicode properties. The host's own data answers, one property and one short text at a time: the only pattern handed
 * to it is a property name whose spelling was checked first.
 */
import type { StringSet } from "./CharSet.ts";

/** The properties of strings, which only `v` has and `\P` may not name. */
const stringProperties: ReadonlySet<string> = new Set([
  "Basic_Emoji",
  "Emoji_Keycap_Sequence",
  "RGI_Modifier_Sequence",
  "RGI_Flag_Sequence",
  "RGI_Emoji",
  "RGI_Emoji_Flag_Sequence",
  "RGI_Emoji_Modifier_Sequence",
  "RGI_Emoji_Tag_Sequence",
  "RGI_Emoji_ZWJ_Sequence",
]);

const spelling = /^[A-Za-z0-9_]+(=[A-Za-z0-9_]+)?$/;

/** @unit code units: no emoji sequence of any Unicode version is longer */
export const LONGEST_PROPERTY_STRING = 24;

function build(expression: string, flags: string): RegExp | undefined {
  try {
    return flags.includes("g") ? new RegExp(`\\p{${expression}}+`, flags) : new RegExp(`^\\p{${expression}}$`, flags);
  } catch {
    return undefined;
  }
}

/** What `\p{expression}` denotes, or undefined when there is no such property. */
export function propertyKind(expression: string, unicodeSets: boolean): "characters" | "strings" | undefined {
  if (!spelling.test(expression)) return undefined;
  if (build(expression, "u") !== undefined) return "characters";
  return unicodeSets && stringProperties.has(expression) && build(expression, "v") !== undefined
    ? "strings"
    : undefined;
}

/** A test for one whole text; the expression was accepted by `propertyKind`. */
export function propertyTest(expression: string, strings: boolean, ignoreCase = false): RegExp {
  return build(expression, (strings ? "v" : "u") + (ignoreCase ? "i" : ""))!;
}

/** Finds the stretches of characters that have the property. */
export function propertyRuns(expression: string): RegExp {
  return build(expression, "gu")!;
}

/** The membership test of a set of strings; texts of one character are never asked about. */
export function stringTest(set: StringSet): (text: string) => boolean {
  if (set.kind === "literal") return (text) => set.strings.has(text);
  if (set.kind === "property") {
    const test = propertyTest(set.name, true, set.ignoreCase);
    return (text) => text !== "" && test.test(text);
  }
  const left = stringTest(set.left);
  const right = stringTest(set.right);
  if (set.kind === "union") return (text) => left(text) || right(text);
  return set.kind === "intersection" ? (text) => left(text) && right(text) : (text) => left(text) && !right(text);
}

/** The longest string that can be a member. @unit code units */
export function longestString(set: StringSet): number {
  if (set.kind === "literal") return [...set.strings].reduce((longest, text) => Math.max(longest, text.length), 0);
  if (set.kind === "property") return LONGEST_PROPERTY_STRING;
  return Math.max(longestString(set.left), set.kind === "union" ? longestString(set.right) : 0);
}
