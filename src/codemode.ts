/**
 * The facade: a runtime from tools and policy, and its executions. Options are checked and everything that does not depend
 * on a program (tool tree, catalogue, search) is made once; compiled programs are kept by their text.
 */
import * as Effect from "effect/Effect";
import type { Surroundings } from "./analysis/check.ts";
import type { Diagnostic } from "./diagnostics/Diagnostic.ts";
import { type Hooks, type Limits, type ToolCallEnd, type ToolCallStart } from "./execution/Execution.ts";
import type { Result } from "./execution/result.ts";
import { run as runProgram, type RunOptions } from "./execution/run.ts";
import { check as checkText, prepare, type Prepared } from "./pipeline.ts";
import { globalNames } from "./stdlib/globals.ts";
import * as Catalog from "./tools/Catalog.ts";
import { checkedCatalogBudget, instructions as instructionsOf } from "./tools/instructions.ts";
import { makeSearch } from "./tools/search.ts";
import type * as Tool from "./tools/Tool.ts";
import * as ToolTree from "./tools/ToolTree.ts";

export type { DataValue, Failure, Result, Success } from "./execution/result.ts";
export type { Limits, ToolCall, ToolCallEnd, ToolCallStart } from "./execution/Execution.ts";
export type { Diagnostic, DiagnosticKind } from "./diagnostics/Diagnostic.ts";

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

export type Input<T extends Tool.Tree<any> = Tool.Tree<any>, R = never> = Options<T, R> & { readonly code: string };

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
  /** Every diagnostic of a program, without running it. */
  check(code: string): Diagnostic[];
}

/** Budget of one slice. @unit ticks */
const SLICE_TICKS = 20_000;

/**
 * Makes a runtime.
 *
 * @throws RangeError when a limit or budget is not a valid number
 * @throws TypeError when the tool tree is invalid; the message names the path
 */
export const make = <const T extends Tool.Tree<any> = {}, R = never>(options: Options<T, R> = {}): Runtime<Tool.Services<T> | R> =>
  makeWith(options, SLICE_TICKS) as Runtime<Tool.Services<T> | R>;

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
  const runOptions: RunOptions = { tree, search: makeSearch(catalog), limits, hooks, timeZone: checkedTimeZone(options.timeZone ?? "UTC"), ticks };
  return {
    catalog: () => tree.entries.map(catalog.row),
    instructions: () => instructionsOf(catalog, { catalogBudget }),
    check: (code) => checkText(code, surroundings),
    execute: (code) =>
      Effect.withSpan(
        Effect.suspend(() => {
          const prepared = programs.get(code);
          if (!prepared.ok) return Effect.succeed<Result>({ ok: false, error: prepared.diagnostic, toolCalls: [] });
          return runProgram(prepared.program, runOptions);
        }),
        "codemode.execute",
        { captureStackTrace: false },
      ),
  };
}

/** Runs one program: `make(options).execute(code)`. */
export const execute = <const T extends Tool.Tree<any> = {}, R = never>({ code, ...options }: Input<T, R>): Effect.Effect<Result, never, Tool.Services<T> | R> =>
  Effect.suspend(() => make(options as unknown as Options<T, R>).execute(code));

/** Every diagnostic of one program, without running it. */
export const check = <const T extends Tool.Tree<any> = {}>({ code, ...options }: Input<T, any>): Diagnostic[] => make(options as unknown as Options<T>).check(code);

/**
 * Runs one program outside of Effect. `signal` stops it; the promise then rejects with the signal's reason.
 *
 * @throws as `make` does
 */
export function run<const T extends Tool.Tree<any> = {}>({ signal, ...input }: Input<T> & { readonly signal?: AbortSignal }): Promise<Result> {
  return Effect.runPromise(execute(input as unknown as Input<T>) as Effect.Effect<Result>, signal === undefined ? {} : { signal });
}

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

/** Compiled programs by text, the least recently used dropped first. */
class ProgramCache {
  private readonly prepare: (code: string) => Prepared;
  private readonly entries = new Map<string, Prepared>();
  private size = 0;
  constructor(prepare_: (code: string) => Prepared) {
    this.prepare = prepare_;
  }
  get(code: string): Prepared {
    const known = this.entries.get(code);
    if (known !== undefined) {
      this.entries.delete(code);
      this.entries.set(code, known);
      return known;
    }
    const prepared = this.prepare(code);
    if (code.length > MAX_CACHED) return prepared;
    this.entries.set(code, prepared);
    this.size += code.length;
    for (const oldest of this.entries.keys()) {
      if (this.size <= MAX_CACHED && this.entries.size <= MAX_ENTRIES) break;
      this.entries.delete(oldest);
      this.size -= oldest.length;
    }
    return prepared;
  }
}
/** Kept source text of one runtime. @unit UTF-16 units */
const MAX_CACHED = 256 * 1024;
const MAX_ENTRIES = 100;
