/**
 * Every call that instructions, messages and suggestions print works when it is pasted into a program: it is found where it
 * is printed, by its shape, and executed.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import { CodeMode, Tool } from "codemode";

const says = (input?: Tool.ToolSchema): Tool.Definition =>
  Tool.make({
    description: "Says what it got",
    input,
    run: (given: unknown) => Effect.succeed([given ?? null]),
  }) as Tool.Definition;

const recursive = {
  $ref: "#/$defs/Node",
  $defs: { Node: { type: "object", properties: { next: { $ref: "#/$defs/Node" } }, required: ["next"] } },
};
const odd = [
  "constructor",
  "prototype",
  "__proto__",
  "then",
  "toJSON",
  "class",
  "await",
  "π",
  "a:b",
  "a b",
  "1",
  'q"',
  "\\",
];

/** Tools of many shapes, so that every kind of example is printed. */
const tools = {
  orders: {
    lookup: says(Schema.Struct({ id: Schema.String })),
    list: says(Schema.Struct({ limit: Schema.optionalKey(Schema.Int) })),
    ship: says(
      Schema.Struct({
        id: Schema.String.check(Schema.isUUID()),
        at: Schema.Date,
        to: Schema.Struct({ city: Schema.NonEmptyString, zip: Schema.String.check(Schema.isMinLength(4)) }),
        items: Schema.NonEmptyArray(
          Schema.Struct({ sku: Schema.String, qty: Schema.Int.check(Schema.isGreaterThan(0)) }),
        ),
        speed: Schema.Literals(["slow", "fast"]),
      }),
    ),
  },
  "context7.resolve-library-id": says({
    type: "object",
    properties: { libraryName: { type: "string" } },
    required: ["libraryName"],
  }),
  ping: says(Schema.Void),
  text: says(Schema.String),
  tree: says(recursive),
  odd: Object.fromEntries(odd.map((name) => [name, says(Schema.Struct({ "a-b": Schema.Boolean }))])),
};
const runtime = CodeMode.make({ tools });

const run = (code: string) => Effect.runPromise(runtime.execute(code));
const errorOf = async (code: string) => {
  const result = await run(code);
  if (result.ok) throw new Error(`${code} is fine: ${JSON.stringify(result.value)}`);
  return result.error;
};

/** Calls in a text: a path of tools or `search`, with what stands between its parentheses. */
const callsIn = (text: string): string[] => {
  const found: string[] = [];
  for (const match of text.matchAll(
    /\b(?:tools(?:\.[\p{ID_Start}$_][\p{ID_Continue}$]*|\["(?:[^"\\]|\\.)*"\])+|search)\(/gu,
  )) {
    let depth = 0;
    for (let end = match.index; end < text.length; end++) {
      if (text[end] === "(") depth++;
      if (text[end] === ")" && --depth === 0) {
        found.push(text.slice(match.index, end + 1));
        break;
      }
    }
  }
  return found;
};

const accepted = async (call: string) => {
  const result = await run(`return await ${call}`);
  expect(result, call).toMatchObject({ ok: true });
};

test("calls are found by their shape", () => {
  expect(callsIn('Use tools.a["b-c"].d({ x: f(1) }) or `search("x")`; searching(1) is none.')).toEqual([
    'tools.a["b-c"].d({ x: f(1) })',
    'search("x")',
  ]);
});

describe("instructions", () => {
  const signature = /^tools\S*\(/;
  const printed = (text: string) =>
    callsIn(text.replaceAll(/```ts[\s\S]*?```/g, "")).filter(
      (call) => !signature.test(`${call} `) || call.includes("{"),
    );

  test("whole", async () => {
    const calls = printed(runtime.instructions());
    expect(calls).toEqual(['tools.context7["resolve-library-id"]({ libraryName: "…" })']);
    for (const call of calls) await accepted(call);
  });

  test("partial", async () => {
    const partial = CodeMode.make({ tools, discovery: { catalogBudget: 20 } });
    const calls = callsIn(partial.instructions().replaceAll(/```ts[\s\S]*?```/g, ""));
    expect(calls).toEqual(['search("words")', 'tools.context7["resolve-library-id"]({ libraryName: "…" })']);
    for (const call of calls) await accepted(call);
    // "pass `next` to `search` for more"
    expect(
      await run(
        'let page = search({ query: "", limit: 3 }); let n = 0; while (page.next) { page = search(page.next); n++ } return n',
      ),
    ).toMatchObject({ ok: true, value: 6 });
  });

  test("every path of every signature, whatever its name", async () => {
    const paths = runtime.catalog().map(({ path }) => path);
    expect(paths).toHaveLength(7 + odd.length);
    for (const path of paths) {
      const result = await run(
        `const f = ${path}; return [typeof f, search(${JSON.stringify(path)}).items.map((item) => item.path)]`,
      );
      expect(result).toMatchObject({ ok: true, value: ["function", [path]] });
    }
  });
});

describe("messages", () => {
  test("that show how to call: every tool, wrong input and positional arguments", async () => {
    for (const { path } of runtime.catalog()) {
      const messages = [(await errorOf(`return await ${path}(1, 2)`)).message];
      const wrong = await run(`return await ${path}(5)`);
      if (!wrong.ok) messages.push(wrong.error.message);
      for (const message of messages) {
        const example = callsIn(message.slice(message.search(/Pass one object: |Call it like |$/)));
        expect(example, message).toHaveLength(/Pass one|Call it/.test(message) ? 1 : 0);
        for (const call of example) await accepted(call);
      }
    }
  });

  test("of unknown tools: the search they name, the paths they suggest", async () => {
    for (const code of [
      "await tools.ordrs.lookup({})",
      "await tools.orders.lookUp({})",
      "await tools.context7.resolveLibraryId({})",
      "await tools.zzz.qqq({})",
      "await tools.orders.cancelEverything({})",
      'const key = "lokup"; await tools.orders[key]({})',
      'await tools["odd"].claas({})',
    ]) {
      const { kind, message, suggestions = [] } = await errorOf(code);
      expect(kind).toBe("UnknownTool");
      for (const call of callsIn(message).filter((text) => text.startsWith("search("))) await accepted(call);
      for (const path of suggestions) {
        expect(message).toContain(path);
        expect(await run(`return typeof ${path}`)).toMatchObject({ ok: true, value: "function" });
      }
      expect(suggestions.length + callsIn(message).length).toBeGreaterThan(0);
    }
  });

  test("of refused searches", async () => {
    for (const code of ["search(5)", "search({ limit: 0 })", 'search("a", "b")', "search({ query: 1 })"]) {
      const calls = callsIn((await errorOf(code)).message.replace("Invalid input for search", ""));
      expect(calls).toEqual(['search({ query: "words", limit: 5 })']);
      for (const call of calls) await accepted(call);
    }
  });

  test("of namespaces that are called, and of `Object.values(tools)`: what they say to use works", async () => {
    expect((await errorOf("await tools.orders({})")).message).toBe(
      "tools.orders is a namespace, not a tool; it has: lookup, list, ship",
    );
    expect((await errorOf("Object.values(tools)")).message).toContain("use Object.keys for their names, or search()");
    expect(await run("return [Object.keys(tools.orders), search().items.length]")).toMatchObject({
      ok: true,
      value: [["lookup", "list", "ship"], 10],
    });
  });
});
