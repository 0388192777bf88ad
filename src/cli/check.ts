/**
 * `codemode check`: prints every diagnostic of the given programs without running them. Tool paths are judged only
 * where `--tools` or `--openapi` says which tools there are.
 */
import { render } from "../diagnostics/render.ts";
import { makeRuntime } from "../Runtime.ts";
import { readSource, type Host } from "./Host.ts";
import { loadSources, type ToolSources } from "./loadSources.ts";

export interface CheckInput extends ToolSources {
  readonly files: readonly string[];
  readonly json: boolean;
}

/** Answers the exit code: 1 where a program has an error; warnings and hints are none. */
export async function check({ files, json, ...sources }: CheckInput, host: Host): Promise<number> {
  const runtime = makeRuntime({ tools: await loadSources(sources, host) }, { loadEngine: false });
  const knowsTools = sources.tools !== undefined || sources.openapi !== undefined;
  const reports = [];
  for (const file of files) {
    const { name, code } = await readSource(file, host);
    const found = runtime.check(code);
    const diagnostics = knowsTools ? found : found.filter(({ kind }) => kind !== "UnknownTool");
    reports.push({ file: name, diagnostics });
    if (!json) for (const diagnostic of diagnostics) host.out(`${render(code, diagnostic, name)}\n`);
  }
  if (json) host.out(`${JSON.stringify(reports, null, 2)}\n`);
  const all = reports.flatMap(({ diagnostics }) => diagnostics);
  return all.some(({ severity = "error" }) => severity === "error") ? 1 : 0;
}
