/** Compares our tree with acorn's for the same text as the body of a strict async function. */
import * as acorn from "acorn";
import type { Statement } from "../../src/syntax/Ast.ts";

const opening = 'async function main(){"use strict";';

/** Everything of a node that is compared: offsets moved to the text's own, no functions, no host values. */
function plain(value: unknown, offset: number): unknown {
  if (typeof value === "bigint") return `${value}n`;
  if (value === null || typeof value !== "object") return value;
  if (Array.isArray(value)) return value.map((item) => plain(item, offset));
  const result: Record<string, unknown> = {};
  for (const [key, field] of Object.entries(value)) {
    if (field === undefined) continue;
    if (key === "start" || key === "end") result[key] = (field as number) - offset;
    else if (key === "value" && "regex" in value) result[key] = null;
    else result[key] = plain(field, offset);
  }
  return result;
}

/** acorn's statements for `text`, or its message. */
export function acornBody(text: string): unknown {
  try {
    const program = acorn.parse(`${opening}${text}\n}`, { ecmaVersion: 2025 });
    const [main] = program.body;
    if (program.body.length !== 1 || main?.type !== "FunctionDeclaration") return "more than one statement";
    return plain(main.body.body.slice(1), opening.length);
  } catch (error) {
    return (error as Error).message;
  }
}

/** Our statements in the same plain form. */
export function plainBody(body: readonly Statement[]): unknown {
  return plain(body, 0);
}
