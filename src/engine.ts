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
import { judge } from "./pipeline.ts";
import { ProgramCache } from "./programs.ts";

export const prepare = (text: string, surroundings: Surroundings): Prepared =>
  judge(text, surroundings, ({ program, resolution, source }) => ({
    ok: true,
    program: compile(program, resolution, source),
  }));

/** Runs programs under the same options; `observers` replace those of the options. */
export type Executor = (code: string, observers?: Observers) => Effect.Effect<Result, never, unknown>;

export function executor(options: Omit<RunOptions, "prepare">, surroundings: Surroundings): Executor {
  const programs = new ProgramCache((code) => prepare(code, surroundings));
  const shared: RunOptions = { ...options, prepare: (code) => programs.get(code) };
  return (code, observers) => run(code, observers === undefined ? shared : { ...shared, ...observers });
}
