/**
 * How a workload is timed: process CPU, the engines taking turns, the least of many runs. Others on the machine can only
 * make a run slower, and what slows one engine's turn is as likely to slow the next one's.
 */
import { isDeepStrictEqual } from "node:util";
import type { Engine, Tools } from "./engines.ts";

export interface Workload {
  readonly name: string;
  /** The program of a round: the same each time, or a new text. */
  readonly text: (round: number) => string;
  /** Runs that start at once. */
  readonly concurrent?: number;
  /** What one unit of the time printed is made of: calls, runs. */
  readonly units?: number;
  /** Enough for each engine, where the usual is not. @unit ms of CPU */
  readonly budget?: number;
}

export interface Timing {
  /** Least CPU of one run. @unit ms */
  best: number;
  spent: number;
  rounds: number;
  /** Why the engine has no time: it threw, or answered something else. */
  failure?: string;
}

/** CPU of this process, its compiler and collector threads included. @unit ms */
export function cpu(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1_000;
}

/** Enough for one engine and workload. @unit ms of CPU */
const BUDGET = 600;
/** Least length of a turn. @unit ms of CPU */
const TURN = 5;
const LEAST_ROUNDS = 3;

export async function once(
  engine: Engine,
  { text, concurrent = 1 }: Workload,
  tools: Tools,
  round: number,
): Promise<unknown> {
  const code = text(round);
  if (concurrent === 1) return engine.run(code, tools);
  return (await Promise.all(Array.from({ length: concurrent }, () => engine.run(code, tools))))[0];
}

/** Times of the engines, in their order; the first one's answer is the right one. */
export async function measure(
  engines: readonly Engine[],
  workload: Workload,
  tools: Tools,
  budget = workload.budget ?? BUDGET,
): Promise<Timing[]> {
  const timings = engines.map((): Timing => ({ best: Infinity, spent: 0, rounds: 0 }));
  const expected = await once(engines[0]!, workload, tools, 0);
  const wanted = ({ spent, rounds, failure }: Timing) =>
    failure === undefined && (rounds < LEAST_ROUNDS || spent < budget);
  for (let round = 1; timings.some(wanted);) {
    for (const [index, engine] of engines.entries()) {
      const timing = timings[index]!;
      if (!wanted(timing)) continue;
      const start = cpu();
      try {
        let value: unknown;
        let time = 0;
        let runs = 0;
        // Reading the clock is a system call: very short runs share one.
        for (; time < TURN; time = cpu() - start, runs++) value = await once(engine, workload, tools, round++);
        timing.best = Math.min(timing.best, time / runs);
        timing.spent += time;
        timing.rounds++;
        if (!isDeepStrictEqual(value, expected)) throw new Error(`answers ${JSON.stringify(value)?.slice(0, 80)}`);
      } catch (error) {
        timing.failure = `${engine.name}, ${workload.name}: ${(error as Error).message}`;
      }
    }
  }
  return timings;
}
