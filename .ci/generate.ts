/**
 * `npm run generate`: writes every generated file. With `--check` it writes nothing and fails if one of them is stale.
 */
import { existsSync, readFileSync, writeFileSync } from "node:fs";
import { parserText } from "../grammar/generate.ts";
import { generateOperands } from "../src/compile/generated/generateOperands.ts";
import { builtinIndexText } from "./builtinIndex.ts";
import { codesPageText } from "./codesPage.ts";
import { parameterNamesText } from "./parameters.ts";

/** Generated file → the text that it must have. */
const generated: Readonly<Record<string, () => string | Promise<string>>> = {
  "grammar/generated/parser.ts": parserText,
  "src/compile/generated/operands.ts": generateOperands,
  "src/stdlib/generated/builtinIndex.ts": builtinIndexText,
  "lsp/generated/codes.md": codesPageText,
  "lsp/generated/parameterNames.ts": parameterNamesText,
  // Runs the interpreter, so it comes last and sees what was generated before it.
  "interpreter-support.md": async () => (await import("../spec-conformance/generate.ts")).supportFromCases(),
};

for (const [path, text] of Object.entries(generated)) {
  if (!process.argv.includes("--check")) {
    writeFileSync(path, await text());
  } else if (!existsSync(path) || readFileSync(path, "utf8") !== (await text())) {
    console.error(`${path} is stale: run \`npm run generate\``);
    process.exitCode = 1;
  }
}
