/** What has no brackets has no depth: long chains of every kind parse, in order, without host stack. */
import { describe, expect, it } from "vitest";
import type { Node } from "../../src/syntax/Ast.ts";
import { parse } from "../../src/syntax/parse.ts";
import { walk } from "../../src/syntax/walk.ts";

const length = 20_000;

function counted(text: string, type: Node["type"]): number {
  const { program, failures } = parse(text);
  expect(failures).toEqual([]);
  let count = 0;
  walk(program!, (node) => {
    if (node.type === type) count++;
  });
  return count;
}

describe("a chain of 20,000", () => {
  it.each<[repeated: string, last: string, type: Node["type"]]>([
    ["a + ", "b", "BinaryExpression"],
    // Type arguments are tried at each `<`, within each other.
    ["a < ", "b", "BinaryExpression"],
    ["a ** ", "b", "BinaryExpression"],
    ["a ?? ", "b", "LogicalExpression"],
    ["!", "a", "UnaryExpression"],
    ["await ", "a", "AwaitExpression"],
    ["a => ", "b", "ArrowFunctionExpression"],
    ["a ? b : ", "c", "ConditionalExpression"],
    ["a = ", "b", "AssignmentExpression"],
    ["if (a) b; else ", "c", "IfStatement"],
    ["a, ", "b", "Identifier"],
    ["a; ", "b", "Identifier"],
    ["a ||= b ? c : ", "d", "ConditionalExpression"],
  ])("%s…%s", (repeated, last, type) => {
    const extra = type === "Identifier" ? 1 : 0;
    expect(counted(repeated.repeat(length) + last, type)).toBe(length + extra);
  });

  it.each<[first: string, repeated: string, type: Node["type"]]>([
    ["a", ".b", "MemberExpression"],
    ["a", "?.[b]", "MemberExpression"],
    ["a", "(b)", "CallExpression"],
    ["a", "`b`", "TaggedTemplateExpression"],
    ["a", " as b", "TSAsExpression"],
    ["a", "!", "TSNonNullExpression"],
    ["let a: b", "[]", "TSArrayType"],
    ["let a: b", "['c']", "TSIndexedAccessType"],
    ["let a: b", ".c", "TSQualifiedName"],
  ])("%s%s…", (first, repeated, type) => {
    expect(counted(first + repeated.repeat(length), type)).toBe(length);
  });

  it("of conditional types nests to the right", () => {
    const text = "type A = " + "a extends b ? c : ".repeat(length) + "d";
    expect(counted(text, "TSConditionalType")).toBe(length);
  });
});

describe("order within a chain", () => {
  const shape = (text: string): unknown => {
    const show = (node: Node): unknown => {
      if (node.type === "Identifier") return node.name;
      if (
        node.type === "BinaryExpression" ||
        node.type === "LogicalExpression" ||
        node.type === "AssignmentExpression"
      ) {
        return [show(node.left), node.operator, show(node.right)];
      }
      if (node.type === "ConditionalExpression")
        return [show(node.test), "?", show(node.consequent), show(node.alternate)];
      if (node.type === "TSAsExpression") return [show(node.expression), "as"];
      return node.type;
    };
    const [statement] = parse(text).program!.body;
    return show((statement as { expression: Node } & Node).expression);
  };

  it.each([
    ["a + b * c - d", [["a", "+", ["b", "*", "c"]], "-", "d"]],
    ["a ** b ** c * d", [["a", "**", ["b", "**", "c"]], "*", "d"]],
    ["a || b && c == d < e << f", ["a", "||", ["b", "&&", ["c", "==", ["d", "<", ["e", "<<", "f"]]]]]],
    ["a * b as T + c", [[["a", "*", "b"], "as"], "+", "c"]],
    ["a == b as T", ["a", "==", ["b", "as"]]],
    ["a = b ? c : d = e", ["a", "=", ["b", "?", "c", ["d", "=", "e"]]]],
    ["a ? b : c ? d : e", ["a", "?", "b", ["c", "?", "d", "e"]]],
  ])("%s", (text, expected) => expect(shape(text)).toEqual(expected));
});
