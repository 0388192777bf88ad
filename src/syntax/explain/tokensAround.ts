/**
 * The tokens that detectors look at: those of the failed statement, and a few behind the failure. Of a long statement only
 * those near its start, near the bracket that is open, and near the failure.
 */
import type { ParseFailure } from "../ParseFailure.ts";
import { findToken, substitutionAround, type Token } from "../skim.ts";
import type { Steps } from "../Steps.ts";

const LOOK_AHEAD = 6;
/** Tokens kept at the start of a long statement, and before its open bracket. */
const HEAD = 8;
/** Tokens kept before the failure. */
const NEAR = 2_000;

export function* tokensAround(text: string, failure: ParseFailure): Steps<readonly Token[]> {
  const from = (yield* substitutionAround(text, failure.statement, failure.position)) ?? failure.statement;
  let tokens: Token[] = [];
  let behind = 0;
  const isFirst = startsLine(text, from);
  yield* findToken(text, from, (token) => {
    tokens.push(tokens.length === 0 && isFirst ? { ...token, newlineBefore: true } : token);
    if (token.end > failure.start && ++behind > LOOK_AHEAD) return token;
    if (tokens.length === 2 * NEAR) tokens = withoutMiddle(tokens, failure.opener?.start);
    return undefined;
  });
  return tokens;
}

function withoutMiddle(tokens: readonly Token[], opener: number | undefined): Token[] {
  const near = tokens.length - NEAR;
  const open = tokens.findIndex(({ start }) => start === opener);
  return tokens.filter((_, index) => index < HEAD || index >= near || (index <= open && index >= open - HEAD));
}

/** Whether only spaces are before `at` on its line. */
function startsLine(text: string, at: number): boolean {
  for (let before = at - 1; before >= 0; before--) {
    const character = text[before]!;
    if (/[\n\r\u2028\u2029]/.test(character)) return true;
    if (!/\s/.test(character)) return false;
  }
  return true;
}
