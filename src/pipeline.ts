/**
 * The stages of the front end and the compiler, composed: source → parsed → judged → compiled. Pure; what runs the result
 * is in `execution/`.
 */
import { certainFailures, check as checkParsed, type Parsed, type Surroundings } from "./analysis/check.ts";
import { compile, type CompiledProgram } from "./compile/compile.ts";
import { diagnose, type Diagnostic, type Finding } from "./diagnostics/Diagnostic.ts";
import { Source } from "./diagnostics/Source.ts";
import { explainAll } from "./syntax/explain.ts";
import { parseProgram } from "./syntax/parseProgram.ts";

/** A program that may run, or why it is refused before anything runs. */
export type Prepared =
  | { readonly ok: true; readonly program: CompiledProgram; readonly source: Source }
  | { readonly ok: false; readonly diagnostic: Diagnostic };

function parsed(text: string): Parsed {
  const source = new Source(text);
  const result = parseProgram(text);
  return { source, program: result.program, findings: explainAll(source, result) };
}

export function prepare(text: string, surroundings: Surroundings): Prepared {
  return withinStack(
    () => prepareHere(text, surroundings),
    () => {
      const { severity: _, ...diagnostic } = diagnose(new Source(text), tooDeep);
      return { ok: false, diagnostic };
    },
  );
}

function prepareHere(text: string, surroundings: Surroundings): Prepared {
  const front = parsed(text);
  const { findings, resolution } = certainFailures(front, surroundings);
  const [first] = findings;
  if (first !== undefined || resolution === null || front.program === null) {
    const { severity: _, ...diagnostic } = diagnose(front.source, first!);
    return { ok: false, diagnostic };
  }
  return { ok: true, program: compile(front.program, resolution, front.source), source: front.source };
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
