/**
 * The request body of an operation: its media type, and whether its fields stand beside the parameters.
 *
 * JSON is preferred to forms; anything else makes the operation unusable, because its arguments would be lost.
 */
import { entriesAt, follow, isObject, textOf, Unusable, type Keywords, type SpecDocument } from "./document.ts";
import { isAnyMedia, isFormMedia, isJsonMedia, unsupportedKind } from "./media.ts";
import type { Encoding, Style } from "./parameters.ts";

/** How a form field becomes text: as its `encoding` says, else as is, repeated for lists, JSON for what is nested. */
export type FieldEncoding = Encoding | { readonly kind: "plain" };

export interface Body {
  /** As the document spells it; what `Content-Type` says. */
  readonly media: string;
  readonly kind: "json" | "form";
  readonly required: boolean;
  readonly schema: unknown;
  readonly description: string | undefined;
  /** Encodings of form fields that have one. */
  readonly encodings: ReadonlyMap<string, FieldEncoding>;
  /** Fields of a closed object, which the input takes directly; undefined where the body is one argument. */
  readonly fields: ReadonlyArray<BodyField> | undefined;
}

export interface BodyField {
  readonly name: string;
  readonly required: boolean;
  readonly schema: unknown;
}

/** Operation → its body, if it has one. @throws Unusable */
export const bodyOf = (document: SpecDocument, operation: Keywords, method: string): Body | undefined => {
  if (operation["requestBody"] === undefined) return undefined;
  const definition = follow(document, operation["requestBody"], "requestBody");
  const content = entriesAt(definition["content"], "requestBody.content");
  const required = definition["required"] === true;
  if (content.length === 0) {
    if (required) throw new Unusable("requestBody.content: a body is required, and no media type is given");
    return undefined;
  }
  if (method === "GET" || method === "HEAD") throw new Unusable(`requestBody: a ${method} request cannot carry a body`);
  const find = (accepts: (media: string) => boolean) => content.find(([media]) => accepts(media));
  const found = find(isJsonMedia) ?? find(isFormMedia) ?? find(isAnyMedia);
  if (found === undefined) {
    const kinds = content.map(([media]) => unsupportedKind(media)).join(", ");
    throw new Unusable(`requestBody: the body is ${kinds}, which is not supported`);
  }
  const [media, value] = found;
  const mediaType = follow(document, value, `requestBody.content[${JSON.stringify(media)}]`);
  const isForm = isFormMedia(media);
  return {
    media: isAnyMedia(media) ? "application/json" : media,
    kind: isForm ? "form" : "json",
    required,
    schema: mediaType["schema"],
    description: textOf(definition["description"]),
    encodings: isForm ? encodingsOf(document, mediaType["encoding"]) : new Map(),
    fields: required ? closedFields(document, mediaType["schema"]) : undefined,
  };
};

const formStyles: ReadonlyArray<Style> = ["form", "spaceDelimited", "pipeDelimited", "deepObject"];

const encodingsOf = (document: SpecDocument, encoding: unknown): ReadonlyMap<string, FieldEncoding> =>
  new Map(
    entriesAt(encoding, "encoding").map(([field, value]): readonly [string, FieldEncoding] => {
      const { style, explode, allowReserved, contentType } = follow(document, value, `encoding.${field}`);
      if (style !== undefined || explode !== undefined || allowReserved !== undefined) {
        const known = style === undefined ? "form" : formStyles.find((each) => each === style);
        if (known === undefined)
          throw new Unusable(`encoding.${field}: the style ${JSON.stringify(style)} is not supported`);
        const isExploded = typeof explode === "boolean" ? explode : known === "form";
        return [field, { kind: "style", style: known, explode: isExploded, allowReserved: allowReserved === true }];
      }
      if (typeof contentType !== "string") return [field, { kind: "plain" }];
      return [field, { kind: isJsonMedia(contentType) ? "json" : "text" }];
    }),
  );

/** Keywords with which an object is more than its fields. */
const beyondFields = ["anyOf", "oneOf", "not", "enum", "const", "if", "patternProperties", "propertyNames"];

const maxMerge = 16;

/** Schema → its fields, if it is a closed object (or `allOf` of objects that makes one). */
const closedFields = (document: SpecDocument, schema: unknown): ReadonlyArray<BodyField> | undefined => {
  const properties = new Map<string, unknown>();
  const required = new Set<string>();
  let isClosed = false;
  const add = (part: unknown, depth: number): boolean => {
    if (!isObject(part) || depth > maxMerge) return false;
    const plain = follow(document, part, "requestBody schema");
    const { type, nullable, additionalProperties: additional } = plain;
    if (type !== undefined && type !== "object") return false;
    if (nullable === true || isObject(additional) || beyondFields.some((keyword) => plain[keyword] !== undefined))
      return false;
    if (additional === false || plain["unevaluatedProperties"] === false) isClosed = true;
    for (const [name, value] of isObject(plain["properties"]) ? Object.entries(plain["properties"]) : []) {
      const before = properties.get(name);
      properties.set(name, before === undefined ? value : { allOf: [before, value] });
    }
    for (const name of Array.isArray(plain["required"]) ? plain["required"] : []) required.add(String(name));
    return !Array.isArray(plain["allOf"]) || plain["allOf"].every((member: unknown) => add(member, depth + 1));
  };
  if (!add(schema, 0) || !isClosed) return undefined;
  return [...properties]
    .filter(([, value]) => !isReadOnly(document, value))
    .map(([name, value]) => ({ name, required: required.has(name), schema: value }));
};

const isReadOnly = (document: SpecDocument, schema: unknown): boolean => {
  if (!isObject(schema)) return false;
  return schema["readOnly"] === true || follow(document, schema, "requestBody schema")["readOnly"] === true;
};
