import { fileURLToPath } from "node:url";
import { defineConfig, type Plugin } from "vitest/config";

/** `CODEMODE_ONE_TICK=1`: every run of every test has slices of one tick, so it is paused wherever it can be. */
const oneTick: Plugin = {
  name: "one-tick",
  transform(code, id) {
    if (!id.endsWith("/src/Runtime.ts")) return undefined;
    const changed = code.replace(/\bSLICE_TICKS = [\d_]+/, "SLICE_TICKS = 1");
    if (changed === code) throw new Error("src/Runtime.ts names no SLICE_TICKS");
    return changed;
  },
};

export default defineConfig({
  plugins: process.env["CODEMODE_ONE_TICK"] === "1" ? [oneTick] : [],
  resolve: {
    alias: [
      { find: /^codemode$/, replacement: fileURLToPath(new URL("src/index.ts", import.meta.url)) },
      { find: /^codemode\/testing$/, replacement: fileURLToPath(new URL("src/testing.ts", import.meta.url)) },
    ],
  },
  test: {
    include: ["test/**/*.test.ts", "grammar/**/*.test.ts"],
    testTimeout: 30_000,
    // Tests that run programs in children go two at a time: CI has two cores.
    maxConcurrency: 2,
    reporters: ["default", ["json", { outputFile: "node_modules/.cache/vitest.json" }]],
  },
});
