/**
 * The facade: a runtime from tools and policy, and its executions. Options are checked and everything that does not depend
 * on a program (tool tree, catalogue, search) is made once; compiled programs are kept by their text.
 */
import * as Effect from "effect/Effect";
import type * as Stream from "effect/Stream";
import type { Surroundings } from "./analysis/check.ts";
import type { Hooks, Limits, RunOptions, ToolCallEnd, ToolCallStart } from "./execution/Execution.ts";
import { type Event, streamOf } from "./execution/events.ts";
import { run as runProgram } from "./execution/run.ts";
import { languageGuide } from "./languageGuide.ts";
import { check as checkText, prepare } from "./pipeline.ts";
import { ProgramCache } from "./programs.ts";
import type { Diagnostic, Result } from "./schemas.ts";
import { globalNames } from "./stdlib/globals.ts";
import * as Catalog from "./tools/Catalog.ts";
import { checkedCatalogBudget, instructions as instructionsOf } from "./tools/instructions.ts";
import { makeSearch } from "./tools/search.ts";
import type * as Tool from "./tools/Tool.ts";
import * as ToolTree from "./tools/ToolTree.ts";

export type { Event } from "./execution/events.ts";
export type { Limits, ToolCallEnd, ToolCallStart } from "./execution/Execution.ts";
export { DataValue, Diagnostic, DiagnosticKind, Failure, Input, Result, Success, ToolCall } from "./schemas.ts";

/** Tools and policy of a runtime. */
export interface Options<T extends Tool.Tree<any> = Tool.Tree<any>, R = never> {
  /** Nested objects of tools; dots in names are namespaces. Default: none. */
  readonly tools?: T;
  /** No limit has a default. */
  readonly limits?: Limits;
  readonly discovery?: {
    /** Estimated tokens (characters / 4) for the tool catalogue in the instructions. Default 2,000. */
    readonly catalogBudget?: number;
  };
  /** IANA name of the time zone programs see. Default "UTC". */
  readonly timeZone?: string;
  /** Observes an admitted call after its input is decoded, before the tool runs. Must not fail. */
  readonly onToolCallStart?: (event: ToolCallStart) => Effect.Effect<void, never, R>;
  /** Observes how an admitted call ended; an interrupted call has no end event. Must not fail. */
  readonly onToolCallEnd?: (event: ToolCallEnd) => Effect.Effect<void, never, R>;
}

/** Tools, policy and the program: what the one-shot forms take. */
export type OneShot<T extends Tool.Tree<any> = Tool.Tree<any>, R = never> = Options<T, R> & { readonly code: string };

export interface Runtime<R = never> {
  /** Structured descriptions of all tools, ordered by path. */
  catalog(): readonly Catalog.CatalogRow[];
  /** Guide for a model: how to write programs here, and the tools. */
  instructions(): string;
  /**
   * Runs a program. Program, validation, limit and tool failures are in the Result; the Effect itself never fails, and
   * interrupting it stops the program and its tool calls.
   */
  execute(code: string): Effect.Effect<Result, never, R>;
  /** Runs a program as `execute` does and tells what happens on the way; the last event is the Result. */
  stream(code: string): Stream.Stream<Event, never, R>;
  /** Every diagnostic of a program, without running it. */
  check(code: string): Diagnostic[];
}

/** Budget of one slice. @unit ticks */
const SLICE_TICKS = 5_000;

/**
 * Makes a runtime.
 *
 * @throws RangeError when a limit or budget is not a valid number
 * @throws TypeError when the tool tree is invalid; the message names the path
 */
export const make = <const T extends Tool.Tree<any> = {}, R = never>(
  options: Options<T, R> = {},
): Runtime<Tool.Services<T> | R> => makeWith(options, SLICE_TICKS) as Runtime<Tool.Services<T> | R>;

/** As `make`, with a chosen number of ticks per slice; for `codemode/testing`. */
export function makeWith(options: Options<Tool.Tree<any>, any>, ticks: number): Runtime<unknown> {
  const limits = checkedLimits(options.limits ?? {});
  const catalogBudget = checkedCatalogBudget(options.discovery?.catalogBudget);
  const tree = ToolTree.make(options.tools ?? {});
  const catalog = Catalog.make(tree);
  const surroundings: Surroundings = {
    globals: globalNames,
    tools: { root: tree.root, unknown: (segments) => ToolTree.unknownTool(tree, segments) },
  };
  const programs = new ProgramCache((code) => prepare(code, surroundings));
  const hooks: Hooks<unknown> = { onToolCallStart: options.onToolCallStart, onToolCallEnd: options.onToolCallEnd };
  const search = makeSearch(catalog);
  search.prepare();
  const shared: RunOptions = {
    prepare: (code) => programs.get(code),
    explain: (result, code) => withForgottenAwaits(result, () => checkText(code, surroundings)),
    hooks,
    tree,
    search,
    limits,
    timeZone: checkedTimeZone(options.timeZone ?? "UTC"),
    ticks,
  };
  return {
    catalog: () => tree.entries.map(catalog.row),
    instructions: () => instructionsOf(catalog, { catalogBudget, language: languageGuide() }),
    check: (code) => checkText(code, surroundings),
    execute: (code) => runProgram(code, shared),
    stream: (code) => streamOf(hooks, (observers) => runProgram(code, { ...shared, ...observers })),
  };
}

/** Runs one program: `make(options).execute(code)`. */
export const execute = <const T extends Tool.Tree<any> = {}, R = never>({
  code,
  ...options
}: OneShot<T, R>): Effect.Effect<Result, never, Tool.Services<T> | R> =>
  make(options as unknown as Options<T, R>).execute(code);

/** Every diagnostic of one program, without running it. */
export const check = <const T extends Tool.Tree<any> = {}>({ code, ...options }: OneShot<T, any>): Diagnostic[] =>
  make(options as unknown as Options<T>).check(code);

/**
 * Runs one program outside of Effect. `signal` stops it; the promise then rejects. Tools that need services are for
 * `execute`, which says so in its type.
 *
 * @throws as `make` does, through the promise
 */
export const run = async <const T extends Tool.Tree = {}>({
  signal,
  ...input
}: OneShot<T> & { readonly signal?: AbortSignal }): Promise<Result> => {
  // Effect looks at the signal when the fiber has begun, and a short program would have run by then.
  signal?.throwIfAborted();
  return Effect.runPromise(execute(input as unknown as OneShot<Tool.Tree>), signal === undefined ? {} : { signal });
};

const LIMITS = { timeoutMs: 1, maxToolCalls: 0, maxOutputBytes: 0 } as const;

function checkedLimits(limits: Limits): Limits {
  for (const [name, least] of Object.entries(LIMITS)) {
    const value = limits[name as keyof Limits];
    if (value !== undefined && (!Number.isSafeInteger(value) || value < least))
      throw new RangeError(`limits.${name} must be a safe integer of at least ${least}, not ${String(value)}`);
  }
  return limits;
}

function checkedTimeZone(timeZone: string): string {
  // The default needs no check, which would load the host's locale data.
  if (timeZone !== "UTC") new Intl.DateTimeFormat("en-US", { timeZone });
  return timeZone;
}

/** A failure of data that may come from a forgotten `await` says where one is likely missing. */
function withForgottenAwaits(result: Result, findings: () => readonly Diagnostic[]): Result {
  if (result.ok) return result;
  const { error } = result;
  const isOfData = error.kind === "InvalidDataValue" || error.message.startsWith("TypeError: ");
  if (!isOfData) return result;
  const forgotten = findings()
    .filter(({ code }) => code === "data/missing-await")
    .map(({ message, location }) => `Line ${location?.line}: ${message}`);
  if (forgotten.length === 0) return result;
  return { ...result, error: { ...error, suggestions: [...(error.suggestions ?? []), ...forgotten] } };
}
