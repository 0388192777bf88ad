/** What a diagnostic says of what a program threw: never nothing, and without running the program. */
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { CodeMode, Tool, toolError } from "../../src/index.ts";

async function messageOf(code: string, tools = {}): Promise<string> {
  const result = await CodeMode.run({ code, tools });
  return result.ok ? (result.warnings?.[0]?.message ?? "no message") : result.error.message;
}

describe("errors", () => {
  test.each<[string, string]>([
    ["throw new Error()", "Error"],
    ['throw new TypeError("x")', "TypeError: x"],
    // Error.prototype.toString, where it says something.
    ['throw Object.assign(new Error("x"), { name: "" })', "x"],
    ['throw Object.assign(new Error("x"), { name: undefined })', "Error: x"],
    ['throw Object.assign(new Error("x"), { name: "", message: null })', "null"],
    ["throw Object.assign(new Error(), { name: 5, message: 12n })", "5: 12"],
    ['throw Object.setPrototypeOf(new Error("x"), null)', "Error: x"],
    // And where it does not.
    ['throw Object.assign(new Error(), { name: "" })', "Uncaught #<Error> (throw an Error with a message to say more)"],
    [
      'throw Object.assign(new Error(" "), { name: "\\n" })',
      "Uncaught #<Error> (throw an Error with a message to say more)",
    ],
    [
      'class Late extends Error { name = "" } throw new Late()',
      "Uncaught #<Late> (throw an Error with a message to say more)",
    ],
    // What is no text.
    ["throw Object.assign(new Error(), { message: {} })", "Error: #<Object>"],
    ["throw Object.assign(new Error(), { message: [1], name: '' })", "[object Array]"],
    ['throw Object.assign(new Error(), { message: Symbol("late") })', "Error: Symbol(late)"],
    ["throw Object.assign(new Error(), { message: 10n ** 30000n })", "Error: a long BigInt"],
    ['throw Object.assign(new RangeError("x"), { name: {} })', "RangeError: x"],
    ['throw Object.assign(new Error("x"), { name: Symbol() })', "Error: x"],
    // What only the program can tell.
    ['class Late extends Error { get name() { return "A" } } throw new Late("x")', "Late: x"],
    ['class Late extends Error { get name() { return "A" } } throw new Late()', "Late"],
    ["class Late extends Error { get message() { for (;;); } } throw new Late()", shy("Error")],
    ["throw Object.setPrototypeOf(new Error(), new Proxy({}, {}))", shy("Error")],
    ['throw Object.setPrototypeOf(new Error("x"), new Proxy({}, {}))', "Error: x"],
    ['throw Object.setPrototypeOf(new Error(), new Proxy({ message: "x", name: "" }, {}))', shy("Error")],
  ])("%s", async (code, message) => expect(await messageOf(code)).toBe(message));
});

function shy(name: string): string {
  return `${name} (reading its message would run the program)`;
}

describe("other values", () => {
  test.each<[string, string]>([
    ['throw ""', 'Uncaught ""'],
    ["throw undefined", "Uncaught undefined"],
    ["throw 10n ** 30000n", "Uncaught a long BigInt"],
    ['throw Symbol("a".repeat(100))', `Uncaught Symbol(${"a".repeat(33)}…`],
    ["throw {}", "Uncaught #<Object> (throw an Error to say more)"],
    ['throw { message: "" }', "Uncaught #<Object> (throw an Error to say more)"],
    ["throw { message: {} }", 'Uncaught #<Object> with message "#<Object>"'],
    ['throw { message: Symbol("a") }', 'Uncaught #<Object> with message "Symbol(a)"'],
    ['throw new Proxy(new Error("x"), {})', "Uncaught #<Object> (throw an Error to say more)"],
  ])("%s", async (code, message) => expect(await messageOf(code)).toBe(message));
});

describe("rejections nobody awaited", () => {
  const error = 'Object.assign(new Error(), { name: "" })';
  const message = "Uncaught #<Error> (throw an Error with a message to say more) (a rejection nobody awaited)";
  test.each([
    `Promise.reject(${error}); return 1`,
    `queueMicrotask(() => { throw ${error} }); await null; return 1`,
    `(async () => { throw ${error} })(); return 1`,
  ])("%s", async (code) => expect(await messageOf(code)).toBe(message));
});

describe("tools that refuse in no words", () => {
  const tools = {
    silent: Tool.make({ description: "Says nothing", run: () => Effect.fail(toolError("")) }),
    blank: Tool.make({ description: "Says a space", run: () => Effect.die(toolError(" \n")) }),
  };
  test.each<[string, string]>([
    ["return await tools.silent({})", "Tool silent (call 0) failed and gave no reason."],
    ["return await tools.blank({})", "Tool blank (call 0) failed and gave no reason."],
    [
      "tools.silent({}); await null; return 1",
      "Tool silent (call 0) failed and gave no reason. (a rejection nobody awaited)",
    ],
  ])("%s", async (code, message) => expect(await messageOf(code, tools)).toBe(message));
});
