/**
 * Values → the text of a parameter or form field, by the styles of OpenAPI.
 *
 * Everything a value contributes is percent-encoded here, so that no value can end its parameter, its segment or the
 * URL. Nested values are JSON, as `swagger-client` writes them.
 */
import type { FieldEncoding } from "./body.ts";
import type { Encoding, Style } from "./parameters.ts";

/** Encoded key and value. */
export type Pair = readonly [key: string, value: string];

/** Text → percent-encoded, unreserved characters alone left as they are. @throws URIError for a lone surrogate */
export const encode = (text: string): string =>
  encodeURIComponent(text).replace(/[!'()*]/gu, (char) => `%${char.charCodeAt(0).toString(16).toUpperCase()}`);

/** As `encode`, but for reserved characters that cannot end a query parameter. */
const encodeReserved = (text: string): string =>
  encode(text).replace(/%(?:2[1478-9ACF]|3[ABF]|40|5[BD])/gu, (code) => decodeURIComponent(code));

/** Query parameter → its pairs; nothing for null and undefined. */
export const queryPairs = (name: string, value: unknown, encoding: Encoding): ReadonlyArray<Pair> => {
  if (value === null || value === undefined) return [];
  if (encoding.kind === "json") return [[encode(name), encode(jsonText(value))]];
  if (encoding.kind === "text") return [[encode(name), encode(scalarText(value))]];
  return styledPairs(name, value, encoding);
};

/** Form field → its pairs; nothing for null and undefined. */
export const formPairs = (name: string, value: unknown, encoding: FieldEncoding): ReadonlyArray<Pair> => {
  if (value === null || value === undefined) return [];
  switch (encoding.kind) {
    case "style":
      return styledPairs(name, value, encoding);
    case "json":
      // A text is taken for JSON already.
      return [[encode(name), encode(typeof value === "string" ? value : jsonText(value))]];
    case "text":
      return [[encode(name), encode(scalarText(value))]];
    case "plain":
      if (Array.isArray(value) && value.every(isScalar))
        return value.map((each) => [encode(name), encode(scalarText(each))]);
      return [[encode(name), encode(scalarText(value))]];
  }
};

const separators: Readonly<Partial<Record<Style, string>>> = { spaceDelimited: "%20", pipeDelimited: "%7C" };

const styledPairs = (
  name: string,
  value: unknown,
  { style, explode, allowReserved }: Extract<Encoding, { readonly kind: "style" }>,
): ReadonlyArray<Pair> => {
  const write = allowReserved ? encodeReserved : encode;
  const text = (each: unknown) => write(scalarText(each));
  const separator = separators[style] ?? ",";
  if (Array.isArray(value)) {
    if (value.length === 0) return [];
    return explode
      ? value.map((each) => [encode(name), text(each)])
      : [[encode(name), value.map(text).join(separator)]];
  }
  if (isScalar(value)) return [[encode(name), text(value)]];
  const fields = fieldsOf(value);
  if (style === "deepObject") return fields.map(([key, each]) => [encode(`${name}[${key}]`), text(each)]);
  if (explode) return fields.map(([key, each]) => [encode(key), text(each)]);
  if (fields.length === 0) return [];
  return [[encode(name), fields.map(([key, each]) => `${encode(key)}${separator}${text(each)}`).join(separator)]];
};

/** Path parameter → what stands in its place. */
export const pathText = (name: string, value: unknown, encoding: Encoding): string => {
  if (encoding.kind !== "style") return encode(encoding.kind === "json" ? jsonText(value) : scalarText(value));
  const { style, explode } = encoding;
  const text = (each: unknown) => encode(scalarText(each));
  const list = Array.isArray(value) ? value.map(text) : undefined;
  const fields = list === undefined && !isScalar(value) ? fieldsOf(value) : undefined;
  const named = fields?.map(([key, each]) => `${encode(key)}=${text(each)}`);
  const flat = list ?? fields?.flatMap(([key, each]) => [encode(key), text(each)]) ?? [text(value)];
  const key = encode(name);
  switch (style) {
    case "label":
      return `.${(explode && named ? named : flat).join(".")}`;
    case "matrix":
      if (explode) return `;${(named ?? flat.map((each) => `${key}=${each}`)).join(";")}`;
      return `;${key}=${flat.join(",")}`;
    default:
      return (explode && named ? named : flat).join(",");
  }
};

/** Header parameter → its value, not encoded: a header takes text as it is. */
export const headerText = (value: unknown, encoding: Encoding): string => {
  if (encoding.kind === "json") return jsonText(value);
  if (encoding.kind === "text" || isScalar(value)) return scalarText(value);
  if (Array.isArray(value)) return value.map(scalarText).join(",");
  const between = encoding.explode ? "=" : ",";
  return fieldsOf(value)
    .map(([key, each]) => `${key}${between}${scalarText(each)}`)
    .join(",");
};

const isScalar = (value: unknown): boolean => typeof value !== "object" || value === null;

const scalarText = (value: unknown): string => {
  if (value === null || value === undefined) return "";
  return typeof value === "object" ? jsonText(value) : String(value);
};

const jsonText = (value: unknown): string => JSON.stringify(value) ?? "";

const fieldsOf = (value: unknown): ReadonlyArray<readonly [string, unknown]> =>
  Object.entries(value as object).filter(([, each]) => each !== null && each !== undefined);
