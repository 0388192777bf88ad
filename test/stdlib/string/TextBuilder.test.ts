import { expect, test } from "vitest";
import { TextBuilder } from "../../../src/stdlib/string/TextBuilder.ts";

test.each([
  ["nothing", []],
  ["empty pieces", Array(5000).fill("")],
  ["few pieces", ["a", "", "é", "\u{1f600}"]],
  ["many pieces", Array.from({ length: 5000 }, (_, i) => `${i},`)],
  ["long pieces", ["a".repeat(100_000), "b", "\u4e00".repeat(50_000), "c"]],
])("%s", (_what, pieces: string[]) => {
  const text = new TextBuilder();
  let length = 0;
  for (const piece of pieces) {
    text.add(piece);
    expect(text.length).toBe((length += piece.length));
  }
  expect(text.whole()).toBe(pieces.join(""));
  text.add("more");
  expect(text.whole()).toBe(`${pieces.join("")}more`);
});
