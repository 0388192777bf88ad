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
import { parseProgram } from "./syntax/parseProgram.ts";

/** A program that passed the front end. */
export interface Judged {
  readonly program: Program;
  readonly resolution: Resolution;
  readonly source: Source;
}

/** Why a program is refused before anything runs. */
export interface Refused {
  readonly ok: false;
  readonly diagnostic: Diagnostic;
}

function parsed(text: string): Parsed {
  const source = new Source(text);
  const result = parseProgram(text);
  return { source, program: result.program, findings: explainAll(source, result) };
}

/** What becomes of a program that may run, or why it is refused: what certainly fails is found before anything runs. */
export const judge = <A>(text: string, surroundings: Surroundings, accept: (judged: Judged) => A): A | Refused =>
  withinStack(
    () => {
      const { program, source, findings } = parsed(text);
      const certain = certainFailures({ program, source, findings }, surroundings);
      const [first] = certain.findings;
      if (first !== undefined || certain.resolution === null || program === null) return refused(source, first!);
      return accept({ program, resolution: certain.resolution, source });
    },
    () => refused(new Source(text), tooDeep),
  );

function refused(source: Source, finding: Finding): Refused {
  const { severity: _, ...diagnostic } = diagnose(source, finding);
  return { ok: false, diagnostic };
}

/** Every diagnostic of a program, in source order; nothing runs. */
export const check = (text: string, surroundings: Surroundings): Diagnostic[] =>
  withinStack(
    () => checkParsed(parsed(text), surroundings),
    () => [diagnose(new Source(text), tooDeep)],
  );

const tooDeep: Finding = { code: "parse/too-deep", span: { start: 0, end: 0 } };

/**
 * What the parser and the analysis let pass fits into a host stack of the default size. A host that calls from deep in its
 * own stack has less: what does not fit then is refused like what nests too deep.
 */
function withinStack<T>(work: () => T, refuse: () => T): T {
  try {
    return work();
  } catch (error) {
    if (error instanceof RangeError && error.message === "Maximum call stack size exceeded") return refuse();
    throw error;
  }
}
