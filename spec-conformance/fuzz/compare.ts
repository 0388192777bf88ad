/** One generated program in our interpreter and in Node: where they differ, or null. */
import { observe, type Runtime } from "../judge.ts";
import type { Oracle } from "../oracle/Oracle.ts";

export interface Divergence {
  readonly ours: string;
  readonly node: string;
}

export async function compare(runtime: Runtime, oracle: Oracle, program: string): Promise<Divergence | null> {
  const asked = oracle.ask({ program, fresh: true });
  const [ours, node] = [await observe(runtime, program), await asked].map((seen) =>
    "failed" in seen ? `failed: ${seen.failed}` : `${seen[1]}\n${seen[2]}`,
  ) as [string, string];
  if (ours === node) return null;
  return { ours, node };
}
