/** What `maxOutputBytes` leaves of values, logs, warnings and messages, exactly. */
import { describe, expect, test } from "vitest";
import { CodeMode } from "codemode";
import { cutText, truncateLogs, truncateValue } from "../../src/execution/truncate.ts";

const bytes = (value: unknown) => new TextEncoder().encode(JSON.stringify(value)).length;

describe("values", () => {
  test.for<[value: unknown, limit: number, kept: unknown]>([
    ["short", 7, "short"],
    ["a".repeat(100), 50, `${"a".repeat(24)}… [76 more characters]`],
    ["é".repeat(100), 60, `${"é".repeat(17)}… [83 more characters]`],
    ["😀".repeat(50), 60, `${"😀".repeat(8)}… [84 more characters]`],
    [[1, 2, 3], 7, [1, 2, 3]],
    [
      Array.from({ length: 100 }, (_, i) => i),
      80,
      [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, "… [87 more items of 100]"],
    ],
    [{ a: 1, b: "x".repeat(100), c: 2 }, 70, { a: 1, "…": "2 more fields" }],
    [{ a: 1, b: "x".repeat(300), c: 2 }, 200, { a: 1, b: `${"x".repeat(112)}… [188 more characters]`, c: 2 }],
    [12345, 3, null],
    ["text", 0, ""],
    [[[1]], 1, []],
    [{ a: 1 }, 1, {}],
  ])("%j within %d bytes", ([value, limit, kept]) => {
    const { value: actual, truncated, bytes: size } = truncateValue(value, limit);
    expect(actual).toEqual(kept);
    expect(truncated).toBe(actual !== value);
    expect(size).toBe(bytes(actual));
  });

  test("structure stays and the limit holds, whatever the limit", () => {
    const value = {
      rows: Array.from({ length: 50 }, (_, id) => ({ id, name: `row "${id}" é😀`, tags: ["a", null] })),
      total: 50,
    };
    for (let limit = 4; limit < bytes(value) + 10; limit += 7) {
      const { value: kept, truncated } = truncateValue(value, limit);
      expect(bytes(kept)).toBeLessThanOrEqual(limit);
      expect(truncated).toBe(bytes(value) > limit);
      expect(Array.isArray((kept as typeof value).rows ?? [])).toBe(true);
    }
  });

  test("a long text is cut without being measured", () => {
    expect(cutText("\u0001".repeat(2 ** 24), 100)).toMatch(/^\u0001+… \[\d+ more characters\]$/);
  });
});

test("logs end with what is missing", () => {
  const lines = Array.from({ length: 100 }, (_, i) => `line ${i}`);
  expect(truncateLogs(lines, 100).value).toEqual([...lines.slice(0, 7), "… [93 more lines]"]);
  expect(truncateLogs(["a", "b"], 4)).toEqual({ value: ["a", "b"], truncated: false, bytes: 4 });
  expect(truncateLogs(["a"], 0)).toEqual({ value: [], truncated: true, bytes: 0 });
});

describe("results", () => {
  const run = (code: string, maxOutputBytes: number) => CodeMode.run({ code, limits: { maxOutputBytes } });

  test("logs get what the value left", async () => {
    expect(await run("for (let i = 0; i < 100; i++) console.log('line', i); return 'x'.repeat(40)", 100)).toEqual({
      ok: true,
      value: "x".repeat(40),
      logs: ["line 0", "… [99 more lines]"],
      truncated: true,
      toolCalls: [],
    });
  });

  test("warnings have the limit for themselves, and say how many are left out", async () => {
    const result = await run(
      "for (let i = 0; i < 5; i++) Promise.reject(new Error('e' + i)); await null; return 1",
      250,
    );
    expect(result).toMatchObject({ ok: true, value: 1, truncated: true });
    expect(result.ok && result.warnings?.map(({ kind, message }) => `${kind}: ${message}`)).toEqual([
      "ExecutionFailure: Error: e0 (a rejection nobody awaited)",
      "ExecutionFailure: Error: e1 (a rejection nobody awaited)",
      "Truncated: 3 more warnings were left out",
    ]);
  });

  test("a failure keeps its logs within the limit and a message that can be read", async () => {
    const result = await run("console.log('x'.repeat(200)); throw new Error('y'.repeat(5000))", 150);
    expect(result).toMatchObject({ ok: false, logs: ["… [1 more line]"], truncated: true });
    expect(result.ok ? "" : result.error.message).toMatch(/^Error: y{900,990}… \[\d+ more characters\]$/);
  });

  test("warnings are counted in bytes", async () => {
    const result = await run("for (let i = 0; i < 5; i++) Promise.reject('é'.repeat(50)); await null; return 1", 300);
    expect(result.ok && result.warnings?.map(({ kind }) => kind)).toEqual(["ExecutionFailure", "Truncated"]);
  });

  test("what is said of a refused program keeps within the limit, and quotes no long text whole", async () => {
    const result = await run(`return ${"x".repeat(5000)}`, 150);
    expect(result).toEqual({
      ok: false,
      error: {
        kind: "ExecutionFailure",
        message: `ReferenceError: ${"x".repeat(400)}… is not defined`,
        code: "name/undefined",
        location: { line: 1, column: 8, endLine: 1, endColumn: 5008 },
      },
      toolCalls: [],
    });
    const [twice] = CodeMode.check({ code: `let ${"x".repeat(5000)}, ${"x".repeat(5000)}` });
    expect(twice?.related?.[0]?.message).toHaveLength(2001);
    const [pattern] = CodeMode.check({ code: `/${"x".repeat(5000)}(/` });
    expect(pattern?.message).toBe(`Invalid regular expression /${"x".repeat(400)}…/: Unterminated group`);
    const tool = await run(`return tools.${"é".repeat(5000)}()`, 150);
    expect(tool).toMatchObject({ ok: false, error: { kind: "UnknownTool" }, truncated: true });
    expect(new TextEncoder().encode(tool.ok ? "" : tool.error.message).length).toBeLessThanOrEqual(1000);
  });

  test("nothing is cut without a limit", async () => {
    const result = await CodeMode.run({ code: "return 'x'.repeat(1e6)" });
    expect(result).toEqual({ ok: true, value: "x".repeat(1e6), toolCalls: [] });
  });
});
