/**
 * Loads what the command line names as tools: a module, and an OpenAPI document, JSON or YAML, under `tools.api`. The YAML parser is loaded only for text that is not
 * JSON. Operations that became no tool are named on standard error.
 */
import { resolve } from "node:path";
import { OpenAPI } from "../index.ts";
import type { Tree } from "../tools/Tool.ts";
import { UsageError, reason, type Host } from "./Host.ts";
import { loadTools } from "./loadTools.ts";

/** Where the command line says the tools are. */
export interface ToolSources {
  readonly tools: string | undefined;
  readonly openapi: string | undefined;
  /** Where the operations are, if the document does not say. */
  readonly baseUrl: string | undefined;
}

/** The tools of the module, if one is named, and under `api` those of the document, if one is named. */
export async function loadSources({ tools, openapi, baseUrl }: ToolSources, host: Host): Promise<Tree<any>> {
  if (openapi === undefined && baseUrl !== undefined) throw new UsageError("--base-url is for --openapi");
  return {
    ...(tools === undefined ? {} : await loadTools(tools, host)),
    ...(openapi === undefined ? {} : { api: await loadOpenApi(openapi, baseUrl, host) }),
  };
}

async function loadOpenApi(openapi: string, baseUrl: string | undefined, host: Host): Promise<Tree<any>> {
  const spec = await readDocument(openapi, host);
  try {
    const { tools, skipped } = OpenAPI.fromSpec({
      spec: spec as OpenAPI.Options["spec"],
      ...(baseUrl === undefined ? {} : { baseUrl }),
    });
    for (const { method, path, reason: why } of skipped) host.error(`skipped ${method} ${path}: ${why}\n`);
    return tools;
  } catch (error) {
    throw new UsageError(`cannot use ${openapi}: ${reason(error)}`);
  }
}

async function readDocument(file: string, host: Host): Promise<unknown> {
  const text = await host.readFile(resolve(host.directory, file)).catch((error: unknown) => {
    throw new UsageError(`cannot read ${file}: ${reason(error)}`);
  });
  if (/^\s*\{/.test(text)) {
    try {
      return JSON.parse(text) as unknown;
    } catch (error) {
      throw new UsageError(`cannot read ${file}: ${reason(error)}`);
    }
  }
  const { parse } = await import("yaml");
  try {
    return parse(text) as unknown;
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${reason(error).split("\n")[0]}`);
  }
}
