import { describe, expect, test } from "vitest";
import { extrasOf, fieldsOf, itemsOf, typeName, valuesOf } from "../../src/schema/fields.ts";
import type { Document } from "../../src/schema/document.ts";

const part = (schema: Document) => ({ schema, root: schema });
const fields = { properties: { b: { type: "string" }, a: { enum: ["x", 1] } }, required: ["a"] };

describe("questions to a schema", () => {
  test("fields, required ones first, through references and combinations", () => {
    const schema = { allOf: [{ $ref: "#/$defs/A" }, { properties: { c: true } }], $defs: { A: fields } };
    expect(fieldsOf(part(schema)).map(({ name, required }) => [name, required])).toEqual([
      ["a", true],
      ["b", false],
      ["c", false],
    ]);
  });

  test.each<[Document, string]>([
    [fields, "unsaid"],
    [{ ...fields, additionalProperties: false }, "none"],
    [{ ...fields, additionalProperties: {} }, "any"],
    [{ ...fields, unevaluatedProperties: false }, "none"],
    [{ ...fields, propertyNames: { pattern: "a" } }, "any"],
    [{ anyOf: [{ ...fields, additionalProperties: false }, { type: "null" }] }, "none"],
    [{ anyOf: [{ ...fields, additionalProperties: false }, true] }, "any"],
    [{ $ref: "#/none" }, "any"],
    [{ $ref: "https://elsewhere.test/" }, "any"],
    [{ type: "object" }, "any"],
    [true, "any"],
    [false, "any"],
  ])("what %j may have besides: %s", (schema, expected) => {
    expect(extrasOf(part(schema))).toBe(expected);
  });

  test("a schema that leads back to itself, and hostile ones", () => {
    const tree = { anyOf: [{ $ref: "#" }, { $ref: "#" }, { type: "array", items: { $ref: "#" } }] };
    expect(fieldsOf(part(tree))).toEqual([]);
    expect(itemsOf(part(tree))).toEqual({ schema: { $ref: "#" }, root: tree });
    expect(typeName(part({ type: "array", items: { $ref: "#" } }))).toBe("array[][][][]");
    expect(fieldsOf(part({ properties: 1, required: "a", anyOf: [null, 3] }))).toEqual([]);
    expect(valuesOf(part({ enum: [1, null, {}, "a"] }))).toEqual([1, null, "a"]);
  });
});
