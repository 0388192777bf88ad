/**
 * The configurations of the open files: for each the nearest one upward, with its tools. All are read again when one of
 * the files concerned changes. A broken one is told of once, and its files go on without tools.
 */
import { configPaths, readConfig } from "./config.ts";
import type { Host } from "./Host.ts";
import { toolSet, type ToolSet } from "./tools.ts";

export interface Configured {
  readonly tools: ToolSet | undefined;
}

export interface Listener {
  /** The tools of some open files may have changed. */
  readonly changed: () => void;
  /** A configuration is broken, or (`null`) is not any more. */
  readonly broken: (config: string, message: string | null) => void;
}

interface Loaded extends Configured {
  readonly config: string;
  readonly problem: string | null;
  readonly files: readonly string[];
}

/** @unit ms that changes of several files are taken together */
const SETTLE = 50;
/** @unit ms that a request waits for tools that are still being loaded */
const PATIENCE = 5_000;

export class Configurations {
  readonly #host: Host;
  readonly #listener: Listener;
  readonly #open = new Map<string, Configured>();
  readonly #problems = new Map<string, string>();
  /** What was read since something changed, by path; `null` where no file is. */
  readonly #known = new Map<string, Promise<Loaded | null>>();
  #loading: Promise<void> = Promise.resolve();
  #generation = 0;
  #watched = "";
  #unwatch = (): void => undefined;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(host: Host, listener: Listener) {
    this.#host = host;
    this.#listener = listener;
  }

  open(file: string): void {
    if (this.#open.has(file)) return;
    this.#open.set(file, { tools: undefined });
    this.#start();
  }

  close(file: string): void {
    this.#open.delete(file);
    if (this.#open.size === 0) this.dispose();
  }

  tools(file: string): ToolSet | undefined {
    return this.#open.get(file)?.tools;
  }

  /** Settles when the files' tools are known, or after a while. */
  ready(): Promise<void> {
    const patience = new Promise<void>((resolve) => void setTimeout(resolve, PATIENCE).unref?.());
    return Promise.race([this.#loading, patience]);
  }

  /** Reads everything again. */
  reload(): void {
    this.#known.clear();
    this.#start();
  }

  #start(): void {
    const generation = ++this.#generation;
    this.#loading = this.#load(generation);
  }

  dispose(): void {
    this.#generation++;
    this.#known.clear();
    clearTimeout(this.#timer);
    this.#unwatch();
    this.#unwatch = () => undefined;
    this.#watched = "";
  }

  async #load(generation: number): Promise<void> {
    const load = (path: string): Promise<Loaded | null> => {
      const loading = this.#known.get(path) ?? this.#read(path);
      this.#known.set(path, loading);
      return loading;
    };
    const found: [string, Loaded | null][] = await Promise.all(
      [...this.#open.keys()].map(async (file): Promise<[string, Loaded | null]> => {
        for (const path of configPaths(file)) {
          const loaded = await load(path);
          if (loaded !== null) return [file, loaded];
        }
        return [file, null];
      }),
    );
    if (generation !== this.#generation) return;
    for (const [file, loaded] of found) if (this.#open.has(file)) this.#open.set(file, { tools: loaded?.tools });
    const loaded = found.flatMap(([, one]) => (one === null ? [] : [one]));
    this.#tell(loaded);
    this.#watch([...this.#known.keys(), ...loaded.flatMap(({ files }) => files)]);
    this.#listener.changed();
  }

  async #read(config: string): Promise<Loaded | null> {
    const text = await this.#host.readFile(config).catch(() => undefined);
    if (text === undefined) return null;
    try {
      const { tools } = readConfig(text);
      if (tools === undefined) return { config, tools: undefined, problem: null, files: [] };
      const { data, files } = await this.#host.loadTools(tools, config);
      return { config, tools: toolSet(data), problem: null, files };
    } catch (error) {
      const problem = error instanceof Error ? error.message : String(error);
      const { files = [] } = error as { readonly files?: readonly string[] };
      return { config, tools: undefined, problem, files };
    }
  }

  #tell(loaded: readonly Loaded[]): void {
    const problems = new Map(loaded.flatMap(({ config, problem }) => (problem === null ? [] : [[config, problem]])));
    for (const config of this.#problems.keys()) if (!problems.has(config)) this.#listener.broken(config, null);
    for (const [config, problem] of problems) {
      if (this.#problems.get(config) !== problem) this.#listener.broken(config, problem);
    }
    this.#problems.clear();
    for (const [config, problem] of problems) this.#problems.set(config, problem);
  }

  #watch(paths: readonly string[]): void {
    const unique = [...new Set(paths)].sort();
    const key = unique.join("\n");
    if (key === this.#watched) return;
    this.#unwatch();
    this.#watched = key;
    this.#unwatch = this.#host.watch(unique, () => {
      clearTimeout(this.#timer);
      this.#timer = setTimeout(() => this.reload(), SETTLE);
    });
  }
}
