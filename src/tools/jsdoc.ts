/**
 * What a schema says in words and numbers → JSDoc lines above a field.
 */
import type { JsonSchema } from "./Tool.ts";

/** Keywords that become tags, in the order they are printed; all but flags print their value as JSON. */
const tagKeywords = [
  "format",
  "default",
  "minimum",
  "exclusiveMinimum",
  "maximum",
  "exclusiveMaximum",
  "multipleOf",
  "minLength",
  "maxLength",
  "pattern",
  "minItems",
  "maxItems",
  "uniqueItems",
  "minProperties",
  "maxProperties",
] as const;

/** Longest value printed in a tag. @unit UTF-16 code units */
const maxTagLength = 200;

/** Schema (or several that describe the same field, nearest first) → the text of its comment; empty if none. */
export const docText = (...schemas: ReadonlyArray<JsonSchema>): string => {
  const lines: Array<string> = [];
  const description = first(schemas, "description");
  if (typeof description === "string" && description.trim() !== "") lines.push(description.trim());
  if (first(schemas, "deprecated") === true) lines.push("@deprecated");
  for (const keyword of tagKeywords) {
    const value = first(schemas, keyword);
    if (value === undefined || isImplied(keyword, value, schemas)) continue;
    lines.push(`@${keyword} ${tagValue(value)}`);
  }
  const examples = first(schemas, "examples");
  const example = Array.isArray(examples) ? (examples as ReadonlyArray<unknown>)[0] : first(schemas, "example");
  if (example !== undefined) lines.push(`@example ${tagValue(example)}`);
  return lines.join("\n");
};

/** Text of a comment → the comment, on one line where it is one, ending in a line break. */
export const comment = (text: string): string => {
  if (text === "") return "";
  const safe = text
    .replace(/\r\n?|[\u2028\u2029]/gu, "\n")
    .replace(/[^\P{Cc}\n\t]/gu, " ")
    .replaceAll("*/", "*\\/");
  if (!safe.includes("\n")) return `/** ${safe} */\n`;
  const lines = safe.split("\n").map((line) => ` * ${line}`.trimEnd());
  return `/**\n${lines.join("\n")}\n */\n`;
};

const first = (schemas: ReadonlyArray<JsonSchema>, keyword: string): unknown =>
  schemas.find((schema) => Object.hasOwn(schema, keyword))?.[keyword];

/** What the type says already, or what every integer has. */
const isImplied = (keyword: string, value: unknown, schemas: ReadonlyArray<JsonSchema>): boolean => {
  if (/^(?:min|max)Items$/u.test(keyword) && first(schemas, "prefixItems") !== undefined) return true;
  if (value === false && keyword !== "default") return true;
  return typeof value === "number" && Math.abs(value) === Number.MAX_SAFE_INTEGER;
};

const tagValue = (value: unknown): string => {
  const text = typeof value === "string" ? value : (JSON.stringify(value) ?? "");
  const line = text.replace(/\s+/gu, " ");
  return line.length > maxTagLength ? `${line.slice(0, maxTagLength)}…` : line;
};
