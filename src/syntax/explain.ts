/**
 * Parse failure → one line for a model and a person: what was found, what was expected, and the likely mistake. The
 * detectors are tried in order, from characters over other languages to slips in JavaScript and brackets; where none
 * knows better the sentence is made from what the parser expected. Called by the front end; decides nothing itself.
 */
import type { Finding } from "../diagnostics/Diagnostic.ts";
import { Source } from "../diagnostics/Source.ts";
import { bracketDetectors, listDetectors } from "./explain/brackets.ts";
import { characterDetectors } from "./explain/characters.ts";
import { commandDetectors, languageDetectors, proseDetectors } from "./explain/languages.ts";
import { Situation, quote, type Detector, type Explanation } from "./explain/Situation.ts";
import { tokensAround } from "./explain/tokensAround.ts";
import { lastDetectors, slipDetectors } from "./explain/slips.ts";
import type { ParseResult } from "./parse.ts";
import type { ParseFailure } from "./ParseFailure.ts";
import type { Steps } from "./Steps.ts";

const detectors: readonly Detector[] = [
  ...commandDetectors,
  ...characterDetectors,
  ...languageDetectors,
  ...listDetectors,
  ...slipDetectors,
  ...proseDetectors,
  ...bracketDetectors,
  ...lastDetectors,
];

const reasons = { depth: "parse/too-deep", size: "parse/too-long", empty: "parse/empty" } as const;

/** The findings of a text that was parsed; about what was read, if that is not the text itself. */
export function* explainAll(source: Source, { failures, read }: ParseResult): Steps<Finding[]> {
  const about = read === undefined ? source : new Source(read);
  const findings: Finding[] = [];
  for (const failure of failures) {
    yield;
    findings.push(yield* explain(about, failure));
  }
  return findings;
}

/** A failure → its finding. */
export function* explain(source: Source, failure: ParseFailure): Steps<Finding> {
  const span = { start: failure.start, end: failure.end };
  if (failure.reason) return { code: reasons[failure.reason], span };
  const situation = new Situation(source, failure, yield* tokensAround(source.text, failure));
  for (const detector of detectors) {
    const found = detector(situation);
    if (found !== null) return finding(typeof found === "string" ? { message: found } : found, span);
  }
  return finding({ message: plain(situation) }, span);
}

function finding({ message, at, suggestions, related }: Explanation, span: Finding["span"]): Finding {
  return {
    code: "parse/syntax",
    span: at ?? span,
    message,
    ...(suggestions ? { suggestions } : {}),
    ...(related ? { related } : {}),
  };
}

/** Marks worth naming when they alone were expected, in this order. */
const marks = [
  "`)`",
  "`]`",
  "`}`",
  "`:`",
  "`=`",
  "`=>`",
  "`(`",
  "`{`",
  "`;`",
  "`,`",
  "`of`",
  "`in`",
  "`while`",
  "`from`",
];

function plain(s: Situation): string {
  const behind = s.before ? ` after ${quote(s.before)}` : "";
  if (s.expectsValue) return `Expected ${s.expects("`if`") ? "a statement" : "a value"}${behind}, found ${s.found}`;
  if (!s.token) return `The program ends too early${behind}`;
  if (s.expectsOperator) return `Unexpected ${s.found}${behind}`;
  const expected = marks.filter((mark) => s.expects(mark));
  if (s.expects("an identifier")) expected.unshift("a name");
  if (expected.length === 0 || expected.length > 3) return `Unexpected ${s.found}${behind}`;
  const last = expected.pop()!;
  return `Expected ${expected.length ? `${expected.join(", ")} or ${last}` : last}${behind}, found ${s.found}`;
}
