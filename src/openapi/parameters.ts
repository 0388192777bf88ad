/**
 * Parameters of an operation: which the program gives, and how each is written into the request.
 */
import { follow, isObject, listAt, textOf, Unusable, type Keywords, type SpecDocument } from "./document.ts";
import { isJsonMedia, isTextMedia } from "./media.ts";

export type Location = "path" | "query" | "header";

export type Style = "simple" | "label" | "matrix" | "form" | "spaceDelimited" | "pipeDelimited" | "deepObject";

/** How a value becomes text. */
export type Encoding =
  | { readonly kind: "style"; readonly style: Style; readonly explode: boolean; readonly allowReserved: boolean }
  /** A `content` parameter: the value as JSON, or as it is. */
  | { readonly kind: "json" }
  | { readonly kind: "text" };

export interface Parameter {
  readonly name: string;
  readonly location: Location;
  readonly required: boolean;
  readonly encoding: Encoding;
  /** JSON Schema for the signature, with the parameter's own description. */
  readonly schema: Keywords;
}

/** Location → the styles it may have, the default first. */
const styles: Readonly<Record<Location, ReadonlyArray<Style>>> = {
  path: ["simple", "label", "matrix"],
  query: ["form", "spaceDelimited", "pipeDelimited", "deepObject"],
  header: ["simple"],
};

/** Headers that are not the program's to set: the client, the body and the host's authority decide them. */
const hostHeaders: ReadonlySet<string> = new Set([
  "accept",
  "authorization",
  "content-length",
  "content-type",
  "cookie",
  "host",
  "proxy-authorization",
  "connection",
  "transfer-encoding",
]);

/** Operation and path item → its parameters, the operation's own over the path's. @throws Unusable */
export const parametersOf = (
  document: SpecDocument,
  operation: Keywords,
  pathItem: Keywords,
): ReadonlyArray<Parameter> => {
  const byKey = new Map<string, Parameter | undefined>();
  for (const [place, list] of [
    ["path parameters", pathItem["parameters"]],
    ["parameters", operation["parameters"]],
  ] as const) {
    listAt(list, place).forEach((entry, index) => {
      const definition = follow(document, entry, `${place}[${index}]`);
      const { name, in: location } = definition;
      if (typeof name !== "string") throw new Unusable(`${place}[${index}].name: expected a string`);
      byKey.set(`${String(location)} ${name}`, parameterOf(document, name, location, definition));
    });
  }
  return [...byKey.values()].filter((parameter) => parameter !== undefined);
};

const parameterOf = (
  document: SpecDocument,
  name: string,
  location: unknown,
  definition: Keywords,
): Parameter | undefined => {
  const required = definition["required"] === true || location === "path";
  if (location === "cookie") {
    if (required)
      throw new Unusable(`the cookie parameter ${JSON.stringify(name)} is required, and cookies are not sent`);
    return undefined;
  }
  if (location !== "path" && location !== "query" && location !== "header") {
    throw new Unusable(
      `the parameter ${JSON.stringify(name)} is in ${JSON.stringify(location)}, which is not supported`,
    );
  }
  if (location === "header" && hostHeaders.has(name.toLowerCase())) return undefined;
  const { encoding, schema } = encodingOf(document, name, location, definition);
  return { name, location, required, encoding, schema: described(schema, definition) };
};

const encodingOf = (
  document: SpecDocument,
  name: string,
  location: Location,
  definition: Keywords,
): { readonly encoding: Encoding; readonly schema: unknown } => {
  const { content } = definition;
  if (content === undefined) {
    const style = styleOf(definition["style"], location, name);
    const explode = typeof definition["explode"] === "boolean" ? definition["explode"] : style === "form";
    const allowReserved = location === "query" && definition["allowReserved"] === true;
    return { encoding: { kind: "style", style, explode, allowReserved }, schema: definition["schema"] };
  }
  const [entry] = isObject(content) ? Object.entries(content) : [];
  if (entry === undefined) throw new Unusable(`the parameter ${JSON.stringify(name)} has an empty \`content\``);
  const [media, value] = entry;
  const { schema } = follow(document, value, `content of the parameter ${JSON.stringify(name)}`);
  if (isJsonMedia(media)) return { encoding: { kind: "json" }, schema };
  if (isTextMedia(media)) return { encoding: { kind: "text" }, schema };
  throw new Unusable(`the parameter ${JSON.stringify(name)} is ${media}, which is not supported`);
};

const styleOf = (style: unknown, location: Location, name: string): Style => {
  const allowed = styles[location];
  const [standard] = allowed;
  const found = style === undefined ? standard : allowed.find((each) => each === style);
  if (found !== undefined) return found;
  throw new Unusable(
    `the ${location} parameter ${JSON.stringify(name)} has the style ${JSON.stringify(style)}, which is not supported`,
  );
};

/** The parameter's words about itself go over those of its schema. */
const described = (schema: unknown, definition: Keywords): Keywords => {
  const base = isObject(schema) ? schema : {};
  const description = textOf(definition["description"]);
  return {
    ...base,
    ...(description !== undefined && { description }),
    ...(definition["deprecated"] === true && { deprecated: true }),
    ...(base["example"] === undefined && definition["example"] !== undefined && { example: definition["example"] }),
  };
};
