import { describe, expect, test } from "vitest";
import { completion } from "../../../lsp/features/completion.ts";
import { parseText } from "../../../lsp/incremental.ts";
import { View } from "../../../lsp/View.ts";
import { tools } from "../support/tools.ts";

/** Completes at `|`. */
function at(marked: string, limit = 4): string[] {
  const offset = marked.indexOf("|");
  const text = marked.replace("|", "");
  const items = completion(new View(parseText(text)), tools, offset);
  const sorted = [...items].sort((a, b) => a.rank - b.rank);
  return sorted.slice(0, limit).map(({ label }) => label);
}

describe("completion", () => {
  test.each<[string, string[]]>([
    ["return tools.|", ["orders", "context7"]],
    ["return await tools.orders.|", ["get", "list"]],
    ["return await tools.orders.l|\nconst after = 1", ["get", "list"]],
    ['tools["|', ["orders", "context7"]],
    ["tools.context7.|", ["resolve-id"]],
    ["await tools.orders.get({ |", ["id", "note"]],
    ["await tools.orders.get({ id: '1', |})", ["note"]],
    ["await tools.orders.get({ n|: 1 })", ["id", "note"]],
    ["await tools.orders.list({ status: |", ['"open"', '"paid"']],
    ['await tools.orders.list({ status: "|', ["open", "paid"]],
    ["await tools.orders.list({ page: { |", ["size", "full"]],
    ["await tools.orders.list({ page: { full: |", ["true", "false"]],
    ["const o = await tools.orders.get({ id: '1' })\nif (o.|", ["id", "status", "total", "lines"]],
    ["const o = await tools.orders.get({ id: '1' })\nif (o.status === '|", ["open", "paid"]],
    ["const o = await tools.orders.get({ id: '1' })\nswitch (o.status) { case '|", ["open", "paid"]],
    ["const { | } = await tools.orders.get({ id: '1' })", ["id", "status", "total", "lines"]],
    ["const { orders: [first] } = await tools.orders.list({})\nfirst.|", ["id", "status", "total", "lines"]],
    ["for (const o of (await tools.orders.list({})).orders) { o.lines[0].|", ["sku", "quantity"]],
    ["const { orders } = await tools.orders.list({})\norders.filter((o) => o.|", ["id", "status", "total", "lines"]],
    [
      "const [a, b] = await Promise.all([tools.orders.list({}), tools.orders.get({ id: '1' })])\nb.|",
      ["id", "status", "total", "lines"],
    ],
    [
      "const all = await Promise.all(ids.map((id) => tools.orders.get({ id })))\nall[0].|",
      ["id", "status", "total", "lines"],
    ],
    [
      "async function load() { return await tools.orders.get({ id: '1' }) }\nconst o = await load()\no.|",
      ["id", "status", "total", "lines"],
    ],
    ["`${tools.|", ["orders", "context7"]],
    ["class A { #n = 1; m() { this.|", ["#n", "m"]],
    ["class A { #n = 1; m() { return () => this.#|", ["#n"]],
    ["class A { static s = 1; b = 2; static f() { this.|", ["s", "f"]],
    ["class A { static { this.| } static s = 1 }", ["s"]],
    ["class A { constructor(a) { this.a = a; this.b = []; } m() { this.b.p|", ["at", "concat"]],
    ["class A { a = 1; #p = 2 }\nclass B extends A { b = 2 }\nnew B().|", ["b", "a"]],
    ["class A { x() {} }\nconst a = new A()\na.|", ["x"]],
    ["class A { static of() {} }\nA.|", ["of"]],
    ["const o = { a: 1, m() { return this.|", ["a", "m"]],
    ["class A { m() { function f() { this.| } } }", []],
    ["class A extends A { a = 1; m() { this.|", ["a", "m"]],
    ["const a = { b: 1, c: 2 }\na.|", ["b", "c"]],
    ["function f(x) {\n  const = ;\n  const y = tools.|", ["orders", "context7"]],
  ])("%s", (marked, expected) => {
    expect(at(marked, expected.length)).toEqual(expected);
  });

  test.each(["// a|", "/* a|", "'a|", "`a|", "1|", "const |", "function f(|", "x => { 'use |", "/a|"])(
    "nothing in %s",
    (marked) => {
      expect(at(marked)).toEqual([]);
    },
  );

  test("members of built-ins, what is absent last and with its reason", () => {
    expect(at('"a".|', 200)).toContain("padStart");
    expect(at("[].|", 200)).toContain("flatMap");
    expect(at("Math.|", 200)).toContain("max");
    expect(at("new Map().|", 200)).toContain("get");
    const items = completion(new View(parseText("set")), tools, 3);
    expect(items.find(({ label }) => label === "setTimeout")).toMatchObject({
      absent: true,
      detail: expect.stringMatching(/^not available: /),
    });
    expect(items.find(({ label }) => label === "structuredClone")).not.toHaveProperty("absent");
  });

  test("names that no dot reaches go in brackets", () => {
    const [item] = completion(new View(parseText("tools.context7.")), tools, 15);
    expect(item).toMatchObject({ insert: '["resolve-id"]', start: 14 });
  });
});
