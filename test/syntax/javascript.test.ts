/** The tree of JavaScript, construct by construct: equal to acorn's in every field and offset. */
import { describe, expect, it } from "vitest";
import { parseByOhm } from "../../grammar/reference.ts";
import type { Program } from "../../src/syntax/Ast.ts";
import { acornBody, plainBody } from "../support/acorn.ts";
import { snippets } from "./snippets.ts";

describe.each(Object.keys(snippets))("%s", (construct) => {
  it.each(snippets[construct]!)("%j", (text) => {
    const expected = acornBody(text);
    expect(expected).not.toBeTypeOf("string");
    const program = parseByOhm<Program>(text);
    expect(program && plainBody(program.body)).toEqual(expected);
  });
});
