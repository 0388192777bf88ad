/**
 * The stdio entry, and the only file here that does I/O: hands standard streams, files and watching to the server. How
 * tools are loaded is the command's to say.
 */
import { existsSync, unwatchFile, watchFile } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath, pathToFileURL } from "node:url";
import type { Host } from "./Host.ts";
import { serve } from "./server.ts";

/** @unit ms between looks at the watched files */
const INTERVAL = 500;

/** Serves the client at standard input and output until it says `exit` or goes away. */
export async function serveStdio(options: {
  readonly version: string;
  readonly loadTools: Host["loadTools"];
}): Promise<void> {
  const { ProposedFeatures, ResponseError, createConnection } = await import("vscode-languageserver/node");
  // What anything else prints would break the protocol.
  for (const name of ["log", "info", "debug", "warn"] as const) console[name] = (...words) => console.error(...words);
  const connection = createConnection(ProposedFeatures.all, process.stdin, process.stdout);
  const host: Host = {
    readFile: async (path) => (existsSync(path) ? readFile(path, "utf8") : undefined),
    watch,
    loadTools: options.loadTools,
    prettierOptions: async (path) =>
      (await import("prettier")).resolveConfig(path) as ReturnType<Host["prettierOptions"]>,
    pathOf,
    uriOf: (path) => pathToFileURL(path).href,
    codesPage: codesPage(),
  };
  serve(connection, host, options.version, ResponseError);
}

function pathOf(uri: string): string | undefined {
  try {
    return uri.startsWith("file:") ? fileURLToPath(uri) : undefined;
  } catch {
    return undefined;
  }
}

/** By looking, not by notification: it also works for files that are not there yet, and on every file system. */
function watch(paths: readonly string[], changed: () => void): () => void {
  const listener = (now: { mtimeMs: number; size: number }, before: { mtimeMs: number; size: number }): void => {
    if (now.mtimeMs !== before.mtimeMs || now.size !== before.size) changed();
  };
  for (const path of paths) watchFile(path, { interval: INTERVAL, persistent: false }, listener);
  return () => {
    for (const path of paths) unwatchFile(path, listener);
  };
}

/** The page lies beside this file, and in the package two folders up from the compiled one. */
function codesPage(): string {
  const beside = new URL("./generated/codes.md", import.meta.url);
  return (existsSync(beside) ? beside : new URL("../../lsp/generated/codes.md", import.meta.url)).href;
}
