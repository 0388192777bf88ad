/** What the library leaves out on purpose says so where a program uses it: every row, by running it. */
import { describe, expect, test } from "vitest";
import { CodeMode } from "codemode";
import { absentGlobals } from "../../src/diagnostics/absentNames.ts";
import { catalog } from "../../src/stdlib/catalog.ts";

const messages = async (code: string) => {
  const result = await CodeMode.run({ code });
  return result.ok ? result.value : result.error.message;
};

/** Runs every expression and gives the messages of what it throws. */
const failures = (expressions: readonly string[]) =>
  messages(
    `const said = []; ${expressions.map((text) => `try { ${text} } catch (e) { said.push(e.name + ": " + e.message) }`).join("; ")}; return said`,
  );

const absent = [...catalog.values()].flatMap(({ title, rows }) =>
  rows.flatMap(({ kind, key, target }) =>
    kind === "absent" && typeof key === "string" ? [{ title, key, reason: target! }] : [],
  ),
);
const members = absent.filter(({ title }) => title !== "");

describe("absent members", () => {
  test("of every table explain themselves when called", async () => {
    const calls = members.map(({ title, key }) => `${title}.${key}`);
    expect(members.length).toBeGreaterThan(30);
    expect(await failures(calls.map((call) => `${call}()`))).toEqual(
      members.map(({ reason }, i) => `TypeError: ${calls[i]} is not a function (not available: ${reason})`),
    );
  });

  test.each([
    ['"a".anchor("x")', '"a".anchor'],
    ['const s = "a"; s["anchor"]("x")', 's["anchor"]'],
    ['const s = "a"; s.trim().anchor("x")', "s.trim().anchor"],
  ])("%s", async (code, callee) => {
    const reason = members.find(({ key }) => key === "anchor")!.reason;
    expect(await messages(code)).toBe(`TypeError: ${callee} is not a function (not available: ${reason})`);
  });

  test.each(['"a".nothing()', "({}).anchor()", "const k = 'anchor'; [][k]()"])("%s has no reason", async (code) => {
    expect(await messages(code)).toMatch(/^TypeError: \S+ is not a function$/);
  });

  test("what the program puts there is called", async () => {
    expect(await messages('String.prototype.anchor = function (x) { return this + x }; return "a".anchor("b")')).toBe(
      "ab",
    );
  });
});

describe("absent globals", () => {
  const names = Object.keys(absentGlobals).filter((name) => name !== "eval");

  test("explain themselves where they are reached", async () => {
    const uses = names.map((name) => `if (1) ${name}`);
    expect(await failures(uses)).toEqual(
      names.map((name) => `ReferenceError: ${name} is not defined: ${absentGlobals[name]}`),
    );
  });

  test("say the same before anything runs", async () => {
    expect(await messages("fetch('https://example.com')")).toBe(
      `ReferenceError: fetch is not defined: ${absentGlobals["fetch"]}`,
    );
  });

  test.each(["typeof fetch", "globalThis.fetch === undefined ? 'undefined' : 1"])("%s is quiet", async (code) => {
    expect(await messages(`return ${code}`)).toBe("undefined");
  });
});
