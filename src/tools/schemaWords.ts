/**
 * The words of a schema that search may find: names, descriptions and fixed values of its fields.
 */
import * as Schema from "effect/Schema";
import * as SchemaAST from "effect/SchemaAST";
import { isKeywords, resolveReference, type Document } from "../schema/document.ts";
import { members } from "./effectDocument.ts";
import { subschemas } from "./recursion.ts";
import { schemaDocument, type Side } from "./schemaDocument.ts";
import type { ToolSchema } from "./Tool.ts";

/** Schemas read per side of a tool: enough for what people search by, whatever a document drags in. */
const maxSchemas = 200;

/** Schema → texts worth searching, outermost first. */
export const schemaWords = (schema: ToolSchema | undefined, side: Side): ReadonlyArray<string> => {
  const texts: Array<string> = [];
  try {
    if (Schema.isSchema(schema)) addEffectWords(schema.ast, texts);
    else addDocumentWords(schemaDocument(schema, side), texts);
  } catch {
    // A schema that cannot be read is found by its tool's name and description.
  }
  return texts;
};

const addDocumentWords = (root: Document, texts: Array<string>): void => {
  if (!isKeywords(root)) return;
  const seen = new Set([root]);
  // A set grows while it is walked, which makes this a breadth-first walk.
  for (const part of seen) {
    if (typeof part["description"] === "string") texts.push(part["description"]);
    if (isKeywords(part["properties"])) texts.push(...Object.keys(part["properties"]));
    if (Array.isArray(part["enum"])) texts.push(...part["enum"].filter((value) => typeof value === "string"));
    const target = typeof part["$ref"] === "string" ? resolveReference(root, part["$ref"]) : undefined;
    for (const next of [...subschemas(part), target]) if (isKeywords(next) && seen.size < maxSchemas) seen.add(next);
  }
};

/** As above, of Effect's own tree: to make a document of it would take ten times as long. */
const addEffectWords = (root: SchemaAST.AST, texts: Array<string>): void => {
  const seen = new Set([root]);
  for (const ast of seen) {
    const own = SchemaAST.resolve(ast)?.["description"];
    if (typeof own === "string") texts.push(own);
    const ofField = ast.context?.annotations?.["description"];
    if (typeof ofField === "string") texts.push(ofField);
    if (ast._tag === "Literal" && typeof ast.literal === "string") texts.push(ast.literal);
    if (ast._tag === "Enum") texts.push(...ast.enums.map(([, value]) => String(value)));
    if (ast._tag === "Objects") texts.push(...ast.propertySignatures.map(({ name }) => String(name)));
    for (const next of members(ast)) if (seen.size < maxSchemas) seen.add(next);
  }
};
