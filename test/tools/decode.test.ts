import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as Cause from "effect/Cause";
import * as Context from "effect/Context";
import * as Schema from "effect/Schema";
import * as SchemaGetter from "effect/SchemaGetter";
import { describe, expect, it } from "vitest";
import { decodeInput, decodeOutput, InvalidOutput } from "../../src/tools/decode.ts";
import type { InvalidInput } from "../../src/tools/ToolError.ts";
import { emptyInput, exampleCall, positionalMessage } from "../../src/tools/signature.ts";
import type { ToolSchema } from "../../src/tools/Tool.ts";
import { entryOf, toolOf } from "./support.ts";

const input = (schema: ToolSchema | undefined) => entryOf({ t: toolOf({ input: schema }) }, "t");
const output = (schema: ToolSchema | undefined) => entryOf({ t: toolOf({ output: schema }) }, "t");
const run = <A, E>(effect: Effect.Effect<A, E, unknown>): Exit.Exit<A, E> =>
  Effect.runSyncExit(effect as Effect.Effect<A, E>);

const refusal = (schema: ToolSchema, value: unknown): string => {
  const exit = run(Effect.flip(decodeInput(input(schema), value)));
  return Exit.isSuccess(exit) ? exit.value.message.replace("Invalid input for tools.t: ", "") : "accepted";
};

describe("decodeInput", () => {
  const Order = Schema.Struct({
    id: Schema.String,
    limit: Schema.optionalKey(Schema.Int),
    items: Schema.optional(Schema.Array(Schema.Struct({ sku: Schema.String, qty: Schema.Finite }))),
    sort: Schema.optional(Schema.Literals(["asc", "desc"])),
  });

  it.each([
    [{ id: 1 }, "`id`: expected string, got number 1"],
    [{ id: "a", limit: "10" }, '`limit`: expected number, got string "10"'],
    [{ id: "a", limit: 1.5 }, "`limit`: expected an integer, got number 1.5"],
    [{ id: "a", limit: null }, "`limit`: expected number, got null"],
    [{}, "`id`: missing, expected string"],
    [
      { id: "a", items: [{ sku: 5 }] },
      "`items[0].sku`: expected string, got number 5; `items[0].qty`: missing, expected number",
    ],
    [{ id: "a", items: {} }, "`items`: expected array, got object"],
    [{ id: "a", sort: "up" }, '`sort`: expected "asc" | "desc", got string "up"'],
    [{ id: ["x".repeat(90)] }, "`id`: expected string, got an array of 1"],
    [
      { id: true, limit: "x".repeat(90) },
      `\`id\`: expected string, got boolean true; \`limit\`: expected number, got string "${"x".repeat(40)}…"`,
    ],
    ["a", '`input`: expected object, got string "a". Call it like tools.t({ id: "…" })'],
    [undefined, '`input`: expected object, got undefined. Call it like tools.t({ id: "…" })'],
  ])("of %j says what is wrong", (value, message) => {
    expect(refusal(Order, value)).toBe(message);
  });

  it("names what a union, a record, a tuple and a check want", () => {
    const Shape = Schema.Union([
      Schema.Struct({ kind: Schema.tag("circle"), r: Schema.Number }),
      Schema.Struct({ kind: Schema.tag("square"), side: Schema.Number }),
    ]);
    expect(refusal(Shape, { kind: "circle", r: "1" })).toBe('`r`: expected number, got string "1"');
    expect(refusal(Schema.NullOr(Schema.Boolean), "yes")).toContain('expected boolean | null, got string "yes"');
    expect(refusal(Schema.Record(Schema.String, Schema.Number), { "a b": "x" })).toBe(
      '`["a b"]`: expected number, got string "x"',
    );
    expect(refusal(Schema.Tuple([Schema.String]), ["a", 1])).toContain("`[1]`: one element too many");
    const long = Schema.String.check(Schema.makeFilter((text: string) => text.length > 3 || "too short"));
    expect(refusal(Schema.Struct({ a: long }), { a: "x" })).toBe('`a`: too short, got string "x"');
  });

  it("counts what it does not list", () => {
    const fields = Object.fromEntries(Array.from({ length: 12 }, (_, i) => [`f${i}`, Schema.String]));
    expect(refusal(Schema.Struct(fields), {})).toMatch(/; `f7`: missing, expected string; and 4 more$/u);
  });

  it("decodes, drops what the schema does not know, and takes JSON forms of declared types", () => {
    const schema = Schema.Struct({ n: Schema.NumberFromString, at: Schema.Date, url: Schema.optional(Schema.URL) });
    const value = { n: "5", at: "2020-01-01T00:00:00.000Z", extra: 1 };
    expect(run(decodeInput(input(schema), value))).toEqual(
      Exit.succeed({ n: 5, at: new Date("2020-01-01T00:00:00.000Z") }),
    );
    expect(refusal(schema, { n: "5", at: "soon" })).toBe("`at`: expected a valid Date, got an invalid date");
    expect(refusal(Schema.Struct({ at: Schema.Date, n: Schema.Number }), { at: 1, n: "1" })).toBe(
      '`at`: expected string, got number 1; `n`: expected number, got string "1"',
    );
  });

  it("uses services and passes defects on", () => {
    class Prefix extends Context.Service<Prefix, string>()("test/Prefix") {}
    const Prefixed = Schema.String.pipe(
      Schema.decodeTo(Schema.String, {
        decode: SchemaGetter.transformEffect((text: string) => Effect.map(Effect.service(Prefix), (p) => p + text)),
        encode: SchemaGetter.transform((text: string) => text),
      }),
    );
    const decoded = decodeInput(input(Prefixed), "b") as Effect.Effect<unknown, InvalidInput, Prefix>;
    expect(Effect.runSync(Effect.provideService(decoded, Prefix, "a"))).toBe("ab");
    const throwing = Schema.String.check(Schema.makeFilter(() => { throw new Error("secret"); })); // prettier-ignore
    const exit = run(decodeInput(input(throwing), "x"));
    expect(Exit.isFailure(exit) && Cause.hasDies(exit.cause)).toBe(true);
  });

  it("does not validate against JSON Schema", () => {
    const value = { limit: null };
    expect(run(decodeInput(input({ type: "object", required: ["q"] }), value))).toEqual(Exit.succeed(value));
    expect(run(decodeInput(input(undefined), 5))).toEqual(Exit.succeed(5));
  });

  it("validates with Standard Schema, synchronous or not", async () => {
    const standard = (validate: (value: unknown) => unknown) =>
      ({ "~standard": { version: 1, vendor: "x", validate } }) as unknown as ToolSchema;
    const issues = [{ message: "Expected string", path: ["a", { key: 0 }] }, { message: "Bad" }];
    const refused = decodeInput(input(standard(() => ({ issues }))), {});
    const error = await Effect.runPromise(Effect.flip(refused) as Effect.Effect<InvalidInput>);
    expect(error.message).toBe("Invalid input for tools.t: `a[0]`: Expected string; `input`: Bad");
    const accepted = decodeInput(input(standard(async () => ({ value: 7 }))), {});
    expect(await Effect.runPromise(accepted as Effect.Effect<unknown>)).toBe(7);
    const thrown = decodeInput(input(standard(() => { throw new Error("secret"); })), {}); // prettier-ignore
    const exit = await Effect.runPromiseExit(thrown as Effect.Effect<unknown>);
    expect(Exit.isFailure(exit) && Cause.hasDies(exit.cause)).toBe(true);
  });
});

describe("decodeOutput", () => {
  const message = (schema: ToolSchema, value: unknown): string => {
    const exit = run(Effect.flip(decodeOutput(output(schema), value)));
    return Exit.isSuccess(exit) ? exit.value.message : "accepted";
  };

  it("says which field is wrong and repeats none of the data", () => {
    const schema = Schema.Struct({ users: Schema.Record(Schema.String, Schema.Struct({ age: Schema.Number })) });
    expect(message(schema, { users: { "secret-key": { age: "secret" } } })).toBe(
      'tools.t returned invalid data: `users["…"].age`: expected number, got string',
    );
    const echoing = Schema.String.check(Schema.makeFilter((text: string) => `bad: ${text}`));
    expect(message(echoing, "secret")).toBe(
      "tools.t returned invalid data: `output`: expected a valid value, got string",
    );
    expect(message(Schema.Literal("a"), "secret")).toBe(
      'tools.t returned invalid data: `output`: expected "a", got string',
    );
  });

  it("keeps the cause with the host", () => {
    const exit = run(Effect.flip(decodeOutput(output(Schema.Number), "secret")));
    expect(Exit.isSuccess(exit) && exit.value).toBeInstanceOf(InvalidOutput);
    expect(Exit.isSuccess(exit) && String((exit.value as InvalidOutput).cause)).toContain("secret");
  });

  it("decodes, then writes declared types in their JSON form", () => {
    const schema = Schema.Struct({
      n: Schema.NumberFromString,
      at: Schema.Date,
      tags: Schema.ReadonlySet(Schema.String),
    });
    const value = { n: "5", at: new Date(0), tags: new Set(["a"]) };
    expect(run(decodeOutput(output(schema), value))).toEqual(
      Exit.succeed({ n: 5, at: "1970-01-01T00:00:00.000Z", tags: ["a"] }),
    );
    expect(run(decodeOutput(output(undefined), value))).toEqual(Exit.succeed(value));
  });
});

describe("calls", () => {
  const entry = (schema: ToolSchema | undefined) => input(schema);

  it.each([
    [undefined, undefined],
    [{}, undefined],
    [{ type: "object" }, {}],
    [{ type: "object", properties: { limit: { type: "integer" } } }, {}],
    [{ type: "object", required: ["a"] }, undefined],
    [{ allOf: [{ $ref: "#/$defs/A" }], $defs: { A: { properties: { a: {} } } } }, {}],
    [Schema.Struct({ a: Schema.optional(Schema.String) }), {}],
    [Schema.Struct({ a: Schema.String }), undefined],
    [Schema.Void, undefined],
  ])("without argument pass %# what is complete", (schema, expected) => {
    expect(emptyInput(entry(schema).tool)).toEqual(expected);
  });

  it.each([
    [undefined, "tools.t()"],
    [Schema.Void, "tools.t()"],
    [{ type: "object" }, "tools.t({})"],
    [
      { properties: { path: { type: "string" }, "a-b": { type: "integer", minimum: 3 } }, required: ["path", "a-b"] },
      'tools.t({ path: "…", "a-b": 3 })',
    ],
    [
      Schema.Struct({ d: Schema.Date, k: Schema.Literals(["x", "y"]), l: Schema.NonEmptyArray(Schema.Boolean) }),
      'tools.t({ d: "2025-01-31T12:00:00Z", k: "x", l: [true] })',
    ],
  ])("are shown (%#)", (schema, call) => {
    expect(exampleCall(entry(schema))).toBe(call);
  });

  it.each([
    Schema.Struct({ q: Schema.String.check(Schema.isMinLength(3)), n: Schema.Int.check(Schema.isGreaterThan(4)) }),
    Schema.Struct({
      l: Schema.Array(Schema.Number).check(Schema.isMinLength(2)),
      t: Schema.Tuple([Schema.Boolean, Schema.Null]),
    }),
    Schema.Struct({
      id: Schema.String.check(Schema.isUUID()),
      u: Schema.Union([Schema.Struct({ a: Schema.Number }), Schema.String]),
    }),
  ])("that are shown decode (%#)", (schema) => {
    const call = exampleCall(entry(schema));
    const argument: unknown = JSON.parse(call.slice("tools.t(".length, -1).replace(/([{,] )(\w+):/gu, '$1"$2":'));
    expect(Exit.isSuccess(run(decodeInput(entry(schema), argument)))).toBe(true);
  });

  it("with several arguments are explained", () => {
    const schema = {
      properties: { path: { type: "string" }, content: { type: "string" } },
      required: ["path", "content"],
    };
    expect(positionalMessage(entryOf({ state: { writeFile: toolOf({ input: schema }) } }, "state.writeFile"), 2)).toBe(
      'tools.state.writeFile takes one argument, got 2. Pass one object: tools.state.writeFile({ path: "…", content: "…" })',
    );
  });
});
