/**
 * Depth through the whole front end and the compiler: whatever nests, 500 levels run and 20,000 levels run or are one
 * `ParseError` that says so; nothing overflows the host's stack.
 */
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import * as CodeMode from "../src/codemode.ts";
import { moreShapes, otherShapes, shapes, unclosed } from "./syntax/shapes.ts";

/** Gives the names of the shapes a value; `globalThis` keeps the others from being refused up front. */
const names = "Object.assign(globalThis, { a: 1, b: [[1]], c: 0, f: (v) => v, x: 0, async: (v) => v, A: class {} });\n";
const limits = { timeoutMs: 500 };
const valid = { ...shapes, ...moreShapes };
const every = { ...valid, ...otherShapes, ...unclosed };
const codes = (code: string) => CodeMode.check({ code }).filter(({ severity }) => severity === "error").map((found) => found.code); // prettier-ignore

describe("500 levels are read and run", () => {
  it.each(Object.keys(valid))("%s", async (name) => {
    const code = names + valid[name]!(500);
    expect(codes(code)).toEqual([]);
    const result = await Effect.runPromise(CodeMode.execute({ code, limits }));
    if (!result.ok) expect(result.error.kind).not.toBe("ParseError");
  });
});

describe("20,000 levels are run or refused as too deep", () => {
  it.each(Object.keys(every))(
    "%s",
    async (name) => {
      const code = names + every[name]!(20_000);
      const errors = codes(code);
      if (errors.length > 0) expect(errors[0]).toMatch(/^(?:parse|unsupported)\//);
      const result = await Effect.runPromise(CodeMode.execute({ code, limits }));
      if (!result.ok && result.error.kind === "ParseError") expect(result.error.code).toBe(errors[0]);
    },
    60_000,
  );
});

describe("2,000 levels, as deep as brackets may nest at all", () => {
  it.each(Object.keys(valid))(
    "%s",
    async (name) => {
      const code = names + valid[name]!(2_000);
      const errors = codes(code);
      expect(errors.filter((error) => error !== "parse/too-deep")).toEqual([]);
      const result = await Effect.runPromise(CodeMode.execute({ code, limits }));
      if (!result.ok && result.error.kind === "ParseError") expect(errors).toEqual(["parse/too-deep"]);
    },
    60_000,
  );
});

it("a sum of 100,000 terms runs", async () => {
  const code = `return 1${" + 1".repeat(99_999)}`;
  expect(await CodeMode.run({ code })).toMatchObject({ ok: true, value: 100_000 });
}, 60_000);

it("says what is wrong and what to do", async () => {
  expect(await CodeMode.run({ code: "(".repeat(20_000) + ")".repeat(20_000) })).toMatchObject({
    ok: false,
    error: {
      kind: "ParseError",
      code: "parse/too-deep",
      message: "The source is nested too deeply; split it into smaller functions or statements",
    },
  });
});
