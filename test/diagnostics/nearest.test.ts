import { expect, test } from "vitest";
import { editDistance, nearest } from "../../src/diagnostics/nearest.ts";

test.each([
  ["total", "total", 0],
  ["totl", "total", 1],
  ["awiat", "await", 1],
  ["Total", "total", 0.5],
  ["", "abc", 3],
  ["kitten", "sitting", 3],
])("the distance from %s to %s is %d", (from, to, distance) => {
  expect(editDistance(from, to)).toBe(distance);
});

test("nearest first, then by name", () => {
  expect(nearest("itme", ["item", "time", "items", "order"])).toEqual(["item", "time"]);
});

test("a short name has no near names but its other case", () => {
  expect(nearest("a", ["b", "c", "A"])).toEqual(["A"]);
});

test("nothing near is nothing", () => {
  expect(nearest("lookup", ["fetch", "order"])).toEqual([]);
  expect(nearest("x", [])).toEqual([]);
});

test("a very long name has none, and is not compared", () => {
  const name = "a".repeat(100_000);
  expect(nearest(name, [`${name}b`])).toEqual([]);
});
