/** Reads guest text that goes into every program, as small as it can be: it is parsed thousands of times. */
import { readFileSync } from "node:fs";
import { transformSync } from "esbuild";

/** @param name of a file in this folder */
export const guestText = (name: string): string =>
  transformSync(readFileSync(new URL(name, import.meta.url), "utf8"), { minify: true, target: "esnext" }).code.trim();
