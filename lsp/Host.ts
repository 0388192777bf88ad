/** What the server needs from the machine it runs on, as a value: files, watching, loading of tools, addresses. */
import type { ToolData } from "./tools.ts";

export interface Host {
  /** The text of a file, `undefined` where there is none. */
  readonly readFile: (path: string) => Promise<string | undefined>;
  /** Calls `changed` when one of the files changes, appears or vanishes; answers how to stop. */
  readonly watch: (paths: readonly string[], changed: () => void) => () => void;
  /**
   * A tools module or catalogue, named as the configuration does, and the files it was read from.
   *
   * @throws Error with a sentence for the person who wrote it, and the `files` to watch
   */
  readonly loadTools: (tools: string, configuration: string) => Promise<LoadedTools>;
  readonly prettierOptions: (path: string) => Promise<Readonly<Record<string, unknown>> | null>;
  /** Address of a document → its path, `undefined` for documents that are no files. */
  readonly pathOf: (uri: string) => string | undefined;
  readonly uriOf: (path: string) => string;
  /** Address of the page of codes. */
  readonly codesPage: string;
}

export interface LoadedTools {
  readonly data: ToolData;
  readonly files: readonly string[];
}
