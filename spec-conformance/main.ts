/**
 * `npm run conformance [-- FILTER] [--missing] [--mode normal] [--oracle]`: judges every case whose path contains the filter,
 * prints failures with the line they are about and a table; ends with 1 when a case fails or rows and cases do not match.
 */
import { readFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { coverage } from "./coverage.ts";
import type { Failure } from "./judge.ts";
import { type CaseFile, readCases } from "./readCases.ts";
import { modes } from "./runtimes.ts";
import { sections, table } from "./table.ts";
import { Judges } from "./verdict.ts";

const { values, positionals } = parseArgs({
  options: { missing: { type: "boolean" }, mode: { type: "string" }, oracle: { type: "boolean" } },
  allowPositionals: true,
});
const [filter = ""] = positionals;

const files = readCases();
const { missing, needless } = coverage(files.map(({ key }) => key));

if (values.missing) {
  for (const key of missing) if (key.includes(filter)) console.log(key);
} else {
  await run(files.filter(({ key }) => key.includes(filter)));
}

async function run(chosen: readonly CaseFile[]): Promise<void> {
  const began = performance.now();
  const judges = new Judges({
    modes: modes.filter((mode) => values.mode === undefined || values.mode === mode),
    current: values.oracle === true,
  });
  const failed = new Map<string, Failure[]>();
  let done = 0;
  for (const file of chosen) {
    const failures = await judges.failures(file);
    if (failures.length > 0) failed.set(file.key, failures);
    failures.forEach(report);
    progress(++done, chosen.length, file.key);
  }
  judges.close();
  clear();
  console.log(table(sections(chosen, failed, missing)));
  for (const key of needless) console.log(`No row asks for cases/${key}.js`);
  if (missing.length > 0)
    console.log(`${missing.length} rows have no case; \`npm run conformance -- --missing\` lists them`);
  const marks = chosen.flatMap(({ chunks }) => chunks.flatMap((chunk) => chunk.marks)).length;
  const seconds = ((performance.now() - began) / 1000).toFixed(1);
  console.log(`${chosen.length} files, ${marks} marks, ${failed.size} files fail, ${seconds} s`);
  const complete = filter !== "" || missing.length + needless.length === 0;
  process.exitCode = failed.size === 0 && complete ? 0 : 1;
}

function report({ path, line, chunk, expected, actual }: Failure): void {
  clear();
  const quoted = readFileSync(new URL(`../${path}`, import.meta.url), "utf8").split("\n")[line - 1] ?? "";
  console.log(`${path}:${line}  ${chunk}\n    ${quoted.trim()}\n  expected  ${expected}\n  actual    ${actual}\n`);
}

function progress(done: number, all: number, key: string): void {
  if (!process.stderr.isTTY) return;
  clear();
  process.stderr.write(`${String(done).padStart(String(all).length)}/${all} ${key}`.slice(0, 100));
}

function clear(): void {
  if (process.stderr.isTTY) process.stderr.write("\r\u001b[2K");
}
