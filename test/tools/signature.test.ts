import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { existsSync, readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { maxSignatureLength } from "../../src/tools/signature.ts";
import type { JsonSchema } from "../../src/tools/Tool.ts";
import { folder } from "../cases/readCases.ts";
import { signatureText } from "./support.ts";

/** The parameter of a tool with this input. */
const inputText = (input: unknown): string => {
  const text = signatureText({ input: input as JsonSchema });
  return text.slice(0, text.lastIndexOf("): Promise<")).replace("tools.t(", "");
};

/** The type of a field with this schema. */
const fieldText = (schema: unknown): string =>
  inputText({ type: "object", properties: { f: schema }, required: ["f"] })
    .replace(/^input: \{\s+/u, "")
    .replace(/^f: (.*?);?\s+\}$/su, "$1");

const handed = join(folder, "cases");

describe("signatures of JSON Schema", () => {
  it.each([
    [true, "unknown"],
    [{}, "unknown"],
    [false, "never"],
    [{ not: {} }, "never"],
    [{ type: "string" }, "string"],
    [{ type: "integer" }, "number"],
    [{ type: "null" }, "null"],
    [{ type: "nonsense" }, "unknown"],
    [{ type: ["string", "null"] }, "string | null"],
    [{ type: ["null", "integer", "number"] }, "number | null"],
    [{ type: "string", nullable: true }, "string | null"],
    [{ const: "x" }, '"x"'],
    [{ const: null }, "null"],
    [{ const: { a: [1, "b"] } }, '{ a: [1, "b"] }'],
    [{ enum: ["a", 1, null, true] }, '"a" | 1 | true | null'],
    [{ enum: ["a"], nullable: true }, '"a" | null'],
    [{ enum: [] }, "never"],
    [{ anyOf: [{ type: "string" }, { type: "null" }] }, "string | null"],
    [{ anyOf: [{ type: "string" }, {}] }, "unknown"],
    [{ oneOf: [{ const: "x" }, { type: "object", properties: { k: { type: "number" } } }] }, '"x" | { k?: number }'],
    [{ allOf: [{ type: "string" }, { minLength: 1 }] }, "string"],
    [
      { allOf: [{ properties: { a: { type: "string" } } }, { properties: { b: {} }, required: ["a"] }] },
      "{ a: string; b?: unknown }",
    ],
    [{ allOf: [{ anyOf: [{ type: "string" }, { type: "number" }] }, { enum: [1, 2] }] }, "(string | number) & (1 | 2)"],
    [{ type: "object", allOf: [{ $ref: "#/nowhere" }], properties: { a: {} } }, "{ a?: unknown }"],
    [{ type: "object", properties: { a: {} }, anyOf: [{ required: ["a"] }, { required: ["b"] }] }, "{ a?: unknown }"],
    [
      { type: "object", oneOf: [{ properties: { a: {} }, required: ["a"] }, { properties: { b: {} } }] },
      "{ a: unknown } | { b?: unknown }",
    ],
    [{ type: "array" }, "unknown[]"],
    [{ type: "array", items: { type: "string" } }, "string[]"],
    [{ type: "array", items: { type: ["string", "null"] } }, "Array<string | null>"],
    [{ items: { type: "array", items: { type: "number" } } }, "number[][]"],
    [{ type: "array", prefixItems: [{ type: "string" }, { type: "number" }], items: false }, "[string, number]"],
    [
      { type: "array", prefixItems: [{ type: "string" }, { type: "number" }], minItems: 1, items: false },
      "[string, number?]",
    ],
    [{ type: "array", items: [{ type: "string" }], additionalItems: { type: "number" } }, "[string, ...number[]]"],
    [{ type: "object" }, "{ [key: string]: unknown }"],
    [{ type: "object", properties: {} }, "{}"],
    [{ type: "object", additionalProperties: false }, "{}"],
    [{ type: "object", additionalProperties: { type: "boolean" } }, "{ [key: string]: boolean }"],
    [{ type: "object", patternProperties: { "^x": { type: "string" } } }, "{ [key: string]: string }"],
    [{ properties: { a: { type: "string" } }, additionalProperties: true }, "{ a?: string; [key: string]: unknown }"],
    [
      { properties: { a: { type: "string" } }, additionalProperties: { type: "number" } },
      "{ a?: string } & { [key: string]: number }",
    ],
    [{ type: "object", required: ["a"] }, "{ a: unknown; [key: string]: unknown }"],
    [
      { properties: { "a-b": {}, class: {}, __proto__2: {} } },
      '{ "a-b"?: unknown; class?: unknown; __proto__2?: unknown }',
    ],
    [{ $ref: "https://example.com/schema.json" }, "unknown"],
    [{ $ref: "#/%zz" }, "unknown"],
    [JSON.parse('{ "properties": { "__proto__": { "type": "string" } } }'), "{ __proto__?: string }"],
  ])("%j", (schema, text) => {
    expect(fieldText(schema)).toBe(text);
  });

  it.runIf(existsSync(handed))("follows references of every local form", () => {
    const input = JSON.parse(readFileSync(caseFile("107"), "utf8")).document.inputSchema as JsonSchema;
    expect(signatureText({ input })).toBe(
      'tools.t(input: {\n  a: number;\n  /** kept */\n  b?: "x" | "y" | null;\n  c?: unknown;\n  d?: unknown;\n}): Promise<unknown>',
    );
  });

  it.runIf(existsSync(handed))("writes unions, tuples, odd keys and hostile descriptions", () => {
    const input = JSON.parse(readFileSync(caseFile("109"), "utf8")).document.inputSchema as JsonSchema;
    expect(inputText(input)).toBe(`input?: {
  a?: string | null;
  b?: string | null;
  c?: string | null;
  d?: "x" | { k: number };
  e?: { p: string; q?: number };
  f?: [string, number];
  g?: "a" | 1 | null;
  h?: { [key: string]: boolean };
  /**
   * ends a comment *\\/ here
   * second line
   */
  "weird-key"?: string;
  i?: unknown[];
}`);
  });

  it("says in tags what types cannot", () => {
    const f = { type: "string", format: "date", default: "2020-01-01", deprecated: true, description: "When" };
    expect(inputText({ properties: { f, n: { type: "integer", minimum: 1, maximum: 9, examples: [3] } } }))
      .toBe(`input?: {
  /**
   * When
   * @deprecated
   * @format date
   * @default 2020-01-01
   */
  f?: string;
  /**
   * @minimum 1
   * @maximum 9
   * @example 3
   */
  n?: number;
}`);
  });

  it("names recursive schemas, once for both sides", () => {
    const node = { type: "object", properties: { kids: { type: "array", items: { $ref: "#/$defs/Tree%20Node" } } } };
    const schema = { $ref: "#/$defs/Tree%20Node", $defs: { "Tree Node": node } };
    expect(signatureText({ input: schema, output: schema })).toBe(
      "type Tree_Node = { kids?: Tree_Node[] };\ntools.t(input?: Tree_Node): Promise<Tree_Node>",
    );
    expect(signatureText({ input: { properties: { next: { $ref: "#" } } }, output: { $ref: "#" } })).toBe(
      "type Input = { next?: Input };\ntype Output = unknown;\ntools.t(input?: Input): Promise<Output>",
    );
  });

  it("keeps two types of one name apart", () => {
    const side = (type: string) => ({
      $ref: "#/$defs/N",
      $defs: { N: { properties: { v: { type }, n: { $ref: "#/$defs/N" } } } },
    });
    expect(signatureText({ input: side("string"), output: side("number") })).toBe(
      "type N = { v?: string; n?: N };\ntype N2 = { v?: number; n?: N2 };\ntools.t(input?: N): Promise<N2>",
    );
  });

  it("leaves readOnly fields out of the input and writeOnly fields out of the output", () => {
    const user = {
      type: "object",
      properties: { id: { type: "string", readOnly: true }, name: {}, password: { $ref: "#/$defs/Secret" } },
      required: ["id", "name", "password"],
      $defs: { Secret: { type: "string", writeOnly: true } },
    };
    expect(signatureText({ input: user, output: user })).toBe(
      "tools.t(input: { name: unknown; password: string }): Promise<{ id: string; name: unknown }>",
    );
    const node = { properties: { id: { readOnly: true }, next: { $ref: "#" } } };
    expect(signatureText({ input: node, output: node })).toBe(
      "type Input = { next?: Input };\ntype Output = { id?: unknown; next?: Output };\ntools.t(input?: Input): Promise<Output>",
    );
  });

  it("ends for whatever refers to itself", () => {
    expect(inputText({ properties: { f: { allOf: [{ $ref: "#/properties/f" }] } } })).toBe(
      "type f = unknown;\ninput?: { f?: f }",
    );
    const cyclic: Record<string, unknown> = { type: "object", properties: {} };
    cyclic["properties"] = { self: cyclic };
    expect(inputText(cyclic)).toBe("input?: { self?: unknown }");
    const deep = Array.from({ length: 5_000 }).reduce<JsonSchema>((items) => ({ type: "array", items }), {});
    expect(inputText(deep).length).toBeLessThan(400);
  });

  it("collapses what is too long, largest parts first", () => {
    const wide = (width: number, depth: number): JsonSchema => ({
      type: "object",
      properties: Object.fromEntries(
        Array.from({ length: width }, (_, i) => [
          `field${i}`,
          depth === 0 ? { type: "string" } : wide(width, depth - 1),
        ]),
      ),
    });
    const text = signatureText({ input: { properties: { small: { type: "string" }, large: wide(12, 3) } } });
    expect(text.length).toBeLessThanOrEqual(maxSignatureLength + 40);
    expect(text).toContain("small?: string");
    expect(text).toContain("field0?: ");
    const many = Object.fromEntries(Array.from({ length: 3_000 }, (_, i) => [`property${i}`, { type: "string" }]));
    expect(signatureText({ input: { properties: many } })).toBe("tools.t(input?: unknown): Promise<unknown>");
  });

  it("does not blow up on a small document of shared references", () => {
    const $defs = Object.fromEntries(
      Array.from({ length: 40 }, (_, i) => {
        const next = { $ref: `#/$defs/D${i + 1}` };
        return [`D${i}`, { type: "object", properties: { a: next, b: next } }];
      }),
    );
    expect(signatureText({ input: { $ref: "#/$defs/D0", $defs } }).length).toBeLessThanOrEqual(maxSignatureLength + 40);
  });

  it("gives up on a schema that throws, and on no other", () => {
    const hostile = new Proxy({}, { get: () => { throw new Error("no"); } }); // prettier-ignore
    expect(inputText({ type: "object", get properties(): never { throw new Error("no"); } })).toBe("input?: unknown"); // prettier-ignore
    expect(signatureText({ output: { properties: hostile } })).toContain("Promise<");
  });
});

describe("signatures of Effect Schema", () => {
  interface Tree {
    readonly value: string;
    readonly kids: ReadonlyArray<Tree>;
  }
  const Tree: Schema.Codec<Tree> = Schema.Struct({
    value: Schema.String,
    kids: Schema.Array(Schema.suspend((): Schema.Codec<Tree> => Tree)),
  }).annotate({ identifier: "Tree" });
  class Person extends Schema.Class<Person>("Person")({ name: Schema.String, born: Schema.DateFromString }) {}

  const io = (schema: Schema.Constraint) => signatureText({ input: schema, output: schema });

  it.each([
    [
      Schema.Struct({ a: Schema.Number, b: Schema.optional(Schema.Int) }),
      "tools.t(input: { a: number; b?: number }): Promise<{ a: number; b?: number }>",
    ],
    [Schema.NumberFromString, "tools.t(input: string): Promise<number>"],
    [
      Schema.Struct({ d: Schema.optional(Schema.Date) }),
      "tools.t(input?: {\n  /** @format date-time */\n  d?: string;\n}): Promise<{\n  /** @format date-time */\n  d?: string;\n}>",
    ],
    [Schema.NullOr(Schema.Literals(["a", "b"])), 'tools.t(input: "a" | "b" | null): Promise<"a" | "b" | null>'],
    [
      Schema.Tuple([Schema.String, Schema.optionalKey(Schema.Number)]),
      "tools.t(input: [string, number?]): Promise<[string, number?]>",
    ],
    [
      Schema.Record(Schema.String, Schema.Boolean),
      "tools.t(input?: { [key: string]: boolean }): Promise<{ [key: string]: boolean }>",
    ],
    [Schema.Void, "tools.t(): Promise<void>"],
    [Schema.Struct({}), "tools.t(input?: {}): Promise<{}>"],
    [Schema.Enum({ A: "a", B: 2 }), 'tools.t(input: "a" | 2): Promise<"a" | 2>'],
    [Schema.BigInt, "tools.t(input: string): Promise<string>"],
    [Tree, "type Tree = { value: string; kids: Tree[] };\ntools.t(input: Tree): Promise<Tree>"],
    [Person, "tools.t(input: { name: string; born: string }): Promise<{ name: string; born: string }>"],
    [
      Schema.OptionFromNullOr(Schema.String),
      'tools.t(input: string | null): Promise<{ _tag: "Some"; value: string } | { _tag: "None" }>',
    ],
  ])("%#", (schema, text) => {
    expect(io(schema as Schema.Constraint)).toBe(text);
  });

  it("documents fields and their checks", () => {
    const schema = Schema.Struct({
      q: Schema.String.check(Schema.isMinLength(2), Schema.isPattern(/^a/u)).annotateKey({
        description: "What to find",
      }),
      n: Schema.Int.check(Schema.isBetween({ minimum: 1, maximum: 50 })).annotate({ default: 10 }),
      tags: Schema.Array(Schema.String).check(Schema.isMaxLength(3)),
      when: Schema.DateFromString.annotate({ description: "ISO day" }),
      level: Schema.String.pipe(Schema.withDecodingDefaultKey(Effect.succeed("x"))),
    });
    expect(signatureText({ input: schema })).toBe(`tools.t(input: {
  /**
   * What to find
   * @minLength 2
   * @pattern ^a
   */
  q: string;
  /**
   * @default 10
   * @minimum 1
   * @maximum 50
   */
  n: number;
  /** @maxItems 3 */
  tags: string[];
  /** ISO day */
  when: string;
  level?: string;
}): Promise<unknown>`);
  });
});

describe("signatures of Standard Schema", () => {
  const standard = (extra: object) =>
    ({ "~standard": { version: 1, vendor: "x", validate: (value: unknown) => ({ value }), ...extra } }) as JsonSchema;

  it("come from its own JSON Schema export", () => {
    const jsonSchema = { input: () => ({ type: "string" }), output: () => ({ type: "number" }) };
    const schema = standard({ jsonSchema });
    expect(signatureText({ input: schema, output: schema })).toBe("tools.t(input: string): Promise<number>");
  });

  it("are asked for what they cannot express as anything, and their made-up names are not shown", () => {
    const asked: Array<unknown> = [];
    const $defs = { __schema0: { properties: { next: { $ref: "#/$defs/__schema0" } } } };
    const input = (options: unknown) => {
      asked.push(options);
      return { $ref: "#/$defs/__schema0", $defs };
    };
    expect(signatureText({ input: standard({ jsonSchema: { input } }) })).toBe(
      "type Input = { next?: Input };\ntools.t(input?: Input): Promise<unknown>",
    );
    expect(asked[0]).toEqual({ target: "draft-2020-12", libraryOptions: { unrepresentable: "any" } });
  });

  it("are unknown without one, or with one that throws", () => {
    const broken = standard({ jsonSchema: { input: () => { throw new Error("unrepresentable"); } } }); // prettier-ignore
    expect(signatureText({ input: standard({}), output: broken })).toBe("tools.t(input?: unknown): Promise<unknown>");
  });
});

function caseFile(id: string): string {
  const name = readdirSync(handed).find((file) => file.startsWith(id));
  return join(handed, name ?? "missing");
}
