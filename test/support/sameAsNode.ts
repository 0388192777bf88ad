/**
 * Runs one-line programs here and in Node and compares what both print: the value of the last expression, or the error.
 * What differs on purpose has its expected text beside it.
 */
import { format } from "node:util";
import { expect, test } from "vitest";
import { CodeMode } from "../../src/index.ts";

// Programs run in UTC, and so does Node here.
process.env["TZ"] = "UTC";

type Print = (...values: unknown[]) => void;
const AsyncFunction = (async () => {}).constructor as new (
  ...parts: string[]
) => (console: { log: Print }) => Promise<void>;

/** `statements; expression` as a program that prints. */
function program(line: string): string {
  const last = line.lastIndexOf("; ");
  const body = last < 0 ? `return ${line}` : `${line.slice(0, last)}; return ${line.slice(last + 2)}`;
  return `try { console.log(await (async () => { ${body}\n })()) } catch (error) { console.log("!! " + error) }`;
}

async function here(code: string): Promise<string> {
  const result = await CodeMode.run({ code });
  return (result.logs ?? []).join("\n") + (result.ok ? "" : `\nfailed: ${result.error.message}`);
}

async function inNode(code: string): Promise<string> {
  const lines: string[] = [];
  await new AsyncFunction("console", `"use strict"; ${code}`)({ log: (...values) => lines.push(format(...values)) });
  return lines.join("\n");
}

/** One test per line of the text; empty lines and `//` lines are for the reader. */
export function sameAsNode(lines: string): void {
  for (const line of lines.split("\n").map((text) => text.trim())) {
    if (line === "" || line.startsWith("//")) continue;
    test(line, async () => {
      const code = program(line);
      expect(await here(code)).toBe(await inNode(code));
    });
  }
}

/** Pairs of a line and what it prints here. */
export function prints(cases: Readonly<Record<string, string>>): void {
  for (const [line, expected] of Object.entries(cases))
    test(line, async () => {
      expect(await here(program(line))).toBe(expected);
    });
}
