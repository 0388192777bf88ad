/** The table of children is complete: what a walk reaches is every node there is. */
import { describe, expect, it } from "vitest";
import { parseByOhm } from "../../grammar/reference.ts";
import type { Node, Program } from "../../src/syntax/Ast.ts";
import { childKeys, forEachChild, forEachChildInSteps, hasLongList, isErased, walk } from "../../src/syntax/walk.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { snippets } from "./snippets.ts";
import { typescriptSnippets } from "./typescriptSnippets.ts";

/** Every object with a `type` anywhere below, found without the table. */
function allNodes(value: unknown, found: Set<unknown> = new Set()): Set<unknown> {
  if (value === null || typeof value !== "object") return found;
  if ("type" in value) found.add(value);
  for (const field of Object.values(value)) allNodes(field, found);
  return found;
}

function reached(root: Node): Set<unknown> {
  const found = new Set<unknown>();
  walk(root, (node) => void found.add(node));
  return found;
}

const texts = [...Object.values(snippets), ...Object.values(typescriptSnippets)].flat();

describe("walk", () => {
  it("reaches every node of every construct", () => {
    const kinds = new Set<string>();
    for (const text of texts) {
      const program = parseByOhm<Program>(text)!;
      expect(reached(program), text).toEqual(allNodes(program));
      walk(program, (node) => void kinds.add(node.type));
    }
    const rest = Object.keys(childKeys).filter((kind) => !kinds.has(kind));
    expect(rest).toEqual(["Unsupported", "TSIntrinsicKeyword"]);
  });

  it("visits parents first, in source order", () => {
    const seen: string[] = [];
    walk(parseByOhm<Program>("a + f(b, c)")!, (node) => {
      seen.push(node.type === "Identifier" ? node.name : node.type);
    });
    expect(seen).toEqual(["Program", "ExpressionStatement", "BinaryExpression", "a", "CallExpression", "f", "b", "c"]);
  });

  it("skips what `enter` refuses", () => {
    const seen: string[] = [];
    walk(parseByOhm<Program>("f(() => a, b)")!, (node) => {
      seen.push(node.type);
      return node.type !== "ArrowFunctionExpression";
    });
    expect(seen.slice(2)).toEqual(["CallExpression", "Identifier", "ArrowFunctionExpression", "Identifier"]);
  });

  it("needs no host stack for a long chain", () => {
    let chain: Node = { type: "Identifier", start: 0, end: 1, name: "a" };
    for (let i = 0; i < 100_000; i++) {
      chain = { type: "BinaryExpression", start: 0, end: 1, left: chain, operator: "+", right: chain } as Node;
      (chain as { right: Node }).right = { type: "Identifier", start: 0, end: 1, name: "b" };
    }
    expect(reached(chain).size).toBe(200_001);
  });
});

describe("forEachChild", () => {
  it("leaves out absent children and holes", () => {
    const seen: string[] = [];
    const statement = parseByOhm<Program>("let [a, , b] = c")!.body[0]!;
    walk(
      statement,
      (node) => void (node.type === "ArrayPattern" && forEachChild(node, (child) => seen.push(child.type))),
    );
    expect(seen).toEqual(["Identifier", "Identifier"]);
  });
});

describe("a long list", () => {
  const program = parseByOhm<Program>("a; [, b];".repeat(2_500))!;
  it("is gone through in steps", () => {
    const all: Node[] = [];
    forEachChild(program, (child) => all.push(child));
    const seen: Node[] = [];
    const steps = forEachChildInSteps(program, (child) => seen.push(child));
    steps.next();
    expect(seen.length).toBe(3_999);
    complete(steps);
    expect(seen).toEqual(all);
  });
  it("is told by how many items it has", () => {
    expect(hasLongList(program)).toBe(true);
    expect(program.body.some(hasLongList)).toBe(false);
  });
});

describe("isErased", () => {
  it.each([
    ["type A = b", true],
    ["interface A {}", true],
    ["declare let a: b", true],
    ["declare class A {}", true],
    ["enum A {}", false],
    ["import type A from 'a'", true],
    ["function f(): a\nfunction f() {}", true],
    ["let a: b", false],
    ["abstract class A {}", false],
  ])("%j: %s", (text, expected) => expect(isErased(parseByOhm<Program>(text)!.body[0]!)).toBe(expected));
});
