/**
 * The `codemode` command: its subcommands and flags, by Effect's CLI module, and the exit codes. What each subcommand
 * does is in the file of its name.
 */
import * as Cause from "effect/Cause";
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Option from "effect/Option";
import * as Argument from "effect/cli/Argument";
import * as Command from "effect/cli/Command";
import * as Flag from "effect/cli/Flag";
import { check } from "./check.ts";
import { format } from "./format.ts";
import { UsageError, type Host } from "./Host.ts";
import { lsp } from "./lsp.ts";
import { platform } from "./platform.ts";
import { run } from "./run.ts";
import { support } from "./support.ts";
import { tools } from "./tools.ts";
import { version } from "./version.ts";

/** Exit codes: 0 fine, 1 the program failed or has errors, 2 the command line is wrong. */
export const exitCodes = { fine: 0, failed: 1, usage: 2 } as const;

const file = Argument.String("FILE").pipe(Argument.withDescription("A program; - is standard input"));
const files = file.pipe(Argument.atLeast(1));
const optionalText = (name: string, description: string) =>
  Flag.String(name).pipe(Flag.withDescription(description), Flag.optional, Flag.map(Option.getOrUndefined));
const sources = {
  tools: optionalText("tools", "Module whose default export is the tool tree"),
  openapi: optionalText("openapi", "OpenAPI document, JSON or YAML, whose operations are tools under tools.api"),
  baseUrl: optionalText("base-url", "Where the operations of the document are"),
};
const jsonFlag = Flag.Boolean("json").pipe(Flag.withDefault(false), Flag.withDescription("Print JSON"));
const dtsFlag = Flag.Boolean("dts").pipe(
  Flag.withDefault(false),
  Flag.withDescription("Print TypeScript declarations"),
);
const timeoutFlag = Flag.Int("timeout-ms").pipe(
  Flag.withDescription("Wall-clock limit of the run"),
  Flag.filter(
    (ms) => ms >= 1,
    (ms) => `--timeout-ms must be at least 1, not ${ms}`,
  ),
  Flag.optional,
  Flag.map(Option.getOrUndefined),
);

/** Runs the command line `argv` (without node and script) and answers the exit code; a wrong one is 2, not a rejection. */
export async function codemode(argv: readonly string[], host: Host): Promise<number> {
  let status: number | undefined;
  const finish = (work: () => Promise<number>) =>
    Effect.promise(async () => {
      try {
        status = await work();
      } catch (error) {
        if (!(error instanceof UsageError)) throw error;
        host.error(`codemode: ${error.message}\n`);
        status = exitCodes.usage;
      }
    });

  const subcommands = [
    Command.make("run", { file, ...sources, timeoutMs: timeoutFlag, json: jsonFlag }, (input) =>
      finish(() => run(input, host)),
    ).pipe(Command.withDescription("Run a program")),
    Command.make("check", { files, ...sources, json: jsonFlag }, (input) => finish(() => check(input, host))).pipe(
      Command.withDescription("Print a program's diagnostics without running it"),
    ),
    Command.make("format", { files, write: Flag.Boolean("write").pipe(Flag.withDefault(false)) }, (input) =>
      finish(() => format(input, host)),
    ).pipe(Command.withDescription("Format programs by Prettier")),
    Command.make("tools", { ...sources, dts: dtsFlag, json: jsonFlag }, (input) =>
      finish(() => tools(input, host)),
    ).pipe(Command.withDescription("Show what a tools module or a document offers")),
    Command.make("lsp", { stdio: Flag.Boolean("stdio").pipe(Flag.withDefault(false)) }, ({ stdio }) =>
      finish(async () => {
        if (!stdio) throw new UsageError("lsp speaks over standard input and output only: codemode lsp --stdio");
        return lsp();
      }),
    ).pipe(Command.withDescription("Serve editors by the language server protocol")),
    Command.make("support", {}, () => finish(() => support(host))).pipe(
      Command.withDescription("Show what is refused"),
    ),
  ] as const;

  const root = Command.make("codemode").pipe(
    Command.withDescription("Run small programs that orchestrate tools"),
    Command.withSubcommands(subcommands),
  );
  const exit = await Effect.runPromise(
    Effect.exit(Command.runWith(root, { version })(argv).pipe(Effect.provide(platform(host)))),
  );
  if (Exit.isSuccess(exit)) return status ?? exitCodes.fine;
  if (Cause.hasDies(exit.cause)) throw Cause.squash(exit.cause);
  return exitCodes.usage;
}
