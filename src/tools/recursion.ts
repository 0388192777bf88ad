/**
 * Which schemas of a document lead back to themselves: those get names, all others are written in place.
 *
 * Linear in what the root can reach (one Tarjan pass on an explicit stack), so that a document of ten thousand
 * definitions costs a signature only what it refers to.
 */
import { isKeywords, resolveReference, type Document } from "../schema/document.ts";
import type { JsonSchema } from "./Tool.ts";

/** Keywords whose value is a schema, a list of schemas, or an object of schemas. */
const single = ["items", "additionalProperties", "additionalItems", "not"];
const lists = ["allOf", "anyOf", "oneOf", "prefixItems", "items"];
const maps = ["properties", "patternProperties"];

/** Schema → the schemas directly inside it that a signature would print. */
export const subschemas = (schema: JsonSchema): Array<JsonSchema> => {
  const found: Array<unknown> = [];
  for (const keyword of single) found.push(schema[keyword]);
  for (const keyword of lists) if (Array.isArray(schema[keyword])) found.push(...(schema[keyword] as Array<unknown>));
  for (const keyword of maps) if (isKeywords(schema[keyword])) found.push(...Object.values(schema[keyword]));
  return found.filter(isKeywords);
};

interface Visit {
  readonly schema: JsonSchema;
  readonly index: number;
  low: number;
  readonly next: Array<JsonSchema>;
}

/** What one pass over a document tells. */
export interface Cycles {
  /** Every reference target on a cycle, with the reference that reaches it. */
  readonly recursive: ReadonlyMap<object, string>;
  /** Whether any schema is `readOnly` or `writeOnly`. */
  readonly hasSides: boolean;
}

/** Document → its cycles. */
export const cyclesOf = (root: Document): Cycles => {
  const recursive = new Map<object, string>();
  if (!isKeywords(root)) return { recursive, hasSides: false };
  let hasSides = false;
  const pointers = new Map<object, string>();
  const visits = new Map<object, Visit>();
  const onStack = new Set<object>();
  const component: Array<JsonSchema> = [];
  const path: Array<Visit> = [];

  const enter = (schema: JsonSchema): void => {
    const next = subschemas(schema);
    if (schema["readOnly"] === true || schema["writeOnly"] === true) hasSides = true;
    const reference = schema["$ref"];
    if (typeof reference === "string") {
      const target = resolveReference(root, reference);
      if (isKeywords(target)) {
        if (!pointers.has(target)) pointers.set(target, reference);
        next.push(target);
      }
    }
    const visit: Visit = { schema, index: visits.size, low: visits.size, next: next.reverse() };
    visits.set(schema, visit);
    onStack.add(schema);
    component.push(schema);
    path.push(visit);
  };

  enter(root);
  for (let visit = path.at(-1); visit !== undefined; visit = path.at(-1)) {
    const next = visit.next.pop();
    if (next !== undefined) {
      const seen = visits.get(next);
      if (seen === undefined) enter(next);
      else if (onStack.has(next)) visit.low = Math.min(visit.low, seen.index);
      if (next === visit.schema && pointers.has(next)) recursive.set(next, pointers.get(next) ?? "#");
      continue;
    }
    path.pop();
    const parent = path.at(-1);
    if (parent !== undefined) parent.low = Math.min(parent.low, visit.low);
    if (visit.low !== visit.index) continue;
    const members = component.splice(component.lastIndexOf(visit.schema));
    for (const member of members) {
      onStack.delete(member);
      const pointer = pointers.get(member);
      if (members.length > 1 && pointer !== undefined) recursive.set(member, pointer);
    }
  }
  return { recursive, hasSides };
};

/** Root document and one of its schemas → everything that schema says, references followed: equal text, equal type. */
export const closureText = (root: Document, schema: JsonSchema): string => {
  const parts = new Map<JsonSchema, string>();
  const pending = [schema];
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (parts.has(part)) continue;
    const { $defs: _, definitions: __, components: ___, ...said } = part;
    parts.set(part, JSON.stringify(said));
    for (const inner of [part, ...subschemasDeep(part)]) {
      const target = typeof inner["$ref"] === "string" ? resolveReference(root, inner["$ref"]) : undefined;
      if (isKeywords(target)) pending.push(target);
    }
  }
  return [...parts.values()].join("\n");
};

const subschemasDeep = (schema: JsonSchema): ReadonlyArray<JsonSchema> => {
  const found = new Set<JsonSchema>();
  const pending = subschemas(schema);
  for (let part = pending.pop(); part !== undefined; part = pending.pop()) {
    if (found.has(part)) continue;
    found.add(part);
    pending.push(...subschemas(part));
  }
  return [...found];
};
