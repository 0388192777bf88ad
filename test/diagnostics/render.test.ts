import { expect, test } from "vitest";
import { diagnose } from "../../src/diagnostics/Diagnostic.ts";
import { render, renderLine } from "../../src/diagnostics/render.ts";
import { Source } from "../../src/diagnostics/Source.ts";

test("one line, the quoted line, the caret, the suggestion", () => {
  const source = new Source("const total = 1\nreturn totl\n");
  const diagnostic = diagnose(source, {
    code: "name/undefined",
    span: { start: 23, end: 27 },
    values: { name: "totl", hint: "" },
    severity: "error",
    suggestions: ["total"],
  });
  expect(diagnostic).toEqual({
    kind: "ExecutionFailure",
    message: "ReferenceError: totl is not defined",
    location: { line: 2, column: 8, endLine: 2, endColumn: 12 },
    code: "name/undefined",
    severity: "error",
    suggestions: ["total"],
  });
  expect(render(source, diagnostic)).toBe(
    [
      "ExecutionFailure at 2:8: ReferenceError: totl is not defined",
      "  2 | return totl",
      "             ^^^^",
      "  try: total",
    ].join("\n"),
  );
});

test("a related place is quoted too", () => {
  const source = new Source("f(1,\nreturn 2");
  const diagnostic = diagnose(source, {
    code: "parse/syntax",
    span: { start: 5, end: 11 },
    message: "Expected `)`",
    related: [{ message: "opened here", location: { start: 1, end: 2 } }],
  });
  expect(render(source, diagnostic, "a.js")).toBe(
    [
      "ParseError at a.js:2:1: Expected `)`",
      "  2 | return 2",
      "      ^^^^^^",
      "  1:2: opened here",
      "  1 | f(1,",
      "       ^",
    ].join("\n"),
  );
});

test("tabs stay tabs and long lines are cut around the caret", () => {
  expect(render("\tx y", { kind: "ParseError", message: "m", location: { line: 1, column: 4 } })).toBe(
    "ParseError at 1:4: m\n  1 | \tx y\n      \t  ^",
  );
  const long = "a".repeat(300) + "!" + "b".repeat(300);
  const [, quoted, caret] = render(long, {
    kind: "ParseError",
    message: "m",
    location: { line: 1, column: 301 },
  }).split("\n");
  expect(quoted!.length).toBeLessThan(120);
  expect(quoted![caret!.indexOf("^")]).toBe("!");
});

test("without a place there is only the line", () => {
  expect(renderLine({ kind: "TimeoutExceeded", message: "m", severity: "warning" }, "f.ts")).toBe(
    "warning: TimeoutExceeded at f.ts: m",
  );
  expect(render("x", { kind: "Truncated", message: "m" })).toBe("Truncated: m");
});
