/** The children that mean something, of any node, at once or in steps. */
import { expect, test } from "vitest";
import { forEachValue, forEachValueInSteps } from "../../src/analysis/children.ts";
import type { Node } from "../../src/syntax/Ast.ts";
import { complete } from "../../src/syntax/Steps.ts";
import { forEachChild, forEachChildInSteps, walk } from "../../src/syntax/walk.ts";
import { programOf } from "../support/program.ts";

const list = (visit: (add: (child: Node, key?: string) => void) => void): string[] => {
  const seen: string[] = [];
  visit((child, key) => void seen.push(`${key} ${child.type} ${child.start}`));
  return seen;
};

test("are the same in steps, for every kind of node", () => {
  const text = `type A = number; declare let z; import x from "y"
    async function f(a, { b: [c = 1, , ...d] }, ...e) { for await (const x of a.b?.[c]) { label: while (1) continue label } }
    class B extends f { static #x = 1; get y() { return this.#x } [f]() {} static {} }
    switch (f) { case 1: default: try {} catch { throw \`a\${f}b\` } finally {} }
    let g = [1, , ...f], h = { f, a: 1, [f]: 2, ...g }; g ??= (h as any)!, f<A>(1)`;
  let nodes = 0;
  walk(programOf(text)!, (node) => {
    nodes++;
    expect(list((add) => complete(forEachValueInSteps(node, add)))).toEqual(list((add) => forEachValue(node, add)));
    expect(list((add) => complete(forEachChildInSteps(node, add)))).toEqual(list((add) => forEachChild(node, add)));
  });
  expect(nodes).toBe(110);
});

test("a long list is visited in steps", () => {
  const program = programOf(";".repeat(10_000))!;
  for (const each of [forEachValueInSteps, forEachChildInSteps]) {
    const visited: number[] = [];
    let children = 0;
    const steps = each(program, () => void children++);
    do visited.push(children);
    while (!steps.next().done);
    visited.push(children);
    expect(visited).toEqual([0, 4_000, 8_000, 10_000]);
  }
});
