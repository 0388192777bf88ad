/**
 * The compiled parser's text from the grammar and the actions; `npm run generate` writes it. Holds what the generator
 * must be told about this grammar.
 */
import { actions, actionsInSteps } from "../src/syntax/build/actions.ts";
import { generate, type GenerateOptions } from "./generator/generate.ts";
import { topGrammar } from "./grammar.ts";

const options: GenerateOptions = {
  start: "Program",
  item: "StatementListItem",
  // A third of Node's default stack by the generator's estimate; what nests deeper goes to the parsing machine.
  maxDepth: 300_000,
  maxNesting: 2_700,
  hints: {
    // Chosen by call counts: test/grammar/profile.test.ts holds the bound on calls per character.
    memo: ["Value", "ValueIn", "LeftHandSide", "Type", "jsxElement"],
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
    guessed: ["CallTypeArguments"],
    long: Object.keys(actionsInSteps),
  },
};

/** The text of the compiled parser, as `grammar/generated/parser.ts` must have it. */
export function parserText(changes: Partial<GenerateOptions> = {}): string {
  return generate(topGrammar, actions, { ...options, ...changes });
}
