import { readFileSync } from "node:fs";
import { describe, expect, test } from "vitest";
import { positionOf } from "../../lsp/convert.ts";
import { offsetOf } from "../../lsp/Documents.ts";
import { completion } from "../../lsp/features/completion.ts";
import { definition } from "../../lsp/features/definition.ts";
import { diagnostics } from "../../lsp/features/diagnostics.ts";
import { documentSymbols } from "../../lsp/features/documentSymbols.ts";
import { folding } from "../../lsp/features/folding.ts";
import { hover } from "../../lsp/features/hover.ts";
import { inlayHints } from "../../lsp/features/inlayHints.ts";
import { references } from "../../lsp/features/references.ts";
import { selectionRanges } from "../../lsp/features/selectionRanges.ts";
import { semanticTokens } from "../../lsp/features/semanticTokens.ts";
import { signatureHelp } from "../../lsp/features/signatureHelp.ts";
import { parseText } from "../../lsp/incremental.ts";
import { View } from "../../lsp/View.ts";
import { tools } from "./support/tools.ts";

const root = new URL("../../", import.meta.url);
const read = (path: string): string => readFileSync(new URL(path, root), "utf8");
const emoji = (text: string): string => text.replace(/^(?=[a-z])/gm, "/* 😀 */ ").replaceAll('"', '"👩‍👩‍👧 ');
const programs: readonly [title: string, text: string][] = [
  ...[
    "examples/order-desk/program.js",
    "examples/order-desk/broken.js",
    "examples/openapi/program.js",
    "bench/programs/classes.js",
    "bench/programs/templates.js",
  ].map((path): [string, string] => [path, read(path)]),
  ["line ends of Windows", read("examples/openapi/program.js").replaceAll("\n", "\r\n")],
  ["emoji", emoji(read("examples/openapi/program.js"))],
  [
    "one long line",
    `const text = "${"long ".repeat(60)}"; ${read("bench/programs/templates.js").replace(/\n\s*/g, " ")}`,
  ],
];
const view = (text: string): View => new View(parseText(text));

describe("every prefix of every example program", { timeout: 300_000 }, () => {
  test.each(programs)("%s", (_title, program) => {
    const whole = view(program);
    const missing: string[] = [];
    for (let end = 0; end <= program.length; end++) {
      const prefix = view(program.slice(0, end));
      const isBetweenLines = program[end - 1] === "\r" && program[end] === "\n";
      if (!isBetweenLines) expect(offsetOf(whole.source, positionOf(whole.source, end))).toBe(end);
      diagnostics(prefix, tools);
      hover(prefix, tools, end);
      signatureHelp(prefix, tools, end);
      definition(prefix, end);
      references(prefix, end);
      documentSymbols(prefix);
      folding(prefix);
      selectionRanges(prefix, end);
      semanticTokens(prefix);
      inlayHints(prefix, 0, end);
      const offered = completion(prefix, tools, end);
      for (const { start } of offered) expect(start).toBeLessThanOrEqual(end);
      const name = whole.nameAt(end);
      if (name?.type !== "Identifier" || name.start !== end) continue;
      const variable = whole.resolution.references.get(name)?.variable ?? null;
      const parent = whole.parent(name);
      const isWritten =
        parent?.type === "Property" && parent.shorthand && whole.parent(parent)?.type === "ObjectPattern";
      if (variable === null || variable.declaration === null || variable.declaration.start >= end || isWritten)
        continue;
      if (!offered.some(({ label }) => label === variable.name)) missing.push(`${name.name} at ${end}`);
    }
    expect(missing).toEqual([]);
  });
});
