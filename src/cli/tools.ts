/** `codemode tools`: what a tools module offers, as a list, as TypeScript, or as a catalogue file for editors. */
import { catalogueData, make as makeCatalog } from "../tools/Catalog.ts";
import { declarations } from "../tools/declarations.ts";
import { make as makeTree } from "../tools/ToolTree.ts";
import { UsageError, type Host } from "./Host.ts";
import { loadTools } from "./loadTools.ts";

export interface ToolsInput {
  readonly tools: string;
  readonly dts: boolean;
  readonly json: boolean;
}

export async function tools({ tools: module, dts, json }: ToolsInput, host: Host): Promise<number> {
  if (dts && json) throw new UsageError("--dts and --json are two different outputs; choose one");
  const catalog = makeCatalog(makeTree(await loadTools(module, host)));
  if (json) host.out(`${JSON.stringify(catalogueData(catalog), null, 2)}\n`);
  else if (dts) host.out(declarations(catalog));
  else for (const { signature, description } of catalog.rows()) host.out(`${signature}\n  ${description}\n`);
  return 0;
}
