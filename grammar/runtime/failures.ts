/** What the parsing machine records of failed readings. Copied into the generated parser behind `machine.ts`. */
import { program } from "./machine.ts";
import { END_OF_INPUT, LITERAL, UNIT } from "./opcodes.ts";
import { K } from "./prelude.ts";
declare const DESCRIPTIONS: { readonly [rule: number]: string };

/** Where readings failed: the furthest position, and what was expected at the position `focus` (-1: nowhere). */
export class Failures {
  readonly focus: number;
  /** -1 for none. */
  furthest = -1;
  /** The instructions (or ~rules) that failed at `focus`. */
  private readonly missing = new Set<number>();

  constructor(focus: number) {
    this.focus = focus;
  }

  miss(p: number, at: number): void {
    if (p > this.furthest) this.furthest = p;
    if (p === this.focus) this.missing.add(at);
  }

  /** What was expected at `focus`: descriptions, and literals in backquotes. */
  expected(): string[] {
    const code = program!;
    const texts = new Set<string>();
    for (const at of this.missing) {
      if (at < 0) texts.add(DESCRIPTIONS[~at]!);
      else if (code[at] === UNIT) texts.add(`\`${String.fromCharCode(code[at + 1]!)}\``);
      else if (code[at] === LITERAL) texts.add(`\`${K.slice(code[at + 1], code[at + 1]! + code[at + 2]!)}\``);
      else if (code[at] === END_OF_INPUT) texts.add("end of program");
    }
    return [...texts];
  }
}
