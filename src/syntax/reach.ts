/**
 * How far readings of a statement that were given up may have looked. Nearly all end with the statement or try to go on
 * with the next; only what begins with `<` (type arguments, a cast, JSX) is tried as far as it goes. Answers by a few
 * tokens, and with yes where they do not tell: the caller then reads that statement again.
 */
import { skim, skipTrivia, tokenAt } from "./skim.ts";

const openers = /<(?![<=])/g;
/** A word or bracket that ends an operand, directly before: then `<` can only be a comparison or begin type arguments. */
const operandEnd = /(?:[\p{ID_Continue}$]+|\])[ \t]*$/u;
const keyword = /^(?:return|throw|case|do|else|in|of|typeof|void|delete|instanceof|new|await|yield|default|extends)\b/;
/** What stands neither in a type nor in the tag of an element. */
const stops = /^(?:[;)\]}+*%!]|&&|\|\||\?\?|\+\+|\*\*|[-+*/%&|^]=|[!=]==?)$/;

/** Tokens of a statement that are looked at before the answer is yes. */
const MOST_TOKENS = 1_000;

/** Whether a reading of the statement `[start, end)` that was given up may have failed at `at` or behind it. */
export function mayReach(source: string, start: number, end: number, at: number): boolean {
  let room = MOST_TOKENS;
  /** How far what begins with the `<` at `open` may be read. */
  function reachFrom(open: number): number {
    let brackets = 0;
    let angles = 1;
    for (const { kind, text, start, end } of skim(source, open + 1)) {
      if (--room < 0) return Infinity;
      if (kind === "open") brackets++;
      else if (brackets > 0) brackets -= kind === "close" ? 1 : 0;
      else if (stops.test(text)) return start;
      else if (text === "<") angles++;
      else if (/^>/.test(text)) angles -= /^>+/.exec(text)![0].length;
      if (angles <= 0) return followsOperand(source, open) ? skipTrivia(source, end) : Infinity;
    }
    return Infinity;
  }
  for (const { index } of source.slice(start, end).matchAll(openers)) {
    if (reachFrom(start + index) >= at) return true;
  }
  return false;
}

function followsOperand(source: string, open: number): boolean {
  const before = operandEnd.exec(source.slice(Math.max(0, open - 100), open))?.[0];
  return before !== undefined && !keyword.test(before);
}

const goesOn = /^(?:in|instanceof|as|satisfies|is|of|else|catch|finally|while|extends|implements|from)$/;

/** Whether the statement before `at` may have been tried with what follows as far as `failed`. */
export function mayGoOn(source: string, at: number, failed: number): boolean {
  const next = tokenAt(source, at);
  return next === null || next.kind !== "word" || goesOn.test(next.text) || failed <= next.end;
}
