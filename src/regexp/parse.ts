/**
 * Patterns from text to tree: disjunctions, terms, groups and quantifiers of ECMA-262 with Annex B where neither `u`
 * nor `v` is set. `grammar/regexp.ohm` describes the same language, and a test holds the two together; this parser
 * exists for its messages and because it keeps open groups on a heap stack, so that no depth can overflow the host's.
 */
import { PATTERN_IN_STEP, type Steps } from "../syntax/Steps.ts";
import * as ast from "./ast.ts";
import type { AssertionKind, Node } from "./ast.ts";
import { caseOrbit } from "./caseFolding.ts";
import { fromPairs, not, ranges } from "./CharSet.ts";
import type { Flags, Modes } from "./flags.ts";
import { GroupNames } from "./GroupNames.ts";
import { bracketClass } from "./parseClass.ts";
import { characterClassEscape, characterEscape, groupName, wordCharacters } from "./parseEscape.ts";
import type { ClassContents } from "./parseEscape.ts";
import { END, MAX_PATTERN, PatternReader } from "./PatternReader.ts";
import { longestString, stringTest } from "./properties.ts";

const DEEPEST_GROUP = 4_000;
/** Repetition counts from here on mean "without end": no text is long enough to tell. */
const UNCOUNTABLE = 2 ** 31 - 1;

export interface Pattern {
  readonly body: Node;
  readonly captures: number;
  readonly names: readonly (readonly [name: string, indices: readonly number[]])[];
}

type Opening =
  | { readonly kind: "group" }
  | { readonly kind: "capture"; readonly index: number }
  | { readonly kind: "look"; readonly ahead: boolean; readonly negative: boolean };

/** A group whose closing parenthesis is still to come. */
interface Open {
  readonly opening: Opening;
  readonly outerModes: Modes;
  readonly capturesBefore: number;
  readonly alternatives: Node[];
  terms: Node[];
}

const notLineTerminators = not(ranges(10, 10, 13, 13, 0x2028, 0x2029));
const everything = not(ranges());

/** @throws PatternError */
export function parsePattern(source: string, flagText: string, flags: Flags): Steps<Pattern> {
  return new PatternParser(new PatternReader(source, flagText, flags)).parse();
}

class PatternParser {
  readonly #reader: PatternReader;
  readonly #stack: Open[] = [];
  readonly #names = new GroupNames();
  readonly #references: { readonly name: string; readonly groups: number[] }[] = [];
  #captures = 0;
  #open: Open;

  constructor(reader: PatternReader) {
    this.#reader = reader;
    this.#open = this.#begin({ kind: "group" });
  }

  *parse(): Steps<Pattern> {
    const reader = this.#reader;
    if (reader.source.length > MAX_PATTERN) reader.fail("tooLarge");
    for (let pause = PATTERN_IN_STEP; reader.current !== END; this.#step()) {
      if (reader.position < pause) continue;
      pause = reader.position + PATTERN_IN_STEP;
      yield;
    }
    if (this.#stack.length > 0) reader.fail("unterminatedGroup");
    const body = this.#finish();
    for (const { name, groups } of this.#references) {
      groups.push(...(this.#names.indices.get(name) ?? reader.fail("unknownName")));
    }
    return { body, captures: this.#captures, names: [...this.#names.indices] };
  }

  /** One alternative mark, parenthesis, assertion or quantified atom. */
  #step(): void {
    const reader = this.#reader;
    switch (reader.current) {
      case "|":
        return this.#nextAlternative();
      case "(":
        return this.#openGroup();
      case ")":
        return this.#closeGroup();
      case "^":
        return this.#assertion(1, reader.modes.multiline ? "lineStart" : "textStart");
      case "$":
        return this.#assertion(1, reader.modes.multiline ? "lineEnd" : "textEnd");
      case "\\":
        if (reader.ahead(1) === "b") return this.#assertion(2, "wordBoundary");
        if (reader.ahead(1) === "B") return this.#assertion(2, "notWordBoundary");
    }
    const before = this.#captures;
    this.#quantified(this.#atom(), before);
  }

  #nextAlternative(): void {
    this.#reader.position++;
    this.#open.alternatives.push(ast.sequence(this.#open.terms));
    this.#open.terms = [];
    this.#names.nextAlternative();
  }

  #assertion(length: number, kind: AssertionKind): void {
    this.#reader.position += length;
    this.#open.terms.push(ast.assertion(kind, wordCharacters(this.#reader)));
  }

  #begin(opening: Opening, outerModes = this.#reader.modes): Open {
    this.#names.open();
    const capturesBefore = opening.kind === "capture" ? opening.index - 1 : this.#captures;
    return { opening, outerModes, capturesBefore, alternatives: [], terms: [] };
  }

  /** The disjunction of the innermost open group. */
  #finish(): Node {
    const { alternatives, terms } = this.#open;
    this.#names.close();
    return ast.choice([...alternatives, ast.sequence(terms)]);
  }

  #openGroup(): void {
    const reader = this.#reader;
    if (this.#stack.length >= DEEPEST_GROUP) reader.fail("tooDeep");
    reader.position++;
    const outerModes = reader.modes;
    const opening = this.#opening();
    this.#stack.push(this.#open);
    this.#open = this.#begin(opening, outerModes);
  }

  #opening(): Opening {
    const reader = this.#reader;
    const look = reader.match(/\?(<?)([=!])/y);
    if (look !== null) return { kind: "look", ahead: look[1] === "", negative: look[2] === "!" };
    if (reader.eat("?<")) {
      const index = ++this.#captures;
      if (!this.#names.add(groupName(reader), index)) reader.fail("duplicateName");
      return { kind: "capture", index };
    }
    if (reader.eat("?")) {
      if (!reader.eat(":")) this.#modifiers();
      return { kind: "group" };
    }
    return { kind: "capture", index: ++this.#captures };
  }

  /** `(?ims-ims:` from behind its question mark. */
  #modifiers(): void {
    const reader = this.#reader;
    const [, add = "", dash = "", remove = ""] = reader.match(/([ims]*)(-?)([ims]*)/y)!;
    const letters = add + remove;
    if (letters === "" && reader.current !== "-" && dash === "") reader.fail("group");
    if (reader.current === "-" && dash !== "") reader.fail("flagDashes");
    if (new Set(letters).size < letters.length) reader.fail("flagRepeated");
    if (!reader.eat(":")) reader.fail("group");
    if (letters === "") reader.fail("flagGroup");
    const mode = (letter: string, before: boolean): boolean =>
      (before || add.includes(letter)) && !remove.includes(letter);
    const { ignoreCase, multiline, dotAll } = reader.modes;
    reader.modes = { ignoreCase: mode("i", ignoreCase), multiline: mode("m", multiline), dotAll: mode("s", dotAll) };
  }

  #closeGroup(): void {
    const reader = this.#reader;
    const outer = this.#stack.pop() ?? reader.fail("unmatchedParenthesis");
    reader.position++;
    const { opening, outerModes, capturesBefore } = this.#open;
    const body = this.#finish();
    this.#open = outer;
    reader.modes = outerModes;
    if (opening.kind === "group") return this.#quantified(body, capturesBefore);
    if (opening.kind === "capture") return this.#quantified(ast.capture(opening.index, body), capturesBefore);
    const node = ast.look(opening.ahead, opening.negative, body);
    // Annex B lets a quantifier follow a lookahead.
    this.#quantified(node, capturesBefore, opening.ahead && !reader.unicode);
  }

  #atom(): Node {
    const reader = this.#reader;
    switch (reader.current) {
      case "\\":
        return this.#atomEscape();
      case "[":
        reader.position++;
        return this.#class(bracketClass(reader));
      case ".":
        reader.position++;
        return this.#class({ set: reader.modes.dotAll ? everything : notLineTerminators });
      case "*":
      case "+":
      case "?":
        return reader.fail("nothingToRepeat");
      case "{":
      case "}":
      case "]":
        if (reader.match(quantifierBraces()) !== null) reader.fail("nothingToRepeat");
        if (reader.unicode) reader.fail("loneBracket");
    }
    return this.#character(reader.take());
  }

  #character(point: number): Node {
    const { modes, unicode } = this.#reader;
    const orbit = modes.ignoreCase ? caseOrbit(point, unicode) : [point];
    if (orbit.length === 1) return ast.character(point);
    return ast.charClass(fromPairs(orbit.flatMap((each) => [each, each])), unicode);
  }

  #class({ set, strings }: ClassContents): Node {
    const { unicode, modes } = this.#reader;
    const characters = ast.charClass(set, unicode);
    if (strings === undefined) return characters;
    const longer = ast.strings(strings, longestString(strings), modes.ignoreCase);
    return ast.choice(stringTest(strings)("") ? [longer, characters, ast.empty] : [longer, characters]);
  }

  #atomEscape(): Node {
    const reader = this.#reader;
    const contents = characterClassEscape(reader, false);
    if (contents !== undefined) return this.#class(contents);
    if (reader.ahead(1) === "k" && (reader.unicode || reader.hasNames)) return this.#namedReference();
    const number = /\\([1-9][0-9]*)/y;
    number.lastIndex = reader.position;
    const digits = number.exec(reader.source)?.[1];
    if (digits !== undefined) {
      if (Number(digits) <= reader.captures) {
        reader.position += digits.length + 1;
        return ast.backreference([Number(digits)], reader.modes.ignoreCase);
      }
      if (reader.unicode) reader.fail("reference");
    }
    return this.#character(characterEscape(reader, false));
  }

  #namedReference(): Node {
    const reader = this.#reader;
    reader.position += 2;
    if (!reader.eat("<")) reader.fail("namedReference");
    const groups: number[] = [];
    this.#references.push({ name: groupName(reader), groups });
    return ast.backreference(groups, reader.modes.ignoreCase);
  }

  /** Adds `body` with the quantifier that follows it, if any. */
  #quantified(body: Node, capturesBefore: number, allowed = true): void {
    const reader = this.#reader;
    const bounds = this.#quantifier();
    if (bounds !== undefined && !allowed) reader.fail("quantifier");
    if (bounds === undefined) {
      this.#open.terms.push(body);
      return;
    }
    const greedy = !reader.eat("?");
    const [least, most] = bounds;
    this.#open.terms.push(ast.repeat({ body, least, most, greedy, from: capturesBefore + 1, to: this.#captures + 1 }));
  }

  #quantifier(): readonly [least: number, most: number] | undefined {
    const reader = this.#reader;
    const sign = signs.get(reader.current);
    if (sign !== undefined) {
      reader.position++;
      return sign;
    }
    if (reader.current !== "{") return undefined;
    const braces = reader.match(quantifierBraces());
    if (braces === null) return reader.unicode ? reader.fail("quantifierBrace") : undefined;
    const least = Number(braces[1]);
    const most = braces[2] === undefined ? least : braces[3] === "" ? Infinity : Number(braces[3]);
    if (least > most) reader.fail("quantifierOrder");
    const countable = (count: number): number => (count < UNCOUNTABLE ? count : Infinity);
    return [countable(least), countable(most)];
  }
}

const signs: ReadonlyMap<string, readonly [least: number, most: number]> = new Map([
  ["*", [0, Infinity]],
  ["+", [1, Infinity]],
  ["?", [0, 1]],
]);

const quantifierBraces = (): RegExp => /\{([0-9]+)(?:(,)([0-9]*))?\}/y;
