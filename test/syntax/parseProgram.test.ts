/** Programs that could only fail as written: fences and sole functions, with every position kept. */
import { describe, expect, it } from "vitest";
import { findFence, startsWithFunction } from "../../src/syntax/normalize.ts";
import { parse } from "../../src/syntax/parse.ts";
import { parseProgram } from "../../src/syntax/parseProgram.ts";

const fence = "```";
const starts = (text: string) => parseProgram(text).program!.body.map(({ type, start }) => [type, start]);

describe("a Markdown fence", () => {
  it.each([
    [`${fence}js\nreturn 7\n${fence}`, 6],
    [`${fence}ts\nreturn 7\n${fence}\n`, 6],
    [`${fence}\nreturn 7\n${fence}`, 4],
    [`~~~javascript\nreturn 7\n~~~`, 14],
    [`\n\n  ${fence}typescript\n  return 7\n  ${fence}  \n`, 20],
    [`Here is the program:\n\n${fence}javascript\nreturn 7\n${fence}\nIt returns seven.`, 36],
    [`${fence}js\nreturn 7`, 6],
    [`${fence}js\r\nreturn 7\r\n${fence}`, 7],
  ])("is looked through in %j", (text, start) => {
    expect(parseProgram(text).failures).toEqual([]);
    expect(starts(text)).toEqual([["ReturnStatement", start]]);
  });

  it("keeps the length of the text and its line breaks", () => {
    const text = `Prose.\r\n${fence}js\r\nlet a;\n${fence}\nMore.`;
    expect(findFence(text)!.text).toBe(`      \r\n     \r\nlet a;\n   \n     `);
  });

  it("does not hide what is wrong in it", () => {
    const { failures } = parseProgram(`Look:\n${fence}js\nlet a = ;\n${fence}`);
    expect(failures).toMatchObject([{ start: 20, end: 21, found: ";" }]);
  });

  it.each([
    ["two blocks", `${fence}js\na\n${fence}\ntext text\n${fence}js\nb\n${fence}`],
    ["prose before a fence that is not closed", `some text\n${fence}js\na`],
  ])("is left alone: %s", (_name, text) => {
    expect(findFence(text)).toBeNull();
  });

  it("inside a program that parses is a string of that program", () => {
    const text = `const md = "a";\nreturn \`\n\\\`\\\`\\\`\n\`\n`;
    expect(parseProgram(text)).toEqual(parse(text));
  });
});

describe("a program that is one function", () => {
  it.each([
    ["function () {}", true],
    [" \n// a\n/* b */ async\tfunction (", true],
    ["function f() {}", false],
    ["// function () {}", false],
    ["/* function () {}", false],
    // Ways to read these as comments double with each slash.
    [`${"/".repeat(1_000)}\nlet 1`, false],
    [`${"/**/".repeat(1_000)}let 1`, false],
  ])("is seen by how it starts: %j", (text, starts) => {
    expect(startsWithFunction(text)).toBe(starts);
  });

  it.each([
    ["async () => { return 1 }", 0],
    ["() => 1", 0],
    ["// count them\nasync () => { return 1 + 1 };", 14],
    ["(async () => { return 1 });", 1],
    ["((function named() { return 1 }))", 2],
    ["'use strict';\nasync () => 1", 14],
    ["export default async () => 1", 15],
    ["export default function () { return 1 }", 15],
    ["export default async function main() { return 1 }", 15],
    ["async function () { return 1 }", 0],
    ["// first\nfunction () { return 1 };", 9],
    ["/* one */ async /* two */ function /* three */ () { return 1 };;", 10],
    ["export /* one */ default // two\nasync () => 1", 32],
    [`${fence}js\nasync () => 1\n${fence}`, 6],
  ])("is called: %j", (text, start) => {
    const { program, failures } = parseProgram(text);
    expect(failures).toEqual([]);
    const statement = program!.body.find(
      (candidate) => candidate.type === "ExpressionStatement" && !candidate.directive,
    );
    expect(statement).toMatchObject({
      type: "ExpressionStatement",
      expression: { type: "CallExpression", start, arguments: [], optional: false, callee: { start } },
    });
    const { callee } = (statement as unknown as { expression: { callee: { type: string; end: number } } }).expression;
    expect(callee.type).toMatch(/^(?:ArrowFunction|Function)Expression$/);
    expect(text[callee.end - 1]).toMatch(/[}1]/);
  });

  it.each([
    "(async () => 1)()",
    "async () => 1; 2",
    "const f = () => 1",
    "function* () {}",
    "(function* () {})",
    "function main() { return 1 }",
    "export default 1",
    "export const f = () => 1",
    "x = () => 1",
    "async\nfunction () { return 1 }",
    "function () { return 1 }\n2",
    "export // default\n const f = () => 1",
  ])("is not: %j", (text) => {
    expect(parseProgram(text)).toEqual(parse(text));
  });
});

describe("what is long is looked at once", () => {
  it.each([
    ["comments", "/**/".repeat(100_000) + "x y"],
    ["a mark of a fence", "~".repeat(500_000) + "`"],
    ["blanks behind a mark", "~~~" + " ".repeat(500_000) + "`"],
    ["a word behind a mark", "~~~" + "a".repeat(500_000) + "`"],
  ])("%s", (_name, text) => {
    expect(parseProgram(text).failures.length).toBeGreaterThan(0);
  });
});

it("passes failures on", () => {
  expect(parseProgram("").failures).toMatchObject([{ reason: "empty" }]);
  expect(parseProgram("function () { let = }").failures).toHaveLength(1);
});
