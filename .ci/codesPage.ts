/** The page of codes, generated from their table: what each means, a program that earns it, and what to write instead. */
import { codes } from "../src/diagnostics/codes.ts";
import type { CodeRow } from "../src/diagnostics/codes/CodeRow.ts";

/** The text of `lsp/generated/codes.md`; the heading of a code is its anchor with the slash left out. */
export function codesPageText(): string {
  const sections = Object.entries(codes).map(([code, row]) => section(code, row));
  return `# Codes\n\nEvery diagnostic has one of these codes. Generated from their table by \`npm run generate\`.\n${sections.join("")}`;
}

function section(
  code: string,
  { kind, severity = "error", title, explanation, example, instead, spec }: CodeRow,
): string {
  const parts = [`\n## ${code}\n`, `**${title}** (\`${kind}\`, ${severity})\n`, `${explanation}\n`];
  if (example !== "") parts.push(`${fenced(example)}\n`);
  if (instead !== undefined) parts.push(`Instead:\n\n${fenced(instead)}\n`);
  if (spec !== undefined) parts.push(`[ECMA-262](https://tc39.es/ecma262/#${spec})\n`);
  return parts.join("\n");
}

function fenced(text: string): string {
  const fence = text.includes("```") ? "````" : "```";
  return `${fence}js\n${text}\n${fence}`;
}
