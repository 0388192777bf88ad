/**
 * Writes `dist/`: the declarations in the repository's own layout, and the code as few files, because a host pays for each
 * module it loads (as one file a module, loading codemode took several times longer). What is imported on demand is a file
 * of its own. A third of the text would be indentation, which is read at every start; nothing is renamed.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { buildSync } from "esbuild";

rmSync("dist", { recursive: true, force: true });
const compiler = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json", "--emitDeclarationOnly"];
const { status } = spawnSync(process.execPath, compiler, { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

buildSync({
  entryPoints: { index: "src/index.ts", testing: "src/testing.ts", "chunks/cli": "src/cli/main.ts" },
  outdir: "dist",
  // Two levels below the package, as `lsp/main.ts` expects of itself.
  chunkNames: "chunks/[name]-[hash]",
  bundle: true,
  minifyWhitespace: true,
  splitting: true,
  format: "esm",
  platform: "neutral",
  target: "es2022",
  packages: "external",
  sourcemap: true,
  sourcesContent: false,
  external: ["node:*"],
});

// esbuild escapes what is not ASCII, but for regular expressions; one such character makes a host keep and scan the whole
// chunk with two bytes a character.
for (const name of readdirSync("dist/chunks"))
  if (name.endsWith(".js") && /[^\x00-\x7f]/.test(readFileSync(`dist/chunks/${name}`, "utf8"))) {
    console.error(`dist/chunks/${name} is not ASCII: write \\u escapes in its regular expressions`);
    process.exitCode = 1;
  }

for (const entry of ["index", "testing"]) writeFileSync(`dist/${entry}.d.ts`, `export * from "./src/${entry}.js";\n`);
writeFileSync("dist/cli.js", '#!/usr/bin/env node\nimport "./chunks/cli.js";\n');
chmodSync("dist/cli.js", 0o755);
