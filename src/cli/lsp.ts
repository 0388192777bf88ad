/**
 * `codemode lsp --stdio`: the language server, with this command's way of loading tools. Whether they come from a module
 * or from a catalogue, they become the same tree, so that what the server says of them is what a run would say.
 */
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { ToolData } from "../../lsp/main.ts";
import { catalogueData, make as makeCatalog, type CatalogueData } from "../tools/Catalog.ts";
import { make as makeTool, type JsonSchema, type Tree } from "../tools/Tool.ts";
import { parsePath } from "../tools/toolPath.ts";
import * as ToolTree from "../tools/ToolTree.ts";
import { reason, type Host } from "./Host.ts";
import { loadTools } from "./loadTools.ts";
import { version } from "./version.ts";

/** Serves until the client leaves, which ends the process. */
export async function lsp(host: Host): Promise<number> {
  const { serveStdio } = await import("../../lsp/main.ts");
  await serveStdio({ version, loadTools: (tools, configuration) => load(tools, dirname(configuration), host) });
  return new Promise<number>(() => undefined);
}

async function load(tools: string, directory: string, host: Host): Promise<{ data: ToolData; file: string }> {
  const file = resolve(directory, tools);
  try {
    const data = file.endsWith(".json") ? await readCatalogue(file) : undefined;
    const tree = ToolTree.make(data === undefined ? await loadTools(tools, { ...host, directory }) : treeOf(data));
    return { file, data: toolData(tree, data ?? catalogueData(makeCatalog(tree))) };
  } catch (error) {
    throw Object.assign(error instanceof Error ? error : new Error(String(error)), { file });
  }
}

async function readCatalogue(file: string): Promise<CatalogueData> {
  const text = await readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(`cannot read ${file}: ${reason(error)}`);
  });
  const content = JSON.parse(text) as Partial<CatalogueData> | null;
  if (content?.version !== 1 || !Array.isArray(content.tools) || !content.tools.every(isCatalogueTool)) {
    throw new Error(`${file} is not a catalogue as \`codemode tools --json\` writes it`);
  }
  return content as CatalogueData;
}

const isCatalogueTool = (tool: unknown): boolean =>
  typeof tool === "object" &&
  tool !== null &&
  ["path", "description", "signature"].every((key) => typeof (tool as Record<string, unknown>)[key] === "string") &&
  "inputSchema" in tool;

/** A catalogue as a tree of tools that nobody can run: enough to name what is there. */
function treeOf({ tools }: CatalogueData): Tree {
  const run = (): never => {
    throw new Error("a catalogue cannot be run");
  };
  const schema = (document: unknown): JsonSchema => (typeof document === "object" ? (document as JsonSchema) : {});
  return Object.fromEntries(
    tools.map(({ path, description, inputSchema }) => [
      segmentsOf(path).join("."),
      makeTool({ description, input: schema(inputSchema), run }),
    ]),
  );
}

/** The segments of a path that starts at `tools`. */
const segmentsOf = (path: string): readonly string[] => parsePath(path)?.slice(1) ?? [path];

const toolData = (tree: ToolTree.ToolTree, { tools }: CatalogueData): ToolData => ({
  tools: tools.map((tool) => ({ ...tool, segments: segmentsOf(tool.path) })),
  unknown: (segments) => ToolTree.unknownTool(tree, segments),
});
