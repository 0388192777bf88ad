/**
 * The stages of the front end, composed: source → parsed → judged. Pure; what compiles and runs the result is in
 * `engine.ts`.
 */
import { certainFailures, check as checkParsed, type Parsed, type Surroundings } from "./analysis/check.ts";
import type { Resolution } from "./analysis/Scope.ts";
import { diagnose, type Diagnostic, type Finding } from "./diagnostics/Diagnostic.ts";
import { Source } from "./diagnostics/Source.ts";
import { explainAll } from "./syntax/explain.ts";
import type { Program } from "./syntax/Ast.ts";
import { parseProgram, parseProgramInSteps } from "./syntax/parseProgram.ts";
import { complete, type Steps } from "./syntax/Steps.ts";

/** A program that passed the front end. */
export interface Judged {
  readonly ok: true;
  readonly program: Program;
  readonly resolution: Resolution;
  readonly source: Source;
}

/** Why a program is refused before anything runs. */
export interface Refused {
  readonly ok: false;
  readonly diagnostic: Diagnostic;
}

/** From this on the steps in which a program is read matter. @unit UTF-16 units */
export const LONG_TEXT = 20_000;

function* parsed(text: string): Steps<Parsed> {
  const source = new Source(text);
  const result = text.length > LONG_TEXT ? yield* parseProgramInSteps(text) : parseProgram(text);
  return { source, program: result.program, findings: yield* explainAll(source, result) };
}

/** A program that may run, or why it is refused: what certainly fails is found before anything runs. */
export function* judge(text: string, surroundings: Surroundings): Steps<Judged | Refused> {
  const front = yield* parsed(text);
  const { program, source } = front;
  const { findings, resolution } = yield* certainFailures(front, surroundings);
  const [first] = findings;
  return first !== undefined || resolution === null || program === null
    ? refused(source, first!)
    : { ok: true, program, resolution, source };
}

function refused(source: Source, finding: Finding): Refused {
  const { severity: _, ...diagnostic } = diagnose(source, finding);
  return { ok: false, diagnostic };
}

/** Why a program is refused that does not fit into the host's stack. */
export const refusedAsTooDeep = (text: string): Refused => refused(new Source(text), tooDeep);

/** Every diagnostic of a program, in source order; nothing runs. */
export function check(text: string, surroundings: Surroundings): Diagnostic[] {
  try {
    return checkParsed(complete(parsed(text)), surroundings);
  } catch (error) {
    if (isOverflow(error)) return [diagnose(new Source(text), tooDeep)];
    throw error;
  }
}

const tooDeep: Finding = { code: "parse/too-deep", span: { start: 0, end: 0 } };

/**
 * What the parser and the analysis let pass fits into a host stack of the default size. A host that calls from deep in its
 * own stack has less: what does not fit then is refused like what nests too deep.
 */
export const isOverflow = (error: unknown): boolean =>
  error instanceof RangeError && error.message === "Maximum call stack size exceeded";
