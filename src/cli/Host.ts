/**
 * What the command needs from the machine it runs on: streams and files as a value, so that a test can hand in its own.
 * The only file of `src/` besides the entry and the module loader that touches Node.
 */
import { readFile, writeFile } from "node:fs/promises";
import { resolve } from "node:path";
import { text } from "node:stream/consumers";

export interface Host {
  readonly directory: string;
  /** Writes to standard output. */
  readonly out: (text: string) => void;
  /** Writes to standard error. */
  readonly error: (text: string) => void;
  readonly stdin: () => Promise<string>;
  readonly readFile: (path: string) => Promise<string>;
  readonly writeFile: (path: string, text: string) => Promise<void>;
}

/** The process itself. */
export const processHost: Host = {
  directory: process.cwd(),
  out: (line) => void process.stdout.write(line),
  error: (line) => void process.stderr.write(line),
  stdin: () => text(process.stdin),
  readFile: (path) => readFile(path, "utf8"),
  writeFile: (path, content) => writeFile(path, content),
};

/** A command line that cannot be carried out as it is written; its text is for the person who wrote it. */
export class UsageError extends Error {
  override readonly name = "UsageError";
}

/** A program and the name to show for it. */
export interface SourceFile {
  readonly name: string;
  readonly code: string;
}

/** Reads a program; `-` is standard input. */
export async function readSource(file: string, host: Host): Promise<SourceFile> {
  if (file === "-") return { name: "stdin", code: await host.stdin() };
  try {
    return { name: file, code: await host.readFile(resolve(host.directory, file)) };
  } catch (error) {
    throw new UsageError(`cannot read ${file}: ${reason(error)}`);
  }
}

/** The part of a system error that helps: `no such file`, not its stack. */
export function reason(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const code = (error as NodeJS.ErrnoException).code;
  return code === "ENOENT" ? "no such file" : code === "EISDIR" ? "it is a directory" : error.message;
}
