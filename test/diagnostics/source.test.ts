import { expect, test } from "vitest";
import { Source } from "../../src/diagnostics/Source.ts";

test("positions are 1-based and count UTF-16 units", () => {
  const source = new Source("ab\n😀x");
  expect(source.position(0)).toEqual({ line: 1, column: 1 });
  expect(source.position(2)).toEqual({ line: 1, column: 3 });
  expect(source.position(3)).toEqual({ line: 2, column: 1 });
  expect(source.position(5)).toEqual({ line: 2, column: 3 });
});

test("LF, CR and CRLF each end one line, U+2028 none", () => {
  const source = new Source("a\r\nb\rc\nd\u2028e");
  expect(source.lineCount).toBe(4);
  expect(source.line(1)).toBe("a");
  expect(source.line(4)).toBe("d\u2028e");
  expect(source.position(3)).toEqual({ line: 2, column: 1 });
});

test("offsets outside the text are clamped", () => {
  const source = new Source("ab");
  expect(source.position(99)).toEqual({ line: 1, column: 3 });
  expect(source.position(-1)).toEqual({ line: 1, column: 1 });
  expect(source.line(9)).toBe("");
  expect(source.offset(1, 99)).toBe(2);
});

test("offset is the inverse of position", () => {
  const text = "let a = 1\r\n\nreturn a";
  const source = new Source(text);
  for (const offset of [0, 4, 9, 11, 12, 15, text.length]) {
    const { line, column } = source.position(offset);
    expect(source.offset(line, column)).toBe(offset);
  }
});

test("a location has an exclusive end", () => {
  expect(new Source("ab\ncd").location({ start: 1, end: 4 })).toEqual({ line: 1, column: 2, endLine: 2, endColumn: 2 });
});

test("an empty text has one empty line", () => {
  expect(new Source("").location({ start: 0, end: 0 })).toEqual({ line: 1, column: 1, endLine: 1, endColumn: 1 });
});
