/** The process that runs one case and dies: says that it is ready, gets the case, answers what is wrong and its peak memory. */
import { examine } from "./examine.ts";
import type { Case } from "./readCases.ts";

export interface Answer {
  readonly wrong: readonly string[];
  /** @unit MB above the start */
  readonly peak: number;
}

process.once("message", async (entry: Case) => {
  const start = process.resourceUsage().maxRSS;
  const wrong = await examine(entry).catch((defect: unknown) => [`the host threw ${String(defect)}`]);
  const answer: Answer = { wrong, peak: Math.round((process.resourceUsage().maxRSS - start) / 1024) };
  process.send!(answer, () => process.exit(0));
});

process.send!("ready");
