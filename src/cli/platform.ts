/**
 * The services that Effect's CLI module asks for, in the least form that parsing and help need: no terminal, no files,
 * no processes. Effect's platform packages, which would bring real ones, want Node 22.
 */
import * as Console from "effect/Console";
import * as Effect from "effect/Effect";
import * as FileSystem from "effect/FileSystem";
import * as Layer from "effect/Layer";
import * as Path from "effect/Path";
import * as Stdio from "effect/Stdio";
import * as Terminal from "effect/Terminal";
import * as CliConfig from "effect/cli/CliConfig";
import * as GlobalFlag from "effect/cli/GlobalFlag";
import * as ChildProcessSpawner from "effect/process/ChildProcessSpawner";
import type { Host } from "./Host.ts";

const unused = Effect.die(new Error("the command line uses no terminal and starts no process"));

/** Host → what `Command.runWith` requires; help and usage errors are written to the host's streams. */
export function platform(host: Host) {
  const print = (write: Host["out"]) => (text?: unknown) => write(`${String(text ?? "")}\n`);
  const console: Console.Console = Object.assign(Object.create(globalThis.console), {
    log: print(host.out),
    error: print(host.error),
  });
  return Layer.mergeAll(
    FileSystem.layerNoop({}),
    Path.layer,
    Stdio.layerTest({}),
    CliConfig.layer({ builtIns: [GlobalFlag.Help, GlobalFlag.Version, GlobalFlag.Completions] }),
    Layer.succeed(Console.Console, console),
    Layer.succeed(
      ChildProcessSpawner.ChildProcessSpawner,
      ChildProcessSpawner.make(() => unused),
    ),
    Layer.succeed(
      Terminal.Terminal,
      Terminal.make({
        columns: Effect.succeed(100),
        rows: Effect.succeed(40),
        size: unused,
        readInput: unused,
        readLine: unused,
        display: (text) => Effect.sync(() => host.out(text)),
      }),
    ),
  );
}
