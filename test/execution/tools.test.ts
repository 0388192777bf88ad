/** Tools as programs meet them: calls, refusals, failures, hooks, paths, and `tools` as an object. */
import { describe, expect, test } from "vitest";
import { Tool } from "codemode";
import * as Effect from "effect/Effect";
import { observe, outcome, tools } from "./support.ts";

const call = 'Call it like tools.orders.get({ id: "…" })';

describe("calls and refusals", () => {
  test.for<[code: string, outcome: unknown]>([
    ["return await tools.orders.get({ id: 'a' })", { id: "a", at: "2026-01-02T00:00:00.000Z" }],
    ["return tools.orders.get({ id: 'a', extra: 1 })", { id: "a", at: "2026-01-02T00:00:00.000Z" }],
    ["return await tools.orders.list()", [{ id: "o_0" }, { id: "o_1" }]],
    ["return await tools['orders.list']({ limit: 1 })", [{ id: "o_0" }]],
    ["return await tools.echo()", null],
    ["return await tools.echo([1, { a: undefined }])", [1, {}]],
    [
      "return await tools.orders.get('a', true)",
      'InvalidToolInput: tools.orders.get takes one argument, got 2. Pass one object: tools.orders.get({ id: "…" })',
    ],
    [
      "return await tools.orders.get('a')",
      `InvalidToolInput: Invalid input for tools.orders.get: \`input\`: expected object, got string "a". ${call}`,
    ],
    [
      "return await tools.orders.get()",
      `InvalidToolInput: Invalid input for tools.orders.get: \`input\`: expected object, got undefined. ${call}`,
    ],
    [
      "return await tools.orders.get({ id: 1 })",
      "InvalidToolInput: Invalid input for tools.orders.get: `id`: expected string, got number 1",
    ],
    [
      "await tools.echo({ a: [tools.orders.list()] })",
      "InvalidDataValue: argument.a[0] of tools.echo is the promise of tools.orders.list(…): await the call first",
    ],
    ["return await tools.orders.get({ id: 'none' })", "ToolFailure: no order none"],
    [
      "return await tools.host.broken()",
      "InvalidToolOutput: tools.host.broken returned invalid data: `total`: expected number, got string",
    ],
    [
      "return await tools.host.dies()",
      "ToolFailure: Tool host.dies (call 0) failed. The reason is known to the host only.",
    ],
    [
      "return await tools.host.throws()",
      "ToolFailure: Tool host.throws (call 0) failed. The reason is known to the host only.",
    ],
    [
      "await tools.echo(); return await tools.host.fails()",
      "ToolFailure: Tool host.fails (call 1) failed. The reason is known to the host only.",
    ],
    ["return await tools.host.interrupted()", "ToolFailure: Tool host.interrupted (call 0) was interrupted."],
  ])("%s", async ([code, expected]) => {
    expect(await outcome(code)).toEqual(expected);
  });

  test("a failure is an Error with a safe message and nothing else", async () => {
    const code = `try { await tools.orders.get({ id: 'none' }) } catch (e) {
      return [e.name, e.message, e instanceof Error, Object.keys(e), Object.getOwnPropertyNames(e).sort(), String(e.stack).split("\\n")[0]]
    }`;
    expect(await outcome(code)).toEqual([
      "Error",
      "no order none",
      true,
      [],
      ["message", "stack"],
      "Error: no order none",
    ]);
  });

  test("the failure points at the call", async () => {
    const { result } = await observe("const id = 'none'\nconst order =\n  await tools.orders.get({ id })");
    expect(result.ok ? null : result.error.location).toEqual({ line: 3, column: 22 });
  });
});

describe("kinds of failures", () => {
  const caught = (rest: string) => `try { await tools.orders.get({ id: 'none' }) } catch (e) { ${rest} }`;
  test.for([
    ["rethrown", caught("throw e"), "ToolFailure: no order none"],
    ["rejected again", caught("await Promise.reject(e)"), "ToolFailure: no order none"],
    [
      "through an async function",
      "const f = async () => tools.orders.get({ id: 'none' }); await f()",
      "ToolFailure: no order none",
    ],
    ["wrapped", caught("throw new Error('no luck', { cause: e })"), "ExecutionFailure: Error: no luck"],
    ["changed", caught("e.message = 'changed'; throw e"), "ExecutionFailure: Error: changed"],
    ["handled", caught("return 'fine'"), "fine"],
    [
      "of Promise.all",
      "await Promise.all([tools.host.hangs(), tools.orders.get({ id: 'none' })])",
      "ToolFailure: no order none",
    ],
    [
      "input",
      "try { await tools.orders.get({}) } catch (e) { throw e }",
      "InvalidToolInput: Invalid input for tools.orders.get: `id`: missing, expected string",
    ],
  ])("%s", async ([, code, expected]) => {
    expect(await outcome(code!)).toBe(expected);
  });
});

describe("hooks", () => {
  test("see decoded input, success, failure and its text, and no end of interrupted calls", async () => {
    const { events, result } = await observe(`
      await tools.orders.get({ id: "a", extra: 1 })
      await tools.orders.get({ id: "none" }).catch(() => 0)
      await tools.orders.get({ id: 1 }).catch(() => 0)
      await tools.host.broken().catch(() => 0)
      await tools.host.interrupted().catch(() => 0)
      await tools.echo(() => 1).catch(() => 0)
      tools.host.hangs()
      return 1`);
    const get = { name: "orders.get" };
    expect(events).toEqual([
      { start: { index: 0, ...get, input: { id: "a" } } },
      { end: { index: 0, ...get, input: { id: "a" }, outcome: "success" } },
      { start: { index: 1, ...get, input: { id: "none" } } },
      { end: { index: 1, ...get, input: { id: "none" }, outcome: "failure", message: "no order none" } },
      { start: { index: 3, name: "host.broken", input: undefined } },
      {
        end: {
          index: 3,
          name: "host.broken",
          input: undefined,
          outcome: "failure",
          message: "tools.host.broken returned invalid data: `total`: expected number, got string",
        },
      },
      { start: { index: 4, name: "host.interrupted", input: undefined } },
      { start: { index: 6, name: "host.hangs", input: undefined } },
    ]);
    expect(result.toolCalls.map(({ name }) => name)).toEqual([
      "orders.get",
      "orders.get",
      "orders.get",
      "host.broken",
      "host.interrupted",
      "echo",
      "host.hangs",
    ]);
  });

  test("a result that cannot cross is a failure for hooks too", async () => {
    const give = Tool.make({ description: "Gives a function", run: () => Effect.succeed({ f: () => 1 }) });
    const { events } = await observe("await tools.give().catch(() => 0)", {}, { give });
    expect(events[1]).toMatchObject({
      end: { outcome: "failure", message: "tools.give returned invalid data: result.f is a function" },
    });
  });
});

describe("paths that lead nowhere", () => {
  test.for([
    [
      "await tools.orders.gett({})",
      "Unknown tool tools.orders.gett. Did you mean tools.orders.get or tools.orders.list?",
    ],
    [
      "const k = 'gett'; await tools.orders[k]({})",
      "Unknown tool tools.orders.gett. Did you mean tools.orders.get or tools.orders.list?",
    ],
    ["const k = 'ordrs'; await tools[k].get({})", "Unknown tool tools.ordrs. Did you mean tools.orders?"],
    ["const k = 'ordrs'; await tools[k].get({ a: await 1 })", "Unknown tool tools.ordrs. Did you mean tools.orders?"],
    ["const k = 'ordrs'; await tools[k].get(...[{}])", "Unknown tool tools.ordrs. Did you mean tools.orders?"],
    [
      "const { orders } = tools; await orders.gett({})",
      "Unknown tool tools.orders.gett. Did you mean tools.orders.get or tools.orders.list?",
    ],
    [
      "const o = tools.orders; await o['gett']({})",
      "Unknown tool tools.orders.gett. Did you mean tools.orders.get or tools.orders.list?",
    ],
    [
      "if (1) await tools.orders.get.call(null, {})",
      "Unknown tool tools.orders.get.call. Did you mean tools.orders.get?",
    ],
    [
      "const k = 'zzz'; await tools[k]({})",
      'Unknown tool tools.zzz. tools has no "zzz"; it has: orders, host, echo. Find tools with search("zzz").',
    ],
  ])("%s", async ([code, message]) => {
    const { result } = await observe(code!);
    expect(result).toMatchObject({ ok: false, error: { kind: "UnknownTool", message }, toolCalls: [] });
  });

  test("a miss of before does not explain what is no tool", async () => {
    expect(
      await outcome("const name = 'maybe'; const f = tools[name]; const rows = {}; const k = 'maybe'; rows[k]()"),
    ).toBe("ExecutionFailure: TypeError: rows[k] is not a function");
  });

  test("it can be caught, and tools be asked for", async () => {
    expect(await outcome("try { const k = 'x'; await tools[k]() } catch (e) { return e.name }")).toBe("TypeError");
    expect(await outcome("return [typeof tools.nope, tools.nope?.x, 'orders' in tools, 'nope' in tools]")).toEqual([
      "undefined",
      null,
      true,
      false,
    ]);
  });
});

describe("tools as an object", () => {
  test.for<[code: string, outcome: unknown]>([
    [
      "return [Object.keys(tools), Object.keys(tools.orders), Object.keys(tools.echo)]",
      [["orders", "host", "echo"], ["get", "list"], []],
    ],
    ["const names = []; for (const name in tools) names.push(name); return names", ["orders", "host", "echo"]],
    ["return [typeof tools, typeof tools.orders, typeof tools.orders.get]", ["object", "object", "function"]],
    ["return tools.orders === tools.orders && tools.orders.get === tools['orders']['get']", true],
    ["tools.x = 1", "ExecutionFailure: TypeError: Tools cannot be assigned to (setting 'x')"],
    ["tools.orders.get = 1", "ExecutionFailure: TypeError: Tools cannot be assigned to (setting 'get')"],
    ["delete tools.orders", "ExecutionFailure: TypeError: Tools cannot be deleted (deleting 'orders')"],
    [
      "Object.values(tools)",
      "ExecutionFailure: TypeError: Object.values does not work on tools: use Object.keys for their names, or search() to find one",
    ],
    [
      "Object.entries(tools.orders)",
      "ExecutionFailure: TypeError: Object.entries does not work on tools: use Object.keys for their names, or search() to find one",
    ],
    ["await tools.orders({})", "UnknownTool: tools.orders is a namespace, not a tool; it has: get, list"],
    [
      "const { orders } = tools; await orders({})",
      "UnknownTool: tools.orders is a namespace, not a tool; it has: get, list",
    ],
    [
      "return await tools.orders",
      "InvalidDataValue: result is a tool or a namespace of tools, which is no data: call it and use its result",
    ],
    ["const { get } = tools.orders; return (await get({ id: 'b' })).id", "b"],
    ["return (await Promise.all(['a', 'b'].map((id) => tools.orders.get({ id })))).map(({ id }) => id)", ["a", "b"]],
  ])("%s", async ([code, expected]) => {
    expect(await outcome(code)).toEqual(expected);
  });

  test("names that mean something to JavaScript are names", async () => {
    const says = (word: string) => Tool.make({ description: word, run: () => Effect.succeed(word) });
    const words = ["then", "toJSON", "constructor", "prototype", "__proto__", "call", "toString", "length", "name"];
    const tree = Object.fromEntries(words.map((word) => [`odd.${word}`, says(word)]));
    expect(
      await outcome(
        `const said = []; for (const name of Object.keys(tools.odd)) said.push(await tools.odd[name]()); return said`,
        {},
        tree,
      ),
    ).toEqual(words);
    expect(await outcome("return await tools.odd.then()", {}, tree)).toBe("then");
    const { result } = await observe(
      "await tools.odd; JSON.stringify({ t: tools.odd }); console.log(tools.odd); return 1",
      {},
      tree,
    );
    expect(result).toMatchObject({ ok: true, value: 1, toolCalls: [] });
  });
});

describe("search", () => {
  test("finds, counts as a call, and can be shadowed", async () => {
    const { result } = await observe("return search('order').items.map(({ path }) => path)");
    expect(result).toEqual({
      ok: true,
      value: ["tools.orders.get", "tools.orders.list"],
      toolCalls: [{ name: "search" }],
    });
    expect(await outcome("const search = (x) => x + 1; return search(1)")).toBe(2);
    expect(await outcome("return search('orders')", { maxToolCalls: 0 })).toBe(
      "ToolCallLimitExceeded: This execution may make at most 0 tool calls; search was not called",
    );
  });

  test.for([
    ["search({ limit: 0 })", "`limit`: expected a positive integer, got number 0"],
    ["search('a', 'b')", "takes one argument, got 2"],
  ])("%s is refused", async ([code, problem]) => {
    expect(await outcome(code!)).toBe(
      `InvalidToolInput: Invalid input for search: ${problem}. Call it like search({ query: "words", limit: 5 })`,
    );
  });

  test("every suggested call works as it is printed", async () => {
    expect(await outcome('return search({ query: "words", limit: 5 }).items')).toEqual([]);
    expect(Object.keys(tools)).toEqual(["orders", "host", "echo"]);
    expect(await outcome('return search("zzz").remaining')).toBe(0);
    expect(await outcome('return (await tools.orders.get({ id: "…" })).id')).toBe("…");
  });
});
