/**
 * The official suite: `CODEMODE_TEST262=checkout tsx spec-conformance/test262/main.ts [--filter text]… [--list-failures] [--json file]`.
 * Ends with 1 when a test fails that `failed.txt` does not name, or a named one passes.
 */
import { appendFileSync, existsSync, readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { parseArgs } from "node:util";
import { type Report, serve } from "./child.ts";
import { judgeAll } from "./pool.ts";
import { Suite } from "./Suite.ts";
import { table } from "./table.ts";

async function main(): Promise<number> {
  const { values } = parseArgs({
    options: {
      filter: { type: "string", multiple: true, default: [] },
      "list-failures": { type: "boolean", default: false },
      json: { type: "string" },
    },
  });
  const root = process.env["CODEMODE_TEST262"];
  if (root === undefined) {
    console.error("CODEMODE_TEST262 must name a checkout of test262 (see pin.json for the commit)");
    return 2;
  }
  const filters = values.filter;
  const paths = new Suite(root)
    .paths()
    .filter((path) => filters.length === 0 || filters.some((filter) => path.includes(filter)));
  const reports: Report[] = [];
  const { json } = values;
  await judgeAll(fileURLToPath(import.meta.url), root, paths, (report) => {
    reports.push(report);
    if (json !== undefined) appendFileSync(json, `${JSON.stringify(report)}\n`);
  });
  reports.sort((a, b) => (a.path < b.path ? -1 : 1));
  if (values["list-failures"])
    for (const { path, verdict } of reports)
      if (verdict.type === "failed") console.log(`${path}\n    ${verdict.message.split("\n")[0]}`);
  console.log(table(reports));
  return compare(reports);
}

/** Failures must be the ones `failed.txt` names: `path # reason` on a line. */
function compare(reports: readonly Report[]): number {
  const file = new URL("failed.txt", import.meta.url);
  const lines = existsSync(file) ? readFileSync(file, "utf8").split("\n") : [];
  const known = new Set(lines.map((line) => line.replace(/\s*#.*/, "")).filter((line) => line !== ""));
  const wrong = reports.filter(({ path, verdict }) => (verdict.type === "failed") !== known.has(path));
  const passing = wrong.filter(({ path }) => known.has(path));
  for (const { path } of passing) console.log(`failed.txt names ${path}, which does not fail`);
  if (wrong.length > passing.length) console.log(`${wrong.length - passing.length} failures are not in failed.txt`);
  return wrong.length === 0 ? 0 : 1;
}

if (process.argv[2] === "child") serve();
else process.exitCode = await main();
