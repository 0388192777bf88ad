/**
 * `codemode format`: Prettier for programs, loaded only here. Top-level `return` and `await` are accepted, line ends stay
 * as they are, and a program that does not parse is left alone.
 */
import { resolve } from "node:path";
import { UsageError, readSource, type Host } from "./Host.ts";

export interface FormatInput {
  readonly files: readonly string[];
  readonly write: boolean;
}

/** Answers the exit code: 1 where a program could not be formatted. */
export async function format({ files, write }: FormatInput, host: Host): Promise<number> {
  if (write && files.includes("-")) throw new UsageError("--write needs a file; standard input is only printed");
  const prettier = await import("prettier");
  let status = 0;
  for (const file of files) {
    const { name, code } = await readSource(file, host);
    const path = resolve(host.directory, file);
    const options = { ...(await prettier.resolveConfig(path)), parser: "babel-ts", endOfLine: "auto" } as const;
    try {
      const formatted = await prettier.format(code, options);
      if (!write) host.out(formatted);
      else if (formatted !== code) await host.writeFile(path, formatted);
    } catch (error) {
      if (!(error instanceof SyntaxError)) throw error;
      host.error(`${name}: left as it is, because it does not parse: ${error.message.split("\n")[0]}\n`);
      status = 1;
    }
  }
  return status;
}
