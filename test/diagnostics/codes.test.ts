import { describe, expect, test } from "vitest";
import { codes, isCode } from "../../src/diagnostics/codes.ts";
import { unsupportedCodes } from "../../src/diagnostics/codes/unsupported.ts";
import { diagnosticKinds } from "../../src/diagnostics/Diagnostic.ts";
import { walk } from "../../src/syntax/walk.ts";
import { programOf } from "../support/program.ts";

describe("every code", () => {
  test.each(Object.entries(codes))("%s", (code, row) => {
    expect(code).toMatch(/^(parse|early|unsupported|name|tool|data)\/[a-z-]+$/);
    expect(Object.keys(diagnosticKinds)).toContain(row.kind);
    expect(row.title).toMatch(/^\S.{2,60}$/);
    expect(row.message).toMatch(/^\S.*[^.\n]$/);
    expect(row.explanation).toMatch(/^[A-Z`"].*\.$/);
  });

  test("names are stable identifiers, nothing inherited", () => {
    expect(isCode("unsupported/with")).toBe(true);
    expect(isCode("toString")).toBe(false);
  });
});

/** The codes of the refused constructs in a text. */
function refusedIn(text: string): string[] | null {
  const program = programOf(text);
  if (program === null) return null;
  const found: string[] = [];
  walk(program, (node) => void (node.type === "Unsupported" && found.push(node.code)));
  return found;
}

describe("refused constructs", () => {
  const rows = Object.entries(unsupportedCodes).filter(([code]) => code !== "unsupported/construct");
  test.each(rows)("%s: its example earns it, what to write instead does not", (code, row) => {
    expect(refusedIn(row.example)).toContain(code);
    if ("instead" in row) expect(refusedIn(row.instead)).toEqual([]);
  });
});
