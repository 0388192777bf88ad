/**
 * Words for messages about data: what a schema wants, what was given, where.
 */
import type * as SchemaAST from "effect/SchemaAST";
import { isIdentifierName } from "./toolPath.ts";

/** Alternatives named one by one; more are counted. */
const maxAlternatives = 8;

/** Longest text quoted from a value. @unit UTF-16 code units */
const maxQuoted = 40;

const words: Readonly<Record<string, string>> = {
  Null: "null",
  Undefined: "undefined",
  Void: "nothing",
  Never: "nothing",
  Unknown: "anything",
  Any: "anything",
  String: "string",
  Number: "number",
  Boolean: "boolean",
  BigInt: "bigint",
  Symbol: "symbol",
  UniqueSymbol: "symbol",
  ObjectKeyword: "object or array",
  TemplateLiteral: "string of a certain form",
  Arrays: "array",
  Objects: "object",
};

/** AST → a few words for what a program must write: the encoded side. */
export const encodedText = (ast: SchemaAST.AST, depth = 0): string => {
  const end = ast.encoding?.at(-1)?.to;
  return end === undefined ? expectedText(ast, depth) : encodedText(end, depth);
};

/** AST → a few words for the values of its own type. */
export const expectedText = (ast: SchemaAST.AST, depth = 0): string => {
  switch (ast._tag) {
    case "Literal":
      return typeof ast.literal === "bigint" ? `${ast.literal}n` : JSON.stringify(ast.literal);
    case "Enum":
      return listed(ast.enums.map(([, value]) => JSON.stringify(value)));
    case "Union":
      return depth > 3 ? "one of several" : listed(ast.types.map((type) => encodedText(type, depth + 1)));
    case "Suspend":
      return depth > 3 ? "object" : encodedText(ast.thunk(), depth + 1);
    case "Declaration": {
      const expected = ast.annotations?.["expected"] ?? ast.annotations?.["identifier"] ?? ast.annotations?.["title"];
      return typeof expected === "string" ? expected : "a valid value";
    }
    default:
      return words[ast._tag] ?? "a valid value";
  }
};

/** Value → its kind, with the value itself where it is short and plain. */
export const givenText = (value: unknown): string => {
  if (value === null || value === undefined) return String(value);
  if (Array.isArray(value)) return value.length === 0 ? "an empty array" : `an array of ${value.length}`;
  switch (typeof value) {
    case "string":
      return `string ${JSON.stringify(value.length > maxQuoted ? `${value.slice(0, maxQuoted)}…` : value)}`;
    case "number":
    case "boolean":
      return `${typeof value} ${value}`;
    default:
      return value instanceof Date ? "an invalid date" : typeof value;
  }
};

/** Value → its kind alone, for messages that may not repeat what a host returned. */
export const givenKind = (value: unknown): string =>
  value === null ? "null" : Array.isArray(value) ? "an array" : typeof value;

/** Path into a value → `items[0].sku`, or the name of the whole. */
export const fieldPath = (path: ReadonlyArray<PropertyKey>, whole: string): string => {
  let text = "";
  for (const key of path) {
    if (typeof key === "number") text += `[${key}]`;
    else if (typeof key === "string" && isIdentifierName(key)) text += text === "" ? key : `.${key}`;
    else text += `[${JSON.stringify(String(key))}]`;
  }
  return text === "" ? whole : text;
};

const nonFinite = ['"Infinity"', '"-Infinity"', '"NaN"'];

const listed = (alternatives: ReadonlyArray<string>): string => {
  const named = new Set(alternatives);
  // The JSON codec also takes these for a number; nobody who wrote a wrong number means them.
  if (nonFinite.every((text) => named.has(text))) {
    named.add("number");
    for (const text of nonFinite) named.delete(text);
  }
  if (named.size > 1) named.delete("undefined");
  const distinct = [...named];
  const shown = distinct.slice(0, maxAlternatives).join(" | ");
  return distinct.length > maxAlternatives ? `${shown} | … (${distinct.length} values)` : shown;
};
