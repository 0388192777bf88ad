import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { describe, expect, expectTypeOf, it } from "vitest";
import * as Tool from "../../src/tools/Tool.ts";
import { hostFailureMessage, interruptedMessage, safeMessage, toolError } from "../../src/tools/ToolError.ts";
import { toolOf } from "./support.ts";

class Database extends Context.Service<Database, { readonly name: string }>()("test/Database") {}

describe("Tool.make", () => {
  const input = Schema.Struct({ id: Schema.String, limit: Schema.optionalKey(Schema.NumberFromString) });
  const tool = Tool.make({
    description: "Look up an order",
    input,
    output: Schema.Struct({ total: Schema.Number }),
    run: ({ id, limit }) =>
      Effect.gen(function* () {
        expectTypeOf(id).toEqualTypeOf<string>();
        expectTypeOf(limit).toEqualTypeOf<number | undefined>();
        const database = yield* Database;
        return { total: database.name.length };
      }),
  });

  it("keeps what it was given, readable", () => {
    expect(tool.description).toBe("Look up an order");
    expect(tool.input).toBe(input);
    expect(Tool.isDefinition(tool)).toBe(true);
    expect(Object.isFrozen(tool)).toBe(true);
  });

  it("infers the environment, and of a tree the union", () => {
    expectTypeOf(tool).toEqualTypeOf<Tool.Definition<Database>>();
    const tools = { a: { b: tool }, c: Tool.make({ description: "", run: () => Effect.succeed(1) }) };
    expectTypeOf<Tool.Services<typeof tools>>().toEqualTypeOf<Database>();
    expectTypeOf<Tool.Services<{ a: Tool.Tree<Database> }>>().toEqualTypeOf<Database>();
    expectTypeOf<Tool.Services<{}>>().toEqualTypeOf<never>();
  });

  it("takes JSON Schema and Standard Schema", () => {
    expect(toolOf({ input: { type: "object" } }).input).toEqual({ type: "object" });
    const standard = { "~standard": { version: 1, vendor: "x", validate: (value: unknown) => ({ value }) } } as const;
    expect(Tool.isStandardSchema(toolOf({ input: standard }).input)).toBe(true);
    expect(Tool.isStandardSchema(Schema.toStandardSchemaV1(Schema.String))).toBe(false);
  });

  it.each([
    [{ description: 1, run: () => Effect.void }, "`description` must be a string"],
    [{ description: "", run: 1 }, "`run` must be a function"],
    [{ description: "", run: () => Effect.void, input: "string" }, "`input` must be an Effect Schema"],
    [{ description: "", run: () => Effect.void, output: null }, "`output` must be an Effect Schema"],
  ])("refuses %j", (options, message) => {
    expect(() => Tool.make(options as never)).toThrow(message);
  });

  it.each([undefined, null, 1, {}, { _tag: "codemode/Tool" }, () => 1])("%j is no definition", (value) => {
    expect(Tool.isDefinition(value)).toBe(false);
  });
});

describe("safeMessage", () => {
  it.each([
    ["a refusal", Cause.fail(toolError("No such order", new Error("secret"))), "No such order"],
    ["a refusal thrown", Cause.die(toolError("No such order")), "No such order"],
    ["a failure", Cause.fail(new Error("secret")), hostFailureMessage("Tool")],
    ["a defect", Cause.die("secret"), hostFailureMessage("Tool")],
    ["an empty cause", Cause.empty, hostFailureMessage("Tool")],
    ["an interruption", Cause.interrupt(1), interruptedMessage("Tool")],
  ])("of %s", (_, cause, message) => {
    expect(safeMessage(cause, "Tool")).toBe(message);
  });

  it("keeps the cause of a refusal with the host", () => {
    expect(toolError("m", 5).cause).toBe(5);
    expect(JSON.stringify(toolError("m"))).not.toContain("cause");
  });
});
