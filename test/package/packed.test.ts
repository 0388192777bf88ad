/**
 * The package as npm would publish it: packed, installed into an empty project beside an `effect` of its own, imported by
 * Node as ESM and compiled against by TypeScript; judged by publint and arethetypeswrong; run in a browser where one is.
 */
import { execFileSync } from "node:child_process";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import { afterAll, beforeAll, describe, expect, test } from "vitest";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bin = (name: string) => join(root, "node_modules/.bin", name);
const chromium = "/usr/bin/chromium";

const program = `
import { CodeMode, Tool, toolError } from "codemode"
import { makeOneTick } from "codemode/testing"
import * as Effect from "effect/Effect"
import * as Schema from "effect/Schema"

const double = Tool.make({
  description: "Doubles",
  input: Schema.Struct({ n: Schema.Finite }),
  output: Schema.Finite,
  run: ({ n }) => (n < 0 ? Effect.fail(toolError("no")) : Effect.succeed(n * 2)),
})
const options = { tools: { math: { double } } }
const code = "return await tools.math.double({ n: 21 })"
const results: ReadonlyArray<CodeMode.Result> = [
  await CodeMode.run({ ...options, code }),
  await Effect.runPromise(makeOneTick(options).execute(code)),
]
`;
const expected = [42, 42].map((value) => ({ ok: true, value, toolCalls: [{ name: "math.double" }] }));

let project = "";
let tarball = "";

const run = (command: string, args: readonly string[], directory = project) =>
  execFileSync(command, args, { cwd: directory, encoding: "utf8", stdio: ["ignore", "pipe", "pipe"] });

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), "codemode-packed-"));
  const packed = run("npm", ["pack", "--json", "--silent", "--pack-destination", project], root);
  const [{ filename }] = JSON.parse(packed.slice(packed.indexOf("[\n"))) as [{ filename: string }];
  tarball = join(project, filename);
  // What npm would install, without asking a registry: the package unpacked, and beside it the packages it names.
  const modules = join(project, "node_modules");
  mkdirSync(join(modules, "codemode"), { recursive: true });
  run("tar", ["-xzf", tarball, "--strip-components=1", "-C", join(modules, "codemode")]);
  const manifest = JSON.parse(readFileSync(join(modules, "codemode/package.json"), "utf8"));
  for (const name of Object.keys({ ...manifest.dependencies, ...manifest.peerDependencies }))
    symlinkSync(join(root, "node_modules", name), join(modules, name));
  writeFileSync(join(project, "package.json"), '{ "name": "empty", "private": true, "type": "module" }');
}, 600_000);

afterAll(() => rmSync(project, { recursive: true, force: true }));

describe("in an empty project", () => {
  test("Node runs it as ESM", { timeout: 60_000 }, () => {
    const text = program.replace(": ReadonlyArray<CodeMode.Result>", "");
    writeFileSync(join(project, "main.mjs"), `${text}\nconsole.log(JSON.stringify(results))`);
    expect(JSON.parse(run(process.execPath, ["main.mjs"]))).toEqual(expected);
  });

  test("its types resolve and are strict", { timeout: 120_000 }, () => {
    writeFileSync(join(project, "main.ts"), `${program}\nexport const value: number = results.length`);
    writeFileSync(
      join(project, "wrong.ts"),
      `${program}\nexport const wrong: string = results[0]!.ok\nTool.make({ description: 1 })`,
    );
    const compilerOptions = { noEmit: true, strict: true, target: "es2022", module: "nodenext", types: [] };
    const check = (file: string) => {
      writeFileSync(join(project, "tsconfig.json"), JSON.stringify({ compilerOptions, files: [file] }));
      return run(process.execPath, [join(root, "node_modules/typescript/bin/tsc"), "-p", "."]);
    };
    expect(check("main.ts")).toBe("");
    expect(() => check("wrong.ts")).toThrow();
  });

  test("the command is there", { timeout: 60_000 }, () => {
    writeFileSync(join(project, "a.js"), "return 6 * 7");
    expect(run(process.execPath, ["node_modules/codemode/dist/cli.js", "run", "a.js"])).toBe("42\n");
  });
});

test("publint and arethetypeswrong have nothing to say", { timeout: 120_000 }, () => {
  expect(run(bin("publint"), ["run", tarball, "--strict"])).toContain("All good!");
  expect(run(bin("attw"), [tarball, "--profile", "esm-only", "--format", "ascii", "--no-emoji"])).toMatch(
    /"codemode"\s+node16 \(from ESM\): OK \(ESM\)\s+bundler: OK/,
  );
});

test.skipIf(!existsSync(chromium))(
  "a browser runs it (skipped without /usr/bin/chromium)",
  { timeout: 120_000 },
  async () => {
    const text = program.replace(": ReadonlyArray<CodeMode.Result>", "");
    writeFileSync(
      join(project, "page.mjs"),
      `${text}\ndocument.title = JSON.stringify(results)\ndocument.body.textContent = document.title`,
    );
    await build({
      entryPoints: [join(project, "page.mjs")],
      bundle: true,
      format: "esm",
      platform: "browser",
      outfile: join(project, "page.bundle.js"),
    });
    const bundle = readFileSync(join(project, "page.bundle.js"), "utf8").replaceAll("</script", "<\\/script");
    writeFileSync(join(project, "page.html"), `<body><script type="module">${bundle}</script></body>`);
    const page = run(chromium, [
      "--headless",
      "--no-sandbox",
      "--virtual-time-budget=10000",
      "--dump-dom",
      `file://${project}/page.html`,
    ]);
    expect(page).toContain(JSON.stringify(expected));
  },
);
