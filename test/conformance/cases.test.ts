/** Every case holds in both modes and Node confirms it; rows and cases match one to one; the checklist is fresh. */
import { existsSync, readFileSync } from "node:fs";
import { afterAll, describe, expect, test } from "vitest";
import { coverage } from "../../spec-conformance/coverage.ts";
import { readCases } from "../../spec-conformance/readCases.ts";
import { supportText } from "../../spec-conformance/support.ts";
import { sectionOf } from "../../spec-conformance/table.ts";
import { Judges } from "../../spec-conformance/verdict.ts";

const files = readCases();
const judges = new Judges();
afterAll(() => judges.close());

describe("every mark holds", () => {
  const failing = new Set<string>();
  const sections = [...new Set(files.map(({ key }) => sectionOf(key)))];
  test.each(sections)("%s", { timeout: 300_000 }, async (section) => {
    const wrong: string[] = [];
    for (const file of files.filter(({ key }) => sectionOf(key) === section)) {
      const failures = await judges.failures(file);
      if (failures.length > 0) failing.add(file.key);
      wrong.push(
        ...failures.map(
          ({ path, line, chunk, expected, actual }) =>
            `${path}:${line} ${chunk}: expected ${expected}, actual ${actual}`,
        ),
      );
    }
    expect(wrong).toEqual([]);
  });

  test("interpreter-support.md is fresh: `npm run generate`", () => {
    const path = new URL("../../interpreter-support.md", import.meta.url);
    const written = existsSync(path) ? readFileSync(path, "utf8") : "";
    expect(written === supportText(files, failing)).toBe(true);
  });
});

test("rows and cases match one to one", () => {
  expect(coverage(files.map(({ key }) => key))).toEqual({ missing: [], needless: [] });
});
