/**
 * `npm run generate`: writes the compiled parser from the grammar and the actions. With `--check` it writes nothing and
 * fails if what is checked in is stale. Holds what the generator must be told about this grammar.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { actions } from "../src/syntax/build/actions.ts";
import { generate, type GenerateOptions } from "./generator/generate.ts";
import { topGrammar } from "./grammar.ts";

const target = new URL("./generated/parser.ts", import.meta.url);

const options: GenerateOptions = {
  start: "Program",
  item: "StatementListItem",
  // A third of Node's default stack by the generator's estimate; what nests deeper goes to the parsing machine.
  maxDepth: 300_000,
  maxNesting: 2_100,
  hints: {
    // Chosen by call counts: test/grammar/profile.test.ts holds the bound on calls per character.
    memo: ["Value", "ValueIn", "LeftHandSide", "Type"],
    nested: [
      "AssignmentIn",
      "StatementListItem",
      "Statement",
      "BindingTarget",
      "NewCallee",
      "Heritage",
      "AngleBracketCast",
      "Type",
      "CheckedType",
      "OperatorType",
      "Parameter",
      "TypeDeclaration",
      "Ambient",
      "jsxElement",
      "AmbientItem",
    ],
  },
};

/** The text of the compiled parser, as `grammar/generated/parser.ts` must have it. */
export function parserText(changes: Partial<GenerateOptions> = {}): string {
  return generate(topGrammar, actions, { ...options, ...changes });
}

function main(): void {
  const text = parserText();
  if (process.argv.includes("--check")) {
    if (readFileSync(target, "utf8") === text) return;
    console.error("grammar/generated/parser.ts is stale: run `npm run generate`");
    process.exitCode = 1;
    return;
  }
  writeFileSync(target, text);
  console.log(`grammar/generated/parser.ts: ${text.length} characters`);
}

if (process.argv[1] === fileURLToPath(import.meta.url)) main();
