/** Counts of a run by section, as text. */
import type { Failure } from "./judge.ts";
import type { CaseFile } from "./readCases.ts";

export interface Section {
  readonly name: string;
  readonly files: number;
  readonly marks: number;
  readonly failing: number;
  readonly missing: number;
}

/** `language`, `builtins/Array`, `boundary`, `limits`. */
export const sectionOf = (key: string): string =>
  key
    .split("/")
    .slice(0, key.startsWith("builtins/") ? 2 : 1)
    .join("/");

export function sections(
  files: readonly CaseFile[],
  failed: ReadonlyMap<string, readonly Failure[]>,
  missing: readonly string[],
): Section[] {
  const names = [...new Set(files.map(({ key }) => sectionOf(key)))];
  return names.map((name) => {
    const own = files.filter(({ key }) => sectionOf(key) === name);
    return {
      name,
      files: own.length,
      marks: own.flatMap(({ chunks }) => chunks.flatMap(({ marks }) => marks)).length,
      failing: own.filter(({ key }) => failed.has(key)).length,
      missing: missing.filter((key) => sectionOf(key) === name).length,
    };
  });
}

export function table(rows: readonly Section[]): string {
  const header = ["section", "files", "marks", "failing", "missing"];
  const cells = rows.map(({ name, files, marks, failing, missing }) =>
    [name, files, marks, failing, missing].map(String),
  );
  const widths = header.map((_, i) => Math.max(...[header, ...cells].map((row) => row[i]!.length)));
  const line = (row: readonly string[]): string =>
    row.map((cell, i) => (i === 0 ? cell.padEnd(widths[i]!) : cell.padStart(widths[i]!))).join("  ");
  return [header, ...cells].map(line).join("\n");
}
