/**
 * A person's first minutes in Neovim, with the README's own configuration: opens a file with two mistakes, sees both,
 * takes both quick fixes, formats. Runs where `nvim` is installed.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../../", import.meta.url));
const steps = fileURLToPath(new URL("support/neovim.lua", import.meta.url));
const isInstalled = spawnSync("nvim", ["--version"]).status === 0;
if (!isInstalled) console.log("nvim is not installed: the test with Neovim is skipped");

const program = 'const order = await tools.orders.gett({id:"1"})\nconst total = order.total\nreturn  totl\n';
const catalogue = {
  version: 1,
  tools: [
    {
      path: "tools.orders.get",
      description: "Get one order",
      signature: "tools.orders.get(input: { id: string }): Promise<{ total: number }>",
      inputSchema: { type: "object", properties: { id: { type: "string" } }, required: ["id"] },
      outputSchema: { type: "object", properties: { total: { type: "number" } } },
    },
  ],
};

const directory = mkdtempSync(join(tmpdir(), "codemode-nvim-"));
afterAll(() => rmSync(directory, { recursive: true, force: true }));

const write = (name: string, text: string): string => {
  writeFileSync(join(directory, name), text);
  return join(directory, name);
};

interface Seen {
  readonly diagnostics: readonly { readonly code: string; readonly message: string; readonly at: readonly number[] }[];
  readonly screen: readonly string[];
  readonly fixed: readonly string[];
  readonly formatted: readonly string[];
  readonly left: number;
}

describe.skipIf(!isInstalled)("Neovim", { timeout: 120_000 }, () => {
  test("opens a file with two mistakes, sees both, fixes them, formats", () => {
    write("catalogue.json", JSON.stringify(catalogue));
    write("codemode.config.json", '{ "tools": "./catalogue.json" }');
    const snippet = /```lua\n([^]*?)```/.exec(readFileSync(join(root, "README.md"), "utf8"))![1]!;
    const init = write("init.lua", snippet);
    const file = write("program.js", program);
    mkdirSync(join(directory, "bin"));
    // In place of the published package.
    const command = `#!/bin/sh\nshift\ncd "${root}" && exec "${process.execPath}" --import tsx src/cli/main.ts "$@"\n`;
    chmodSync(write("bin/npx", command), 0o755);

    const result = spawnSync("nvim", ["--headless", "-n", "-u", init, file, "-c", `luafile ${steps}`], {
      cwd: directory,
      env: { ...process.env, PATH: `${join(directory, "bin")}:${process.env["PATH"]}`, HOME: directory },
      encoding: "utf8",
      timeout: 100_000,
    });
    expect(result.stderr.replaceAll("\r", "")).toBe("");
    const seen = JSON.parse(readFileSync(join(directory, "seen.json"), "utf8")) as Seen;
    if (process.env["SHOW_SCREEN"]) console.log(seen.screen.join("\n"));

    expect(seen.diagnostics).toEqual([
      {
        code: "tool/unknown",
        message: "Unknown tool tools.orders.gett. Did you mean tools.orders.get?",
        at: [0, 33, 0, 37],
      },
      {
        code: "name/undefined",
        message: "ReferenceError: totl is not defined. Did you mean `total`?",
        at: [2, 8, 2, 12],
      },
    ]);
    expect(seen.screen.join("\n")).toContain("Did you mean tools.orders.get?");
    expect(seen.fixed).toEqual([
      'const order = await tools.orders.get({id:"1"})',
      "const total = order.total",
      "return  total",
    ]);
    expect(seen.left).toBe(0);
    expect(seen.formatted).toEqual([
      'const order = await tools.orders.get({ id: "1" });',
      "const total = order.total;",
      "return total;",
    ]);
  });
});
