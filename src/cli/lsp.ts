/**
 * `codemode lsp --stdio`: the language server, with this command's way of loading tools. A tools module is read by a
 * process of its own (`codemode tools --json`), so that it is always read afresh and nothing it does reaches the server.
 */
import { execFile } from "node:child_process";
import { readFile } from "node:fs/promises";
import { dirname, resolve } from "node:path";
import type { Host as ServerHost, LoadedTools } from "../../lsp/Host.ts";
import type { CatalogueData } from "../tools/Catalog.ts";
import { make as makeTool, type JsonSchema, type Tree } from "../tools/Tool.ts";
import { parsePath } from "../tools/toolPath.ts";
import * as ToolTree from "../tools/ToolTree.ts";
import { reason } from "./Host.ts";
import { version } from "./version.ts";

/** How long a tools module may take to load. @unit ms */
const PATIENCE = 30_000;
/** @unit bytes of a catalogue */
const MAX_CATALOGUE = 256 * 1024 * 1024;

/** Serves until the client leaves, which ends the process. */
export async function lsp(): Promise<number> {
  const { serveStdio } = await import("../../lsp/main.ts");
  await serveStdio({ version, loadTools });
  return new Promise<number>(() => undefined);
}

const loadTools: ServerHost["loadTools"] = async (tools, configuration): Promise<LoadedTools> => {
  const file = resolve(dirname(configuration), tools);
  try {
    const catalogue = catalogueIn(
      file.endsWith(".json") ? await readCatalogue(file) : await printedCatalogue(file),
      file,
    );
    const tree = ToolTree.make(treeOf(catalogue));
    const described = catalogue.tools.map((tool) => ({ ...tool, segments: segmentsOf(tool.path) }));
    return { files: [file], data: { tools: described, unknown: (segments) => ToolTree.unknownTool(tree, segments) } };
  } catch (error) {
    throw Object.assign(error as Error, { files: [file] });
  }
};

/** What `codemode tools --json` says of a module, in a process of its own. */
function printedCatalogue(file: string): Promise<string> {
  const command = [...process.execArgv, process.argv[1]!, "tools", "--tools", file, "--json"];
  const options = { timeout: PATIENCE, maxBuffer: MAX_CATALOGUE };
  return new Promise((resolve, reject) => {
    execFile(process.execPath, command, options, (error, out, problem) => {
      if (error === null) return resolve(out.slice(Math.max(0, out.lastIndexOf('{\n  "version": 1,'))));
      const line = problem.split("\n").find((text) => text.startsWith("codemode: "));
      const words = line?.slice("codemode: ".length) ?? problem.trim().split("\n")[0];
      return reject(new Error(error.killed ? `${file} takes too long to load` : words || `${file} cannot be loaded`));
    });
  });
}

const readCatalogue = (file: string): Promise<string> =>
  readFile(file, "utf8").catch((error: unknown) => {
    throw new Error(`cannot read ${file}: ${reason(error)}`);
  });

function catalogueIn(text: string, file: string): CatalogueData {
  let content: Partial<CatalogueData> | null;
  try {
    content = JSON.parse(text) as Partial<CatalogueData> | null;
  } catch (error) {
    throw new Error(`${file} is not JSON: ${(error as Error).message}`);
  }
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
