import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";

export default defineConfig({
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
