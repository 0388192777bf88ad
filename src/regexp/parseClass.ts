/**
 * Character classes in brackets: the plain ones, and the set notation of the `v` flag. The cursor stands behind the
 * opening bracket. Case is folded leaf by leaf, which every operation afterwards preserves.
 */
import { allOf, anyOf, fold, fromPairs, not, ranges } from "./CharSet.ts";
import type { CharSet, StringSet } from "./CharSet.ts";
import { canonicalize } from "./caseFolding.ts";
import { characterClassEscape, characterEscape, folded } from "./parseEscape.ts";
import type { ClassContents } from "./parseEscape.ts";
import { END } from "./PatternReader.ts";
import type { PatternReader } from "./PatternReader.ts";

const DEEPEST_CLASS = 200;

/** The class up to and including its closing bracket. */
export function bracketClass(reader: PatternReader): ClassContents {
  return reader.unicodeSets ? nestedClass(reader, 1) : plainClass(reader);
}

function plainClass(reader: PatternReader): ClassContents {
  const negated = reader.eat("^");
  const parts: CharSet[] = [];
  const pairs: number[] = [];
  while (!reader.eat("]")) {
    const low = classAtom(reader);
    if (reader.current !== "-" || reader.ahead(1) === "]") {
      addAtom(low, parts, pairs);
      continue;
    }
    reader.position++;
    const high = classAtom(reader);
    if (typeof low === "number" && typeof high === "number") {
      if (low > high) reader.fail("rangeOrder");
      pairs.push(low, high);
      continue;
    }
    // Annex B: a range that begins or ends in a class is both and a hyphen.
    if (reader.unicode) reader.fail("classRange");
    addAtom(low, parts, pairs);
    addAtom(high, parts, pairs);
    pairs.push(45, 45);
  }
  const set = anyOf([folded(reader, fromPairs(pairs)), ...parts]);
  return { set: negated ? not(set) : set };
}

function addAtom(atom: number | CharSet, parts: CharSet[], pairs: number[]): void {
  if (typeof atom === "number") pairs.push(atom, atom);
  else parts.push(atom);
}

function classAtom(reader: PatternReader): number | CharSet {
  if (reader.current === END) reader.fail("unterminatedClass");
  if (reader.current !== "\\") return reader.take();
  return characterClassEscape(reader, true)?.set ?? classCharacterEscape(reader);
}

/** `\b` is a backspace inside brackets. */
function classCharacterEscape(reader: PatternReader): number {
  return reader.eat("\\b") ? 8 : characterEscape(reader, true);
}

/** A part of a `v` class, and whether the grammar says it may contain strings. */
interface Operand {
  readonly set: CharSet;
  readonly strings: StringSet | undefined;
  readonly mayContainStrings: boolean;
  /** A lone character, which can begin a range. */
  readonly character?: number;
}

function nestedClass(reader: PatternReader, depth: number): Operand {
  if (depth > DEEPEST_CLASS) reader.fail("tooDeep");
  const negated = reader.eat("^");
  const contents = classContents(reader, depth);
  if (reader.current === END) reader.fail("unterminatedClass");
  reader.position++;
  if (!negated) return contents;
  if (contents.mayContainStrings) reader.fail("classStrings");
  return { ...contents, set: not(contents.set), strings: undefined };
}

function classContents(reader: PatternReader, depth: number): Operand {
  if (reader.current === "]" || reader.current === END) {
    return { set: ranges(), strings: undefined, mayContainStrings: false };
  }
  const first = operand(reader, depth);
  if (reader.current === "-" && reader.ahead(1) === "-") return operation(reader, depth, first, "-");
  if (reader.current === "&" && reader.ahead(1) === "&") return operation(reader, depth, first, "&");
  return classUnion(reader, depth, first);
}

function classUnion(reader: PatternReader, depth: number, first: Operand): Operand {
  const pairs: number[] = [];
  const sets: CharSet[] = [];
  let strings: StringSet | undefined;
  let mayContainStrings = false;
  let part = first;
  for (;;) {
    if (reader.current === "-") {
      if (reader.ahead(1) === "-") reader.fail("classOperation");
      if (part.character === undefined) reader.fail("classRange");
      reader.position++;
      const high = operand(reader, depth).character;
      if (high === undefined) reader.fail("classRange");
      if (part.character > high) reader.fail("rangeOrder");
      pairs.push(part.character, high);
      // What follows a range is a new operand, not the beginning of another range.
      if (reader.current === "-") reader.fail(reader.ahead(1) === "-" ? "classOperation" : "classRange");
    } else if (part.character !== undefined) {
      pairs.push(part.character, part.character);
    } else {
      sets.push(part.set);
    }
    strings = combineStrings("union", strings, part.strings);
    mayContainStrings ||= part.mayContainStrings;
    if (reader.current === "]" || reader.current === END) break;
    part = operand(reader, depth);
  }
  return { set: anyOf([folded(reader, fromPairs(pairs)), ...sets]), strings, mayContainStrings };
}

function operation(reader: PatternReader, depth: number, first: Operand, sign: "-" | "&"): Operand {
  let { set, strings, mayContainStrings } = first;
  while (reader.current !== "]" && reader.current !== END) {
    if (reader.current !== sign || reader.ahead(1) !== sign) reader.fail("classOperation");
    reader.position += 2;
    if (sign === "&" && reader.current === "&") reader.fail("classCharacter");
    const right = operand(reader, depth);
    set = allOf([set, sign === "&" ? right.set : not(right.set)]);
    strings = combineStrings(sign === "&" ? "intersection" : "difference", strings, right.strings);
    if (sign === "&") mayContainStrings &&= right.mayContainStrings;
  }
  return { set, strings, mayContainStrings };
}

function combineStrings(
  kind: "union" | "intersection" | "difference",
  left: StringSet | undefined,
  right: StringSet | undefined,
): StringSet | undefined {
  if (left !== undefined && right !== undefined) return { kind, left, right };
  if (kind === "union") return left ?? right;
  return kind === "difference" ? left : undefined;
}

function operand(reader: PatternReader, depth: number): Operand {
  if (reader.eat("[")) return nestedClass(reader, depth + 1);
  if (reader.eat("\\q{")) return stringDisjunction(reader);
  if (reader.current === "\\") {
    const escape = characterClassEscape(reader, true);
    if (escape !== undefined) {
      return { set: escape.set, strings: escape.strings, mayContainStrings: escape.strings !== undefined };
    }
  }
  const character = classSetCharacter(reader);
  return { set: folded(reader, ranges(character, character)), strings: undefined, mayContainStrings: false, character };
}

function classSetCharacter(reader: PatternReader): number {
  const { current } = reader;
  if (current === END) reader.fail("unterminatedClass");
  if (current === "\\") return classCharacterEscape(reader);
  if ("()[]{}/-|".includes(current)) reader.fail("classCharacter");
  if (reader.ahead(1) === current && "&!#$%*+,.:;<=>?@^`~".includes(current)) reader.fail("classOperation");
  return reader.take();
}

/** `\q{abc|d|}` from behind its brace. */
function stringDisjunction(reader: PatternReader): Operand {
  const alternatives: number[][] = [[]];
  while (!reader.eat("}")) {
    if (reader.current === END) reader.fail("unterminatedClass");
    if (reader.eat("|")) alternatives.push([]);
    else alternatives[alternatives.length - 1]!.push(classSetCharacter(reader));
  }
  const { ignoreCase } = reader.modes;
  const singles = alternatives.filter(({ length }) => length === 1).map(([point]) => ranges(point!, point!));
  const longer = alternatives.filter(({ length }) => length !== 1);
  const spell = (point: number): string => String.fromCodePoint(ignoreCase ? canonicalize(point, true) : point);
  const texts = longer.map((points) => points.map(spell).join(""));
  const set = anyOf(singles);
  return {
    set: ignoreCase ? fold(set, true) : set,
    strings: texts.length > 0 ? { kind: "literal", strings: new Set(texts) } : undefined,
    mayContainStrings: texts.length > 0,
  };
}
