/**
 * The reference parser for JavaScript: acorn on the body of a strict async function, with offsets of the body itself.
 */
import { parse } from "acorn";
import type { Program } from "../../src/syntax/Ast.ts";

const prefix = 'async function main(){"use strict";';

/** Parses a program; throws acorn's SyntaxError where acorn refuses it. */
export function acornProgram(text: string): Program {
  const file = parse(`${prefix}${text}\n}`, { ecmaVersion: 2025 });
  const [main, ...rest] = file.body;
  if (main?.type !== "FunctionDeclaration" || rest.length > 0) throw new SyntaxError("the body closes its function");
  const body = main.body.body.slice(1);
  shiftOffsets(body, prefix.length);
  return { type: "Program", start: 0, end: text.length, body: body as unknown as Program["body"] };
}

/** Acorn's verdict: `null`, or its message. */
export function acornVerdict(text: string): string | null {
  try {
    acornProgram(text);
    return null;
  } catch (error) {
    return (error as Error).message;
  }
}

/** Moves every offset in a tree back by `by`. */
export function shiftOffsets(root: unknown, by: number): void {
  const pending: unknown[] = [root];
  const seen = new Set<unknown>();
  while (pending.length > 0) {
    const value = pending.pop();
    if (typeof value !== "object" || value === null || value instanceof RegExp || seen.has(value)) continue;
    seen.add(value);
    const node = value as { start?: number; end?: number };
    if (typeof node.start === "number") node.start -= by;
    if (typeof node.end === "number") node.end -= by;
    pending.push(...(Array.isArray(value) ? value : Object.values(value)));
  }
}
