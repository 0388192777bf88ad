import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import * as ToolTree from "../../src/tools/ToolTree.ts";
import { isIdentifierName, parsePath, renderPath } from "../../src/tools/toolPath.ts";
import { toolOf } from "./support.ts";

const paths = (tools: unknown) => ToolTree.make(tools).entries.map(({ path }) => path);

describe("ToolTree.make", () => {
  it("splits dots, in names and in brackets", () => {
    const tree = ToolTree.make({
      "issues.list": toolOf(),
      weather: { "weather.get": toolOf(), "weather-get": toolOf() },
    });
    expect(tree.entries.map(({ path }) => path)).toEqual([
      "tools.issues.list",
      "tools.weather.weather.get",
      'tools.weather["weather-get"]',
    ]);
    const weather = ToolTree.child(tree.root, "weather");
    expect(weather && ToolTree.child(weather, "weather.get")?.name).toBe("weather.weather.get");
    expect(ToolTree.child(tree.root, "issues.list")?.tool).toBeDefined();
    expect(ToolTree.child(tree.root, "issues..list")).toBeUndefined();
  });

  it("lets the last definition of a path win, and a path be tool and namespace", () => {
    const [first, second, third] = [toolOf(), toolOf(), toolOf()];
    const tree = ToolTree.make({ "a.b": first, a: { b: second }, "a.b.c": third });
    const node = ToolTree.lookup(tree, "a.b");
    expect(node?.tool).toBe(second);
    expect([...(node?.children.keys() ?? [])]).toEqual(["c"]);
  });

  it("has no reserved names", () => {
    const names = ["constructor", "prototype", "__proto__", "then", "toJSON", "toString", "class", "π", "a:b", "a b"];
    const tree = ToolTree.make({ odd: Object.fromEntries(names.map((name) => [name, toolOf()])) });
    const odd = ToolTree.child(tree.root, "odd");
    expect([...(odd?.children.keys() ?? [])]).toEqual(names);
    for (const { path, tool } of tree.entries) expect(ToolTree.lookup(tree, path)?.tool).toBe(tool);
    expect(odd && ToolTree.child(odd, "valueOf")).toBeUndefined();
    expect(odd && ToolTree.child(odd, "hasOwnProperty")).toBeUndefined();
  });

  it("gives equal entries for equal tools in any order", () => {
    const [a, b] = [toolOf(), toolOf()];
    expect(paths({ z: a, n: { y: b, x: a } })).toEqual(paths({ n: { x: b, y: a }, z: b }));
  });

  it("takes no tools at all", () => {
    expect(ToolTree.make(undefined).entries).toEqual([]);
    expect(ToolTree.make({}).entries).toEqual([]);
  });

  const cyclic: Record<string, unknown> = {};
  cyclic["self"] = cyclic;
  it.each([
    [
      { orders: { lookup: () => 1 } },
      "Invalid tools: tools.orders.lookup must be a tool or an object of tools, not a function (wrap it with Tool.make)",
    ],
    [{ a: { "b-c": null } }, 'Invalid tools: tools.a["b-c"] must be a tool or an object of tools, not null'],
    [{ a: undefined }, "Invalid tools: tools.a must be a tool or an object of tools, not undefined"],
    [{ a: [toolOf()] }, "Invalid tools: tools.a must be a tool or an object of tools, not an array"],
    [{ a: "x" }, "Invalid tools: tools.a must be a tool or an object of tools, not a string"],
    [
      { a: Promise.resolve({}) },
      "Invalid tools: tools.a must be a tool or an object of tools, not a promise (await it first)",
    ],
    [{ a: new Map() }, "Invalid tools: tools.a must be a tool or an object of tools, not an instance of a class"],
    [{ a: { "": toolOf() } }, 'Invalid tools: tools.a has the name "", which leaves a segment empty'],
    [{ "a..b": toolOf() }, 'Invalid tools: tools has the name "a..b", which leaves a segment empty'],
    [cyclic, "Invalid tools: tools.self contains itself"],
    [5, "Invalid tools: tools must be a tool or an object of tools, not a number"],
  ])("refuses an invalid tree (%#)", (tools, message) => {
    expect(() => ToolTree.make(tools)).toThrow(new TypeError(message));
  });

  it("takes many tools", () => {
    const schema = Schema.Struct({ id: Schema.String });
    const tools = Object.fromEntries(
      Array.from({ length: 10_000 }, (_, i) => [`ns${i % 50}.tool${i}`, toolOf({ input: schema })]),
    );
    expect(ToolTree.make(tools).entries).toHaveLength(10_000);
  });
});

describe("unknownTool", () => {
  const tree = ToolTree.make({
    orders: { lookup: toolOf(), list: toolOf() },
    github: { list_issues: toolOf() },
    context7: { "resolve-library-id": toolOf() },
  });

  it.each([
    [["orders", "lookUp"], ["tools.orders.lookup"]],
    [["order", "lookup"], ["tools.orders.lookup"]],
    [["lookup"], ["tools.orders.lookup"]],
    [["GitHub", "listIssues"], ["tools.github.list_issues"]],
    [["context7", "resolveLibraryId"], ['tools.context7["resolve-library-id"]']],
  ])("suggests near paths for %j", (segments, suggestions) => {
    const { message, suggestions: found } = ToolTree.unknownTool(tree, segments);
    expect(found).toEqual(suggestions);
    expect(message).toBe(`Unknown tool ${renderPath(segments)}. Did you mean ${suggestions.join(" or ")}?`);
  });

  it("says what there is where nothing is near", () => {
    expect(ToolTree.unknownTool(tree, ["jira", "transition"]).message).toBe(
      'Unknown tool tools.jira.transition. tools has no "jira"; it has: orders, github, context7. ' +
        'Find tools with search("jira transition").',
    );
    expect(ToolTree.unknownTool(tree, ["orders", "cancelEverything"]).message).toBe(
      'Unknown tool tools.orders.cancelEverything. tools.orders has no "cancelEverything"; it has: lookup, list. ' +
        'Find tools with search("orders cancelEverything").',
    );
    expect(ToolTree.unknownTool(ToolTree.make({}), ["a"]).message).toBe(
      "Unknown tool tools.a. This program has no tools.",
    );
  });
});

describe("paths", () => {
  it.each([
    ["tools.a.b", ["tools", "a", "b"]],
    ["a.b", ["a", "b"]],
    ['tools.a["b-c"]', ["tools", "a", "b-c"]],
    ["tools['a']['b.c']", ["tools", "a", "b", "c"]],
    ["tools?.a", ["tools", "a"]],
    ["a-b", ["a-b"]],
    ["", undefined],
    [".", undefined],
    [".a", undefined],
    ["a..b", undefined],
    ["a[0", undefined],
    ["[".repeat(5_000), undefined],
  ])("parses %j", (text, segments) => {
    expect(parsePath(text)).toEqual(segments);
  });

  it("renders what is no identifier in brackets", () => {
    expect(renderPath(["a", "b c", "π", 'q"'])).toBe('tools.a["b c"].π["q\\""]');
    expect(isIdentifierName("class")).toBe(true);
    expect(isIdentifierName("1a")).toBe(false);
  });
});
