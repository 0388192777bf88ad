/** Questions to a JSON Schema: its fields, its values, its items, and a short name of its type. Never fails on any document. */
import type { Schema } from "./tools.ts";

/** A part of a schema document, with the document that its references point into. */
export interface SchemaPart {
  readonly schema: Schema;
  readonly root: Schema;
}

export interface Field extends SchemaPart {
  readonly name: string;
  readonly required: boolean;
  readonly description: string | undefined;
}

type Keywords = Readonly<Record<string, unknown>>;

/** @unit references and combinations followed */
const MAX_DEPTH = 16;

/** A part → the keyword objects it consists of: references followed, alternatives and combinations side by side. */
function branches(part: SchemaPart, depth = 0): Keywords[] {
  const { schema, root } = part;
  if (!isKeywords(schema) || depth > MAX_DEPTH) return [];
  const found: Keywords[] = [schema];
  const nested = (inner: unknown): Keywords[] => (isSchema(inner) ? branches({ schema: inner, root }, depth + 1) : []);
  if (typeof schema["$ref"] === "string") found.push(...nested(pointed(root, schema["$ref"])));
  for (const keyword of ["allOf", "anyOf", "oneOf"]) {
    const inner = schema[keyword];
    if (Array.isArray(inner)) found.push(...inner.flatMap(nested));
  }
  return found;
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

/** A few words for a list: `"open" | "paid"`, `string`, `object[]`. */
export function typeName(part: SchemaPart): string {
  const values = branches(part).flatMap((branch) => (Array.isArray(branch["enum"]) ? branch["enum"] : []));
  if (values.length > 0)
    return values
      .slice(0, 6)
      .map((value) => JSON.stringify(value))
      .join(" | ");
  const type = typeOf(part) ?? "unknown";
  const items = type === "array" ? itemsOf(part) : undefined;
  return items === undefined ? type : `${typeName(items)}[]`;
}

export function descriptionOf(part: SchemaPart): string | undefined {
  for (const { description } of branches(part)) if (typeof description === "string") return description;
  return undefined;
}

function typesOf({ type }: Keywords): string[] {
  if (typeof type === "string") return [type];
  return Array.isArray(type) ? type.filter((name) => typeof name === "string") : [];
}

function pointed(root: Schema, reference: string): unknown {
  if (!reference.startsWith("#")) return undefined;
  let target: unknown = root;
  for (const token of reference.slice(1).split("/").slice(1)) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    target = isKeywords(target) && Object.hasOwn(target, key) ? target[key] : undefined;
  }
  return target;
}

const isKeywords = (value: unknown): value is Keywords =>
  typeof value === "object" && value !== null && !Array.isArray(value);

const isSchema = (value: unknown): value is Schema => typeof value === "boolean" || isKeywords(value);
