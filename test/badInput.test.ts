/** What a program's author is told of the five commonest ways to go wrong; the rest is in the stages' own tests. */
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { CodeMode, Tool, toolError } from "codemode";

const tools = {
  mail: {
    send: Tool.make({ description: "Send", input: {}, run: () => Effect.succeed("sent") }),
    refuse: Tool.make({ description: "Refuse", input: {}, run: () => Effect.fail(toolError("the mailbox is full")) }),
    break: Tool.make({ description: "Break", input: {}, run: () => Effect.die(new Error("password is hunter2")) }),
  },
};
const runtime = CodeMode.make({ tools, limits: { timeoutMs: 200 } });
const run = (code: string) => Effect.runPromise(runtime.execute(code));

test.for(["", "  \n", "// only a remark"])("%j is an empty program", async (code) => {
  expect(await run(code)).toMatchObject({ ok: false, error: { kind: "ParseError" }, toolCalls: [] });
});

test("broken source is refused with its place, before any call", async () => {
  expect(await run("await tools.mail.send({})\nconst x = ;")).toMatchObject({
    ok: false,
    error: { kind: "ParseError", location: { line: 2, column: 11 } },
    toolCalls: [],
  });
});

test("a refused construct is named with its place, before any call", async () => {
  expect(await run("await tools.mail.send({})\nwith (Math) {}")).toMatchObject({
    ok: false,
    error: { kind: "UnsupportedSyntax", code: "unsupported/with", location: { line: 2, column: 1 } },
    toolCalls: [],
  });
});

test("a refusing tool is a failure with its own words, unless the program catches it", async () => {
  expect(await run("return await tools.mail.refuse({})")).toMatchObject({
    ok: false,
    error: { kind: "ToolFailure", message: expect.stringContaining("the mailbox is full"), location: { line: 1 } },
    toolCalls: [{ name: "mail.refuse" }],
  });
  const caught = "try { await tools.mail.refuse({}) } catch (error) { return [error.name, error.message] }";
  expect(await run(caught)).toMatchObject({ ok: true, value: ["Error", "the mailbox is full"] });
});

test("a breaking tool keeps its reasons to the host", async () => {
  const result = await run("return await tools.mail.break({})");
  expect(result).toMatchObject({ ok: false, error: { kind: "ToolFailure" } });
  expect(JSON.stringify(result)).not.toContain("hunter2");
});

test("a busy loop ends at timeoutMs, and the host's timers run meanwhile", async () => {
  let ticks = 0;
  const timer = setInterval(() => ticks++, 10);
  const result = await run("while (true) {}");
  clearInterval(timer);
  expect(result).toMatchObject({ ok: false, error: { kind: "TimeoutExceeded" }, toolCalls: [] });
  expect(ticks).toBeGreaterThan(5);
});
