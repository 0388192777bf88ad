/**
 * Object schemas as fields: `allOf` of objects merges into one shape, as a reader would do it in their head.
 *
 * Returns nothing where merging would lose something (a member that is no object, a recursive one); the printer then
 * writes an intersection.
 */
import { isKeywords, resolveReference, type Document } from "../schema/document.ts";
import { cyclesOf } from "./recursion.ts";
import type { Side } from "./schemaDocument.ts";
import type { JsonSchema } from "./Tool.ts";

/** Fields and index signatures of one object. */
export interface ObjectShape {
  /** Several schemas where `allOf` members describe the same field. */
  readonly properties: ReadonlyMap<string, { readonly schemas: ReadonlyArray<unknown>; readonly required: boolean }>;
  /** Schemas of the fields that have no name; empty when nothing is said about them. */
  readonly index: ReadonlyArray<unknown>;
}

interface Draft {
  readonly properties: Map<string, Array<unknown>>;
  readonly required: Set<string>;
  /** Fields of the other side, which `required` may name all the same. */
  readonly hidden: Set<string>;
  readonly index: Array<unknown>;
  isObject: boolean;
  isOpen: boolean;
}

/** Nesting of `allOf` beyond this is not merged. */
const maxMerge = 16;

/** How the schemas of one document are read. */
export interface Reading {
  readonly root: Document;
  /** `readOnly` fields are none of the input, `writeOnly` fields none of the output. */
  readonly side: Side;
  readonly follow: (reference: string) => unknown;
  /** Schemas on a cycle, with a reference to each: they have a name of their own and so are not merged. */
  readonly recursive: ReadonlyMap<object, string>;
  /** Whether any schema is `readOnly` or `writeOnly`. */
  readonly hasSides: boolean;
}

/** Document and side → how a printer of types reads it. */
export const readingOf = (root: Document, side: Side): Reading => ({ ...plainReading(root, side), ...cyclesOf(root) });

/** Document and side → a reading that follows every reference. */
export const plainReading = (root: Document, side: Side): Reading => ({
  root,
  side,
  follow: (reference) => resolveReference(root, reference),
  recursive: new Map(),
  hasSides: true,
});

/** Schema → its shape, if it is an object through and through. */
export const mergedObject = (schema: JsonSchema, reading: Reading): ObjectShape | undefined => {
  const draft: Draft = {
    properties: new Map(),
    required: new Set(),
    hidden: new Set(),
    index: [],
    isObject: false,
    isOpen: true,
  };
  const add = (part: unknown, depth: number): boolean => {
    if (part === true) return true;
    if (!isKeywords(part) || depth > maxMerge || (depth > 0 && reading.recursive.has(part))) return false;
    if (!isObjectPart(part, depth)) return false;
    addFields(draft, part, reading);
    const reference = part["$ref"];
    if (typeof reference === "string" && !add(reading.follow(reference), depth + 1)) return false;
    return !Array.isArray(part["allOf"]) || part["allOf"].every((member: unknown) => add(member, depth + 1));
  };
  if (!add(schema, 0) || !draft.isObject) return undefined;
  if (draft.properties.size === 0 && draft.index.length === 0 && draft.isOpen) {
    // `{ type: "object", oneOf: […] }`: the alternatives say what the fields are.
    if (beyondFields.some((keyword) => schema[keyword] !== undefined)) return undefined;
    draft.index.push(true);
  }
  const properties = new Map(
    [...draft.properties].map(([name, schemas]) => [name, { schemas, required: draft.required.has(name) }]),
  );
  for (const name of draft.required) {
    if (!properties.has(name) && !draft.hidden.has(name)) properties.set(name, { schemas: [true], required: true });
  }
  return { properties, index: draft.index };
};

/** Keywords that say more than fields do. */
const beyondFields = ["anyOf", "oneOf", "enum", "const", "items", "prefixItems"];

const isObjectPart = (schema: JsonSchema, depth: number): boolean => {
  const { type } = schema;
  if (type !== undefined && type !== "object" && !(Array.isArray(type) && type.length === 1 && type[0] === "object")) {
    return false;
  }
  // At the top the printer adds unions and null itself; within `allOf` they would be lost.
  return depth === 0 || (schema["nullable"] !== true && beyondFields.every((keyword) => schema[keyword] === undefined));
};

const addFields = (draft: Draft, schema: JsonSchema, reading: Reading): void => {
  const { properties, required, patternProperties, additionalProperties: additional } = schema;
  if (isKeywords(properties)) {
    for (const [name, value] of Object.entries(properties)) {
      if (isHidden(value, reading)) {
        draft.hidden.add(name);
        continue;
      }
      const schemas = draft.properties.get(name);
      if (schemas === undefined) draft.properties.set(name, [value]);
      else schemas.push(value);
    }
  }
  if (Array.isArray(required)) {
    for (const name of required) if (typeof name === "string") draft.required.add(name);
  }
  if (isKeywords(patternProperties)) draft.index.push(...Object.values(patternProperties));
  if (isKeywords(additional) || (additional === true && isKeywords(properties))) draft.index.push(additional);
  const says = schema["type"] !== undefined || properties !== undefined || additional !== undefined;
  if (says) draft.isObject = true;
  // `{ type: "object" }` alone: any fields. With `properties: {}` it is an object of none.
  if (properties !== undefined || additional === false) draft.isOpen = false;
};

const isHidden = (schema: unknown, { side, follow }: Reading): boolean => {
  const keyword = side === "input" ? "readOnly" : "writeOnly";
  if (!isKeywords(schema)) return false;
  if (schema[keyword] === true) return true;
  const target = typeof schema["$ref"] === "string" ? follow(schema["$ref"]) : undefined;
  return isKeywords(target) && target[keyword] === true;
};
