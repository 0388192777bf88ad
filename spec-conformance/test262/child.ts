/** A process that judges a batch of tests, one after the other, and tells each verdict to its parent. */
import { judge, type Verdict } from "./judge.ts";
import { Suite } from "./Suite.ts";

export interface Batch {
  readonly root: string;
  readonly paths: readonly string[];
}
export interface Report {
  readonly path: string;
  readonly verdict: Verdict;
}

export function serve(): void {
  process.once("message", (batch: Batch) => {
    void judgeAll(batch).then(() => process.disconnect());
  });
}

async function judgeAll({ root, paths }: Batch): Promise<void> {
  const suite = new Suite(root);
  for (const path of paths) {
    const verdict = await judge(suite, path).catch((error: unknown): Verdict => ({
      type: "failed",
      message: `defect: ${error instanceof Error ? error.stack : String(error)}`,
    }));
    process.send!({ path, verdict } satisfies Report);
  }
}
