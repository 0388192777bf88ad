import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { describe, expect, test } from "vitest";
import { codemode } from "../../src/cli/command.ts";
import { version } from "../../src/cli/version.ts";
import { memoryHost } from "./memoryHost.ts";

const desk = "examples/order-desk/tools.ts";

async function invoke(argv: readonly string[], files: Record<string, string> = {}, stdin = "") {
  const host = memoryHost(files, stdin);
  const status = await codemode(argv, host);
  return { status, ...host.printed(), files: host.files, directory: host.directory };
}

describe("run", () => {
  test("prints the value on standard output and the log on standard error", async () => {
    const program = 'console.log("hello");\nreturn { sum: 1 + 2 };';
    const { status, out, error } = await invoke(["run", "a.js"], { "a.js": program });
    expect({ status, out, error }).toEqual({ status: 0, out: '{\n  "sum": 3\n}\n', error: "hello\n" });
  });

  test("reads standard input for -", async () => {
    const { status, out } = await invoke(["run", "-"], {}, "return 6 * 7");
    expect({ status, out }).toEqual({ status: 0, out: "42\n" });
  });

  test("runs against a tools module in TypeScript and sums up the calls", async () => {
    const program = 'const a = await tools.inventory.check({ sku: "desk" });\nreturn a.available;';
    const { status, out, error } = await invoke(["run", "a.js", "--tools", desk], { "a.js": program });
    expect({ status, out, error }).toEqual({ status: 0, out: "37\n", error: "1 call: inventory.check\n" });
  });

  test("shows a failure with its quoted line and exits 1", async () => {
    const { status, out, error } = await invoke(["run", "a.js"], { "a.js": "const x = 1;\nwith (x) {}" });
    expect({ status, out }).toEqual({ status: 1, out: "" });
    expect(error).toMatch(/^UnsupportedSyntax at a\.js:2:1: .*\n {2}2 \| with \(x\) \{\}\n {6}\^/);
  });

  test("ends a busy loop at --timeout-ms", async () => {
    const { status, error } = await invoke(["run", "-", "--timeout-ms", "50"], {}, "while (true) {}");
    expect(status).toBe(1);
    expect(error).toMatch(/^TimeoutExceeded/);
  });

  test("prints the whole result with --json, failures included", async () => {
    const fine = await invoke(["run", "-", "--json"], {}, "return [1]");
    expect(JSON.parse(fine.out)).toEqual({ ok: true, value: [1], toolCalls: [] });
    const failed = await invoke(["run", "-", "--json"], {}, "throw new Error('no')");
    expect([failed.status, JSON.parse(failed.out).error.kind]).toEqual([1, "ExecutionFailure"]);
  });
});

describe("check", () => {
  test("exits 1 and prints each error of a program without running it", async () => {
    const { status, out } = await invoke(["check", "a.js"], { "a.js": "enum Level { Low }\nreturn 1" });
    expect(status).toBe(1);
    expect(out).toMatch(/^UnsupportedSyntax at a\.js:1:1: .*enum/);
  });

  test("does not judge tool paths unless it knows the tools", async () => {
    const program = "return await tools.orders.lst({})";
    expect(await invoke(["check", "a.js"], { "a.js": program })).toMatchObject({ status: 0, out: "" });
    const judged = await invoke(["check", "a.js", "--tools", desk], { "a.js": program });
    expect(judged.status).toBe(1);
    expect(judged.out).toContain("tools.orders.list");
  });

  test("prints one report per file with --json", async () => {
    const files = { "a.js": "return 1", "b.js": "return (" };
    const { status, out } = await invoke(["check", "a.js", "b.js", "--json"], files);
    const reports = JSON.parse(out) as { file: string; diagnostics: { kind: string }[] }[];
    expect(status).toBe(1);
    expect(reports.map(({ file, diagnostics }) => [file, diagnostics.map(({ kind }) => kind)])).toEqual([
      ["a.js", []],
      ["b.js", ["ParseError"]],
    ]);
  });
});

describe("format", () => {
  test("prints the formatted program and accepts a top-level return", async () => {
    const { status, out } = await invoke(["format", "-"], {}, "const a=await f( {b:1} )\nreturn a");
    expect({ status, out }).toEqual({ status: 0, out: "const a = await f({ b: 1 });\nreturn a;\n" });
  });

  test("writes with --write, keeps CRLF, prints nothing", async () => {
    const { status, out, files, directory } = await invoke(["format", "a.js", "--write"], {
      "a.js": "let a=1\r\nlet b=a\r\n",
    });
    expect({ status, out, a: files.get(`${directory}a.js`) }).toEqual({
      status: 0,
      out: "",
      a: "let a = 1;\r\nlet b = a;\r\n",
    });
  });

  test("leaves a broken program alone and says so", async () => {
    const { status, error, files, directory } = await invoke(["format", "a.js", "--write"], { "a.js": "let = (" });
    expect([status, files.get(`${directory}a.js`)]).toEqual([1, "let = ("]);
    expect(error).toMatch(/^a\.js: left as it is, because it does not parse: /);
  });

  test("refuses to write standard input", async () => {
    expect(await invoke(["format", "-", "--write"])).toMatchObject({ status: 2 });
  });
});

describe("tools and support", () => {
  test("lists signatures and descriptions", async () => {
    const { status, out } = await invoke(["tools", "--tools", desk]);
    expect(status).toBe(0);
    expect(out).toContain("tools.shipping.quote(");
    expect(out).toContain("Ask the carrier for a shipping price");
  });

  test("prints a catalogue with --json", async () => {
    const { status, out } = await invoke(["tools", "--tools", desk, "--json"]);
    const catalog = JSON.parse(out) as { version: number; tools: { path: string }[] };
    expect([status, catalog.version, catalog.tools.length]).toEqual([0, 1, 7]);
    expect(catalog.tools.map(({ path }) => path)).toContain("tools.orders.list");
  });

  test("prints declarations with --dts, and not both", async () => {
    const { status, out } = await invoke(["tools", "--tools", desk, "--dts"]);
    expect(status).toBe(0);
    expect(out).toMatch(/^declare const tools: \{/m);
    expect(await invoke(["tools", "--tools", desk, "--dts", "--json"])).toMatchObject({ status: 2 });
  });

  test("lists what is refused", async () => {
    const { status, out } = await invoke(["support"]);
    expect(status).toBe(0);
    expect(out).toMatch(/^unsupported\/with +\S/m);
  });
});

describe("usage", () => {
  test.for([
    [["run", "missing.js"], "cannot read missing.js: no such file"],
    [["run"], "FILE"],
    [["frobnicate"], "frobnicate"],
    [["run", "-", "--nope"], "--nope"],
    [["run", "-", "--timeout-ms", "soon"], "soon"],
    [["run", "-", "--timeout-ms", "0"], "at least 1"],
    [["run", "-", "--tools", "missing.ts"], "cannot read missing.ts: no such file"],
    [["run", "-", "--tools", "examples/order-desk/desk.ts"], "no default export"],
    [["tools"], "--tools"],
    [[], "codemode"],
  ] as const)("%j is wrong", async ([argv, told]) => {
    const { status, out, error } = await invoke(argv, {}, "return 1");
    expect(status).toBe(2);
    expect(out + error).toContain(told);
  });

  test("--help and --version are fine", async () => {
    const help = await invoke(["--help"]);
    expect(help.status).toBe(0);
    expect(help.out).toMatch(/run\b[\s\S]*check\b[\s\S]*format\b[\s\S]*tools\b[\s\S]*support\b/);
    expect(await invoke(["--version"])).toMatchObject({ status: 0, out: expect.stringContaining(version) });
  });

  test("the version is the package's", () => {
    const manifest = JSON.parse(readFileSync(new URL("../../package.json", import.meta.url), "utf8"));
    expect(version).toBe(manifest.version);
  });
});

describe("--openapi", () => {
  const yaml = `openapi: 3.1.0
info: { title: Pets, version: "1" }
paths:
  /pets/{id}:
    get:
      operationId: pets.get
      summary: Get a pet
      parameters: [{ name: id, in: path, required: true, schema: { type: string } }]
      responses: { "200": { description: A pet, content: { application/json: { schema: { type: object } } } } }
  /photo:
    get:
      operationId: photo
      responses: { "200": { description: Bytes, content: { image/png: { schema: { type: string, format: binary } } } } }
`;

  test("runs against a document in YAML, over HTTP", async () => {
    const server = createServer((request, response) => {
      response.setHeader("content-type", "application/json");
      response.end(JSON.stringify({ asked: request.url }));
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const { port } = server.address() as AddressInfo;
    const argv = ["run", "-", "--openapi", "pets.yaml", "--base-url", `http://127.0.0.1:${port}`];
    const { status, out, error } = await invoke(
      argv,
      { "pets.yaml": yaml },
      'return await tools.api.pets.get({ id: "a b" })',
    );
    server.close();
    expect({ status, out: out && JSON.parse(out) }).toEqual({ status: 0, out: { asked: "/pets/a%20b" } });
    expect(error).toMatch(/^skipped GET \/photo: .+\n1 call: api\.pets\.get\n$/i);
  });

  test("check and tools know its operations, JSON documents too", async () => {
    const json = JSON.stringify({
      openapi: "3.0.3",
      info: { title: "t", version: "1" },
      servers: [{ url: "https://example.com" }],
      paths: { "/ping": { get: { operationId: "ping", responses: { 204: { description: "none" } } } } },
    });
    const files = { "api.json": json, "a.js": "await tools.api.pong()" };
    expect((await invoke(["check", "a.js", "--openapi", "api.json"], files)).out).toContain("UnknownTool");
    expect((await invoke(["tools", "--openapi", "api.json"], files)).out).toContain("tools.api.ping(");
  });

  test.for([
    [["run", "-", "--openapi", "none.yaml"], "cannot read none.yaml: no such file"],
    [["run", "-", "--openapi", "bad.json"], "cannot read bad.json: "],
    [["run", "-", "--openapi", "bad.yaml"], "cannot read bad.yaml: "],
    [["run", "-", "--openapi", "old.json"], "cannot use old.json: "],
    [["run", "-", "--base-url", "https://example.com"], "--base-url is for --openapi"],
    [["tools"], "name the tools: --tools MODULE or --openapi FILE"],
  ] as const)("%j is bad usage", async ([argv, message]) => {
    const files = { "bad.json": "{", "bad.yaml": "a: [", "old.json": '{ "swagger": "2.0" }' };
    const { status, error } = await invoke(argv, files, "return 1");
    expect(status).toBe(2);
    expect(error).toContain(message);
  });
});
