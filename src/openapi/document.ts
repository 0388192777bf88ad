/**
 * An OpenAPI document as data: is it one, and where do its references lead.
 *
 * Nothing is inlined or copied; a reference is followed when something asks. Knows nothing of operations.
 */
import { resolveReference } from "../schema/document.ts";

/** The value given to `fromSpec` is no OpenAPI 3.0 or 3.1 document; the message names the place. */
export class DocumentError extends Error {
  override readonly name = "OpenAPI.DocumentError";
}

/** Thrown while one operation is planned; its text becomes the reason in `skipped`. */
export class Unusable extends Error {
  override readonly name = "Unusable";
}

/** Any object of the document. */
export type Keywords = Readonly<Record<string, unknown>>;

/** The document, checked as far as every operation needs it. */
export interface SpecDocument {
  readonly root: Keywords;
  readonly paths: Keywords;
}

export const isObject = (value: unknown): value is Keywords =>
  typeof value === "object" && value !== null && !Array.isArray(value);

/** Value → document. @throws DocumentError */
export const openDocument = (spec: unknown): SpecDocument => {
  const root = typeof spec === "string" ? parsed(spec) : spec;
  if (!isObject(root)) throw new DocumentError(`an OpenAPI document must be an object, got ${kindOf(root)}`);
  if (root["swagger"] !== undefined) {
    throw new DocumentError(`swagger: ${JSON.stringify(root["swagger"])} is not supported, convert it to OpenAPI 3`);
  }
  const version = root["openapi"];
  if (typeof version !== "string" || !/^3\.[01](?:\.|$)/u.test(version)) {
    throw new DocumentError(`openapi: expected a version 3.0 or 3.1, got ${JSON.stringify(version) ?? "nothing"}`);
  }
  const paths = root["paths"] ?? (version.startsWith("3.1") ? {} : undefined);
  if (!isObject(paths)) throw new DocumentError(`paths: expected an object, got ${kindOf(paths)}`);
  for (const place of ["components", "info"]) {
    const value = root[place];
    if (value !== undefined && !isObject(value))
      throw new DocumentError(`${place}: expected an object, got ${kindOf(value)}`);
  }
  for (const [path, item] of Object.entries(paths)) {
    if (path.startsWith("/") && !isObject(item)) {
      throw new DocumentError(`paths[${JSON.stringify(path)}]: expected an object, got ${kindOf(item)}`);
    }
  }
  return { root, paths };
};

/**
 * Value that may be a reference → the object it stands for.
 *
 * @throws Unusable that names the reference, or the place where something else than an object is
 */
export const follow = (document: SpecDocument, value: unknown, place: string): Keywords => {
  let current = value;
  const seen = new Set<string>();
  while (isObject(current) && typeof current["$ref"] === "string") {
    const reference = current["$ref"];
    if (seen.has(reference)) throw new Unusable(`${place}: the reference ${reference} leads back to itself`);
    seen.add(reference);
    const target = resolveReference(document.root as Keywords, reference);
    if (target === undefined) throw new Unusable(`${place}: the reference ${reference} ${whyMissing(reference)}`);
    current = target;
  }
  if (!isObject(current)) throw new Unusable(`${place}: expected an object, got ${kindOf(current)}`);
  return current;
};

/** Value → list of what it holds. @throws Unusable where it is something else */
export const listAt = (value: unknown, place: string): ReadonlyArray<unknown> => {
  if (value === undefined) return [];
  if (!Array.isArray(value)) throw new Unusable(`${place}: expected an array, got ${kindOf(value)}`);
  return value;
};

/** Value → entries of the object it is. @throws Unusable where it is something else */
export const entriesAt = (value: unknown, place: string): ReadonlyArray<readonly [string, unknown]> => {
  if (value === undefined) return [];
  if (!isObject(value)) throw new Unusable(`${place}: expected an object, got ${kindOf(value)}`);
  return Object.entries(value);
};

/** Value → it, if it is text that says something. */
export const textOf = (value: unknown): string | undefined =>
  typeof value === "string" && value.trim() !== "" ? value : undefined;

export const kindOf = (value: unknown): string => {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  return Array.isArray(value) ? "an array" : typeof value;
};

const whyMissing = (reference: string): string =>
  reference.startsWith("#") ? "leads nowhere" : "leaves the document, and nothing is fetched";

const parsed = (text: string): unknown => {
  try {
    return JSON.parse(text);
  } catch {
    throw new DocumentError("the document is text that is not JSON: parse YAML first and pass the object");
  }
};
