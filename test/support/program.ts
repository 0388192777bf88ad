/** Text → tree for tests that are not about parsing: `null` where the grammar refuses the text. */
import type { Program } from "../../src/syntax/Ast.ts";
import { parse } from "../../src/syntax/parse.ts";

/** A text without statements, which a host refuses, is an empty program here. */
export function programOf(text: string): Program | null {
  const { program, failures } = parse(text);
  if (failures[0]?.reason === "empty") return { type: "Program", start: 0, end: text.length, body: [] };
  return failures.length > 0 ? null : program;
}
