/** A forgotten `await`, wherever the promise of a call is taken for its result: the failure names the call or the line. */
import { describe, expect, test } from "vitest";
import { CodeMode } from "codemode";
import { tools } from "./support.ts";

/** Message and suggestions of a failure. */
const said = async (code: string) => {
  const result = await CodeMode.run({ tools, code });
  if (result.ok) throw new Error(`${code} is fine: ${JSON.stringify(result.value)}`);
  return [result.error.message, ...(result.error.suggestions ?? [])].join("\n");
};

describe("a promise of a call", () => {
  test.for<[code: string, says: RegExp]>([
    ["const rows = tools.orders.list()\nreturn rows.map((row) => row.id)", /rows\.map is not a function.*await/],
    ["const rows = tools.orders.list()\nfor (const row of rows) console.log(row)", /rows is not iterable|await/],
    ["const rows = tools.orders.list()\nreturn [...rows]", /await/],
    ["const [first] = tools.orders.list()\nreturn first", /await/],
    ["const o = tools.orders.get({ id: 'a' })\nreturn o.id.toUpperCase()", /await/],
    [
      "const rows = tools.orders.list()\nreturn { rows }",
      /result\.rows is the promise of tools\.orders\.list\(…\): await the call first/,
    ],
    [
      "const rows = tools.orders.list()\nreturn [[rows]]",
      /result\[0\]\[0\] is the promise of tools\.orders\.list\(…\): await the call first/,
    ],
    [
      "return ['a', 'b'].map((id) => tools.orders.get({ id }))",
      /result\[0\] is the promise of tools\.orders\.get\(…\): await the call first/,
    ],
    [
      "const rows = tools.orders.list()\nreturn await tools.echo({ rows })",
      /argument\.rows of tools\.echo is the promise of tools\.orders\.list\(…\): await the call first/,
    ],
    [
      "async function all() { return await tools.orders.list() }\nconst rows = all()\nreturn { rows }",
      /result\.rows is a promise: await it first/,
    ],
    [
      "async function all() { return await tools.orders.list() }\nreturn all().filter(Boolean)",
      /filter is not a function.*await/,
    ],
  ])("%s", async ([code, says]) => {
    expect(await said(code)).toMatch(says);
  });

  test("in a template is what JavaScript makes of it, and `check` warns", async () => {
    const code = "return `${tools.orders.list()}`";
    expect(await CodeMode.run({ tools, code })).toMatchObject({ ok: true, value: "[object Promise]" });
    expect(CodeMode.check({ tools, code }).map(({ code: id }) => id)).toEqual(["data/missing-await"]);
  });

  test.for([
    "return tools.orders.list()",
    "return await Promise.all(['a'].map((id) => tools.orders.get({ id })))",
    "const p = tools.orders.list(); const rows = await p; return rows.map((row) => row.id)",
    "return await tools.orders.list().then((rows) => rows.length)",
    "const p = tools.orders.list(); return p instanceof Promise && typeof p.then",
  ])("%s is no mistake", async (code) => {
    expect(await CodeMode.run({ tools, code })).toMatchObject({ ok: true });
    expect(CodeMode.check({ tools, code }).filter(({ code: id }) => id === "data/missing-await")).toEqual([]);
  });
});
