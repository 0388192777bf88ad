/** The flags of a regular expression, from text to record. */
import { PatternError } from "./PatternError.ts";

export interface Flags {
  readonly hasIndices: boolean;
  readonly global: boolean;
  readonly ignoreCase: boolean;
  readonly multiline: boolean;
  readonly dotAll: boolean;
  readonly unicode: boolean;
  readonly unicodeSets: boolean;
  readonly sticky: boolean;
}

/** The three flags that a group can change for its contents: `(?i-s:…)`. */
export type Modes = Pick<Flags, "ignoreCase" | "multiline" | "dotAll">;

const known = "dgimsuvy";

/** Each flag at most once, and `u` and `v` not together. */
export function flagsAreValid(flags: string): boolean {
  const letters = new Set(flags);
  return (
    letters.size === flags.length &&
    [...letters].every((letter) => known.includes(letter)) &&
    !(letters.has("u") && letters.has("v"))
  );
}

/** @throws PatternError for an unknown or repeated flag, and for `u` with `v`. */
export function parseFlags(flags: string): Flags {
  if (!flagsAreValid(flags)) throw new PatternError(`Invalid flags supplied to RegExp constructor '${flags}'`);
  return {
    hasIndices: flags.includes("d"),
    global: flags.includes("g"),
    ignoreCase: flags.includes("i"),
    multiline: flags.includes("m"),
    dotAll: flags.includes("s"),
    unicode: flags.includes("u"),
    unicodeSets: flags.includes("v"),
    sticky: flags.includes("y"),
  };
}
