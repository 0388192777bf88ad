/**
 * Runs one case on a fresh runtime and lists what is wrong with it: the result against the expectation, the conditions
 * that only the host can see, and a harmless second run on the same runtime. Used in this process and, for programs that
 * might take it down, in a child.
 */
import * as Effect from "effect/Effect";
import * as HttpClient from "effect/http/HttpClient";
import { CodeMode, OpenAPI, Tool } from "codemode";
import { conditions } from "./conditions.ts";
import { watchHost } from "./hostState.ts";
import { judge } from "./judge.ts";
import { exchangeOf, type Exchange } from "./openApi.ts";
import { programsOf, type Case } from "./readCases.ts";
import { toolTree, type HostSide } from "./stubs.ts";

/** One run as the host saw it. */
export interface Observation {
  readonly result: CodeMode.Result;
  readonly host: HostSide;
  /** CPU time of the process: on a busy machine a quick run may take long. @unit ms */
  readonly spent: number;
  /** Runs of tools that began after the result was given. */
  readonly lateRuns: number;
  /** Requests that were sent, by their URL. */
  readonly sent: readonly string[];
}

/** What is wrong with the case; empty where it is satisfied by one of its layouts. */
export async function examine(entry: Case): Promise<readonly string[]> {
  if (entry.area === "tools" && entry.document !== undefined) return rendering(entry.document);
  let first: readonly string[] | undefined;
  for (const program of programsOf(entry)) {
    const wrong = await examineProgram(entry, program);
    if (wrong.length === 0) return [];
    first ??= wrong;
  }
  return first ?? ["the case has no program"];
}

async function examineProgram(entry: Case, program: string): Promise<readonly string[]> {
  const host: HostSide = { runs: [], interrupted: [] };
  let exchange: Exchange | undefined;
  try {
    exchange = exchangeOf(entry);
  } catch (error) {
    if (!(error instanceof OpenAPI.DocumentError)) throw error;
    return judge(entry.expect, { ok: false, error: { kind: "ParseError", message: error.message }, toolCalls: [] });
  }
  const stubs = (entry.tools ?? []).filter((tool) => !tool.openapi);
  const tools = {
    ...toolTree(stubs, host),
    ...(exchange ? { api: exchange.tools } : {}),
  } as Tool.Tree<HttpClient.HttpClient>;
  const client = exchange?.client ?? HttpClient.make(() => Effect.die("no request was expected"));
  const runtime = CodeMode.make({ tools, limits: entry.limits ?? {} });
  const run = (code: string) =>
    Effect.runPromise(
      Effect.provideService(runtime.execute(code), HttpClient.HttpClient, client) as Effect.Effect<CodeMode.Result>,
    );

  const watch = watchHost();
  const warmUp = await run('console.log("an earlier run"); return 1');
  const started = performance.now();
  const before = process.cpuUsage();
  const result = await run(program);
  const { user, system } = process.cpuUsage(before);
  const spent = (user + system) / 1000;
  const elapsed = performance.now() - started;
  const runs = host.runs.length;
  const timerRan = watch.timerRan();
  await new Promise((resolve) => setTimeout(resolve, 40));

  const sent = (exchange?.requests ?? []).map(({ url }) => url);
  const observation = { result, host, spent, lateRuns: host.runs.length - runs, sent };
  const again = await run(harmless);
  return [
    ...(warmUp.ok ? [] : [`the run before it failed: ${warmUp.error.message}`]),
    ...judge(entry.expect, result, exchange),
    ...[conditions[entry.id]?.(observation) ?? []].flat(),
    ...watch.stop(),
    ...(observation.lateRuns > 0 ? [`${observation.lateRuns} tool runs began after the result`] : []),
    ...(entry.family !== undefined && spent > 200 && !timerRan
      ? [`no host timer ran in ${Math.round(spent)} ms of CPU`]
      : []),
    ...(elapsed > (entry.expect.maxMs ?? Infinity) ? [`took ${Math.round(elapsed)} ms`] : []),
    ...judge({ ok: true, value: harmlessValue }, again).map((text) => `a harmless run after it: ${text}`),
  ];
}

const harmless = `
const words = [..."ab", "c"].map((text) => text.toUpperCase()).filter((text) => text !== "B")
const seen = new Map(Object.entries({ a: 1, b: Math.max(2, 3) }))
return [words.join("-"), seen.get("b"), JSON.stringify({ keys: Object.keys({ x: 1 }) }), await Promise.resolve("done")]`;

const harmlessValue = ["A-C", 3, '{"keys":["x"]}', "done"];

/** A schema of a case must render, and what it renders to must be TypeScript. */
async function rendering({ inputSchema, outputSchema }: NonNullable<Case["document"]>): Promise<readonly string[]> {
  const ts = await import("typescript");
  const tool = Tool.make({
    description: "Rendered",
    input: inputSchema ?? {},
    ...(outputSchema ? { output: outputSchema } : {}),
    run: () => Effect.succeed(null),
  });
  const [shown] = CodeMode.make({ tools: { rendered: tool } }).catalog();
  if (shown === undefined) return ["the tool is not in the catalogue"];
  const text = shown.signature.replace(/^tools\.rendered/m, "declare function rendered");
  const { diagnostics = [] } = ts.default.transpileModule(text, { reportDiagnostics: true });
  return diagnostics.length === 0 ? [] : [`the signature is no TypeScript: ${shown.signature}`];
}
