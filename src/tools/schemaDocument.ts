/**
 * The JSON Schema of a tool's input or output, whatever kind of schema the host gave.
 *
 * Signatures, search and the exported catalogue read schemas through this one door. Nothing here validates.
 */
import * as Schema from "effect/Schema";
import { effectDocument } from "./effectDocument.ts";
import { isStandardSchema, type JsonSchema, type ToolSchema } from "./Tool.ts";

/** Arguments show what a program must write, results what it will read. */
export type Side = "input" | "output";

/** A schema of JSON Schema: an object of keywords, or `true` and `false`. Its `$ref`s point into itself. */
export type Document = JsonSchema | boolean;

/** Schema → its JSON Schema document; `true` (anything) where it cannot be expressed. */
export const schemaDocument = (schema: ToolSchema | undefined, side: Side): Document => {
  if (schema === undefined) return true;
  try {
    if (Schema.isSchema(schema)) return effectDocument(schema.ast, side);
    return isStandardSchema(schema) ? standardDocument(schema["~standard"], side) : (schema as JsonSchema);
  } catch {
    // One schema that cannot be exported must not cost the host its other tools.
    return true;
  }
};

/** zod then writes `{}` for a part that JSON Schema cannot express, instead of refusing the whole. */
const exportOptions = { target: "draft-2020-12", libraryOptions: { unrepresentable: "any" } };

/** Standard Schema libraries that can (zod, valibot with its converter, …) carry their own JSON Schema export. */
const standardDocument = (standard: object, side: Side): Document => {
  if (!("jsonSchema" in standard)) return true;
  const converter = standard.jsonSchema as Partial<Record<Side, (options: object) => unknown>>;
  const document = converter[side]?.(exportOptions);
  return typeof document === "object" && document !== null ? (document as JsonSchema) : true;
};

/** A `$ref` → what it points at within the root document; undefined for remote, dangling and malformed ones. */
export const resolveReference = (root: Document, reference: string): unknown => {
  if (!reference.startsWith("#")) return undefined;
  let pointer: string;
  try {
    pointer = decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  let target: unknown = root;
  for (const token of pointer.slice(1).split("/")) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof target !== "object" || target === null || !Object.hasOwn(target, key)) return undefined;
    target = (target as Readonly<Record<string, unknown>>)[key];
  }
  return target;
};

/** Value → whether it is an object of keywords. */
export const isKeywords = (value: unknown): value is JsonSchema =>
  typeof value === "object" && value !== null && !Array.isArray(value);
