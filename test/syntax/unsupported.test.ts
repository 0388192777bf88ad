/** Refused constructs: each is one node with its code and its exact range, and the rest of the program is still read. */
import { describe, expect, it } from "vitest";
import { parseByOhm } from "../../grammar/reference.ts";
import type { Program } from "../../src/syntax/Ast.ts";
import { walk } from "../../src/syntax/walk.ts";
import { unsupportedCodes } from "../../src/diagnostics/codes/unsupported.ts";

/** The text of each refused construct of a program, with its code. */
function refused(text: string): string[] | undefined {
  const program = parseByOhm<Program>(text);
  if (!program) return undefined;
  const found: string[] = [];
  walk(program, (node) => {
    if (node.type !== "Unsupported") return;
    expect(unsupportedCodes).toHaveProperty([node.code]);
    found.push(`${node.code.slice("unsupported/".length)}: ${text.slice(node.start, node.end)}`);
    return false;
  });
  return found;
}

// prettier-ignore
const programs: readonly (readonly [text: string, ...refused: string[]])[] = [
  ["let a = 1;\nwith (a) { b }\nc", "with: with (a) { b }"],
  ["using a = b;\nc", "using: using a = b;"],
  ["await using a = b, c = d\ne", "using: await using a = b, c = d"],
  ["for (using a of b) c", "using: using a"],
  ["import a from 'a';\nb", "import: import a from 'a';"],
  ["import 'a'", "import: import 'a'"],
  ["import a, { b as c, type d } from 'a' with { type: 'json' }\ne", "import: import a, { b as c, type d } from 'a' with { type: 'json' }"],
  ["import * as a from 'a'\nimport b from 'b'", "import: import * as a from 'a'", "import: import b from 'b'"],
  ["import type from 'a'", "import: import type from 'a'"],
  ["import a = require('a');", "import-equals: import a = require('a');"],
  ["import a = b.c", "import-equals: import a = b.c"],
  ["export const a = 1;\nb", "export: export const a = 1;"],
  ["export { a, b as c };", "export: export { a, b as c };"],
  ["export * from 'a'", "export: export * from 'a'"],
  ["export default async () => { a }", "export: export default async () => { a }"],
  ["export default function () {}", "export: export default function () {}"],
  ["export default function a() {}\nb", "export: export default function a() {}"],
  ["export default class {}", "export: export default class {}"],
  ["export = a;", "export: export = a;"],
  ["export async function f() { with (a) b }", "export: export async function f() { with (a) b }"],
  ["const a = await import('a')", "dynamic-import: import('a')"],
  ["import('a').then(b)", "dynamic-import: import('a')"],
  ["return import.meta.url", "import-meta: import.meta"],
  ["@a class B {}", "decorator: @a"],
  ["@a.b(c) @(d)\nclass E { @f g = 1; @h() i() {} @j static k }", "decorator: @a.b(c) @(d)", "decorator: @f", "decorator: @h()", "decorator: @j"],
  ["a = @b class {}", "decorator: @b class {}"],
  ["class A { accessor b = 1; static accessor #c }", "decorator: accessor b = 1;", "decorator: static accessor #c"],
  ["class A { constructor(@b() c: d) {} }", "decorator: @b() c: d"],
  ["if (a) {\n  enum B { C, D = 3, 'e' }\n}", "enum: enum B { C, D = 3, 'e' }"],
  ["const enum A {}", "enum: const enum A {}"],
  ["declare enum A { B }", "enum: declare enum A { B }"],
  ["namespace A { export const b = 1 }", "namespace: namespace A { export const b = 1 }"],
  ["module A.B { c() }", "namespace: module A.B { c() }"],
  ["class A { constructor(private b: c, public readonly d?: e, f) {} }", "parameter-property: private b: c", "parameter-property: public readonly d?: e"],
  ["a = <b>c + d", "angle-bracket-cast: <b>c"],
  ["<any>a.b", "angle-bracket-cast: <any>a.b"],
  ["<const>['a']", "angle-bracket-cast: <const>['a']"],
  ["return <a b='c' {...d} e={f}>g {h} <i/> it's</a>", "jsx: <a b='c' {...d} e={f}>g {h} <i/> it's</a>"],
  ["f(<></>, <A.B<c> />)", "jsx: <></>", "jsx: <A.B<c> />"],
  ["<!-- a\nb", "html-comment: <!-- a"],
  ["a\n--> b\nc", "html-comment: --> b"],
  ["a <!-- b\nc", "html-comment: <!-- b"],
  ["010 + 08.5", "legacy-octal: 010", "legacy-octal: 08.5"],
  ["'\\01' + '\\0' + \"\\8a\"", "legacy-octal: '\\01'", "legacy-octal: \"\\8a\""],
  ["({ 010: 1 })", "legacy-octal: 010"],
];

describe("refused by name", () => {
  it.each(programs)("%j", (text, ...expected) => expect(refused(text)).toEqual(expected));
});

describe("not refused", () => {
  // prettier-ignore
  it.each([
    "using; using = 1; using(a)", "using\na = 1", "accessor = 1; class A { accessor; accessor\nb }", "a < b", "while (n --> 0) a", "0; '\\0'; 0n",
    "namespace; module; enum_", "import type A from 'a'", "export type { A }", "declare namespace A {}", "class A { constructor(readonly, b) {} }", "<T,>(a) => a", "a = <T>(b: T) => c",
  ])("%j", (text) => expect(refused(text)).toEqual([]));
});

describe("no program", () => {
  // prettier-ignore
  it.each([
    "with a", "import", "import { a }", "export", "export a", "enum", "enum A", "@", "@a", "@a let b", "<a>", "<a", "010n", "0_1", "'\\u1'", "import.met", "import(", "export default", "using a b",
  ])("%j", (text) => expect(refused(text)).toBeUndefined());
});
