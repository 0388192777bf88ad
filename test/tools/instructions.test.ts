import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { InvalidInput } from "../../src/tools/ToolError.ts";
import { checkedCatalogBudget, instructions } from "../../src/tools/instructions.ts";
import { makeSearch } from "../../src/tools/search.ts";
import { lookup } from "../../src/tools/ToolTree.ts";
import { catalogOf, toolOf } from "./support.ts";

const input = Schema.Struct({ id: Schema.String });
const many = (count: number) =>
  Object.fromEntries(Array.from({ length: count }, (_, i) => [`tool${i}`, toolOf({ input })]));
const catalogPart = (text: string) => text.slice(text.indexOf("## Tools"));

describe("instructions", () => {
  it("list everything where it fits, and say so", () => {
    const catalog = catalogOf({ orders: { lookup: toolOf({ description: "Look up", input }) }, ping: toolOf() });
    expect(catalogPart(instructions(catalog))).toBe(`## Tools
This list is complete: 2 tools.

### tools (1 tool)
\`\`\`ts
/** A tool */
tools.ping(input?: unknown): Promise<unknown>
\`\`\`

### tools.orders (1 tool)
\`\`\`ts
/** Look up */
tools.orders.lookup(input: { id: string }): Promise<unknown>
\`\`\``);
    expect(instructions(catalog)).not.toContain("search(");
  });

  it("take signatures round-robin, list every namespace and say that more exist", () => {
    const catalog = catalogOf({ big: many(100), small: many(1), other: many(3) });
    const text = instructions(catalog, { catalogBudget: 150 });
    const part = catalogPart(text);
    expect(part).toContain("This list is partial: 7 of 104 tools are shown. `search` finds the rest.");
    for (const heading of ["### tools.big (100 tools)", "### tools.small (1 tool)", "### tools.other (3 tools)"]) {
      expect(part).toContain(heading);
    }
    expect(part.match(/tools\.big\.tool\d+\(/gu)).toHaveLength(3);
    expect(part.match(/tools\.other\.tool\d+\(/gu)).toHaveLength(3);
    expect(part.match(/tools\.small\.tool\d+\(/gu)).toHaveLength(1);
    expect(text).toContain('`search("words")`');
  });

  it("list namespaces alone without a budget, also with 10,000 tools", () => {
    const catalog = catalogOf({ big: many(10_000) });
    expect(catalogPart(instructions(catalog, { catalogBudget: 0 }))).toBe(
      "## Tools\nThis list is partial: 0 of 10000 tools are shown. `search` finds the rest.\n\n### tools.big (10000 tools)",
    );
    expect(instructions(catalog).length).toBeLessThan(12_000);
  });

  it("are equal for equal tools in any order", () => {
    const [a, b] = [toolOf({ input }), toolOf()];
    expect(instructions(catalogOf({ x: { a, b }, y: b }))).toBe(instructions(catalogOf({ y: b, x: { b, a } })));
  });

  it("carry the language section they are given", () => {
    expect(instructions(catalogOf({}), { language: "Everything." })).toContain("## Language\nEverything.");
    expect(instructions(catalogOf({}))).toContain("There are no tools.");
  });

  it("print only calls that work", () => {
    const catalog = catalogOf({ a: many(100) });
    const text = instructions(catalog);
    const search = makeSearch(catalog);
    for (const [, query] of text.matchAll(/search\("([^"]*)"\)/gu)) {
      expect(search.find([query])).not.toBeInstanceOf(InvalidInput);
    }
    for (const [, path] of text.matchAll(/`await (tools[^(]*)\(/gu)) {
      expect(lookup(catalog.tree, path ?? "")?.tool).toBeDefined();
    }
  });

  it.each([-1, 1.5, Number.NaN, Infinity, "5", null])("refuse the budget %j", (budget) => {
    expect(() => checkedCatalogBudget(budget)).toThrow(RangeError);
  });
});
