/**
 * Trees of choices: what fast-check generates and shrinks. A writer turns any such tree into a program, so every smaller tree
 * is a program too; what is missing counts as the first alternative, which is the plainest.
 */
import * as fc from "fast-check";

export interface Choice {
  readonly pick: number;
  readonly parts: readonly Choice[];
}

const none: Choice = { pick: 0, parts: [] };

/** The part of a tree at a place; the plainest where the tree ends. */
export const part = (choice: Choice, at: number): Choice => choice.parts[at] ?? none;

const stirred = (pick: number): number => Math.imul(pick ^ (pick >>> 7), 0x9e3779b1) >>> 12;

/** One of the alternatives, and the choice stirred, so that what comes next does not depend on it; zero stays zero. */
export function choose<T>(choice: Choice, alternatives: readonly T[]): [T, Choice] {
  const { length } = alternatives;
  return [alternatives[choice.pick % length]!, { ...choice, pick: stirred(choice.pick) }];
}

const pick = fc.noBias(fc.nat(0xfffff));

/** A tree that is a list of statements, each of some depth. */
export const choices: fc.Arbitrary<Choice> = fc.letrec<{ tree: Choice; program: Choice }>((tie) => ({
  tree: fc.oneof(
    { maxDepth: 6, withCrossShrink: true },
    { weight: 1, arbitrary: fc.record({ pick, parts: fc.constant([]) }) },
    { weight: 3, arbitrary: fc.record({ pick, parts: fc.array(tie("tree"), { minLength: 1, maxLength: 4 }) }) },
  ),
  program: fc.record({ pick, parts: fc.array(tie("tree"), { minLength: 1, maxLength: 16, size: "max" }) }),
})).program;
