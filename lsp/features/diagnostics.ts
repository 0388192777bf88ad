/** Diagnostics: what `CodeMode.check` says of the same text, several per file. */
import { check } from "../../src/analysis/check.ts";
import type { Diagnostic } from "../../src/diagnostics/Diagnostic.ts";
import { explainAll } from "../../src/syntax/explain.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { globalNames } from "../builtins.ts";
import type { ToolSet } from "../tools.ts";
import type { View } from "../View.ts";

/** Without tools, tool paths are not judged. */
export function diagnostics(view: View, tools: ToolSet | undefined): Diagnostic[] {
  const { source, parsed } = view;
  const findings = complete(explainAll(source, parsed));
  const surroundings = { globals: globalNames, ...(tools === undefined ? {} : { tools }) };
  return check({ source, program: parsed.program, findings, resolution: () => view.resolution }, surroundings);
}
