import * as Effect from "effect/Effect";
import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type { CodeAction, CompletionItem, Hover, SignatureHelp, TextEdit } from "vscode-languageserver-protocol/node";
import { codes } from "../../src/diagnostics/codes.ts";
import { CodeMode, Tool } from "../../src/index.ts";
import { applyEdits, startClient, type Client } from "./support/client.ts";

const input = {
  type: "object",
  properties: {
    note: { type: "string" },
    id: { type: "string", description: "Number of the order" },
    status: { enum: ["open", "paid"] },
  },
  required: ["id"],
};
const tools = `
import { Tool } from "codemode"
import * as Effect from "effect/Effect"
const get = Tool.make({
  description: "Get one order",
  input: ${JSON.stringify(input)},
  output: { type: "object", properties: { total: { type: "number" }, lines: { type: "array", items: { type: "object", properties: { sku: { type: "string" } } } } } },
  run: () => Effect.succeed({ total: 1 }),
})
export default { orders: { get } }
`;

let client: Client;
beforeAll(async () => {
  client = await startClient();
  client.write("tools.mjs", tools);
  client.write("codemode.config.json", '{ "tools": "./tools.mjs" }');
}, 120_000);
afterAll(async () => client.close(), 60_000);

const ask = <R>(method: string, name: string, params: object): Promise<R> =>
  client.connection.sendRequest(method, { textDocument: { uri: client.uri(name) }, ...params });

describe("a client over stdio", { timeout: 60_000 }, () => {
  test("opens a file with two mistakes, sees both, fixes one, formats", async () => {
    const text = 'const order = tools.orders.get({id:"1"})\r\nconst first = ;\r\nreturn  order.total // 😀\r\n';
    const found = await client.open("two.js", text);
    expect(found.map(({ range: { start } }) => start)).toEqual([{ line: 1, character: 14 }]);

    const fixed = text.replace("first = ;", "first = oder;");
    const after = await client.change("two.js", 2, fixed);
    expect(after).toMatchObject([
      { source: "codemode", code: "data/missing-await", severity: 2, data: { kind: "InvalidDataValue" } },
      { code: "name/undefined", severity: 1, data: { kind: "ExecutionFailure", suggestions: ["order"] } },
    ]);
    expect(after.map(({ range: { start, end } }) => [start.line, start.character, end.line, end.character])).toEqual([
      [0, 14, 0, 40],
      [1, 14, 1, 18],
    ]);

    let current = fixed;
    for (const [index, title] of ["Add `await`", "Change to `order`"].entries()) {
      const actions = await ask<CodeAction[]>("textDocument/codeAction", "two.js", {
        range: after[index]!.range,
        context: { diagnostics: [after[index]] },
      });
      const action = actions.find((one) => one.title === title)!;
      expect(action).toMatchObject({ kind: "quickfix", isPreferred: true });
      current = index === 0 ? applyEdits(current, action.edit!.changes![client.uri("two.js")]!) : current;
    }
    expect(await client.change("two.js", 3, current.replace("oder", "order"))).toEqual([]);

    const edits = await ask<TextEdit[]>("textDocument/formatting", "two.js", {
      options: { tabSize: 2, insertSpaces: true },
    });
    expect(applyEdits(current.replace("oder", "order"), edits)).toBe(
      'const order = await tools.orders.get({ id: "1" });\r\nconst first = order;\r\nreturn order.total; // 😀\r\n',
    );
  });

  test("says the same as check", async () => {
    const text = "const x = 1\nif (x) {\n  cosole.log(x\n}\nenum A { B }\nreturn y\n";
    const found = await client.open("same.js", text);
    const checked = CodeMode.check({ code: text });
    expect(
      found.map(({ message, code, data, range: { start, end } }) => ({
        kind: (data as { kind: string }).kind,
        message,
        code,
        location: [start.line + 1, start.character + 1, end.line + 1, end.character + 1],
      })),
    ).toEqual(
      checked.map(({ kind, message, code, location }) => ({
        kind,
        message,
        code,
        location: [location!.line, location!.column, location!.endLine, location!.endColumn],
      })),
    );
    expect(found.length).toBeGreaterThan(1);
    for (const { codeDescription } of found) expect(codeDescription!.href).toMatch(/^file:.*codes\.md#/);
    const page = readFileSync(new URL(found[0]!.codeDescription!.href), "utf8");
    const headings = [...page.matchAll(/^## (\S+)$/gm)].map(([, heading]) => heading);
    expect(Object.keys(codes).filter((code) => !headings.includes(code))).toEqual([]);
  });

  test("says the same as check of tools and their fields", async () => {
    const text = "const a = await tools.orders.gett({})\nreturn await tools.orders.get({ di: a, note: '', x: 1 })\n";
    const found = await client.open("fields.js", text);
    const get = Tool.make({ description: "Get one order", input, run: () => Effect.succeed({ total: 1 }) });
    const checked = CodeMode.check({ code: text, tools: { orders: { get } } });
    expect(found.map(({ code, message, range, data }) => [code, message, range, data])).toEqual(
      checked.map(({ code, message, location, kind, suggestions }) => [
        code,
        message,
        {
          start: { line: location!.line - 1, character: location!.column - 1 },
          end: { line: location!.endLine! - 1, character: location!.endColumn! - 1 },
        },
        { kind, suggestions },
      ]),
    );
    expect(found.map(({ code }) => code)).toEqual(["tool/unknown", "tool/unknown-field"]);
  });

  test("completes, hovers and helps with tools", async () => {
    const text = "const o = await tools.orders.get({ ";
    await client.open("tools.js", text);
    const position = { line: 0, character: text.length };
    const items = await ask<CompletionItem[]>("textDocument/completion", "tools.js", { position });
    expect(items.slice(0, 3).map(({ label }) => label)).toEqual(["id", "note", "status"]);
    const help = await ask<SignatureHelp>("textDocument/signatureHelp", "tools.js", { position });
    expect(help.signatures[0]!.label).toMatch(/^tools\.orders\.get\(input: \{/);
    const hover = await ask<Hover>("textDocument/hover", "tools.js", { position: { line: 0, character: 30 } });
    expect(hover.contents).toMatchObject({ kind: "markdown", value: expect.stringContaining("Get one order") });
  });

  test("reads the configuration again when it changes, and goes on with a broken one", async () => {
    const text = "return await tools.orders.gett({ id: '1' })\n";
    const [found] = await client.open("config.js", text);
    expect(found).toMatchObject({ code: "tool/unknown", data: { suggestions: ["tools.orders.get"] } });

    const broken = client.published("codemode.config.json");
    const unjudged = client.published("config.js", ({ diagnostics }) => diagnostics.length === 0);
    client.write("codemode.config.json", '{ "tools": 1 }');
    expect((await broken)[0]!.message).toBe('"tools" must be the path of a module or a catalogue');
    expect(await unjudged).toEqual([]);
    expect(client.messages).toHaveLength(1);

    const repaired = client.published("codemode.config.json", ({ diagnostics }) => diagnostics.length === 0);
    const judged = client.published("config.js", ({ diagnostics }) => diagnostics.length === 1);
    const catalogue = ["src/cli/main.ts", "tools", "--tools", `${client.directory}/tools.mjs`, "--json"];
    client.write(
      "catalogue.json",
      execFileSync(process.execPath, ["--import", "tsx", ...catalogue], { encoding: "utf8" }),
    );
    client.write("codemode.config.json", '{ "tools": "./catalogue.json" }');
    await repaired;
    expect((await judged)[0]!.message).toBe(found!.message);

    const renamed = client.published("config.js", ({ diagnostics: [now] }) => /invoices/.test(String(now?.message)));
    client.write("tools.mjs", tools.replace("orders: { get }", "invoices: { get }"));
    client.write("codemode.config.json", '{ "tools": "./tools.mjs"  }');
    expect(await renamed).toHaveLength(1);
  });
});
