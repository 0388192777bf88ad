/** The VS Code extension without VS Code: its manifest is complete, and its client starts the server as the settings say. */
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { afterAll, describe, expect, test } from "vitest";

const folder = fileURLToPath(new URL("../../lsp/vscode/", import.meta.url));
const read = (name: string) => JSON.parse(readFileSync(join(folder, name), "utf8"));
const manifest = read("package.json");
const { languages, grammars, configuration } = manifest.contributes;

describe("the manifest", () => {
  test("has what packaging asks for", () => {
    expect(manifest.name).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    expect(manifest.publisher).toMatch(/^[a-z0-9][a-z0-9-]*$/);
    expect(manifest.version).toMatch(/^\d+\.\d+\.\d+$/);
    expect(manifest.engines.vscode).toMatch(/^\^1\.\d+\.\d+$/);
    expect(manifest.activationEvents).toContain("onLanguage:codemode");
    const files = [manifest.main, languages[0].configuration, grammars[0].path];
    expect(files.filter((name: string) => !existsSync(join(folder, name)))).toEqual([]);
  });

  test("colours programs by VS Code's own grammar of TypeScript", () => {
    const grammar = read(grammars[0].path);
    expect(grammars).toEqual([{ language: "codemode", scopeName: grammar.scopeName, path: grammars[0].path }]);
    expect(grammar.patterns).toEqual([{ include: "source.ts" }]);
  });
});

describe("the client", () => {
  const directory = mkdtempSync(join(tmpdir(), "codemode-vscode-"));
  afterAll(() => rmSync(directory, { recursive: true, force: true }));

  /** The extension beside modules that write down what is asked of them. */
  function extension(settings: Readonly<Record<string, unknown>>, folders: readonly object[] | undefined) {
    const asked: unknown[] = [];
    cpSync(join(folder, "extension.cjs"), join(directory, "extension.cjs"));
    mkdirSync(join(directory, "node_modules/vscode-languageclient"), { recursive: true });
    mkdirSync(join(directory, "node_modules/vscode"), { recursive: true });
    writeFileSync(join(directory, "node_modules/vscode/index.js"), "Object.assign(exports, globalThis.vscodeDouble)");
    const client = "exports.LanguageClient = globalThis.LanguageClientDouble";
    writeFileSync(join(directory, "node_modules/vscode-languageclient/node.js"), client);
    class LanguageClientDouble {
      constructor(...words: readonly unknown[]) {
        asked.push(words);
      }
      start = async () => void asked.push("start");
      stop = async () => void asked.push("stop");
    }
    const workspace = {
      workspaceFolders: folders,
      getConfiguration: () => ({ get: (name: string) => settings[name] }),
      createFileSystemWatcher: (pattern: string) => `watcher of ${pattern}`,
    };
    Object.assign(globalThis, { LanguageClientDouble, vscodeDouble: { workspace } });
    const require = createRequire(join(directory, "extension.cjs"));
    for (const path of Object.keys(require.cache)) if (path.startsWith(directory)) delete require.cache[path];
    return { ...(require("./extension.cjs") as { activate(): Promise<void>; deactivate(): unknown }), asked };
  }

  const defaults = Object.fromEntries(
    Object.entries<{ readonly default: unknown }>(configuration.properties).map(([name, row]) => [
      name.replace(/^codemode\./, ""),
      row.default,
    ]),
  );
  const watched = { fileEvents: "watcher of **/codemode.config.json" };
  const shell = process.platform === "win32";

  test("starts `npx codemode lsp --stdio` in the workspace's folder, and stops it", async () => {
    const { activate, deactivate, asked } = extension(defaults, [{ uri: { fsPath: "/work" } }]);
    await activate();
    await deactivate();
    expect(asked).toEqual([
      [
        "codemode",
        "codemode",
        { command: "npx", args: ["codemode", "lsp", "--stdio"], options: { cwd: "/work", shell } },
        { documentSelector: [{ language: "codemode" }], synchronize: watched },
      ],
      "start",
      "stop",
    ]);
  });

  test("takes the command and further documents from the settings", async () => {
    const settings = { "server.command": ["node", "cli.js", "lsp", "--stdio"], documents: ["**/programs/*.js"] };
    const { activate, asked } = extension(settings, undefined);
    await activate();
    expect(asked[0]).toEqual([
      "codemode",
      "codemode",
      { command: "node", args: ["cli.js", "lsp", "--stdio"], options: { shell } },
      {
        documentSelector: [{ language: "codemode" }, { scheme: "file", pattern: "**/programs/*.js" }],
        synchronize: watched,
      },
    ]);
  });

  test("stops nothing that was never started", async () => {
    expect(extension(defaults, []).deactivate()).toBeUndefined();
  });
});
