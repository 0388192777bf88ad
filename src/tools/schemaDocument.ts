/**
 * The JSON Schema of a tool's input or output, whatever kind of schema the host gave.
 *
 * Signatures, search and the exported catalogue read schemas through this one door. Nothing here validates.
 */
import * as Schema from "effect/Schema";
import type { Document } from "../schema/document.ts";
import { effectDocument } from "./effectDocument.ts";
import { isStandardSchema, type JsonSchema, type ToolSchema } from "./Tool.ts";

/** Arguments show what a program must write, results what it will read. */
export type Side = "input" | "output";

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
