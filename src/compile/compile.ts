/**
 * Front door of the compiler: a resolved program to the code of its main function. Bodies compile on their first call, but
 * those that take long, in steps, before anything runs.
 */
import type { Resolution } from "../analysis/Scope.ts";
import type { SourceText } from "../machine/frame.ts";
import type { Program } from "../syntax/Ast.ts";
import type { Steps } from "../syntax/Steps.ts";
import { Shape } from "../values/Shape.ts";
import type { Code, Unit } from "./Code.ts";
import { programCode } from "./lower/functions.ts";

export interface CompiledProgram {
  readonly main: Code;
  readonly unit: Unit;
}

export function* compile(
  program: Program,
  resolution: Resolution,
  source: SourceText & { readonly text: string },
): Steps<CompiledProgram> {
  const unit: Unit = {
    source,
    text: source.text,
    resolution,
    globals: [...resolution.globals.keys()],
    rootShape: Shape.root(),
    caches: new Set(),
    long: [],
  };
  const main = programCode(unit, program);
  for (const code of unit.long) yield* code.compileInSteps();
  return { main, unit };
}

/** Shapes kept for the next run: private names and keys made of data are new each time. */
const MOST_SHAPES = 5_000;

/** Forgets what inline caches know of a run's objects. */
export function releaseCaches(unit: Unit): void {
  for (const cache of unit.caches) cache.clear();
  if (unit.rootShape.tree.count > MOST_SHAPES) unit.rootShape = Shape.root();
}
