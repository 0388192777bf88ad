/**
 * Writes `dist/`: the compiler's output in the repository's own layout (so that every relative import stays true), and
 * in front of it one small file for each public entry, `dist/index.js` first.
 */
import { spawnSync } from "node:child_process";
import { chmodSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { transformSync } from "esbuild";

rmSync("dist", { recursive: true, force: true });
const compiler = ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"];
const { status } = spawnSync(process.execPath, compiler, { stdio: "inherit" });
if (status !== 0) process.exit(status ?? 1);

// The compiled parser is read at every start: a third of what the compiler makes of it is indentation.
const parser = "dist/grammar/generated/parser.js";
writeFileSync(parser, transformSync(readFileSync(parser, "utf8"), { minifyWhitespace: true }).code);

for (const entry of ["index", "testing"]) {
  const line = `export * from "./src/${entry}.js";\n`;
  writeFileSync(`dist/${entry}.js`, line);
  writeFileSync(`dist/${entry}.d.ts`, line);
}
writeFileSync("dist/cli.js", '#!/usr/bin/env node\nimport "./src/cli/main.js";\n');
chmodSync("dist/cli.js", 0o755);
