/** What is said about typical mistakes of models and people: the sentence, and the place it points at. */
import { describe, expect, it } from "vitest";
import * as CodeMode from "../../src/codemode.ts";
import { Source } from "../../src/diagnostics/Source.ts";
import { explain } from "../../src/syntax/explain.ts";
import { parse } from "../../src/syntax/parse.ts";
import { complete } from "../../src/syntax/Steps.ts";

/** Text, place (line:column-endColumn of the span), sentence. */
// prettier-ignore
const mistakes: { readonly [family: string]: readonly (readonly [text: string, place: string, message: string])[] } = {
  "characters and literals": [
    ["const q = “hello”", "1:11-12", "Typographic quote “ (U+201C) does not delimit a string: use \" or '"],
    ["x = ‘a’", "1:5-6", "Typographic quote ‘ (U+2018) does not delimit a string: use \" or '"],
    ["const a = 1 – 2", "1:13-14", "`–` (U+2013) is not JavaScript: write `-`"],
    ["if (a ≤ b) {}", "1:7-8", "`≤` (U+2264) is not JavaScript: write `<=`"],
    ["f（a）", "1:2-3", "`（` (U+FF08) is not JavaScript: write `(`"],
    ["a​b = 1", "1:2-3", "Invisible character U+200B: delete it"],
    ["const price = 5€", "1:16-17", "The character `€` means nothing in a program outside strings"],
    ["x = 1 +\n```\n", "2:1-4", "Markdown fence: send the program itself, without ``` and the text around it"],
    ["let s = 'it's';", "1:13-14", "The string ends at the apostrophe before `s`: write \\' or use double quotes"],
    ["let s = 'abc\nlet t = 1", "1:9-10", "The string is not closed on its line: add ', or use a template for several lines"],
    ["const s = `hello ${name};\nreturn s;\n", "1:11-12", "The template opened at 1:11 is never closed: add a backquote"],
    ["a = 1 /* never", "1:7-9", "The comment opened at 1:7 is never closed: add `*/`"],
    ["x = /abc\ny", "1:5-6", "The regular expression is not closed on its line: add `/`"],
    ["let a = 1\n/\\d+/.test(a)", "2:1-2", "A line that begins with `/` goes on with the one before it, as a division: for a regular expression, end that line with `;`"],
    ["x\n/=/", "2:1-2", "A line that begins with `/` goes on with the one before it, as a division: for a regular expression, end that line with `;`"],
    ["x = y\n/[a-z] x/g.test(a)", "2:1-2", "A line that begins with `/` goes on with the one before it, as a division: for a regular expression, end that line with `;`"],
    ["a\n/ b / c d", "2:9-10", "Missing operator, `;` or line break between `c` and `d`"],
    ["a;\n/b/ c", "2:5-6", "Missing operator, `;` or line break between `/b/` and `c`"],
    ["x = 3px", "1:5-8", "`3px` is neither a number nor a name: a name cannot start with a digit"],
    ["let 1abc = 2", "1:5-9", "`1abc` is neither a number nor a name: a name cannot start with a digit"],
    ["x = 1_000_;", "1:5-11", "`1_000_`: `_` may only stand between two digits"],
    ["x = '\\x4'", "1:9-10", "Invalid escape sequence in this string: `\\x` takes two hexadecimal digits, `\\u` four or braces"],
    ["x = `${}`", "1:8-9", "Expected a value, found `}`"],
    ["x = `a ${b c}`", "1:12-13", "Expected `}` to close the `${` opened at 1:8, found `c`"],
    ["# a comment\nlet a = 1", "1:1-2", "`#` does not start a comment: use `//`"],
    ["x = 1 # note", "1:7-8", "`#` does not start a comment: use `//`"],
    ["-- note this is\nlet a", "1:1-3", "`--` does not start a comment: use `//`"],
    ["a = b \\\n + c", "1:7-8", "A stray backslash: lines need no continuation mark, and escapes belong in strings"],
    ["<?php echo 1;", "1:1-3", "`<?` opens PHP or XML, not JavaScript"],
  ],
  "Python": [
    ["\"\"\"doc\"\"\"", "1:1-3", "Triple quotes are Python: for text over several lines use a template, `…`"],
    ["x = f\"hello {y}\"", "1:5-17", "f-strings are Python: use a template, `…${value}…`"],
    ["x = r'abc'", "1:5-11", "String prefix `r` is Python: write the string without it"],
    ["def f(x):\n    return x", "1:1-4", "`def` is Python: write `function name(…) { … }`"],
    ["if (a and b) { c(); }", "1:7-10", "`and` is not an operator in JavaScript: write `&&`"],
    ["if (a or b) {}", "1:7-9", "`or` is not an operator in JavaScript: write `||`"],
    ["x = not a", "1:5-8", "`not` is not an operator in JavaScript: write `!`"],
    ["if (x is None) {}", "1:7-9", "`is` is not an operator in JavaScript: write `===`"],
    ["x is not None", "1:3-5", "`is not` is Python: write `!==`"],
    ["if (x not in xs) {}", "1:7-10", "`not in` is Python: write `!(key in object)` or `!list.includes(item)`"],
    ["if (a) { b } elif (c) { d }", "1:14-18", "`elif` is Python: write `else if (…)`"],
    ["elif x:", "1:1-5", "`elif` is Python: write `else if (…)`"],
    ["if (x):\n  y()", "1:7-8", "A block opens with `{` and closes with `}`: `:` and indentation are Python"],
    ["while x:\n  y()", "1:7-8", "`while` needs parentheses: write `while (…) { … }`"],
    ["else:\n  y()", "1:1-5", "`else:` is Python: write `} else {`"],
    ["for i in range(10):\n  f(i)", "1:5-6", "`for` needs parentheses: write `for (const item of items) { … }`"],
    ["print \"hi\"", "1:1-6", "`print` is Python: write `console.log(…)`"],
    ["raise ValueError(1)", "1:1-6", "`raise` is Python: write `throw new Error(…)`"],
    ["x = lambda a: a + 1", "1:5-11", "`lambda` is Python: write an arrow function, `x => …`"],
    ["from os import path", "1:1-5", "`from … import` is Python; modules are not available: use the built-ins and `tools`"],
    ["import os", "1:1-7", "`import` of another language; modules are not available: use the built-ins and `tools`"],
    ["x = [i for i in y]", "1:8-11", "Comprehensions are Python: use `.map(…)` and `.filter(…)`"],
    ["x = a if b else c", "1:7-9", "`a if b else c` is Python: write `b ? a : c`"],
    ["a[1:3]", "1:4-5", "Slices are Python: write `.slice(start, end)`"],
    ["f(*args)", "1:3-4", "`*` does not spread in JavaScript: write `...`"],
    ["f(**kw)", "1:3-5", "`**` does not spread in JavaScript: write `...`"],
    ["try {\n  a\n} except (e) {\n}", "3:3-9", "`except` is Python: write `catch (error) { … }`"],
  ],
  "other languages": [
    ["ls -la ./workspace | head -5", "1:1-3", "A shell command is not JavaScript: programs have no shell; call a tool"],
    ["npm install foo", "1:1-4", "A shell command is not JavaScript: programs have no shell; call a tool"],
    ["$ ls", "1:1-2", "A shell command is not JavaScript: programs have no shell; call a tool"],
    ["SELECT * FROM users", "1:1-7", "SQL is not JavaScript: pass it to a tool as a string"],
    ["fn main() {}", "1:1-3", "`fn` is Rust: write `function`"],
    ["func main() {}", "1:1-5", "`func` is Go or Swift: write `function`"],
    ["x := 5", "1:3-5", "`:=` is Go or Python: declare with `const name = …`, assign with `=`"],
    ["let mut x = 1", "1:5-8", "`mut` is Rust: `let` is already mutable"],
    ["int x = 5;", "1:1-4", "A type does not stand before a name: write `let x = …` or `let x: type = …`"],
    ["for (int x : xs) {}", "1:6-9", "A type does not stand before a name: write `let x = …` or `let x: type = …`"],
    ["for (x : xs) {}", "1:8-9", "`for (… : …)` is Java: write `for (const item of items)`"],
    ["f = (x) -> x + 1", "1:9-11", "`->` is not JavaScript: write `=>` for an arrow function, `.` for a member"],
    ["$obj->method()", "1:5-7", "`->` is not JavaScript: write `=>` for an arrow function, `.` for a member"],
    ["Foo::bar()", "1:5-6", "`::` is not JavaScript: write `.`"],
    ["x = 0..10", "1:5-10", "JavaScript has no ranges: use `Array.from({ length: n }, (_, i) => i)` or a `for` loop"],
    ["xs.each do |x|\n", "1:9-11", "`do` blocks are Ruby: pass an arrow function, `items.forEach(item => { … })`"],
    ["if (x) then y", "1:13-14", "`then` is not JavaScript: write `if (…) { … }`"],
    ["unless x", "1:1-7", "`unless` is Ruby: write `if (!(…))`"],
    ["puts 'a'", "1:1-5", "`puts` is Ruby: write `console.log(…)`"],
    ["match x {", "1:1-6", "`match` is not JavaScript: write `switch (…) { case …: }`"],
    ["<!DOCTYPE html>", "1:1-2", "HTML is not JavaScript: build markup in a string or template"],
    ["{\"a\": 1}", "1:5-6", "A `{` at the start of a statement opens a block: write `return { … }` or put the object in parentheses"],
  ],
  "prose": [
    ["Here is the program:\nlet a = 1", "1:1-20", "This reads like prose, not JavaScript: leave it out or put it behind `//`"],
    ["let a = 1;\nThis program returns 1.", "2:1-21", "This reads like prose, not JavaScript: leave it out or put it behind `//`"],
    ["Sure! I will write the code", "1:1-28", "This reads like prose, not JavaScript: leave it out or put it behind `//`"],
  ],
  "words": [
    ["const r = awiat tools.list();", "1:11-16", "`awiat` is not a keyword: did you mean `await`?"],
    ["cosnt x = 1", "1:1-6", "`cosnt` is not a keyword: did you mean `const`?"],
    ["fucntion f() {}", "1:1-9", "`fucntion` is not a keyword: did you mean `function`?"],
    ["retrun 5", "1:1-7", "`retrun` is not a keyword: did you mean `return`?"],
    ["if (a) { b } esle { c }", "1:14-18", "`esle` is not a keyword: did you mean `else`?"],
    ["whlie (true) {}", "1:1-6", "`whlie` is not a keyword: did you mean `while`?"],
    ["const class = 1", "1:7-12", "`class` is a reserved word and cannot be a name"],
    ["let new = 2", "1:5-8", "`new` is a reserved word and cannot be a name"],
    ["function delete() {}", "1:10-16", "`delete` is a reserved word and cannot be a name"],
    ["function (x) { return x }\nf()", "1:1-9", "A function declaration needs a name: `function name(…) { … }`"],
    ["class { a() {} }", "1:7-8", "A class declaration needs a name: `class Name { … }`"],
    ["else { a }", "1:1-5", "`else` without its `if`"],
    ["if (a) { b } ; else { c }", "1:16-20", "`else` without its `if`"],
    ["catch (e) {}", "1:1-6", "`catch` without its `try`"],
    ["case 1: x", "1:1-5", "`case` without its `switch`"],
    ["if x > 1 {", "1:4-5", "`if` needs parentheses: write `if (…) { … }`"],
    ["for item of items { f(item) }", "1:5-9", "`for` needs parentheses: write `for (const item of items) { … }`"],
    ["try { a }\nb", "2:1-2", "`try` needs a `catch` or `finally` block, found `b`"],
    ["switch (a) { case 1 b; }", "1:21-22", "Expected `:` after the `case`, found `b`"],
  ],
  "operators and values": [
    ["a =< b", "1:3-5", "`=<` is not JavaScript: write `<=`"],
    ["a <> b", "1:3-5", "`<>` is not JavaScript: write `!==`"],
    ["a ==== b", "1:3-7", "`====` is not JavaScript: write `===`"],
    ["f = x = > x", "1:7-10", "The arrow `=>` is written without a space"],
    ["const f = (a)\n  => a;", "2:3-5", "The arrow `=>` must stand on the line of its parameters"],
    ["const fn = async (x) = { return x }", "1:22-23", "`=` does not make a function: write the arrow `=>`"],
    ["const x == 3;", "1:10-11", "`==` compares: a declaration gives its value with `=`"],
    ["const x 3;", "1:9-10", "Missing `=` between `x` and its value"],
    ["let my-var = 1", "1:7-8", "A name cannot contain `-`: write it in camelCase"],
    ["const foo.bar = 1", "1:10-11", "`const` declares a name, not a member: write `foo.… = …` without it"],
    ["x = a ? b;", "1:10-11", "A conditional `a ? b : c` needs its `:` part, found `;`"],
    ["x = a + ;", "1:9-10", "Expected a value after `+`, found `;`"],
    ["x = a.;", "1:7-8", "Expected a name after `.`, found `;`"],
    ["a?.", "1:4-4", "Expected a name after `?.`, found the end of the program"],
    [".foo()", "1:1-2", "Nothing stands before this `.`"],
    ["const first = ... ;", "1:15-18", "Expected a value, found `...`: code that was left out must be written out"],
    ["function f() { ... }", "1:16-19", "Expected a value, found `...`: code that was left out must be written out"],
    ["x = [...]", "1:6-9", "`...` is not a value: it spreads one inside `[…]`, `{…}` or a call; code that was left out must be written out"],
    ["let x = 5 let y = 6", "1:11-14", "Missing `;` or line break before `let`"],
    ["foo bar", "1:5-8", "Missing operator, `;` or line break between `foo` and `bar`"],
    ["x = 5 5", "1:7-8", "Missing operator, `;` or line break between `5` and `5`"],
    ["throw\nx", "2:1-2", "What `throw` throws must start on its line"],
    ["let x: = 5", "1:8-9", "Expected a type after `:`, found `=`"],
    ["let a = 1,", "1:11-11", "The program ends too early after `,`"],
    ["new", "1:4-4", "Expected a value after `new`, found the end of the program"],
  ],
  "brackets": [
    ["f(1, 2;\nlet c = 3;", "1:7-8", "Expected `)` to close the `(` opened at 1:2, found `;`"],
    ["const a = [1, 2;", "1:16-17", "Expected `]` to close the `[` opened at 1:11, found `;`"],
    ["foo(]", "1:5-6", "Expected `)` to close the `(` opened at 1:4, found `]`"],
    ["f(a, b\nconst c = 1", "2:1-6", "Expected `)` to close the `(` opened at 1:2, found `const`"],
    ["const x = [1, 2\nreturn x", "2:1-7", "Expected `]` to close the `[` opened at 1:11, found `return`"],
    ["const f = (a, b => { return 1; }\nlet x = 1", "2:1-4", "Expected `)` to close the `(` opened at 1:11, found `let`"],
    ["const m = new Map([[1, 2])", "1:26-27", "Expected `]` to close the `[` opened at 1:19, found `)`"],
    ["foo(function() { return 1 )", "1:27-28", "Expected `}` to close the `{` opened at 1:16, found `)`"],
    ["items.map(x => { x.id );", "1:23-24", "Expected `}` to close the `{` opened at 1:16, found `)`"],
    ["const x = await tools.foo({ id: 1 );", "1:35-36", "Expected `}` to close the `{` opened at 1:27, found `)`"],
    ["if (a {", "1:7-8", "Expected `)` to close the `(` opened at 1:4, found `{`"],
    ["if (a == 1 && b == 2 {\n  c();\n}", "1:22-23", "Expected `)` to close the `(` opened at 1:4, found `{`"],
    ["function f() {\n  return 1;\n", "1:14-15", "The `{` opened at 1:14 is never closed: add `}`"],
    ["const a = {\n  b: 1,\n", "1:11-12", "The `{` opened at 1:11 is never closed: add `}`"],
    ["a = [1, 2, 3", "1:5-6", "The `[` opened at 1:5 is never closed: add `]`"],
    ["}\nlet a = 1", "1:1-2", "Unexpected `}`: no bracket is open here that it could close"],
    ["if (a)) { b }", "1:7-8", "Unexpected `)`: no bracket is open here that it could close"],
    ["const o = { a: 1; b: 2 }", "1:17-18", "Properties of an object are separated by `,`, not by `;`"],
    ["const o = { a: 1\n  b: 2 };", "2:3-4", "Missing `,` before `b` in the `{` opened at 1:11"],
    ["x = { 'a' = 1 }", "1:11-12", "A property is written `name: value`, not `name = value`"],
    ["obj = {a 1}", "1:10-11", "Expected `:`, `=` or `(` after `a`, found `1`"],
    ["f(a b)", "1:5-6", "Missing `,` before `b` in the `(` opened at 1:2"],
    ["[1 2]", "1:4-5", "Missing `,` before `2` in the `[` opened at 1:1"],
    ["function f(a b) {}", "1:14-15", "Missing `,` before `b` in the `(` opened at 1:11"],
    ["let { a b } = c", "1:9-10", "Missing `,` before `b` in the `{` opened at 1:5"],
    ["f(a,,b)", "1:5-6", "A value is missing before this `,`"],
    ["f(,a)", "1:3-4", "A value is missing before this `,`"],
    ["class A { a() {}, b() {} }", "1:17-18", "Members of a class are not separated by `,`: leave it out"],
    ["class A { function b() {} }", "1:11-19", "Members of a class are declared without `function`"],
    ["class A { const b = 1 }", "1:11-16", "Members of a class are declared without `const`"],
  ],
};

function first(text: string) {
  const source = new Source(text);
  const [failure] = parse(text).failures;
  const finding = complete(explain(source, failure!));
  const { line, column, endLine, endColumn } = source.location(finding.span);
  return {
    finding,
    place: endLine === line ? `${line}:${column}-${endColumn}` : `${line}:${column}-${endLine}:${endColumn}`,
  };
}

describe.each(Object.entries(mistakes))("%s", (_family, rows) => {
  it.each(rows)("%j", (text, place, message) => {
    const found = first(text);
    expect([found.place, found.finding.message]).toEqual([place, message]);
    expect(found.finding.code).toBe("parse/syntax");
  });
});

describe("a long text", () => {
  it.each([
    ["far from its bracket", `f(${"a, ".repeat(9_000)}b c)`, "Missing `,` before `c` in the `(` opened at 1:2"],
    [
      "far from its start",
      `for (${"a.".repeat(9_000)}b : c) d`,
      "`for (… : …)` is Java: write `for (const item of items)`",
    ],
    [
      "in brackets of a class",
      `class A { ${"a() {}\n".repeat(9_000)} const b = 1 }`,
      "Members of a class are declared without `const`",
    ],
    [
      "behind empty lines",
      `a${"\n".repeat(100_000)}b; )`,
      "Unexpected `)`: no bracket is open here that it could close",
    ],
    [
      "behind what may be type arguments",
      `a${"<a".repeat(9_000)}; )`,
      "Unexpected `)`: no bracket is open here that it could close",
    ],
    [
      "behind brackets that do not fit",
      `let 1 ${"(".repeat(20_000)}${"]".repeat(20_000)}`,
      "Expected a name or `{` after `let`, found `1`",
    ],
  ])("that is broken %s", (_where, text, message) => {
    expect(first(text).finding.message).toBe(message);
  });
});

describe("through check and execute", () => {
  it.each(Object.values(mistakes).flat())("%j", async (text, place, message) => {
    // What is one function without a name, and a call of it, would be called.
    if (text.startsWith("function (x)")) return;
    const result = await CodeMode.run({ code: text });
    const { location, ...error } = result.ok ? expect.unreachable() : result.error;
    const [first, ...others] = CodeMode.check({ code: text });
    expect(first).toMatchObject({ ...error, location });
    for (const { kind } of others) expect(kind).toBe("ParseError");
    expect([error.kind, error.message]).toEqual(["ParseError", message]);
    expect(place.startsWith(`${location!.line}:${location!.column}-`)).toBe(true);
  });

  it("every broken statement has its own", () => {
    const code = "let a = ;\nconst b = awiat f();\nlet c = 1;\nif (c and a) {}\n";
    expect(
      CodeMode.check({ code }).map(({ message, location }) => [location!.line, location!.column, message]),
    ).toEqual([
      [1, 9, "Expected a value after `=`, found `;`"],
      [2, 11, "`awiat` is not a keyword: did you mean `await`?"],
      [4, 7, "`and` is not an operator in JavaScript: write `&&`"],
    ]);
  });

  it.each([
    ["a fence", "```js\nlet a = 1;\nlet b = ;\n```", 3, 9],
    ["a wrapper", "async () => {\n  let b = ;\n}", 2, 11],
    ["an exported wrapper", "export default async function () {\n  return foo.;\n}", 2, 14],
    ["a fenced wrapper", "```ts\nasync () => {\n  const a: number = awiat f();\n}\n```", 3, 21],
  ])("%s keeps positions", (_what, code, line, column) => {
    expect(CodeMode.check({ code })[0]!.location).toMatchObject({ line, column });
  });
});

describe("a finding", () => {
  it("points at the bracket it is about", () => {
    expect(first("f(1, 2;").finding.related).toEqual([{ message: "`(` opened here", location: { start: 1, end: 2 } }]);
  });
  it("suggests the word that was meant", () => {
    expect(first("awiat f()").finding.suggestions).toEqual(["await"]);
  });
  it.each([
    ["", "parse/empty"],
    ["// nothing", "parse/empty"],
    ["[".repeat(50_000), "parse/too-deep"],
    [`${"a;".repeat(600_000)}`, "parse/too-long"],
  ])("of another reason has its own code", (text, code) => {
    expect(first(text).finding.code).toBe(code);
  });
  it.each([
    ["a=".repeat(10_000), "Expected a value after `=`, found the end of the program"],
    ["if ".repeat(300_000), "`if` needs parentheses: write `if (…) { … }`"],
    ["\n".repeat(900_000) + "a; b c", "Missing operator, `;` or line break between `b` and `c`"],
    [
      "\n".repeat(900_000) + "from a import b",
      "`from … import` is Python; modules are not available: use the built-ins and `tools`",
    ],
    ["Hello world, ".repeat(50_000), "This reads like prose, not JavaScript: leave it out or put it behind `//`"],
  ])("of a long text is found at once: %.10j", (text, message) => {
    expect(first(text).finding.message).toBe(message);
  });
  it("is one line, whatever the text", () => {
    for (const text of ["`", "\`${\n", "f(\n'a", "x = `a\nb` c", "(\n\n]", "let a =\n", "a b\nc"]) {
      expect(first(text).finding.message).toMatch(/^[^\n]+$/);
    }
  });
});
