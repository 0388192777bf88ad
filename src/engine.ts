/**
 * What runs programs: the front end's verdict compiled, kept by its text, and executed. A chunk of its own, which a host
 * loads with its first runtime: importing codemode costs what describes tools and checks programs.
 */
import type * as Effect from "effect/Effect";
import type { Surroundings } from "./analysis/check.ts";
import { compile } from "./compile/compile.ts";
import type { Observers } from "./execution/events.ts";
import type { Prepared, RunOptions } from "./execution/Execution.ts";
import type { Result } from "./execution/result.ts";
import { run } from "./execution/run.ts";
import { isOverflow, judge, LONG_TEXT, refusedAsTooDeep } from "./pipeline.ts";
import { ProgramCache } from "./programs.ts";
import { complete, type Steps } from "./syntax/Steps.ts";

/** Everything before a program runs. */
export function* prepareInSteps(text: string, surroundings: Surroundings): Steps<Prepared> {
  try {
    const judged = yield* judge(text, surroundings);
    if (!judged.ok) return judged;
    return { ok: true, program: yield* compile(judged.program, judged.resolution, judged.source) };
  } catch (error) {
    if (isOverflow(error)) return refusedAsTooDeep(text);
    throw error;
  }
}

export const prepare = (text: string, surroundings: Surroundings): Prepared =>
  complete(prepareInSteps(text, surroundings));

/** Runs programs under the same options; `observers` replace those of the options. */
export type Executor = (code: string, observers?: Observers) => Effect.Effect<Result, never, unknown>;

export function executor(options: Omit<RunOptions, "prepare">, surroundings: Surroundings): Executor {
  const programs = new ProgramCache();
  const shared: RunOptions = {
    ...options,
    prepare: (code) =>
      programs.find(code) ??
      (code.length > LONG_TEXT ? addInSteps(code) : programs.add(code, prepare(code, surroundings))),
  };
  function* addInSteps(code: string): Steps<Prepared> {
    return programs.add(code, yield* prepareInSteps(code, surroundings));
  }
  return (code, observers) => run(code, observers === undefined ? shared : { ...shared, ...observers });
}
