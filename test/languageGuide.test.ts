/** The language section and the calls of the instructions: all of it is tried. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, test } from "vitest";
import { CodeMode, Tool } from "codemode";
import { codes } from "../src/diagnostics/codes.ts";
import { languageGuide } from "../src/languageGuide.ts";

const guide = languageGuide();
const line = (start: string) =>
  guide
    .split("\n")
    .find((text) => text.startsWith(start))!
    .slice(start.length, -1);

describe("the language section", () => {
  test("has a sensible size", () => {
    expect(guide.length).toBeLessThan(3_000);
  });

  test("names globals that are there", async () => {
    const names = line("Globals: ").split(", ");
    expect(names).toContain("Array");
    const result = await CodeMode.run({ code: `return [${names.map((name) => `typeof ${name}`).join(", ")}]` });
    expect(result.ok && (result.value as string[]).filter((type) => type === "undefined")).toEqual([]);
  });

  test("names globals that are not there", async () => {
    const names = guide
      .split("\n- ")
      .slice(1)
      .flatMap((text) => text.split(": ")[0]!.split(", "))
      .filter((name) => name !== "…");
    expect(names).toContain("fetch");
    const result = await CodeMode.run({ code: `return [${names.map((name) => `typeof ${name}`).join(", ")}]` });
    expect(result).toMatchObject({ value: names.map(() => "undefined") });
  });

  test("names constructs that are refused by that name", () => {
    const byTitle = new Map(Object.entries(codes).map(([code, row]) => [row.title, { code, row }] as const));
    for (const title of line("Refused: ").split(", ")) {
      const { code, row } = byTitle.get(title)!;
      const found = CodeMode.check({ code: row.example! }).map((diagnostic) => diagnostic.code);
      expect(found).toContain(code);
    }
  });
});

describe("the calls that instructions print", () => {
  const get = Tool.make({
    description: "Get",
    input: Schema.Struct({ id: Schema.String, kind: Schema.Literals(["a", "b"]), n: Schema.optionalKey(Schema.Int) }),
    run: Effect.succeed,
  });
  const many = Object.fromEntries(Array.from({ length: 200 }, (_, i) => [`tool-${i}`, get]));

  test.for([
    { shop: { get } },
    { shop: many },
    { nothing: Tool.make({ description: "None", run: () => Effect.void }) },
  ])("run as they stand", async (tools) => {
    const text = CodeMode.make({ tools, discovery: { catalogBudget: 200 } }).instructions();
    const calls = [...text.matchAll(/`((?:await tools|search)[^`]*\))`/g)].map(([, call]) => call!);
    expect(calls.length).toBeGreaterThan(0);
    for (const call of calls) {
      const result = await CodeMode.run({ tools, code: `return ${call}` });
      expect(result).toMatchObject({ ok: true });
    }
  });
});
