/**
 * Runs cases in children, so that a hang, a crash or a flood of memory is that case's failure and nothing else. The
 * child's code is bundled once: starting it takes a tenth of a second instead of a compiler's start.
 */
import { fork } from "node:child_process";
import { fileURLToPath } from "node:url";
import { build } from "esbuild";
import type { Answer } from "./child.ts";
import type { Case } from "./readCases.ts";

const root = fileURLToPath(new URL("../..", import.meta.url));
const bundle = `${root}node_modules/.cache/codemode-case.mjs`;

/** Bundles the child; to be called before the first `isolated`. */
export async function prepare(): Promise<void> {
  await build({
    entryPoints: [`${root}test/cases/child.ts`],
    outfile: bundle,
    bundle: true,
    platform: "node",
    format: "esm",
    target: "node20",
    packages: "external",
    alias: { codemode: `${root}src/index.ts` },
    logLevel: "error",
  });
}

/** What is wrong with the case after a run in a process of its own. */
export function isolated(entry: Case): Promise<readonly string[]> {
  // For a hang; a run that is merely late says so itself.
  const patience = (entry.expect.maxMs ?? 8_000) + 8_000;
  return new Promise((resolve) => {
    const child = fork(bundle, {
      execArgv: ["--max-old-space-size=1500"],
      env: { ...process.env, TZ: "Asia/Kathmandu" },
      stdio: ["ignore", "ignore", "pipe", "ipc"],
    });
    let answer: Answer | undefined;
    let complaint = "";
    let timer: NodeJS.Timeout | undefined;
    child.stderr?.on("data", (text) => (complaint = (complaint + text).slice(-400)));
    child.on("message", (message) => {
      if (message !== "ready") return void (answer = message as Answer);
      timer = setTimeout(() => child.kill("SIGKILL"), patience);
      child.send(entry);
    });
    child.on("exit", (code, signal) => {
      clearTimeout(timer);
      if (answer === undefined) return resolve([`the process died (${signal ?? code}): ${complaint.trim()}`]);
      const { wrong, peak } = answer;
      const limit = entry.expect.maxRssMb ?? Infinity;
      resolve(peak > limit ? [...wrong, `memory rose by ${peak} MB, at most ${limit} are allowed`] : wrong);
    });
  });
}
