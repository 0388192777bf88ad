/**
 * Escapes of a pattern: those that name one character, those that name a class, and the names of groups, which have an
 * escape of their own. The cursor stands at the backslash.
 */
import { fold, not, property, ranges } from "./CharSet.ts";
import type { CharSet, StringSet } from "./CharSet.ts";
import { END } from "./PatternReader.ts";
import type { PatternReader } from "./PatternReader.ts";
import { propertyKind } from "./properties.ts";

const controlEscapes: ReadonlyMap<string, number> = new Map([
  ["f", 12],
  ["n", 10],
  ["r", 13],
  ["t", 9],
  ["v", 11],
]);

const digits = ranges(48, 57);
const spaces = ranges(
  ...[9, 13, 32, 32, 0xa0, 0xa0, 0x1680, 0x1680, 0x2000, 0x200a, 0x2028, 0x2029],
  ...[0x202f, 0x202f, 0x205f, 0x205f, 0x3000, 0x3000, 0xfeff, 0xfeff],
);
const words = ranges(48, 57, 65, 90, 95, 95, 97, 122);
const foldedWords = ranges(48, 57, 65, 90, 95, 95, 97, 122, 0x17f, 0x17f, 0x212a, 0x212a);

/** ECMA-262 WordCharacters: two more letters fold into the ASCII ones. */
export function wordCharacters(reader: PatternReader): CharSet {
  return reader.unicode && reader.modes.ignoreCase ? foldedWords : words;
}

const classEscapes: Readonly<Record<string, (reader: PatternReader) => CharSet>> = {
  d: () => digits,
  D: () => not(digits),
  s: () => spaces,
  S: () => not(spaces),
  w: wordCharacters,
  W: (reader) => not(wordCharacters(reader)),
};

/** A class, and the strings that a `v` class may have besides. */
export interface ClassContents {
  readonly set: CharSet;
  readonly strings?: StringSet | undefined;
}

/** The set closed over case when the modes ask for it. */
export function folded(reader: PatternReader, set: CharSet): CharSet {
  return reader.modes.ignoreCase ? fold(set, reader.unicode) : set;
}

/** `\d` `\D` `\s` `\S` `\w` `\W` `\p{…}` `\P{…}`, or undefined for another escape. */
export function characterClassEscape(reader: PatternReader, inClass: boolean): ClassContents | undefined {
  const letter = reader.ahead(1);
  const escape = Object.hasOwn(classEscapes, letter) ? classEscapes[letter] : undefined;
  if (escape !== undefined) {
    reader.position += 2;
    return { set: escape(reader) };
  }
  if (!reader.unicode || (letter !== "p" && letter !== "P")) return undefined;
  reader.position += 2;
  const expression = reader.match(/\{([^}]*)\}/y)?.[1] ?? "";
  const kind = propertyKind(expression, reader.unicodeSets && letter === "p");
  if (kind === undefined) reader.fail(inClass ? "classProperty" : "propertyName");
  const set = property(expression, kind === "strings");
  if (kind === "strings") {
    return {
      set: folded(reader, set),
      strings: { kind: "property", name: expression, ignoreCase: reader.modes.ignoreCase },
    };
  }
  if (letter === "p") return { set: folded(reader, set) };
  // A `v` class complements within what case leaves distinct, a `u` class before case is looked at.
  return { set: reader.unicodeSets ? not(folded(reader, set)) : folded(reader, not(set)) };
}

/** `\u…` behind its letter: four digits, a pair of those, or braces; undefined when it is none. */
function unicodeEscape(reader: PatternReader, unicode: boolean): number | undefined {
  const start = reader.position;
  if (unicode) {
    const braces = reader.match(/\{([0-9a-fA-F]+)\}/y);
    if (braces !== null) {
      const point = parseInt(braces[1]!, 16);
      if (point <= 0x10ffff) return point;
      reader.position = start;
      return undefined;
    }
    const pair = reader.match(/([dD][89abAB][0-9a-fA-F]{2})\\u([dD][c-fC-F][0-9a-fA-F]{2})/y);
    if (pair !== null) return String.fromCharCode(parseInt(pair[1]!, 16), parseInt(pair[2]!, 16)).codePointAt(0)!;
  }
  const four = reader.match(/[0-9a-fA-F]{4}/y);
  return four === null ? undefined : parseInt(four[0], 16);
}

/** `\c…` behind its letter. What is no control escape is a backslash, and the `c` is read again. */
function controlLetter(reader: PatternReader, inClass: boolean): number {
  const letter = reader.match(inClass && !reader.unicode ? /[A-Za-z0-9_]/y : /[A-Za-z]/y);
  if (letter !== null) return letter[0].charCodeAt(0) & 31;
  if (reader.unicode) reader.fail("unicodeEscape");
  reader.position--;
  return 92;
}

/** An escape that stands for one character. */
export function characterEscape(reader: PatternReader, inClass: boolean): number {
  const letter = reader.ahead(1);
  if (letter === END) reader.fail("brokenEscape");
  reader.position += 2;
  const control = controlEscapes.get(letter);
  if (control !== undefined) return control;
  if (letter === "c") return controlLetter(reader, inClass);
  if (letter === "0" && !/[0-9]/.test(reader.current)) return 0;
  if (/[0-7]/.test(letter)) {
    if (reader.unicode) reader.fail(inClass ? "classEscape" : "decimalEscape");
    reader.position--;
    return parseInt(reader.match(/[0-3][0-7]{0,2}|[4-7][0-7]?/y)![0], 8);
  }
  if (letter === "x") {
    const two = reader.match(/[0-9a-fA-F]{2}/y);
    if (two !== null) return parseInt(two[0], 16);
    if (reader.unicode) reader.fail("escape");
    return 120;
  }
  if (letter === "u") {
    const point = unicodeEscape(reader, reader.unicode);
    if (point !== undefined) return point;
    if (reader.unicode) reader.fail("unicodeEscape");
    return 117;
  }
  return identityEscape(reader, letter, inClass);
}

function identityEscape(reader: PatternReader, letter: string, inClass: boolean): number {
  const allowed = reader.unicode
    ? /[\^$\\.*+?()[\]{}|/]/.test(letter) ||
      (inClass && (letter === "-" || (reader.unicodeSets && /[&!#%,:;<=>@`~]/.test(letter))))
    : letter !== "k" || !reader.hasNames;
  if (!allowed) reader.fail("escape");
  reader.position--;
  return reader.take();
}

/** The name of a group from behind its `<` to behind its `>`. */
export function groupName(reader: PatternReader): string {
  let name = "";
  while (!reader.eat(">")) {
    if (reader.current === END) reader.fail("groupName");
    const point = reader.eat("\\u") ? unicodeEscape(reader, true) : reader.take(true);
    const text = point === undefined ? "" : String.fromCodePoint(point);
    if (!(name === "" ? /^[$_\p{ID_Start}]$/u : /^[$\u200c\u200d\p{ID_Continue}]$/u).test(text))
      reader.fail("groupName");
    name += text;
  }
  if (name === "") reader.fail("groupName");
  return name;
}
