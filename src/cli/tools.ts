/** `codemode tools`: what a tools module or an OpenAPI document offers, as a list, as TypeScript, or as a catalogue file for editors. */
import { catalogueData, make as makeCatalog } from "../tools/Catalog.ts";
import { declarations } from "../tools/declarations.ts";
import { make as makeTree } from "../tools/ToolTree.ts";
import { UsageError, type Host } from "./Host.ts";
import { loadSources, type ToolSources } from "./loadSources.ts";

export interface ToolsInput extends ToolSources {
  readonly dts: boolean;
  readonly json: boolean;
}

export async function tools({ dts, json, ...sources }: ToolsInput, host: Host): Promise<number> {
  if (sources.tools === undefined && sources.openapi === undefined)
    throw new UsageError("name the tools: --tools MODULE or --openapi FILE");
  if (dts && json) throw new UsageError("--dts and --json are two different outputs; choose one");
  const catalog = makeCatalog(makeTree(await loadSources(sources, host)));
  if (json) host.out(`${JSON.stringify(catalogueData(catalog), null, 2)}\n`);
  else if (dts) host.out(declarations(catalog));
  else for (const { signature, description } of catalog.rows()) host.out(`${signature}\n  ${description}\n`);
  return 0;
}
