/**
 * JSON Schema → a TypeScript type a model can read.
 *
 * Total and deterministic: what cannot be expressed is `unknown`, recursion becomes named types, and any part longer
 * than the printer's limit collapses to `unknown`. Shapes of objects are in objectShape.ts, comments in jsdoc.ts.
 */
import { isKeywords } from "../schema/document.ts";
import { comment, docText } from "./jsdoc.ts";
import { mergedObject, type ObjectShape, type Reading } from "./objectShape.ts";
import { closureText } from "./recursion.ts";
import type { Side } from "./schemaDocument.ts";
import { isIdentifierName } from "./toolPath.ts";
import type { JsonSchema } from "./Tool.ts";

/** Deeper than any data that can cross the boundary (32 levels); also what keeps the walk off the host's stack. */
const maxDepth = 40;

/** Objects longer than this go on several lines. @unit UTF-16 code units */
const maxLineLength = 88;

/** Recursive types of one signature: both sides share them, so that no two differ under one name. */
export interface TypeNames {
  readonly taken: Map<string, NamedSchema>;
  /** `type Name = …` lines, in order of first use. */
  readonly declarations: Array<string>;
}

interface NamedSchema {
  readonly schema: JsonSchema;
  readonly reading: Reading;
}

/** A type and what binds it: `a | b` needs parentheses inside `&` and `[]`. */
interface Text {
  readonly text: string;
  readonly operator?: "|" | "&";
}

const unknown: Text = { text: "unknown" };
const never: Text = { text: "never" };

/**
 * Document, as it is read for one side → type; recursive types are added to `names`.
 *
 * @param maxPart longest text of one nested part before it becomes `unknown` @unit UTF-16 code units
 */
export const typeText = (reading: Reading, names: TypeNames, maxPart: number): string =>
  new Printer(reading, names, maxPart).type(reading.root, 0).text;

class Printer {
  readonly #reading: Reading;
  readonly #names: TypeNames;
  readonly #maxPart: number;
  readonly #named = new Map<object, string>();
  /** One schema object is printed once however often it is referred to. */
  readonly #printed = new Map<object, Text>();
  readonly #active = new Set<object>();

  constructor(reading: Reading, names: TypeNames, maxPart: number) {
    this.#reading = reading;
    this.#names = names;
    this.#maxPart = maxPart;
  }

  type(schema: unknown, depth: number): Text {
    if (schema === false) return never;
    if (!isKeywords(schema) || depth > maxDepth) return unknown;
    const pointer = this.#reading.recursive.get(schema);
    if (pointer !== undefined) return { text: this.#name(schema, pointer) };
    const printed = this.#printed.get(schema);
    if (printed !== undefined) return printed;
    // A host may hand over a schema that contains itself as an object, without any reference.
    if (this.#active.has(schema)) return unknown;
    this.#active.add(schema);
    const result = this.#limited(this.#structure(schema, depth), depth);
    this.#active.delete(schema);
    this.#printed.set(schema, result);
    return result;
  }

  #name(schema: JsonSchema, pointer: string): string {
    const existing = this.#named.get(schema);
    if (existing !== undefined) return existing;
    const base = typeName(schema, pointer, this.#reading.side);
    const own = { schema, reading: this.#reading };
    for (let count = 1; ; count++) {
      const name = count === 1 ? base : `${base}${count}`;
      const taken = this.#names.taken.get(name);
      if (taken !== undefined && !isSameType(taken, own)) continue;
      this.#named.set(schema, name);
      if (taken === undefined) this.#declare(name, own);
      return name;
    }
  }

  #declare(name: string, own: NamedSchema): void {
    this.#names.taken.set(name, own);
    const index = this.#names.declarations.push("") - 1;
    const { text } = this.#limited(this.#structure(own.schema, 0), 1);
    // A name for nothing but itself (`A: { $ref: A }`) says nothing.
    this.#names.declarations[index] =
      `${comment(docText(own.schema))}type ${name} = ${text === name ? "unknown" : text};`;
  }

  #limited(result: Text, depth: number): Text {
    return depth > 0 && result.text.length > this.#maxPart ? unknown : result;
  }

  #structure(schema: JsonSchema, depth: number): Text {
    if (Array.isArray(schema["enum"])) return union((schema["enum"] as ReadonlyArray<unknown>).map(literal), schema);
    if (Object.hasOwn(schema, "const")) return nullable(literal(schema["const"]), schema);
    const parts: Array<Text> = [];
    const merged = mergedObject(schema, this.#reading);
    if (merged !== undefined) {
      parts.push(this.#object(merged, depth));
    } else {
      if (typeof schema["$ref"] === "string") parts.push(this.type(this.#follow(schema["$ref"]), depth));
      parts.push(this.#typed(schema, depth));
      for (const part of listOf(schema["allOf"])) parts.push(this.type(part, depth));
    }
    for (const keyword of ["anyOf", "oneOf"] as const) {
      if (!Array.isArray(schema[keyword])) continue;
      parts.push(union(listOf(schema[keyword]).map((part) => this.type(part, depth))));
    }
    if (isKeywords(schema["not"]) && Object.keys(schema["not"]).length === 0) return never;
    return nullable(intersection(parts), schema);
  }

  #follow(reference: string): unknown {
    return this.#reading.follow(reference);
  }

  #typed(schema: JsonSchema, depth: number): Text {
    const { type } = schema;
    if (Array.isArray(type)) return union(type.map((each: unknown) => this.#ofType(each, schema, depth)));
    return this.#ofType(type ?? impliedType(schema), schema, depth);
  }

  #ofType(type: unknown, schema: JsonSchema, depth: number): Text {
    switch (type) {
      case "string":
      case "boolean":
      case "null":
        return { text: type };
      case "number":
      case "integer":
        return { text: "number" };
      case "array":
        return this.#array(schema, depth);
      case "object": {
        const { allOf, $ref, anyOf, oneOf, nullable: _, ...own } = schema;
        const shape = mergedObject({ ...own, type: "object" }, this.#reading);
        const isBare = own["properties"] === undefined && own["additionalProperties"] === undefined;
        const saidElsewhere = isBare && [allOf, $ref, anyOf, oneOf].some((keyword) => keyword !== undefined);
        return shape === undefined || saidElsewhere ? unknown : this.#object(shape, depth);
      }
      default:
        return unknown;
    }
  }

  #array(schema: JsonSchema, depth: number): Text {
    const { items } = schema;
    const fixed = Array.isArray(schema["prefixItems"]) ? schema["prefixItems"] : Array.isArray(items) ? items : [];
    const rest: unknown =
      Array.isArray(schema["prefixItems"]) || !Array.isArray(items) ? items : schema["additionalItems"];
    if (fixed.length === 0) return arrayOf(this.type(rest ?? true, depth + 1));
    const required = typeof schema["minItems"] === "number" ? schema["minItems"] : fixed.length;
    const elements = fixed.map((element: unknown, index) => {
      const text = this.type(element, depth + 1);
      return index < required ? text.text : `${bracketed(text)}?`;
    });
    if (rest !== false) elements.push(`...${arrayOf(this.type(rest ?? true, depth + 1)).text}`);
    return { text: `[${elements.join(", ")}]` };
  }

  #object(shape: ObjectShape, depth: number): Text {
    const fields = [...shape.properties].map(([name, property]) => {
      const key = isIdentifierName(name) ? name : JSON.stringify(name);
      const value = intersection(property.schemas.map((schema) => this.type(schema, depth + 1)));
      const docs = docText(...property.schemas.filter(isKeywords), ...property.schemas.flatMap((s) => this.#behind(s)));
      return { docs: comment(docs), text: `${key}${property.required ? "" : "?"}: ${value.text}` };
    });
    const index = this.#index(shape, depth);
    if (index === undefined) return { text: fields.length === 0 ? "{}" : block(fields) };
    const indexField = { docs: "", text: `[key: string]: ${index.text}` };
    // Only an index of `unknown` agrees with whatever the fields are.
    if (fields.length === 0 || index.text === "unknown") return { text: block([...fields, indexField]) };
    return { text: `${block(fields)} & ${block([indexField])}`, operator: "&" };
  }

  #index(shape: ObjectShape, depth: number): Text | undefined {
    if (shape.index.length === 0) return undefined;
    return union(shape.index.map((schema) => this.type(schema, depth + 1)));
  }

  /** What a reference points at also documents the field that refers to it. */
  #behind(schema: unknown): ReadonlyArray<JsonSchema> {
    if (!isKeywords(schema) || typeof schema["$ref"] !== "string") return [];
    const target = this.#follow(schema["$ref"]);
    return isKeywords(target) && !this.#reading.recursive.has(target) ? [target] : [];
  }
}

/** Two schemas under one base name: the same object, or word for word the same, references followed. */
const isSameType = (a: NamedSchema, b: NamedSchema): boolean => {
  // Where one side hides fields, the same schema is two types.
  const isOneSide = a.reading.side === b.reading.side || !(a.reading.hasSides || b.reading.hasSides);
  if (a.schema === b.schema && isOneSide) return true;
  const text = closureText(a.reading.root, a.schema);
  return text === closureText(b.reading.root, b.schema) && (isOneSide || !saysSide(text));
};

const saysSide = (text: string): boolean => /"(?:readOnly|writeOnly)":true/u.test(text);

const impliedType = (schema: JsonSchema): string | undefined => {
  if (isKeywords(schema["properties"]) || schema["additionalProperties"] !== undefined) return "object";
  return schema["items"] !== undefined || schema["prefixItems"] !== undefined ? "array" : undefined;
};

const nullable = (result: Text, schema: JsonSchema): Text =>
  schema["nullable"] === true ? union([result, { text: "null" }]) : result;

const listOf = (value: unknown): ReadonlyArray<unknown> => (Array.isArray(value) ? value : []);

const literal = (value: unknown): Text => {
  if (Array.isArray(value)) return { text: `[${value.map((element) => literal(element).text).join(", ")}]` };
  if (isKeywords(value)) {
    const fields = Object.entries(value).map(([key, inner]) => {
      return `${isIdentifierName(key) ? key : JSON.stringify(key)}: ${literal(inner).text}`;
    });
    return { text: fields.length === 0 ? "{}" : `{ ${fields.join("; ")} }` };
  }
  if (typeof value === "number" && !Number.isFinite(value)) return { text: "number" };
  return { text: JSON.stringify(value) ?? "unknown" };
};

const union = (members: ReadonlyArray<Text>, schema: JsonSchema = {}): Text => {
  const all = schema["nullable"] === true ? [...members, { text: "null" }] : members;
  const texts = new Set<string>();
  for (const member of all) {
    if (member.text === "unknown") return unknown;
    if (member.text !== "never") texts.add(member.operator === "&" ? `(${member.text})` : member.text);
  }
  // `null` last, as people write it.
  if (texts.delete("null")) texts.add("null");
  const [only] = texts;
  if (only === undefined) return never;
  return texts.size === 1 ? { text: only } : { text: [...texts].join(" | "), operator: "|" };
};

const intersection = (members: ReadonlyArray<Text>): Text => {
  const texts = new Map<string, Text>();
  for (const member of members) {
    if (member.text === "never") return never;
    if (member.text !== "unknown") texts.set(member.text, member);
  }
  const [only] = texts.values();
  if (only === undefined) return unknown;
  if (texts.size === 1) return only;
  const parts = [...texts.values()].map((part) => (part.operator === "|" ? `(${part.text})` : part.text));
  return { text: parts.join(" & "), operator: "&" };
};

const bracketed = (part: Text): string => (part.operator === undefined ? part.text : `(${part.text})`);

const arrayOf = (element: Text): Text =>
  /^[\w$.]+(?:\[\])*$/u.test(element.text) ? { text: `${element.text}[]` } : { text: `Array<${element.text}>` };

const block = (fields: ReadonlyArray<{ readonly docs: string; readonly text: string }>): string => {
  const line = `{ ${fields.map((field) => field.text).join("; ")} }`;
  const plain = fields.every((field) => field.docs === "" && !field.text.includes("\n"));
  if (plain && line.length <= maxLineLength) return line;
  const lines = fields.map((field) => `${field.docs}${field.text};`.replaceAll("\n", "\n  "));
  return `{\n  ${lines.join("\n  ")}\n}`;
};

const typeName = (schema: JsonSchema, pointer: string, side: Side): string => {
  const last = pointer.slice(pointer.lastIndexOf("/") + 1).replace(/~[01]|%[0-9a-f]{2}|[^\p{ID_Continue}$]/giu, "_");
  // zod calls what has no name `__schema0`.
  const names = [last.replace(/^(?:__schema\d+|_+)$/u, ""), schema["title"], side === "input" ? "Input" : "Output"];
  const name = names.find((each) => typeof each === "string" && isIdentifierName(each)) as string;
  return reservedTypeNames.has(name) ? `${name}_` : name;
};

/** Names that would hide what signatures themselves use, or that cannot name a type. */
const reservedTypeNames: ReadonlySet<string> = new Set(
  (
    "Array Promise any unknown never void null undefined string number boolean object symbol bigint default new class " +
    "function const let var if else for while do switch case break continue return throw try catch finally import " +
    "export extends super this true false in of instanceof typeof delete with debugger enum yield await static"
  ).split(" "),
);
