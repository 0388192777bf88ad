/** The table of a run: per area how many tests ran, passed and failed, and why the others are outside. */
import type { Report } from "./child.ts";

interface Row {
  passed: number;
  failed: number;
  outside: number;
}

const areaOf = (path: string): string =>
  path.startsWith("harness/") ? "harness" : path.split("/").slice(0, 2).join("/");

export function table(reports: readonly Report[]): string {
  const rows = new Map<string, Row>();
  const reasons = new Map<string, number>();
  const total: Row = { passed: 0, failed: 0, outside: 0 };
  for (const { path, verdict } of reports) {
    const area = areaOf(path);
    const row = rows.get(area) ?? { passed: 0, failed: 0, outside: 0 };
    rows.set(area, row);
    row[verdict.type]++;
    total[verdict.type]++;
    if (verdict.type === "outside") reasons.set(verdict.reason, (reasons.get(verdict.reason) ?? 0) + 1);
  }
  const lines = [...rows].sort(([a], [b]) => (a < b ? -1 : 1)).map(([area, row]) => line(area, row));
  const why = [...reasons]
    .sort((a, b) => b[1] - a[1])
    .map(([reason, count]) => `${String(count).padStart(7)}  ${reason}`);
  return [HEAD, ...lines, line("total", total), "", "outside, by reason", ...why].join("\n");
}

const HEAD = `${"area".padEnd(44)}    run  passed  failed  outside       %`;

function line(area: string, { passed, failed, outside }: Row): string {
  const run = passed + failed;
  const share = run === 0 ? "" : ((100 * passed) / run).toFixed(2);
  const numbers = [run, passed, failed, outside].map((count, i) => String(count).padStart(i === 0 ? 7 : 8)).join("");
  return `${area.padEnd(44)}${numbers}${share.padStart(9)}`;
}
