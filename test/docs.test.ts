/**
 * The documents are held to the code: examples marked `run` are executed and their `// =>` values compared, all others
 * are type-checked or checked as programs, tables list what exists, and every path that is named is there.
 */
import { existsSync, readFileSync } from "node:fs";
import { fileURLToPath, pathToFileURL } from "node:url";
import { build } from "esbuild";
import ts from "typescript";
import { describe, expect, test } from "vitest";
import { CodeMode } from "codemode";
import { diagnosticKinds } from "../src/diagnostics/Diagnostic.ts";

const root = fileURLToPath(new URL("..", import.meta.url));
const read = (path: string) => readFileSync(root + path, "utf8");
const readme = read("README.md");
const blocks = [...readme.matchAll(/^```(\w+)( run)?\n([\s\S]*?)^```/gm)].map(([, language, run, code], index) => ({
  title: `block ${index + 1} of the README`,
  language,
  run: run !== undefined,
  code: code!,
}));

describe("examples of the README", () => {
  test.for(blocks.filter(({ run }) => run))(
    "$title runs and gives what it says",
    { timeout: 60_000 },
    async (block) => {
      const { actual, expected } = await execute(block.code, block.title.replaceAll(" ", "-"));
      expect(expected.length).toBeGreaterThan(0);
      expect(actual).toEqual(expected);
    },
  );

  test("TypeScript blocks type-check", { timeout: 120_000 }, () => {
    const texts = new Map(
      blocks
        .filter(({ language }) => language === "ts")
        .map(({ code }, index) => [`${root}test/readme-block-${index + 1}.ts`, code] as const),
    );
    expect(typeErrors(texts)).toEqual([]);
  });

  test.for(blocks.filter(({ language }) => language === "js"))("$title is a program", ({ code }) => {
    const found = CodeMode.make({ tools: {} }).check(code);
    expect(found.filter(({ kind }) => kind !== "UnknownTool")).toEqual([]);
  });

  test("the test command is the one that CI runs", () => {
    const command = blocks.find(({ language, code }) => language === "sh" && /npm (run )?test/.test(code))!.code;
    const lines = read(".ci/run").split("\n");
    for (const part of command.trim().split(" && ")) expect(lines).toContain(part);
  });
});

describe("what the documents name", () => {
  test("the table of kinds is complete and in order", () => {
    const table = readme.slice(readme.indexOf("| kind"));
    const kinds = [...table.slice(0, table.indexOf("\n\n")).matchAll(/^\| `(\w+)`/gm)].map(([, kind]) => kind);
    expect(kinds).toEqual(Object.keys(diagnosticKinds));
  });

  test.for(["README.md", "ARCHITECTURE.md", "SECURITY.md", "CHANGELOG.md"])("%s names only what exists", (file) => {
    const text = read(file);
    const paths = [...text.matchAll(/`((?:src|test|grammar|lsp|bench|examples|spec-conformance|\.ci)\/[\w./-]*)`/g)];
    const links = [...text.matchAll(/\[[^\]"]+\]\(([\w./-]+)\)/g)];
    const scripts = [...text.matchAll(/`npm run ([\w:]+)/g)].map(([, name]) => name!);
    const known = JSON.parse(read("package.json")).scripts;
    expect([...paths, ...links].map(([, path]) => path!).filter((path) => !existsSync(root + path))).toEqual([]);
    expect(scripts.filter((name) => !(name in known))).toEqual([]);
  });
});

/** Runs a block in which `expression; // => value` asserts, and collects both sides. */
async function execute(code: string, name: string) {
  const asserted = code.replace(/^(.+?);? \/\/ => (.+)$/gm, "$$actual.push($1); $$expected.push($2);");
  const contents = `export const $actual = [], $expected = [];\n${asserted}`;
  const outfile = `${root}node_modules/.cache/codemode-docs/${name}.mjs`;
  await build({
    stdin: { contents, loader: "ts", resolveDir: root },
    outfile,
    bundle: true,
    platform: "node",
    format: "esm",
    packages: "external",
    alias: { codemode: `${root}src/index.ts` },
    logLevel: "error",
  });
  const module = (await import(/* @vite-ignore */ pathToFileURL(outfile).href)) as Record<string, unknown[]>;
  return { actual: module.$actual!, expected: module.$expected! };
}

/** Type errors of texts that exist only in memory, under the repository's own compiler options. */
function typeErrors(texts: ReadonlyMap<string, string>): string[] {
  const config = ts.getParsedCommandLineOfConfigFile(
    `${root}tsconfig.json`,
    { noUnusedLocals: false },
    {
      ...ts.sys,
      onUnRecoverableConfigFileDiagnostic: () => {},
    },
  )!;
  const options: ts.CompilerOptions = { ...config.options, incremental: false, noEmit: true };
  delete options.tsBuildInfoFile;
  const host = ts.createCompilerHost(options);
  const { getSourceFile, fileExists, readFile } = host;
  host.readFile = (path) => texts.get(path) ?? readFile(path);
  host.fileExists = (path) => texts.has(path) || fileExists(path);
  host.getSourceFile = (path, target, ...rest) =>
    texts.has(path)
      ? ts.createSourceFile(path, texts.get(path)!, target, true)
      : getSourceFile.call(host, path, target, ...rest);
  const program = ts.createProgram([...texts.keys()], options, host);
  return [...texts.keys()].flatMap((path) =>
    ts.getPreEmitDiagnostics(program, program.getSourceFile(path)).map(({ messageText, start }) => {
      const line = texts.get(path)!.slice(0, start).split("\n").length;
      return `${path.slice(root.length)}:${line}: ${ts.flattenDiagnosticMessageText(messageText, "\n")}`;
    }),
  );
}
