/** Runs random programs in batches; each batch has a seed of its own and stops at its first divergence, which is shrunk. */
import * as fc from "fast-check";
import type { Runtime } from "../judge.ts";
import type { Oracle } from "../oracle/Oracle.ts";
import { type Choice, choices } from "./Choice.ts";
import { compare, type Divergence } from "./compare.ts";
import { body, program } from "./program.ts";

export interface Options {
  /** Each program runs in all of them, in turns. */
  readonly runtimes: readonly Runtime[];
  readonly oracle: Oracle;
  readonly count: number;
  readonly seed: number;
  readonly onProgress?: (done: number) => void;
}

export interface Found extends Divergence {
  /** The smallest program that still differs. */
  readonly statements: string;
  /** `npm run fuzz -- COUNT SEED` that finds it again. */
  readonly path: string;
}

const BATCH = 100;

export async function fuzz({ runtimes, oracle, count, seed, onProgress }: Options): Promise<Found[]> {
  const found: Found[] = [];
  for (let done = 0; done < count; done += BATCH) {
    const numRuns = Math.min(BATCH, count - done);
    const runtime = runtimes[(done / BATCH) % runtimes.length]!;
    const batchSeed = seed + done / BATCH;
    const differs = (choice: Choice): Promise<Divergence | null> => compare(runtime, oracle, program(body(choice)));
    const property = fc.asyncProperty(choices, async (choice) => (await differs(choice)) === null);
    const result = await fc.check(property, { seed: batchSeed, numRuns });
    if (result.failed) {
      const [choice] = result.counterexample!;
      const difference = await differs(choice);
      if (difference !== null) found.push({ ...difference, statements: body(choice), path: String(batchSeed) });
    }
    onProgress?.(done + numRuns);
  }
  return found;
}
