/**
 * `codemode run`: runs one program. The value goes to standard output and everything that explains it (log, calls,
 * warnings, the diagnostic of a failure) to standard error; `--json` prints the whole Result instead.
 */
import * as Effect from "effect/Effect";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import type { HttpClient } from "effect/http/HttpClient";
import { render } from "../diagnostics/render.ts";
import { CodeMode } from "../index.ts";
import { readSource, type Host } from "./Host.ts";
import { loadSources, type ToolSources } from "./loadSources.ts";

export interface RunInput extends ToolSources {
  readonly file: string;
  /** @unit ms */
  readonly timeoutMs: number | undefined;
  readonly json: boolean;
}

/** Answers the exit code: 0 the program ran, 1 it failed. */
export async function run({ file, timeoutMs, json, ...sources }: RunInput, host: Host): Promise<number> {
  const source = await readSource(file, host);
  const runtime = CodeMode.make({
    tools: await loadSources(sources, host),
    limits: timeoutMs === undefined ? {} : { timeoutMs },
  });
  // A module's tree says nothing of services: what its tools need they bring along, and those of a document need HTTP.
  const running = runtime.execute(source.code) as Effect.Effect<CodeMode.Result, never, HttpClient>;
  const result = await Effect.runPromise(Effect.provide(running, FetchHttpClient.layer));
  if (json) host.out(`${JSON.stringify(result, null, 2)}\n`);
  else print(result, source.code, source.name, host);
  return result.ok ? 0 : 1;
}

function print(result: CodeMode.Result, code: string, name: string, host: Host) {
  for (const line of result.logs ?? []) host.error(`${line}\n`);
  const warnings = result.ok ? (result.warnings ?? []) : [];
  for (const warning of warnings) host.error(`warning: ${render(code, warning, name)}\n`);
  if (result.toolCalls.length > 0) host.error(`${callSummary(result.toolCalls)}\n`);
  if (result.ok) host.out(`${JSON.stringify(result.value, null, 2)}\n`);
  else host.error(`${render(code, result.error, name)}\n`);
}

/** `3 calls: orders.list x2, orders.get`, in the order of first use. */
function callSummary(calls: CodeMode.Result["toolCalls"]): string {
  const counts = new Map<string, number>();
  for (const { name } of calls) counts.set(name, (counts.get(name) ?? 0) + 1);
  const names = [...counts].map(([name, count]) => (count === 1 ? name : `${name} x${count}`));
  return `${calls.length} ${calls.length === 1 ? "call" : "calls"}: ${names.join(", ")}`;
}
