/** Entry of the `codemode` command: hands the process over and sets its exit code. */
import { codemode } from "./command.ts";
import { processHost } from "./Host.ts";

process.exitCode = await codemode(process.argv.slice(2), processHost);
