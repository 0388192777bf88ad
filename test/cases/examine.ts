/**
 * Runs one case on a fresh runtime and lists what is wrong with it: the result against the expectation, the conditions
 * that only the host can see, and a harmless second run on the same runtime. Used in this process and, for programs that
 * might take it down, in a child.
 */
import * as Effect from "effect/Effect";
import { CodeMode, Tool } from "codemode";
import { conditions } from "./conditions.ts";
import { watchHost } from "./hostState.ts";
import { judge } from "./judge.ts";
import { programsOf, type Case } from "./readCases.ts";
import { toolTree, type HostSide } from "./stubs.ts";

/** One run as the host saw it. */
export interface Observation {
  readonly result: CodeMode.Result;
  readonly host: HostSide;
  /** @unit ms */
  readonly elapsed: number;
  /** Runs of tools that began after the result was given. */
  readonly lateRuns: number;
}

/** What is wrong with the case; empty where it is satisfied by one of its layouts. */
export async function examine(entry: Case): Promise<readonly string[]> {
  if (entry.area === "openapi" || entry.tools?.some((tool) => tool.openapi)) return ["there are no OpenAPI tools"];
  if (entry.document !== undefined) return rendering(entry.document);
  let first: readonly string[] | undefined;
  for (const program of programsOf(entry)) {
    const wrong = await examineProgram(entry, program);
    if (wrong.length === 0) return [];
    first ??= wrong;
  }
  return first ?? ["the case has no program"];
}

async function examineProgram(entry: Case, program: string): Promise<readonly string[]> {
  const watch = watchHost();
  const host: HostSide = { runs: [], interrupted: [] };
  const runtime = CodeMode.make({ tools: toolTree(entry.tools ?? [], host), limits: entry.limits ?? {} });
  const warmUp = await Effect.runPromise(runtime.execute('console.log("an earlier run"); return 1'));

  const started = performance.now();
  const result = await Effect.runPromise(runtime.execute(program));
  const elapsed = performance.now() - started;
  const runs = host.runs.length;
  const timerRan = watch.timerRan();
  await new Promise((resolve) => setTimeout(resolve, 40));

  const observation = { result, host, elapsed, lateRuns: host.runs.length - runs };
  const again = await Effect.runPromise(runtime.execute(harmless));
  return [
    ...(warmUp.ok ? [] : [`the run before it failed: ${warmUp.error.message}`]),
    ...judge(entry.expect, result),
    ...[conditions[entry.id]?.(observation) ?? []].flat(),
    ...watch.stop(),
    ...(observation.lateRuns > 0 ? [`${observation.lateRuns} tool runs began after the result`] : []),
    ...(elapsed > 200 && !timerRan ? [`no host timer ran in ${Math.round(elapsed)} ms`] : []),
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
  const { diagnostics = [] } = ts.transpileModule(
    shown.signature.replace(/^tools\.rendered/m, "declare function rendered"),
    { reportDiagnostics: true },
  );
  return diagnostics.length === 0 ? [] : [`the signature is no TypeScript: ${shown.signature}`];
}
