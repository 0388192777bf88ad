/**
 * Bundles the benchmark, and codemode alone for the start-up figures, into `dist/`. A TypeScript loader would wrap every
 * function to keep its name, which makes closures several times slower than what is published.
 */
import { fileURLToPath } from "node:url";
import { buildSync } from "../node_modules/esbuild/lib/main.js";

buildSync({
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  entryPoints: { run: "run.ts", fairness: "fairness.ts", regex: "regex.ts", codemode: "../src/index.ts" },
  outdir: "dist",
  bundle: true,
  splitting: true,
  format: "esm",
  platform: "node",
  target: "node20",
  packages: "external",
  sourcemap: true,
});
