/**
 * The cursor of the pattern parser: position, flags, the modes in force, and the two facts about the whole pattern
 * that Annex B makes the meaning of a part depend on (how many captures, whether any has a name).
 */
import type { Flags, Modes } from "./flags.ts";
import { patternError } from "./PatternError.ts";
import type { Fault } from "./PatternError.ts";

/** Longer patterns are refused. @unit UTF-16 units */
export const MAX_PATTERN = 100_000;

/** What `current` is behind the last character. */
export const END = "";

export class PatternReader {
  readonly source: string;
  readonly unicode: boolean;
  readonly unicodeSets: boolean;
  /** Captures of the whole pattern, counted ahead of the parse. */
  readonly captures: number;
  readonly hasNames: boolean;
  readonly #flagText: string;
  position = 0;
  modes: Modes;

  constructor(source: string, flagText: string, flags: Flags) {
    this.source = source;
    this.#flagText = flagText;
    this.unicode = flags.unicode || flags.unicodeSets;
    this.unicodeSets = flags.unicodeSets;
    this.modes = flags;
    const { captures, hasNames } = countCaptures(source.slice(0, MAX_PATTERN));
    this.captures = captures;
    this.hasNames = hasNames;
  }

  /** The code unit at the cursor as text, or END. */
  get current(): string {
    return this.source.charAt(this.position);
  }

  /** The code unit `distance` behind the cursor as text, or END. */
  ahead(distance: number): string {
    return this.source.charAt(this.position + distance);
  }

  /** Moves over `text` if it stands at the cursor. */
  eat(text: string): boolean {
    if (!this.source.startsWith(text, this.position)) return false;
    this.position += text.length;
    return true;
  }

  /** Moves over what a sticky pattern matches at the cursor. */
  match(pattern: RegExp): RegExpExecArray | null {
    pattern.lastIndex = this.position;
    const found = pattern.exec(this.source);
    if (found !== null) this.position += found[0].length;
    return found;
  }

  /** The character at the cursor (a code point with `u` or `v`, else a code unit), moving over it. */
  take(wholePoints = this.unicode): number {
    const point = wholePoints ? this.source.codePointAt(this.position)! : this.source.charCodeAt(this.position);
    this.position += point > 0xffff ? 2 : 1;
    return point;
  }

  fail(fault: Fault): never {
    throw patternError(this.source, [...this.#flagText].sort().join(""), fault);
  }
}

/** Counts opening parentheses that capture, passing over escapes and classes. */
function countCaptures(source: string): { readonly captures: number; readonly hasNames: boolean } {
  let captures = 0;
  let hasNames = false;
  let inClass = false;
  for (let i = 0; i < source.length; i++) {
    const character = source[i];
    if (character === "\\") i++;
    else if (inClass) inClass = character !== "]";
    else if (character === "[") inClass = true;
    else if (character === "(") {
      const named = source.startsWith("?<", i + 1) && source[i + 3] !== "=" && source[i + 3] !== "!";
      if (named) hasNames = true;
      if (named || source[i + 1] !== "?") captures++;
    }
  }
  return { captures, hasNames };
}
