/**
 * Bundles the benchmark, and codemode alone, as it is published, for the start-up figures, into `dist/`. A TypeScript loader would wrap every
 * function to keep its name, which makes closures several times slower than what is published.
 */
import { fileURLToPath } from "node:url";
import { buildSync } from "../node_modules/esbuild/lib/main.js";

const common = {
  absWorkingDir: fileURLToPath(new URL(".", import.meta.url)),
  bundle: true,
  splitting: true,
  format: "esm",
  packages: "external",
  sourcemap: true,
};

buildSync({
  ...common,
  entryPoints: { run: "run.ts", fairness: "fairness.ts", regex: "regex.ts" },
  outdir: "dist",
  platform: "node",
  target: "node20",
});
buildSync({
  ...common,
  entryPoints: { codemode: "../src/index.ts" },
  outdir: "dist/published",
  minifyWhitespace: true,
  sourcesContent: false,
  platform: "neutral",
  target: "es2022",
  external: ["node:*"],
});
