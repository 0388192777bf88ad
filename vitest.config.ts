import { defineConfig } from "vitest/config";

export default defineConfig({
  test: { include: ["test/**/*.test.ts", "grammar/**/*.test.ts"], testTimeout: 30_000 },
});
