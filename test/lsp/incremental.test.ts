import { readFileSync, readdirSync } from "node:fs";
import fc from "fast-check";
import { describe, expect, test } from "vitest";
import { editText, parseText, type Edit } from "../../lsp/incremental.ts";

const root = new URL("../../", import.meta.url);
const programs = [
  readFileSync(new URL("examples/order-desk/program.js", root), "utf8"),
  ...readdirSync(new URL("bench/programs/", root)).map((name) =>
    readFileSync(new URL(`bench/programs/${name}`, root), "utf8"),
  ),
  "a\nb\n(c)\n`d`\n/* e */ f // g\n;[h]\nlet i = 1\r\nlet j = i\r\n++k\r\n",
  "'use strict'\nlet a = 1\nlet b = 2\nlet c = 3",
  "() => 1",
  "type A = { a: 1 }\nconst x = a as A\nclass B<T> { readonly c: T }\nlet { d, e: [f] } = g\nh({ d })",
];
const inserted = fc.constantFrom(
  "",
  "x",
  " ",
  "\n",
  ";",
  "{",
  "}",
  "(",
  ")",
  "`",
  "/*",
  "*/",
  "//",
  "'",
  "let y = 1\n",
  "\n;z;\n",
  "😀",
  "await ",
  "```\n",
  "\r\n",
  "=>",
  "\n[]",
  "[...x]\n",
  "/\\d/",
  "{ a }",
);

describe("editing", () => {
  test("the same as a fresh parse, whatever is edited", () => {
    const edit = fc.record({ at: fc.nat(), length: fc.constantFrom(0, 0, 1, 2, 10), insert: inserted });
    fc.assert(
      fc.property(fc.constantFrom(...programs), fc.array(edit, { maxLength: 8 }), (program, edits) => {
        let text = parseText(program);
        for (const { at, length, insert } of edits) {
          const start = at % (text.text.length + 1);
          const change: Edit = { start, end: Math.min(start + length, text.text.length), insert };
          const expected = text.text.slice(0, change.start) + insert + text.text.slice(change.end);
          text = editText(text, change);
          expect(text.text).toBe(expected);
          expect(text.parsed).toEqual(parseText(expected).parsed);
        }
      }),
      { numRuns: 300 },
    );
  });

  test("the same while lines are typed, broken and whole", () => {
    const lines = ["const total = [order.lines.length, (x) => x];", "if (a < b) { f<C>(d) } else {", "return <p>x</p>"];
    fc.assert(
      fc.property(fc.constantFrom(...programs), fc.constantFrom(...lines), fc.nat(), (program, line, at) => {
        const before = program.slice(0, at % (program.length + 1));
        const start = before.lastIndexOf("\n") + 1;
        let text = parseText(program);
        for (const [index, insert] of [...line, "\n"].entries()) {
          text = editText(text, { start: start + index, end: start + index, insert });
          expect(text.parsed).toEqual(parseText(text.text).parsed);
        }
        text = editText(text, { start, end: start + line.length + 1, insert: "" });
        expect(text).toEqual(parseText(program));
      }),
      { numRuns: 20 },
    );
  });

  test("a statement that does not parse leaves the others as they are", () => {
    const before = parseText("let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\nlet e = 5\n");
    const [first, , , , last] = before.parsed.program!.body;
    const broken = editText(before, { start: 28, end: 29, insert: ";" });
    expect(broken.parsed.failures).toHaveLength(1);
    const after = editText(broken, { start: 28, end: 29, insert: "33" });
    expect(after.parsed.failures).toEqual([]);
    for (const { parsed } of [broken, after]) {
      expect(parsed.program!.body[0]).toBe(first);
      expect(parsed.program!.body.at(-1)).toBe(last);
    }
  });

  test("statements that an edit does not touch keep their nodes and move", () => {
    const before = parseText("let a = 1\nlet b = 2\nlet c = 3\nlet d = 4\n");
    const [first, , , last] = before.parsed.program!.body;
    const after = editText(before, { start: 28, end: 29, insert: "33" });
    expect(after.parsed.program!.body[0]).toBe(first);
    expect(after.parsed.program!.body[3]).toBe(last);
    expect(last).toMatchObject({ start: 31, end: 40 });
  });
});
