/**
 * The handed cases. Those about limits and the hostile ones run in a process of their own each; a case in the pending
 * list must fail, every other one must pass.
 */
import { beforeAll, describe, expect, test } from "vitest";
import { examine } from "./examine.ts";
import { isolated, prepare } from "./isolate.ts";
import { pending } from "./pending.ts";
import { folder, readCases, type Case } from "./readCases.ts";

/** Children run in another time zone than most machines, which this case is about. */
const timeZone = "059-date-is-host-independent";

const inChild = (entry: Case) => entry.area === "limits" || entry.id === timeZone;
const plain = readCases("cases").filter((entry) => !inChild(entry));
const risky = [...readCases("cases").filter(inChild), ...readCases("hostile")];

if (plain.length + risky.length === 0) {
  test.skip(`no cases in ${folder} (set CODEMODE_CASES)`, () => {});
}

describe.runIf(plain.length > 0)("cases", () => {
  test.for(named(plain))("%s", async ([, entry]) => verdict(entry, await examine(entry)));
});

describe.runIf(risky.length > 0)("hostile and limit cases", { concurrent: true }, () => {
  beforeAll(prepare);
  test.for(named(risky))("%s", async ([, entry]) => verdict(entry, await isolated(entry)));
});

test("the pending list names cases and areas that exist", () => {
  const known = new Set([...plain, ...risky].flatMap((entry) => [entry.id, entry.area]));
  expect(known.size === 0 ? [] : Object.keys(pending).filter((key) => !known.has(key))).toEqual([]);
});

function named(entries: readonly Case[]) {
  return entries.map((entry) => [`${entry.id}: ${entry.title}`, entry] as const);
}

function verdict(entry: Case, wrong: readonly string[]) {
  const reason = pending[entry.id] ?? pending[entry.area ?? ""];
  if (reason === undefined) expect(wrong).toEqual([]);
  else expect(wrong, `passes although it is listed as pending (${reason})`).not.toEqual([]);
}
