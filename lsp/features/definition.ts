/** Definition: name → where the program declares it. */
import type { Span } from "../../src/diagnostics/Span.ts";
import { nameOf, type View } from "../View.ts";
import { namedAt } from "./references.ts";

export function definition(view: View, offset: number): Span | null {
  const found = namedAt(view, offset);
  const declaration = found === null ? null : nameOf(found.variable.declaration);
  return declaration === null ? null : { start: declaration.start, end: declaration.end };
}
