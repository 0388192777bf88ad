/** Judges many tests in a few child processes: a fresh one every few hundred tests, and one that hangs is ended. */
import { fork } from "node:child_process";
import type { Batch, Report } from "./child.ts";

const PROCESSES = 2;
const BATCH = 400;
/** A child that says nothing for so long hangs in the test it is at. @unit ms */
const SILENCE = 180_000;

/** @param entry the module whose start with the argument `child` serves a batch */
export async function judgeAll(
  entry: string,
  root: string,
  paths: readonly string[],
  tell: (report: Report) => void,
): Promise<void> {
  const batches: string[][] = [];
  for (let i = 0; i < paths.length; i += BATCH) batches.push(paths.slice(i, i + BATCH));
  const worker = async (): Promise<void> => {
    for (let batch = batches.shift(); batch !== undefined; batch = batches.shift()) {
      const rest = await judgeBatch(entry, { root, paths: batch }, tell);
      if (rest.length > 0) batches.unshift(rest);
    }
  };
  await Promise.all(Array.from({ length: PROCESSES }, worker));
}

/** Resolves to what is left when the child ended early; the test it ended at has failed. */
function judgeBatch(entry: string, batch: Batch, tell: (report: Report) => void): Promise<string[]> {
  return new Promise((resolve) => {
    const child = fork(entry, ["child"]);
    let done = 0;
    const timer = setTimeout(() => child.kill("SIGKILL"), SILENCE);
    child.on("message", (report: Report) => {
      done++;
      timer.refresh();
      tell(report);
    });
    child.on("exit", (code, signal) => {
      clearTimeout(timer);
      const at = batch.paths[done];
      if (at === undefined) return resolve([]);
      tell({ path: at, verdict: { type: "failed", message: `the process ended (${signal ?? code})` } });
      resolve(batch.paths.slice(done + 1));
    });
    child.send(batch);
  });
}
