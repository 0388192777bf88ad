/**
 * A value that fits a schema, as program text: for messages that show what a correct call looks like.
 *
 * Prefers what the schema itself offers (default, example, first allowed value), else the plainest value of its type.
 * Only required fields are shown. Total: what it cannot know is `null`.
 */
import { isKeywords, resolveReference, type Document } from "../schema/document.ts";
import { mergedObject, plainReading } from "./objectShape.ts";
import { isIdentifierName } from "./toolPath.ts";
import type { JsonSchema } from "./Tool.ts";

/** Nesting beyond this is left to the reader; recursion ends here, too. */
const maxDepth = 6;

const plainest: Readonly<Record<string, string>> = {
  string: '"…"',
  number: "1",
  integer: "1",
  boolean: "true",
  null: "null",
};

/** Formats whose checks no placeholder passes. */
const formats: Readonly<Record<string, string>> = {
  "date-time": '"2025-01-31T12:00:00Z"',
  date: '"2025-01-31"',
  email: '"name@example.com"',
  uri: '"https://example.com/"',
  uuid: '"123e4567-e89b-42d3-a456-426614174000"',
};

/** Document → an expression a program may pass. */
export const sampleOf = (root: Document): string => sample(root, root, 0);

const sample = (schema: unknown, root: Document, depth: number): string => {
  if (!isKeywords(schema) || depth > maxDepth) return "null";
  const offered = offeredValue(schema);
  if (offered !== undefined) return offered;
  const shape = mergedObject(schema, plainReading(root, "input"));
  if (shape !== undefined) {
    const fields = [...shape.properties]
      .filter(([, property]) => property.required)
      .map(([name, { schemas }]) => `${keyText(name)}: ${sample(schemas.find(isKeywords), root, depth + 1)}`);
    return fields.length === 0 ? "{}" : `{ ${fields.join(", ")} }`;
  }
  if (typeof schema["$ref"] === "string") return sample(resolveReference(root, schema["$ref"]), root, depth + 1);
  for (const keyword of ["anyOf", "oneOf", "allOf"]) {
    const members = schema[keyword];
    if (Array.isArray(members) && members.length > 0) return sample(members[0], root, depth + 1);
  }
  const type: unknown = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  return type === "array" ? arraySample(schema, root, depth) : scalarSample(String(type), schema);
};

const offeredValue = (schema: JsonSchema): string | undefined => {
  const lists = [schema["examples"], schema["enum"]].filter(Array.isArray).map((list: Array<unknown>) => list[0]);
  return [schema["const"], schema["default"], schema["example"], ...lists]
    .map((value) => (value === undefined ? undefined : JSON.stringify(value)))
    .find((text) => text !== undefined && text.length <= 200);
};

const arraySample = (schema: JsonSchema, root: Document, depth: number): string => {
  const fixed = Array.isArray(schema["prefixItems"]) ? (schema["prefixItems"] as ReadonlyArray<unknown>) : [];
  const atLeast = typeof schema["minItems"] === "number" ? Math.min(schema["minItems"], 10) : fixed.length;
  const elements = Array.from({ length: atLeast }, (_, index) => {
    return sample(index < fixed.length ? fixed[index] : schema["items"], root, depth + 1);
  });
  return `[${elements.join(", ")}]`;
};

const scalarSample = (type: string, schema: JsonSchema): string => {
  if (type === "string") {
    const format = formats[String(schema["format"])];
    if (format !== undefined) return format;
    const least = typeof schema["minLength"] === "number" ? Math.min(schema["minLength"], 40) : 1;
    return JSON.stringify("…".repeat(Math.max(1, least)));
  }
  const least = schema["minimum"] ?? schema["exclusiveMinimum"];
  if ((type === "number" || type === "integer") && typeof least === "number") {
    return String(schema["minimum"] === undefined ? least + 1 : least);
  }
  return plainest[type] ?? "null";
};

const keyText = (name: string): string => (isIdentifierName(name) ? name : JSON.stringify(name));
