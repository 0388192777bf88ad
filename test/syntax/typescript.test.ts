/** TypeScript is erasable: the tree without its types is acorn's tree of the text with its types blanked. */
import tsBlankSpace from "ts-blank-space";
import { describe, expect, it } from "vitest";
import { parseByOhm } from "../../grammar/reference.ts";
import type { Program } from "../../src/syntax/Ast.ts";
import { acornBody, plainBody } from "../support/acorn.ts";
import { align, eraseTypes } from "../support/erase.ts";
import { typescriptSnippets } from "./typescriptSnippets.ts";

describe.each(Object.keys(typescriptSnippets))("%s", (construct) => {
  it.each(typescriptSnippets[construct]!)("%j", (text) => {
    const blanked = tsBlankSpace(text);
    const wanted = acornBody(blanked);
    expect(wanted, blanked).not.toBeTypeOf("string");
    const program = parseByOhm<Program>(text);
    expect(program).toBeDefined();
    const { actual, expected } = align(plainBody(eraseTypes(program!).body), wanted, blanked);
    expect(actual).toEqual(expected);
  });
});
