/**
 * JSON Schema documents as data: what one is, and where its references lead. A leaf, so that signatures, checks and the
 * language server read schemas in the same way. Nothing here validates.
 */

/** An object of keywords. */
export interface Keywords {
  readonly [keyword: string]: unknown;
}

/** A schema of JSON Schema: an object of keywords, or `true` and `false`. Its `$ref`s point into itself. */
export type Document = Keywords | boolean;

/** A `$ref` → what it points at within the root document; undefined for remote, dangling and malformed ones. */
export const resolveReference = (root: Document, reference: string): unknown => {
  if (!reference.startsWith("#")) return undefined;
  let pointer: string;
  try {
    pointer = decodeURIComponent(reference.slice(1));
  } catch {
    return undefined;
  }
  if (pointer === "") return root;
  if (!pointer.startsWith("/")) return undefined;
  let target: unknown = root;
  for (const token of pointer.slice(1).split("/")) {
    const key = token.replaceAll("~1", "/").replaceAll("~0", "~");
    if (typeof target !== "object" || target === null || !Object.hasOwn(target, key)) return undefined;
    target = (target as Readonly<Record<string, unknown>>)[key];
  }
  return target;
};

/** Value → whether it is an object of keywords. */
export const isKeywords = (value: unknown): value is Keywords =>
  typeof value === "object" && value !== null && !Array.isArray(value);
