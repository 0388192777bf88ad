/**
 * The words of a schema that search may find: names, descriptions and fixed values of its fields.
 */
import { subschemas } from "./recursion.ts";
import { isKeywords, resolveReference, schemaDocument, type Side } from "./schemaDocument.ts";
import type { ToolSchema } from "./Tool.ts";

/** Schemas read per side of a tool: enough for what people search by, whatever a document drags in. */
const maxSchemas = 200;

/** Schema → texts worth searching, outermost first. */
export const schemaWords = (schema: ToolSchema | undefined, side: Side): ReadonlyArray<string> => {
  const root = schemaDocument(schema, side);
  if (!isKeywords(root)) return [];
  const texts: Array<string> = [];
  const seen = new Set([root]);
  try {
    // A set grows while it is walked, which makes this a breadth-first walk.
    for (const part of seen) {
      if (typeof part["description"] === "string") texts.push(part["description"]);
      if (isKeywords(part["properties"])) texts.push(...Object.keys(part["properties"]));
      if (Array.isArray(part["enum"])) texts.push(...part["enum"].filter((value) => typeof value === "string"));
      const target = typeof part["$ref"] === "string" ? resolveReference(root, part["$ref"]) : undefined;
      for (const next of [...subschemas(part), target]) if (isKeywords(next) && seen.size < maxSchemas) seen.add(next);
    }
  } catch {
    // A schema that cannot be read is found by its tool's name and description.
  }
  return texts;
};
