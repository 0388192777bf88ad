/**
 * The code that the matcher runs: numbers in one typed array, operation first, operands behind it. Every operation has
 * a fixed width but `Text`, which carries its own characters.
 */
import type { PagedSet } from "./PagedSet.ts";

/** Operations and their operands. `Back` means reading from right to left, as lookbehind does. */
export const op = {
  /** The pattern has matched. */
  Accept: 0,
  /** unit */
  Unit: 1,
  UnitBack: 2,
  /** length, units… (in text order in both directions) */
  Text: 3,
  TextBack: 4,
  /** set: one code unit that is a member */
  Set: 5,
  SetBack: 6,
  /** set: one code point that is a member */
  Point: 7,
  PointBack: 8,
  /** strings: one of several texts, longest first */
  Strings: 9,
  StringsBack: 10,
  /** target: go on here, and there after a failure */
  Split: 11,
  /** target: go on there, and here after a failure */
  SplitTo: 12,
  /** target */
  Jump: 13,
  /** register: set to the position */
  Save: 14,
  /** from, to: registers of captures that become unset */
  Clear: 15,
  /** register: set to zero */
  Zero: 16,
  /** counter, least, most, greedy, exit: another turn or the exit */
  Loop: 17,
  /** counter, target: counts a turn and goes back */
  Next: 18,
  /** register: fails when nothing was consumed since it was saved */
  Progress: 19,
  /** register, counter, least: the same, once the required turns are done */
  ProgressAfter: 20,
  /** set, least, most: as many members as there are, never fewer afterwards */
  Run: 21,
  /** set, least, most, register: as many members as there are, then fewer */
  RunGreedy: 22,
  /** set, register: gives back one (follows RunGreedy) */
  Retreat: 23,
  /** set, least, most, register: as few members as possible, then more */
  RunLazy: 24,
  /** set, most, register: takes one more (follows RunLazy) */
  Extend: 25,
  TextStart: 26,
  TextEnd: 27,
  LineStart: 28,
  LineEnd: 29,
  /** set of word characters, expected verdict */
  Boundary: 30,
  /** register of two: an assertion about what follows or precedes begins */
  Look: 31,
  /** register: it holds; its alternatives are forgotten */
  LookEnd: 32,
  /** register, target: a negative one begins; the target is for when it does not match */
  Not: 33,
  /** register: it matched, which is a failure */
  NotEnd: 34,
  /** groups, fold */
  Reference: 35,
  ReferenceBack: 36,
  /** set, target: go there unless the next code unit is a member */
  Unless: 37,
} as const;

/** A set for runs: the members, and whether they are read by code point. */
export interface StringMatcher {
  readonly has: (text: string) => boolean;
  readonly longest: number;
  readonly ignoreCase: boolean;
}

export interface Program {
  readonly code: Int32Array;
  readonly sets: readonly PagedSet[];
  /** Beside `sets`: 1 where members are read as code points, 0 where code units do. */
  readonly wide: Uint8Array;
  readonly strings: readonly StringMatcher[];
  readonly references: readonly (readonly number[])[];
  /** Captures come first: start and end of each, the whole match at 0 and 1. */
  readonly registers: number;
  readonly captures: number;
  readonly unicode: boolean;
}

/** "Without end" in an operand. */
export const UNBOUNDED = 2 ** 31 - 1;
