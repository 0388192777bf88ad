import { describe, expect, test } from "vitest";
import { codeActions } from "../../../lsp/features/codeActions.ts";
import { diagnostics } from "../../../lsp/features/diagnostics.ts";
import { formatting } from "../../../lsp/features/formatting.ts";
import { hover } from "../../../lsp/features/hover.ts";
import { apply, rename } from "../../../lsp/features/rename.ts";
import { folding } from "../../../lsp/features/folding.ts";
import { signatureHelp } from "../../../lsp/features/signatureHelp.ts";
import { parseText } from "../../../lsp/incremental.ts";
import { View } from "../../../lsp/View.ts";
import { tools } from "../support/tools.ts";

const view = (text: string): View => new View(parseText(text));

/** The text after the first action that the whole text offers. */
function fixed(text: string): string | null {
  const current = view(text);
  const [action] = codeActions(current, diagnostics(current, tools), { start: 0, end: text.length });
  return action === undefined ? null : apply(text, action.edits).text;
}

describe("code actions", () => {
  test.each<[string, string | null]>([
    [
      "const o = tools.orders.get({ id: '1' })\nreturn o.id",
      "const o = await tools.orders.get({ id: '1' })\nreturn o.id",
    ],
    ["return tools.orders.get({ id: '1' }).id", "return (await tools.orders.get({ id: '1' })).id"],
    ["const f = () => tools.orders.get({ id: '1' }).id\nreturn f()", null],
    ["const total = 1\nreturn totl", "const total = 1\nreturn total"],
    ["return await tools.orders.gt({ id: '1' })", "return await tools.orders.get({ id: '1' })"],
    ["return await tools.orders.get({ ide: '1' })", "return await tools.orders.get({ id: '1' })"],
    [
      "const ide = '1'\nreturn await tools.orders.get({ ide })",
      "const ide = '1'\nreturn await tools.orders.get({ id: ide })",
    ],
    ["retrun 1", "return 1"],
    [
      "enum Color { Red, Green = 5, Blue }\nreturn Color.Red",
      "const Color = { Red: 0, Green: 5, Blue: 6 } as const;\nreturn Color.Red",
    ],
    [
      'enum C { A = "a", B = "b" }\nconst c: C = C.A',
      'const C = { A: "a", B: "b" } as const;\ntype C = (typeof C)[keyof typeof C];\nconst c: C = C.A',
    ],
    ["enum C { A }\nreturn C[0]", 'const C = { A: 0, 0: "A" } as const;\nreturn C[0]'],
    ["enum C { A = f() }", null],
    ['import fs from "node:fs"\nreturn 1', "return 1"],
    ["export const total = 1", "const total = 1"],
    ["export default 1 + 1", "return 1 + 1"],
    ["const x = <number>f(1)\nfunction f(a) { return a }", "const x = f(1) as number\nfunction f(a) { return a }"],
    ["const f = (a) => a\nreturn (<any>f(1)).b", "const f = (a) => a\nreturn ((f(1) as any)).b"],
    [
      "class A { constructor(private x: number) {} }",
      "class A { private x: number; constructor(x: number) { this.x = x;} }",
    ],
    ["```js\nreturn 1\n```\n", "return 1\n"],
    ["return 0017", "return 0o17"],
    ["return 089.5", "return 89.5"],
    ["return '\\07\\\\1\\377\\8\\n'", "return '\\x07\\\\1\\xff8\\n'"],
    ["<!-- note\nreturn 1", "// note\nreturn 1"],
    ["let a = 1\n--> note\nreturn a", "let a = 1\n// note\nreturn a"],
    ["return 1 <!-- note", "return 1 // note"],
    ['import fs = require("fs")\nreturn 1', "return 1"],
    ["export function f() {}\nf()", "function f() {}\nf()"],
    ["namespace A { export const x = 1 }", null],
    ["with (Math) max(1)", null],
    ["return 1", null],
  ])("%s", (text, expected) => {
    expect(fixed(text)).toBe(expected);
  });
});

describe("rename", () => {
  const renamed = (text: string, offset: number, name: string): string => {
    const result = rename(view(text), offset, name);
    return "refused" in result ? result.refused : apply(text, result.edits).text;
  };
  test.each<[string, number, string, string]>([
    ["const a = 1\nreturn { a, b: a }", 6, "c", "const c = 1\nreturn { a: c, b: c }"],
    ["const { a = 1 } = x\nreturn a", 8, "c", "const { a: c = 1 } = x\nreturn c"],
    ["class A { #x = 1; get() { return this.#x } }", 11, "y", "class A { #y = 1; get() { return this.#y } }"],
    ["class A { a() { return A } }\nnew A()", 6, "B", "class B { a() { return B } }\nnew B()"],
    ["function f() { return f }\nf()", 26, "g", "function g() { return g }\ng()"],
    ["const a = 1\n{ const b = 2; a + b }", 6, "b", "`b` already means something else here"],
    ["const a = 1; console.log(a)", 6, "console", "`console` already means something else here"],
    ["const a = 1", 6, "class", "`class` is not a name"],
    ["const a = ;\nconst b = 1", 18, "c", "The program has syntax errors; rename after they are fixed"],
  ])("%s", (text, offset, name, expected) => {
    expect(renamed(text, offset, name)).toBe(expected);
  });
});

describe("hover and signature help", () => {
  test("tools, fields, built-ins, what is absent", () => {
    const text = "const o = await tools.orders.get({ id: '1' })\no.total; [1].map(f); setTimeout(f)\n";
    const at = (word: string) => hover(view(text), tools, text.indexOf(word))?.text ?? "";
    expect(at("get(")).toContain("Does tools.orders.get");
    expect(at("total")).toBe("```ts\n(field) total: number\n```\n\nCents");
    expect(at("map")).toContain("https://tc39.es/ecma262/#sec-array.prototype.map");
    expect(at("map")).toContain("Array.prototype.map(callback, thisArg?)");
    expect(at("setTimeout")).toMatch(/Not available: there are no timers/);
  });

  test("inside the parentheses", () => {
    const help = (text: string) => signatureHelp(view(text), tools, text.length);
    expect(help("tools.orders.get(")?.parameters).toEqual(["input: { id: string; note?: string }"]);
    expect(help("function f(a, b = 1) {}\nf(1, ")).toMatchObject({ label: "f(a, b = 1)", active: 1 });
    expect(help('"a".padStart(1')).toMatchObject({ label: "String.prototype.padStart(maxLength, fillString?)" });
    expect(help("[1].reduce((a, b) => a, 0")).toMatchObject({ parameters: ["callback", "initialValue?"], active: 1 });
    expect(help("Math.max(1, 2, 3")).toMatchObject({ label: "Math.max(...values)", active: 0 });
    expect(help("new Map(a")).toMatchObject({ label: "Map(entries?)", active: 0 });
    expect(help("const a = (1")).toBeNull();
  });
});

describe("formatting and folding", () => {
  const options = { tabSize: 2, insertSpaces: true };
  test.each<[string, string]>([
    ["return  1", "return 1;\n"],
    ["const a = {b:1}\r\nreturn a\r\n", "const a = { b: 1 };\r\nreturn a;\r\n"],
    ["const = 1", "const = 1"],
    ['const 😀 = "😀"', 'const 😀 = "😀"'],
    ['const s="😀😁"', 'const s = "😀😁";\n'],
  ])("%j", async (text, expected) => {
    expect(apply(text, await formatting(view(text), options, null)).text).toBe(expected);
  });

  test("folds in text that does not parse", () => {
    expect(folding(view("// a\n// b\nif (x) {\n  const = 1\n}\nf(`\n`)"))).toEqual([
      { start: 0, end: 9, kind: "comment" },
      { start: 17, end: 31, kind: "code" },
      { start: 34, end: 38, kind: "code" },
      { start: 35, end: 37, kind: "code" },
    ]);
  });
});
