import * as Schema from "effect/Schema";
import { describe, expect, it } from "vitest";
import { CodeMode, type Tool } from "codemode";
import { InvalidInput } from "../../src/tools/ToolError.ts";
import { makeSearch } from "../../src/tools/search.ts";
import { formsOf, wordsOf } from "../../src/tools/words.ts";
import { catalogOf, toolOf } from "./support.ts";

const tools = {
  github: {
    list_issues: toolOf({ description: "List the issues of a repository" }),
    createIssue: toolOf({ description: "Open a ticket", input: Schema.Struct({ assignee: Schema.String }) }),
    "get-repository": toolOf({ description: "One repository" }),
  },
  orders: {
    lookup: toolOf({ description: "Look up an order by ID" }),
    cancel: toolOf({
      description: "Cancel",
      output: { properties: { refund: { type: "number", description: "Amount returned to the customer" } } },
    }),
  },
  search: toolOf({ description: "The host's own" }),
  übersicht: toolOf({ description: "Zeigt alles: 注文一覧" }),
};
const search = makeSearch(catalogOf(tools));

const found = (...args: ReadonlyArray<unknown>) => {
  const page = search.find(args);
  if (page instanceof InvalidInput) throw page;
  const { entries, ...rest } = page;
  return { items: entries.map(search.row), ...rest };
};
const paths = (...args: ReadonlyArray<unknown>) => found(...args).items.map(({ path }) => path);

describe("search", () => {
  it("gives callable paths with full signatures", () => {
    expect(found("cancel")).toEqual({
      items: [
        {
          path: "tools.orders.cancel",
          description: "Cancel",
          signature:
            "tools.orders.cancel(input?: unknown): Promise<{\n  /** Amount returned to the customer */\n  refund?: number;\n}>",
        },
      ],
      remaining: 0,
      next: null,
    });
  });

  it.each([
    ["orders.lookup", ["tools.orders.lookup"]],
    ["tools.orders.lookup", ["tools.orders.lookup"]],
    ['tools["orders"]["lookup"]', ["tools.orders.lookup"]],
    ['tools.github["get-repository"]', ['tools.github["get-repository"]']],
    ["github.get-repository", ['tools.github["get-repository"]']],
    ["search", ["tools.search"]],
  ])("returns a tool alone for its path %s", (query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  it.each([
    ["issues", ["tools.github.list_issues", "tools.github.createIssue"]],
    ["issue", ["tools.github.list_issues", "tools.github.createIssue"]],
    ["listIssues", ["tools.github.list_issues", "tools.github.createIssue"]],
    ["LOOKUP", ["tools.orders.lookup"]],
    ["look up an order", ["tools.orders.lookup", "tools.orders.cancel"]],
    ["repositories", ['tools.github["get-repository"]', "tools.github.list_issues"]],
    ["ticket", ["tools.github.createIssue"]],
    ["assignee", ["tools.github.createIssue"]],
    ["customer refund", ["tools.orders.cancel"]],
    ["orders", ["tools.orders.lookup", "tools.orders.cancel"]],
    ["ÜBERSICHT", ["tools.übersicht"]],
    ["注文", ["tools.übersicht"]],
    ["xyzzy", []],
  ])("ranks what matches %j", (query, expected) => {
    expect(paths(query)).toEqual(expected);
  });

  it("browses by path for an empty query, page by page", () => {
    const first = found({ query: "", limit: 3 });
    expect(first.items.map(({ path }) => path)).toEqual([
      "tools.github.createIssue",
      "tools.github.list_issues",
      'tools.github["get-repository"]',
    ]);
    expect(first.remaining).toBe(4);
    expect(first.next).toEqual({ query: "", limit: 3, offset: 3 });
    const second = found(first.next);
    expect(second.items).toHaveLength(3);
    expect(found(second.next)).toEqual({ items: found({ offset: 6 }).items, remaining: 0, next: null });
    expect(paths()).toHaveLength(7);
    expect(paths("*")).toHaveLength(7);
    expect(paths({ query: "", offset: 99 })).toEqual([]);
  });

  it("keeps to a namespace", () => {
    expect(paths({ query: "", namespace: "orders" })).toEqual(["tools.orders.cancel", "tools.orders.lookup"]);
    expect(paths({ query: "repository", namespace: "tools.orders" })).toEqual([]);
    expect(paths({ query: "orders.lookup", namespace: "github" })).toEqual([]);
    expect(paths({ query: "", namespace: "nowhere" })).toEqual([]);
    expect(found({ query: "", namespace: "github", limit: 1 }).next).toEqual({
      query: "",
      namespace: "github",
      limit: 1,
      offset: 1,
    });
  });

  it.each([
    [[5], "expected a string or an object, got number 5"],
    [[null], "expected a string or an object, got null"],
    [[["a"]], "expected a string or an object, got an array of 1"],
    [["a", 5], "takes one argument, got 2"],
    [[{ query: 1 }], "`query`: expected string, got number 1"],
    [[{ query: "a", namespace: 1 }], "`namespace`: expected string, got number 1"],
    [[{ query: "a", limit: 0 }], "`limit`: expected a positive integer, got number 0"],
    [[{ query: "a", limit: "5" }], '`limit`: expected a positive integer, got string "5"'],
    [[{ query: "a", offset: -1 }], "`offset`: expected a non-negative integer, got number -1"],
    [[{ query: "a", limit: 1.5 }], "`limit`: expected a positive integer, got number 1.5"],
  ])("refuses %j", (args, problem) => {
    const result = search.find(args);
    expect(result).toBeInstanceOf(InvalidInput);
    expect((result as InvalidInput).message).toBe(
      `Invalid input for search: ${problem}. Call it like search({ query: "words", limit: 5 })`,
    );
  });

  it.each([
    "(".repeat(5_000),
    "a".repeat(1e6),
    "a b ".repeat(1e5),
    "a.".repeat(5e5),
    '["'.repeat(1e5),
    ".*",
    "\u0000",
    "__proto__",
    "%00../../",
  ])("survives hostile queries (%#)", (query) => {
    found({ query, limit: 5 });
  });
});

describe("with 10,000 tools", () => {
  const verbs = ["list", "get", "create", "delete", "update", "search", "merge", "close", "open", "archive"];
  const many = Object.fromEntries(
    Array.from({ length: 10_000 }, (_, i) => [
      `service${i % 100}.${verbs[i % verbs.length]}Thing${i}`,
      toolOf({
        description: `${verbs[i % verbs.length]} thing number ${i} of the service, with options`,
        input: Schema.Struct({
          id: Schema.String.annotate({ description: `Id of thing ${i}` }),
          limit: Schema.optional(Schema.Int),
        }),
      }),
    ]),
  );

  /** Processor time: other processes share this machine. @unit ms */
  const processorTime = (work: () => void): number => {
    const begin = process.cpuUsage();
    work();
    return process.cpuUsage(begin).user / 1_000;
  };

  it("making the runtime takes less than a second, and prepares the first search", () => {
    expect(processorTime(() => CodeMode.make({ tools: many }))).toBeLessThan(1_000);
    // The engine of the host has seen the code before, as in a host that runs for a while.
    for (let i = 0; i < 20; i++) search.find([`thing${i}`]);
    const large = makeSearch(catalogOf(many));
    large.prepare();
    expect(processorTime(() => large.find(["create thing9999"]))).toBeLessThan(5);
  });

  it("a search takes less than 5 ms", () => {
    const large = makeSearch(catalogOf(many));
    large.prepare();
    for (const query of [
      "create thing",
      "thing9999",
      "close things of service7",
      "id",
      "nothing like it",
      "list options number",
    ]) {
      const times = Array.from({ length: 9 }, () => processorTime(() => large.find([query])));
      expect(Math.min(...times), query).toBeLessThan(5);
    }
  });

  it("a page of all of them leaves the host its turns", { timeout: 60_000 }, async () => {
    let turns = 0;
    const timer = setInterval(() => turns++, 1);
    const result = await CodeMode.run({
      tools: many as Tool.Tree,
      code: 'return search({ query: "", limit: 1e6 }).items.length',
    });
    clearInterval(timer);
    expect(result).toEqual({ ok: true, value: 10_000, toolCalls: [{ name: "search" }] });
    expect(turns).toBeGreaterThan(20);
  });
});

describe("words", () => {
  it.each([
    ["listIssues", ["list", "issues"]],
    ["HTTPServer_v2", ["http", "server", "v2"]],
    ["resolve-library-id", ["resolve", "library", "id"]],
    ["Größe ändern", ["größe", "ändern"]],
    ["  ", []],
  ])("of %j", (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it.each([
    ["issues", ["issues", "issue"]],
    ["repositories", ["repositories", "repository", "repositorie"]],
    ["repository", ["repository", "repositories"]],
    ["boxes", ["boxes", "box", "boxe"]],
    ["class", ["class"]],
    ["id", ["id"]],
  ])("forms of %j", (word, forms) => {
    expect(formsOf(word)).toEqual(forms);
  });
});
