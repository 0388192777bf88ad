/**
 * A runtime from tools and policy. Options are checked and everything that does not depend on a program (tool tree,
 * catalogue, search) is made once; the engine, which runs programs, loads meanwhile.
 */
import * as Effect from "effect/Effect";
import type * as Stream from "effect/Stream";
import type { Surroundings } from "./analysis/check.ts";
import type { Executor } from "./engine.ts";
import type { Limits, ToolCallEnd, ToolCallStart } from "./execution/Execution.ts";
import { type Event, streamOf } from "./execution/events.ts";
import { languageGuide } from "./languageGuide.ts";
import { checkedCode, checkedOptions } from "./options.ts";
import { check as checkText } from "./pipeline.ts";
import type { Diagnostic, Result } from "./schemas.ts";
import { globalNames } from "./stdlib/globalNames.ts";
import * as Catalog from "./tools/Catalog.ts";
import { instructions as instructionsOf } from "./tools/instructions.ts";
import { makeSearch } from "./tools/search.ts";
import type * as Tool from "./tools/Tool.ts";
import * as ToolTree from "./tools/ToolTree.ts";

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

export interface Runtime<R = never> {
  /** Structured descriptions of all tools, ordered by path. */
  catalog(): readonly Catalog.CatalogRow[];
  /** Guide for a model: how to write programs here, and the tools. */
  instructions(): string;
  /**
   * Runs a program. Program, validation, limit and tool failures are in the Result; the Effect itself never fails, and
   * interrupting it stops the program and its tool calls.
   *
   * @throws TypeError when `code` is no string, as `stream` and `check` do
   */
  execute(code: string): Effect.Effect<Result, never, R>;
  /** Runs a program as `execute` does and tells what happens on the way; the last event is the Result. */
  stream(code: string): Stream.Stream<Event, never, R>;
  /** Every diagnostic of a program, without running it. */
  check(code: string): Diagnostic[];
}

/** What a runtime is made with besides what its user chooses. */
interface Making {
  /** Budget of one slice. @unit ticks */
  readonly ticks?: number;
  /** Whether the engine loads now, so that the first execution need not wait for it. */
  readonly loadEngine?: boolean;
}

/** Budget of one slice. @unit ticks */
const SLICE_TICKS = 5_000;

export function makeRuntime(
  options: Options<Tool.Tree<any>, any>,
  { ticks = SLICE_TICKS, loadEngine = true }: Making = {},
): Runtime<unknown> {
  const { tools, limits, catalogBudget, timeZone, hooks } = checkedOptions(options);
  const tree = ToolTree.make(tools);
  const catalog = Catalog.make(tree);
  const surroundings: Surroundings = {
    globals: globalNames,
    tools: { root: tree.root, unknown: (segments) => ToolTree.unknownTool(tree, segments) },
  };
  const search = makeSearch(catalog);
  search.prepare();
  const settings = {
    explain: (result: Result, code: string) => withForgottenAwaits(result, () => checkText(code, surroundings)),
    hooks,
    tree,
    search,
    limits,
    timeZone,
    ticks,
  };
  const engine = new OnDemand<Executor>(async () => (await import("./engine.ts")).executor(settings, surroundings));
  if (loadEngine) engine.ahead();
  return {
    catalog: () => tree.entries.map(catalog.row),
    instructions: () => instructionsOf(catalog, { catalogBudget, language: languageGuide() }),
    check: (code) => checkText(checkedCode(code), surroundings),
    execute(code) {
      checkedCode(code);
      return engine.use((execute) => execute(code));
    },
    stream(code) {
      checkedCode(code);
      return streamOf(hooks, (observers) => engine.use((execute) => execute(code, observers)));
    },
  };
}

/** What loads when it is needed; afterwards nobody waits for it. */
class OnDemand<A> {
  private readonly load: () => Promise<A>;
  private loading: Promise<void> | null = null;
  private loaded: A | null = null;

  constructor(load: () => Promise<A>) {
    this.load = load;
  }

  /** Loads without anybody waiting: who uses it learns of a failure, and tries again. */
  ahead(): void {
    this.settled().catch(() => {});
  }

  use<B, E, R>(run: (value: A) => Effect.Effect<B, E, R>): Effect.Effect<B, E, R> {
    return Effect.suspend(() =>
      this.loaded === null
        ? Effect.flatMap(
            Effect.promise(() => this.settled()),
            () => run(this.loaded!),
          )
        : run(this.loaded),
    );
  }

  private settled(): Promise<void> {
    this.loading ??= this.load().then(
      (value) => void (this.loaded = value),
      (error) => {
        this.loading = null;
        throw error;
      },
    );
    return this.loading;
  }
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
