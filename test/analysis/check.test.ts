import { complete } from "../../src/syntax/Steps.ts";
import { describe, expect, test } from "vitest";
import { certainFailures, check, type Parsed, type Surroundings } from "../../src/analysis/check.ts";
import type { ToolName, ToolNames } from "../../src/analysis/check/tools.ts";
import type { Diagnostic } from "../../src/diagnostics/Diagnostic.ts";
import { messageOf } from "../../src/diagnostics/Diagnostic.ts";
import { Source } from "../../src/diagnostics/Source.ts";
import type { Program } from "../../src/syntax/Ast.ts";
import { programOf } from "../support/program.ts";

interface Names {
  readonly [name: string]: Names | true;
}

const toolName = (names: Names | true): ToolName => ({
  tool: names === true ? true : undefined,
  children: new Map(names === true ? [] : Object.entries(names).map(([name, below]) => [name, toolName(below)])),
});

const tools: ToolNames = {
  root: toolName({ orders: { lookup: true, list: true }, context7: { "resolve-library-id": true }, ping: true }),
  unknown: (segments) => ({ message: `Unknown tool ${segments.join("/")}.`, suggestions: [] }),
};
const globals = new Set([
  ...["tools", "search", "console", "Math", "Promise", "JSON", "Object", "Array", "undefined", "globalThis", "Error"],
]);
const surroundings: Surroundings = { globals, tools };

function parsed(text: string): Parsed {
  const program = programOf(text);
  if (program === null) throw new SyntaxError(text);
  return { source: new Source(text), program, findings: [] };
}

const refused = (text: string): string[] =>
  complete(certainFailures(parsed(text), surroundings)).findings.map(messageOf);
const checked = (text: string): Diagnostic[] => check(parsed(text), surroundings);
/** `severity code: the text it points at` of each diagnostic. */
const places = (text: string): string[] =>
  checked(text).map(({ severity, code, location }) => {
    const source = new Source(text);
    const start = source.offset(location!.line, location!.column);
    return `${severity} ${code}: ${text.slice(start, source.offset(location!.endLine!, location!.endColumn!))}`;
  });

test.each([
  ["unknown names", "totl(1);", "Math(1);", 14],
  ["unknown tools", "tools.orders.lokup({});", "Array.orders.lokup({});", 38],
])("what is said about many %s is said in steps, besides those that find them", (_what, unknown, known, steps) => {
  const stepsOf = (line: string): number => {
    const running = certainFailures(parsed(line.repeat(6_000)), surroundings);
    for (let taken = 1; ; taken++) if (running.next().done) return taken;
  };
  expect(stepsOf(unknown) - stepsOf(known)).toBe(steps);
});

test("what guards one tool of an expression guards no other", () => {
  expect(places("const f = (x) => (tools.orders.lokup ?? x) + tools.orders.lst() + (x && tools.pong())")).toEqual([
    "warning tool/unknown: lokup",
    "error tool/unknown: lst",
    "warning tool/unknown: pong",
  ]);
});

describe("refused before anything runs", () => {
  test.each([
    ["return totl", ["ReferenceError: totl is not defined"]],
    ["const total = 1\nreturn totl", ["ReferenceError: totl is not defined. Did you mean `total`?"]],
    ["consle.log(1)", ["ReferenceError: consle is not defined. Did you mean `console`?"]],
    ["totl = 1", ["ReferenceError: totl is not defined"]],
    ["const x = [1, { a: `${totl}` }]", ["ReferenceError: totl is not defined"]],
    ["{ { f1(totl) } }", ["ReferenceError: f1 is not defined"]],
    ["{ { Math(totl) } }", ["ReferenceError: totl is not defined"]],
    ["f2(1); f1(1)", ["ReferenceError: f2 is not defined"]],
    ["tools.nope(); f1(1)", ["Unknown tool nope."]],
    ["if (totl) {}", ["ReferenceError: totl is not defined"]],
    ["for (const a of totl) {}", ["ReferenceError: totl is not defined"]],
    ["totl?.a", ["ReferenceError: totl is not defined"]],
    ["class A extends totl {}", ["ReferenceError: totl is not defined"]],
    ["await tools.orders.lokup({})", ["Unknown tool orders/lokup."]],
    ["await tools['orders'].lokup({})", ["Unknown tool orders/lokup."]],
    ["await tools.order.lookup({})", ["Unknown tool order/lookup."]],
    ["await tools.orders({})", ["tools.orders is a namespace, not a tool; it has: lookup, list"]],
    ["return tools.nope", ["Unknown tool nope."]],
    [
      "const f = () => { await tools.ping() }",
      ["`await` is only allowed in async functions and at the top of the program; make this function async"],
    ],
    [
      "const a = 1; const a = 2; return totl",
      ["`a` is already declared in this scope; rename one of them, or assign to it without `let` or `const`"],
    ],
  ])("%s", (text, messages) => {
    expect(refused(text)).toEqual(messages);
  });

  test.each([
    "if (Math.random() > 2) totl",
    "if (Math.random() > 2) { totl } else totl2",
    "for (const a of []) totl",
    "while (0) totl",
    "for (;;) { break } ",
    "const f = () => totl",
    "function f() { return totl }",
    "class A { m() { totl } static x = totl; static { totl } }",
    "try { totl } catch {}",
    "typeof totl",
    "typeof totl.a",
    "totl && 1",
    "1 || totl",
    "null ?? totl",
    "1 ? totl : 2",
    "totl ? 1 : 2",
    "tools.ping?.(totl)",
    "console.log?.(totl)",
    "let a = 1; a ||= totl",
    "const { a = totl } = {}",
    "switch (1) { case totl: }",
    "if (Math.random() > 2) return 1\ntotl",
    "try { return 1 } catch {}\ntotl",
    "return 1\ntotl",
    "throw new Error('x'); totl",
    "while (1) { return }\ntotl",
    "globalThis.totl = 1\nreturn totl",
    "globalThis\ntotl\ntools.nope",
    "tools.nope?.({})",
    "typeof tools.nope",
    "if (Math.random() > 2) await tools.nope({})",
    "const f = async () => tools.nope({})",
    "tools.orders.hasOwnProperty('x')",
    "tools.orders[Math.random()]({})",
    "const tools2 = tools; tools2.nope()",
    "Object.keys(tools.orders)",
    "tools.ping.name",
    "tools.nope = 1",
    "delete tools.nope",
    "const order = tools.orders.list({}); return order.status",
    "tools.ping(1, 2)",
    "let search = 1; search.nope",
    "tools['context7.resolve-library-id']({})",
  ])("not refused: %s", (text) => {
    expect(refused(text)).toEqual([]);
  });

  test("a program that may run comes with its resolution", () => {
    expect(complete(certainFailures(parsed("return 1"), surroundings)).resolution).not.toBeNull();
    expect(complete(certainFailures(parsed("let a; let a"), surroundings)).resolution).toBeNull();
  });

  test("without a catalogue tool paths are not judged", () => {
    expect(complete(certainFailures(parsed("return tools.nope"), { globals })).findings).toEqual([]);
  });
});

describe("unknown names", () => {
  test("a diagnostic is complete", () => {
    expect(checked("const total = 1\nreturn totl")).toEqual([
      {
        kind: "ExecutionFailure",
        code: "name/undefined",
        message: "ReferenceError: totl is not defined. Did you mean `total`?",
        severity: "error",
        location: { line: 2, column: 8, endLine: 2, endColumn: 12 },
        suggestions: ["total"],
      },
    ]);
  });

  test("names that are not visible are not suggested", () => {
    expect(checked("{ const total = 1 }\nreturn totl")[0]!.suggestions).toBeUndefined();
  });

  test.each([
    ["setTimeout(() => {}, 1)", "there are no timers; await the tool calls or promises you wait for"],
    ["await fetch('https://example.com')", "there is no network; work outside the program goes through `tools`"],
    ["require('fs')", "there are no modules; built-ins are global and work outside the program goes through `tools`"],
    ["process.env.HOME", "there is no process; work outside the program goes through `tools`"],
    ["Buffer.from('a')", "use `Uint8Array` with `toBase64` and `fromBase64`, or `TextEncoder` and `TextDecoder`"],
    ["eval('1')", "code cannot be created from text"],
    ["print(1)", "that is Python; in JavaScript it is `console.log(…)`"],
  ])("%s names the alternative", (text, alternative) => {
    const name = /^(?:await )?(\w+)/.exec(text)![1]!;
    expect(refused(text)).toEqual([`ReferenceError: ${name} is not defined: ${alternative}`]);
  });

  test("where it does not certainly fail it is a warning", () => {
    expect(places("const f = () => totl")).toEqual(["warning name/undefined: totl"]);
    expect(places("if (typeof totl !== 'undefined') totl")).toEqual(["warning name/undefined: totl"]);
    expect(places("globalThis.a = 1; return a + b")).toEqual(["warning name/undefined: b"]);
  });

  test("names of methods of every object are ordinary names", () => {
    expect(refused("toString()")).toEqual(["ReferenceError: toString is not defined"]);
  });
});

describe("tools", () => {
  test("the range is the unknown segment", () => {
    expect(places("return await tools.orders.lokup({})")).toEqual(["error tool/unknown: lokup"]);
    expect(places("return await tools['ordes'].lookup({})")).toEqual(["error tool/unknown: 'ordes'"]);
  });

  test("an error also where it is not certain to run, a warning where the program looks first", () => {
    expect(places("const f = async () => await tools.nope({})")).toEqual(["error tool/unknown: nope"]);
    expect(places("if (tools.nope) 1")).toEqual(["error tool/unknown: nope"]);
    expect(places("const f = () => { if (tools.nope) 1 }")).toEqual(["warning tool/unknown: nope"]);
    expect(places("tools.nope?.({})")).toEqual(["warning tool/unknown: nope"]);
  });

  test("positional arguments", () => {
    expect(checked("await tools.orders.lookup('a', 1)")).toEqual([
      {
        kind: "InvalidToolInput",
        code: "tool/positional-arguments",
        message: "tools.orders.lookup takes one object argument, not 2 positional ones: tools.orders.lookup({ … })",
        severity: "error",
        location: { line: 1, column: 27, endLine: 1, endColumn: 33 },
      },
    ]);
    expect(places("await tools.orders.lookup('a')")).toEqual([]);
  });
});

describe("a forgotten await", () => {
  test.each([
    ["return tools.orders.lookup({}).status", "tools.orders.lookup({})"],
    ["return `${tools.ping()}`", "tools.ping()"],
    ["return tools.ping() + 1", "tools.ping()"],
    ["return !tools.ping()", "tools.ping()"],
    ["return [...tools.orders.list({})]", "tools.orders.list({})"],
    ["for (const a of tools.orders.list({})) {}", "tools.orders.list({})"],
    ["const { status } = tools.orders.lookup({})", "tools.orders.lookup({})"],
    ["if (tools.ping()) {}", "tools.ping()"],
    ["JSON.stringify(tools.ping())", "tools.ping()"],
    ["await tools.orders.lookup({ id: tools.ping() })", "tools.ping()"],
    ["return { a: [tools.ping()] }", "tools.ping()"],
    ["const order = tools.orders.lookup({})\nreturn order.status", "tools.orders.lookup({})"],
    ["const order = tools.orders.lookup({})\nreturn { order }", "tools.orders.lookup({})"],
    ["const items = tools.orders.list({})\nreturn items.filter((i) => i.ok)", "tools.orders.list({})"],
    ["const all = Promise.all([tools.ping()])\nreturn all.length", "Promise.all([tools.ping()])"],
    ["const load = async () => 1\nreturn load() + 1", "load()"],
    ["async function load() {}\nreturn load().a", "load()"],
    ["return tools.ping()?.a", "tools.ping()"],
  ])("%s", (text, call) => {
    expect(places(text)).toEqual([`warning data/missing-await: ${call}`]);
  });

  test.each([
    "return tools.ping()",
    "return (await tools.ping()).a",
    "return await tools.ping().then((a) => a)",
    "tools.ping().catch(() => {})",
    "const p = tools.ping(); return (await p).a",
    "return await Promise.all([tools.ping(), tools.ping()])",
    "const f = () => ({ a: tools.ping() })",
    "let p = tools.ping(); p = await p; return p.a",
    "const load = () => 1\nreturn load() + 1",
    "async function* g() {}\nfor await (const a of g()) {}",
    "for await (const a of tools.orders.list({})) {}",
    "tools.ping() instanceof Promise",
    "search('x').items",
  ])("none in: %s", (text) => {
    expect(places(text)).toEqual([]);
  });

  test("says how the promise is used and where", () => {
    expect(checked("const order = tools.orders.lookup({})\nreturn order.status")[0]).toEqual({
      kind: "InvalidDataValue",
      code: "data/missing-await",
      message: "tools.orders.lookup returns a promise, which is read like its value here without `await`",
      severity: "warning",
      location: { line: 1, column: 15, endLine: 1, endColumn: 38 },
      related: [{ message: "used here", location: { line: 2, column: 8, endLine: 2, endColumn: 13 } }],
    });
  });
});

describe("text that is refused", () => {
  test("unsupported constructs are named, also unknown ones", () => {
    const text = "with (a) {}\nusing";
    const program = {
      type: "Program",
      start: 0,
      end: text.length,
      body: [
        { type: "Unsupported", code: "unsupported/with", start: 0, end: 11, inner: [] },
        { type: "Unsupported", code: "unsupported/some-thing", start: 12, end: 17, inner: [] },
      ],
    } as Program;
    expect(check({ source: new Source(text), program, findings: [] }, surroundings)).toMatchObject([
      {
        kind: "UnsupportedSyntax",
        code: "unsupported/with",
        location: { line: 1, column: 1, endLine: 1, endColumn: 12 },
      },
      { kind: "UnsupportedSyntax", code: "unsupported/construct", message: "`some thing` is not available" },
    ]);
  });

  test("parse errors come with the early errors before them and nothing that depends on the whole", () => {
    const whole = parsed("let a; let a; totl; break");
    const span = { start: 14, end: 15 };
    const found = check(
      { ...whole, findings: [{ code: "parse/syntax", span, message: "Expected `)`" }] },
      surroundings,
    );
    expect(found.map(({ code }) => code)).toEqual(["early/duplicate-declaration", "parse/syntax"]);
    expect(found[1]!.message).toBe("Expected `)`");
  });
});
