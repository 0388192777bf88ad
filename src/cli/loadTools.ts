/**
 * Loads a tools module: any module whose default export is a tool tree. TypeScript goes through jiti, which is loaded
 * only then. A module that imports `codemode` gets this very copy of it.
 */
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { pathToFileURL } from "node:url";
import * as codemode from "../index.ts";
import type { Tree } from "../tools/Tool.ts";
import { UsageError, reason, type Host } from "./Host.ts";

/** Module path → its tool tree. */
export async function loadTools(module: string, host: Host): Promise<Tree> {
  const path = resolve(host.directory, module);
  if (!existsSync(path)) throw new UsageError(`cannot read ${module}: no such file`);
  const loaded = await load(path).catch((error: unknown) => {
    throw new UsageError(`cannot load ${module}: ${reason(error)}`);
  });
  const tree = (loaded as { readonly default?: unknown }).default;
  if (typeof tree !== "object" || tree === null) {
    throw new UsageError(`${module} has no default export that is a tree of tools`);
  }
  return tree as Tree;
}

async function load(path: string): Promise<unknown> {
  if (path.endsWith(".json")) throw new Error("a catalogue can be checked against, but not run");
  const { createJiti } = await import("jiti");
  const jiti = createJiti(pathToFileURL(path).href, {
    virtualModules: { codemode },
    interopDefault: false,
    fsCache: false,
    tryNative: false,
  });
  return jiti.import(path);
}
