/**
 * Writes `dist/`: the compiler's output in the repository's own layout (so that every relative import stays true), and
 * beside it one small file for each public entry, `dist/index.js` first.
 */
import { execFileSync } from "node:child_process";
import { chmodSync, existsSync, rmSync, writeFileSync } from "node:fs";

/** Public name in `dist/` → module it stands for. */
const entries = { index: "src/index", cli: "src/cli/main" };

rmSync("dist", { recursive: true, force: true });
execFileSync("node", ["node_modules/typescript/bin/tsc", "-p", "tsconfig.build.json"], { stdio: "inherit" });

for (const [name, module] of Object.entries(entries)) {
  if (!existsSync(`dist/${module}.js`)) throw new Error(`dist/${module}.js was not written`);
  const line = `export * from "./${module}.js";\n`;
  writeFileSync(`dist/${name}.js`, name === "cli" ? `#!/usr/bin/env node\nimport "./${module}.js";\n` : line);
  if (name !== "cli") writeFileSync(`dist/${name}.d.ts`, line);
}
chmodSync("dist/cli.js", 0o755);
