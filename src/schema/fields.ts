/** Questions to a JSON Schema: its fields, its values, its items, and a short name of its type. Never fails on any document. */
import { isKeywords, resolveReference, type Document, type Keywords } from "./document.ts";

/** A part of a schema document, with the document that its references point into. */
export interface SchemaPart {
  readonly schema: Document;
  readonly root: Document;
}

export interface Field extends SchemaPart {
  readonly name: string;
  readonly required: boolean;
  readonly description: string | undefined;
}

/** What a part has that anything may be in. */
const anything: Keywords = { additionalProperties: true };

/** A part → the keyword objects it consists of: references followed, alternatives and combinations side by side. */
function branches({ schema, root }: SchemaPart): Keywords[] {
  const found = new Set<Keywords>();
  const pending: unknown[] = [schema];
  for (let next = pending.pop(); next !== undefined; next = pending.pop()) {
    if (next === true) found.add(anything);
    if (!isKeywords(next) || found.has(next)) continue;
    found.add(next);
    const { $ref: reference, allOf, anyOf, oneOf } = next;
    const inner = [allOf, anyOf, oneOf].flatMap((list): unknown[] =>
      Array.isArray(list) ? list.filter(isSchema) : [],
    );
    const target = typeof reference === "string" ? [resolveReference(root, reference) ?? true] : [];
    pending.push(...[...target, ...inner].reverse());
  }
  return [...found];
}

/** The fields of an object, required ones first, otherwise in the schema's order. */
export function fieldsOf(part: SchemaPart): Field[] {
  const fields = new Map<string, Field>();
  const all = branches(part);
  const required = new Set(all.flatMap((branch) => (Array.isArray(branch["required"]) ? branch["required"] : [])));
  for (const { properties } of all) {
    if (!isKeywords(properties)) continue;
    for (const [name, schema] of Object.entries(properties)) {
      if (!isSchema(schema) || fields.has(name)) continue;
      const inner = { schema, root: part.root };
      fields.set(name, { ...inner, name, required: required.has(name), description: descriptionOf(inner) });
    }
  }
  return [...fields.values()].sort((a, b) => Number(b.required) - Number(a.required));
}

export const fieldOf = (part: SchemaPart, name: string): Field | undefined =>
  fieldsOf(part).find((field) => field.name === name);

/** Keywords by which a schema may ask for fields that it does not list. */
// prettier-ignore
const beyondProperties = [
  "patternProperties", "propertyNames", "dependentSchemas", "dependencies", "if", "not", "$dynamicRef", "$recursiveRef",
];

/** What an object may have besides its fields: `none`, `any`, or the schema leaves it `unsaid`. */
export function extrasOf(part: SchemaPart): "none" | "any" | "unsaid" {
  const all = branches(part);
  const asks = (branch: Keywords): boolean => beyondProperties.some((keyword) => branch[keyword] !== undefined);
  const allows =
    (keyword: string) =>
    (branch: Keywords): boolean =>
      (branch[keyword] ?? false) !== false;
  if (all.some(asks) || all.some(allows("additionalProperties")) || all.some(allows("unevaluatedProperties")))
    return "any";
  const objects = all.filter((branch) => isKeywords(branch["properties"]) || branch["additionalProperties"] === false);
  if (objects.length === 0) return "any";
  const isClosed = (branch: Keywords): boolean => branch["additionalProperties"] === false;
  return objects.every(isClosed) || all[0]!["unevaluatedProperties"] === false ? "none" : "unsaid";
}

/** The values a part may have where it lists them: `enum`, `const`, booleans. */
export function valuesOf(part: SchemaPart): (string | number | boolean | null)[] {
  const values = branches(part).flatMap((branch): unknown[] => {
    if (Array.isArray(branch["enum"])) return branch["enum"];
    if ("const" in branch) return [branch["const"]];
    return typesOf(branch).includes("boolean") ? [true, false] : [];
  });
  const plain = values.filter(
    (value): value is string | number | boolean | null =>
      value === null || /^(?:string|number|boolean)$/.test(typeof value),
  );
  return [...new Set(plain)];
}

/** The elements of an array, `undefined` for what is none. */
export function itemsOf(part: SchemaPart): SchemaPart | undefined {
  for (const branch of branches(part)) {
    const { items, prefixItems } = branch;
    const first = Array.isArray(prefixItems) ? prefixItems[0] : items;
    if (isSchema(first)) return { schema: first, root: part.root };
  }
  return undefined;
}

/** What JSON type a part has, where it has one besides `null`. */
export function typeOf(part: SchemaPart): string | undefined {
  const all = branches(part);
  const types = new Set(all.flatMap(typesOf).filter((type) => type !== "null"));
  if (all.some(({ properties }) => isKeywords(properties))) types.add("object");
  for (const value of all.flatMap((branch) => (Array.isArray(branch["enum"]) ? branch["enum"] : []))) {
    if (value !== null) types.add(typeof value);
  }
  if (types.has("integer")) types.add("number").delete("integer");
  return types.size === 1 ? [...types][0] : undefined;
}

/** @unit lists in lists */
const MAX_NESTING = 4;

/** A few words for a list: `"open" | "paid"`, `string`, `object[]`. */
export function typeName(part: SchemaPart, nesting = 0): string {
  const values = branches(part).flatMap((branch) => (Array.isArray(branch["enum"]) ? branch["enum"] : []));
  if (values.length > 0)
    return values
      .slice(0, 6)
      .map((value) => JSON.stringify(value))
      .join(" | ");
  const type = typeOf(part) ?? "unknown";
  const items = type === "array" && nesting < MAX_NESTING ? itemsOf(part) : undefined;
  return items === undefined ? type : `${typeName(items, nesting + 1)}[]`;
}

export function descriptionOf(part: SchemaPart): string | undefined {
  for (const { description } of branches(part)) if (typeof description === "string") return description;
  return undefined;
}

function typesOf({ type }: Keywords): string[] {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((name) => typeof name === "string") : [];
}

const isSchema = (value: unknown): value is Document => typeof value === "boolean" || isKeywords(value);
