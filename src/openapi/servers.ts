/**
 * Where the requests of an operation go.
 */
import { entriesAt, follow, isObject, listAt, Unusable, type Keywords, type SpecDocument } from "./document.ts";

/** Origin and path (without a slash at its end) that every request of an operation starts with. */
export interface Server {
  readonly origin: string;
  readonly path: string;
}

/** Operation, path item and document, nearest first → the server in force. @throws Unusable */
export const serverFor = (
  document: SpecDocument,
  operation: Keywords,
  pathItem: Keywords,
  baseUrl: URL | undefined,
): Server => {
  const own = firstServer(document, operation["servers"]) ?? firstServer(document, pathItem["servers"]);
  const url = own ?? firstServer(document, document.root["servers"]) ?? "/";
  if (isAbsolute(url)) return serverOf(own === undefined && baseUrl !== undefined ? baseUrl : new URL(url));
  if (baseUrl === undefined) throw new Unusable(`the server ${JSON.stringify(url)} is relative: pass \`baseUrl\``);
  return serverOf(url === "/" ? baseUrl : new URL(url, withSlash(baseUrl)));
};

/** Text of the option → URL. @throws TypeError that names the option */
export const parseBaseUrl = (text: string | undefined): URL | undefined => {
  if (text === undefined) return undefined;
  if (typeof text === "string" && isHttp.test(text) && URL.canParse(text)) return new URL(text);
  throw new TypeError(`baseUrl: expected an absolute http or https URL, got ${JSON.stringify(text)}`);
};

const isHttp = /^https?:\/\//iu;

const firstServer = (document: SpecDocument, servers: unknown): string | undefined => {
  const [first] = listAt(servers, "servers");
  if (first === undefined) return undefined;
  const server = follow(document, first, "servers[0]");
  if (typeof server["url"] !== "string") throw new Unusable("servers[0].url: expected a string");
  const defaults = new Map(entriesAt(server["variables"], "servers[0].variables"));
  return server["url"].replace(/\{([^}]+)\}/gu, (_, name: string) => {
    const variable = defaults.get(name);
    const value = isObject(variable) ? variable["default"] : undefined;
    if (typeof value !== "string" && typeof value !== "number") {
      throw new Unusable(`servers[0]: the variable ${JSON.stringify(name)} has no default`);
    }
    return String(value);
  });
};

const isAbsolute = (url: string): boolean => {
  if (!/^[a-z][a-z\d+.-]*:/iu.test(url)) return false;
  if (isHttp.test(url) && URL.canParse(url)) return true;
  throw new Unusable(`the server ${JSON.stringify(url)} is no http or https URL`);
};

/** A relative server adds to the path of the base instead of replacing its last segment. */
const withSlash = (base: URL): URL => new URL(base.pathname.endsWith("/") ? base : `${base.origin}${base.pathname}/`);

const serverOf = (url: URL): Server => ({ origin: url.origin, path: url.pathname.replace(/\/+$/u, "") });
