/** A host for tests of the command: files and standard input from memory, output kept. */
import { fileURLToPath } from "node:url";
import type { Host } from "../../src/cli/Host.ts";

export interface MemoryHost extends Host {
  readonly files: Map<string, string>;
  readonly printed: () => { readonly out: string; readonly error: string };
}

/** `files` are named relative to the repository, which is the host's directory. */
export function memoryHost(files: Record<string, string> = {}, stdin = ""): MemoryHost {
  const directory = fileURLToPath(new URL("../..", import.meta.url));
  const stored = new Map(Object.entries(files).map(([name, code]) => [directory + name, code]));
  const printed = { out: "", error: "" };
  return {
    directory,
    files: stored,
    printed: () => printed,
    out: (text) => void (printed.out += text),
    error: (text) => void (printed.error += text),
    stdin: async () => stdin,
    readFile: async (path) => {
      const code = stored.get(path);
      if (code === undefined) throw Object.assign(new Error(`ENOENT: ${path}`), { code: "ENOENT" });
      return code;
    },
    writeFile: async (path, text) => void stored.set(path, text),
  };
}
