/**
 * Effect Schema → JSON Schema, for signatures.
 *
 * Effect's own export describes the canonical JSON codec, which is wider than what `decode` accepts (numbers also as
 * "NaN", optional fields also as null). So the structure is walked here, and the export is used for
 * declared types (dates, options, …), where it is faithful.
 */
import * as Schema from "effect/Schema";
import * as SchemaAST from "effect/SchemaAST";
import type { JsonSchema } from "./Tool.ts";
import type { Document } from "../schema/document.ts";
import type { Side } from "./schemaDocument.ts";

type Mutable = Record<string, unknown>;

interface Walk {
  readonly side: Side;
  /** Targets of `Schema.suspend`, which become definitions, so that recursion is a reference. */
  readonly suspended: Map<SchemaAST.AST, string>;
  readonly definitions: Mutable;
}

/** AST and side → self-contained JSON Schema document. */
export const effectDocument = (ast: SchemaAST.AST, side: Side): Document => {
  const walk: Walk = { side, suspended: suspendedTargets(ast), definitions: {} };
  const root = schemaOf(ast, walk);
  return Object.keys(walk.definitions).length === 0 ? root : { ...root, $defs: walk.definitions };
};

const schemaOf = (ast: SchemaAST.AST, walk: Walk): JsonSchema => {
  const name = walk.suspended.get(ast);
  if (name === undefined) return inlineSchema(ast, walk);
  if (!Object.hasOwn(walk.definitions, name)) {
    walk.definitions[name] = true;
    walk.definitions[name] = inlineSchema(ast, walk);
  }
  return { $ref: `#/$defs/${name}` };
};

const inlineSchema = (ast: SchemaAST.AST, walk: Walk): JsonSchema => {
  if (walk.side === "input" && ast.encoding !== undefined) {
    // What is written about the decoded side (a description) still tells what the field is for.
    return { ...schemaOf(encodedEnd(ast), walk), ...documentation(ast) };
  }
  return { ...structure(ast, walk), ...constraints(ast), ...documentation(ast) };
};

/** The outermost wire form of a node; its members may have encodings of their own. */
const encodedEnd = (ast: SchemaAST.AST): SchemaAST.AST => {
  let end = ast;
  for (let last = end.encoding?.at(-1); last !== undefined; last = end.encoding?.at(-1)) end = last.to;
  return end;
};

const structure = (ast: SchemaAST.AST, walk: Walk): JsonSchema => {
  switch (ast._tag) {
    case "Suspend":
      return schemaOf(ast.thunk(), walk);
    case "Objects":
      return objectSchema(ast, walk);
    case "Arrays":
      return arraySchema(ast, walk);
    case "Union":
      return unionSchema(ast, walk);
    case "Literal":
      return typeof ast.literal === "bigint" ? { type: "string" } : { const: ast.literal };
    case "Enum":
      return { enum: ast.enums.map(([, value]) => value) };
    case "Boolean":
      return { type: "boolean" };
    case "Any":
    case "Unknown":
      return {};
    case "Null":
    case "Undefined":
    case "Void":
      return { type: "null" };
    case "String":
      return { type: "string" };
    case "Number":
      return { type: "number" };
    default:
      return exported(ast, walk);
  }
};

const objectSchema = (ast: SchemaAST.Objects, walk: Walk): JsonSchema => {
  const properties: Mutable = {};
  const required: Array<string> = [];
  for (const { name, type } of ast.propertySignatures) {
    if (typeof name === "symbol") continue;
    const key = String(name);
    const optional = SchemaAST.isOptional(walk.side === "input" ? encodedEnd(type) : type);
    const schema = schemaOf(optional ? withoutUndefined(type) : type, walk);
    define(properties, key, { ...schema, ...picked(type.context?.annotations) });
    if (!optional) required.push(key);
  }
  const indexed = ast.indexSignatures.map((signature) => schemaOf(signature.type, walk));
  const index = indexed.length > 1 ? { anyOf: indexed } : indexed[0];
  return {
    type: "object",
    properties,
    ...(required.length > 0 && { required }),
    ...(index !== undefined && { additionalProperties: index }),
  };
};

/** Own property even for `__proto__`. */
const define = (target: Mutable, key: string, value: unknown): void => {
  Object.defineProperty(target, key, { value, enumerable: true, configurable: true, writable: true });
};

/** An optional field is one that may be left out; that it may also be undefined says nothing new. */
const withoutUndefined = (ast: SchemaAST.AST): SchemaAST.AST => {
  if (ast._tag !== "Union") return ast;
  const rest = ast.types.filter((type) => type._tag !== "Undefined");
  const only = rest[0];
  if (rest.length === ast.types.length || only === undefined) return ast;
  return rest.length === 1 ? only : new SchemaAST.Union(rest, ast.options);
};

const arraySchema = (ast: SchemaAST.Arrays, walk: Walk): JsonSchema => {
  const [rest, ...after] = ast.rest.map((type) => schemaOf(type, walk));
  if (ast.elements.length === 0) return { type: "array", items: rest ?? false };
  const required = ast.elements.filter((element) => !SchemaAST.isOptional(element)).length;
  return {
    type: "array",
    prefixItems: ast.elements.map((element) =>
      schemaOf(SchemaAST.isOptional(element) ? withoutUndefined(element) : element, walk),
    ),
    minItems: required,
    items: after.length > 0 ? {} : (rest ?? false),
  };
};

const unionSchema = (ast: SchemaAST.Union, walk: Walk): JsonSchema => {
  if (ast.types.every((type) => type._tag === "Literal" && typeof type.literal !== "bigint")) {
    return { enum: ast.types.map((type) => (type as SchemaAST.Literal).literal) };
  }
  const members = ast.types.filter((type) => type._tag !== "Undefined" || ast.types.length === 1);
  return { [ast.options?.mode === "oneOf" ? "oneOf" : "anyOf"]: members.map((type) => schemaOf(type, walk)) };
};

/** Declared types whose JSON form is a text of a known format. */
const formats: Readonly<Record<string, JsonSchema>> = {
  "effect/schema/Date": { format: "date-time" },
  "effect/schema/DateTimeUtc": { format: "date-time" },
  "effect/schema/URL": { format: "uri" },
};

/** Effect's export of a node that has no structure of ours, without the codec's widening and the openness of every object. */
const exported = (ast: SchemaAST.AST, walk: Walk): JsonSchema => {
  const document = Schema.toJsonSchemaDocument(Schema.make(SchemaAST.toType(ast)));
  for (const [name, definition] of Object.entries(document.definitions)) {
    // Two declared types of one name that differ: neither may pose as the other.
    const clash = Object.hasOwn(walk.definitions, name) && !same(walk.definitions[name], tightened(definition));
    define(walk.definitions, name, clash ? true : tightened(definition));
  }
  const { id } = (ast.annotations?.["representation"] ?? {}) as { readonly id?: string };
  return { ...(tightened(document.schema) as JsonSchema), ...formats[id ?? ""] };
};

const same = (a: unknown, b: unknown): boolean => JSON.stringify(a) === JSON.stringify(b);

const tightened = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(tightened);
  if (typeof value !== "object" || value === null) return value;
  const { anyOf } = value as JsonSchema;
  if (Array.isArray(anyOf) && anyOf.length === 2 && (anyOf[1] as JsonSchema)["enum"] instanceof Array) {
    const [number, text] = anyOf as [JsonSchema, { readonly enum: ReadonlyArray<unknown> }];
    if (number["type"] === "number" && text.enum.includes("NaN")) return number;
  }
  const entries = Object.entries(value).filter(([key, inner]) => key !== "additionalProperties" || inner !== true);
  return Object.fromEntries(entries.map(([key, inner]) => [key, tightened(inner)]));
};

/** What a check's payload holds (most of it in JSON Schema's own words) → keyword for a text, for an array. */
const checkKeywords: Readonly<Record<string, { readonly text?: string; readonly array?: string }>> = {
  minLength: { text: "minLength", array: "minItems" },
  maxLength: { text: "maxLength", array: "maxItems" },
  source: { text: "pattern" },
  minimum: { text: "minimum" },
  maximum: { text: "maximum" },
  exclusiveMinimum: { text: "exclusiveMinimum" },
  exclusiveMaximum: { text: "exclusiveMaximum" },
  divisor: { text: "multipleOf" },
};

/** Checks that say it all by their id. */
const checkIds: Readonly<Record<string, JsonSchema>> = {
  "effect/schema/isInt": { type: "integer" },
  "effect/schema/isUUID": { format: "uuid" },
  "effect/schema/isUnique": { uniqueItems: true },
};

const constraints = (ast: SchemaAST.AST): JsonSchema => {
  const keywords: Mutable = {};
  const side = ast._tag === "Arrays" ? "array" : "text";
  const pending: Array<SchemaAST.Check<never>> = [...(ast.checks ?? [])];
  for (let check = pending.shift(); check !== undefined; check = pending.shift()) {
    if (check._tag === "FilterGroup") pending.unshift(...check.checks);
    const { id, payload } = (check.annotations?.["representation"] ?? {}) as { id?: string; payload?: Mutable };
    Object.assign(keywords, checkIds[id ?? ""]);
    for (const [key, value] of Object.entries(payload ?? {})) {
      const keyword = checkKeywords[key]?.[side];
      if (keyword !== undefined && typeof value !== "boolean") keywords[keyword] = value;
    }
  }
  return keywords;
};

const documentedKeys = ["description", "default", "examples", "format", "deprecated"] as const;

const documentation = (ast: SchemaAST.AST): JsonSchema => picked(SchemaAST.resolve(ast));

const picked = (annotations: object | undefined): JsonSchema => {
  const keywords: Mutable = {};
  for (const key of documentedKeys) {
    const value: unknown = (annotations as JsonSchema | undefined)?.[key];
    if (value !== undefined) keywords[key] = value;
  }
  return keywords;
};

/** A thunk that makes a new schema each time it is asked would never end. */
const maxSuspends = 200;

/** Every target of a `Schema.suspend` below a node, with the name it will have. */
const suspendedTargets = (root: SchemaAST.AST): Map<SchemaAST.AST, string> => {
  const names = new Map<SchemaAST.AST, string>();
  const used = new Set<string>();
  const seen = new Set<SchemaAST.AST>();
  const pending: Array<SchemaAST.AST> = [root];
  for (let ast = pending.pop(); ast !== undefined; ast = pending.pop()) {
    if (seen.has(ast)) continue;
    seen.add(ast);
    if (ast._tag === "Suspend" && names.size < maxSuspends) {
      const target = ast.thunk();
      if (!names.has(target)) names.set(target, uniqueName(target, used));
    }
    const inside = members(ast).filter((member) => ast._tag !== "Suspend" || names.has(member));
    pending.push(...inside.reverse());
  }
  return names;
};

/** The nodes directly inside a node, those of its encoded sides among them. */
export const members = (ast: SchemaAST.AST): Array<SchemaAST.AST> => {
  const encoded = (ast.encoding ?? []).map((link) => link.to);
  switch (ast._tag) {
    case "Suspend":
      return [ast.thunk()];
    case "Objects":
      return [...encoded, ...ast.propertySignatures.map((p) => p.type), ...ast.indexSignatures.map((i) => i.type)];
    case "Arrays":
      return [...encoded, ...ast.elements, ...ast.rest];
    case "Union":
      return [...encoded, ...ast.types];
    default:
      return encoded;
  }
};

const uniqueName = (ast: SchemaAST.AST, used: Set<string>): string => {
  const identifier = SchemaAST.resolve(ast)?.["identifier"];
  const base = typeof identifier === "string" ? identifier.replace(/[^\w$]/gu, "_") : "Node";
  let name = base;
  for (let count = 2; used.has(name); count++) name = `${base}${count}`;
  used.add(name);
  return name;
};
