/** Text → tree for tests that are not about parsing: `null` where the grammar refuses the text. */
import { parseByOhm } from "../../grammar/reference.ts";
import type { Program } from "../../src/syntax/Ast.ts";

export const programOf = (text: string): Program | null => parseByOhm<Program>(text) ?? null;
