/**
 * An operation of the document → everything its tool needs, or the reason why it is none. Pure; sends nothing.
 */
import type { JsonSchema } from "../tools/Tool.ts";
import { bodyOf, type Body } from "./body.ts";
import { follow, isObject, textOf, Unusable, type Keywords, type SpecDocument } from "./document.ts";
import { inputSchema, inputsOf, type Input } from "./inputs.ts";
import { operationName } from "./names.ts";
import { parametersOf } from "./parameters.ts";
import { responsesOf } from "./responses.ts";
import { credentialNames, securityOf, type Security } from "./security.ts";
import { serverFor, type Server } from "./servers.ts";
import type { OperationInfo } from "./types.ts";

export interface Plan {
  readonly operation: OperationInfo;
  readonly description: string;
  readonly server: Server;
  /** Path template without a `#variant`. */
  readonly path: string;
  readonly inputs: ReadonlyArray<Input>;
  readonly body: Body | undefined;
  readonly accept: string;
  readonly security: Security;
  readonly input: JsonSchema;
  readonly output: JsonSchema | undefined;
}

/** What `fromSpec` knows besides the document. */
export interface PlanOptions {
  readonly baseUrl: URL | undefined;
  /** Lower-case names of headers that the host sets. */
  readonly hostHeaders: ReadonlySet<string>;
}

/** One operation where it stands. */
export interface Place {
  readonly info: OperationInfo;
  readonly segments: ReadonlyArray<string>;
  readonly pathItem: Keywords;
  readonly operation: Keywords;
}

/** Methods of a path item, in the order of their tools. */
const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"] as const;

/** Document → its operations in document order, and path items that cannot be reached. */
export const placesOf = (
  document: SpecDocument,
): ReadonlyArray<Place | { readonly path: string; readonly reason: string }> =>
  Object.entries(document.paths)
    .filter(([path]) => !path.startsWith("x-"))
    .flatMap(([path, item]): ReadonlyArray<Place | { readonly path: string; readonly reason: string }> => {
      try {
        const pathItem = follow(document, item, `paths[${JSON.stringify(path)}]`);
        return methods
          .filter((method) => pathItem[method] !== undefined)
          .map((method) => placeOf(path, method, pathItem, pathItem[method]));
      } catch (error) {
        if (error instanceof Unusable) return [{ path, reason: error.message }];
        throw error;
      }
    });

const placeOf = (path: string, method: string, pathItem: Keywords, value: unknown): Place => {
  const operation = isObject(value) ? value : {};
  const operationId = textOf(operation["operationId"]);
  return {
    info: { method: method.toUpperCase(), path, operationId },
    segments: operationName(method, path, operationId),
    pathItem,
    operation,
  };
};

/** Operation → plan. @throws Unusable with the reason */
export const planOperation = (document: SpecDocument, place: Place, options: PlanOptions): Plan => {
  const { info, pathItem, operation } = place;
  if (!isObject(pathItem[info.method.toLowerCase()])) throw new Unusable("the operation is no object");
  if (info.method === "TRACE") throw new Unusable("a TRACE request cannot be sent");
  const [path = ""] = info.path.split("#");
  const security = securityOf(document, operation);
  const hidden = { header: credentialNames(security, "header"), query: credentialNames(security, "query") };
  const parameters = parametersOf(document, operation, pathItem).filter(({ location, name }) => {
    if (location === "header")
      return !hidden.header.has(name.toLowerCase()) && !options.hostHeaders.has(name.toLowerCase());
    // A path parameter that the path does not have has nowhere to go.
    return location === "query" ? !hidden.query.has(name) : path.includes(`{${name}}`);
  });
  for (const [, name] of path.matchAll(/\{([^{}]+)\}/gu)) {
    if (!parameters.some((parameter) => parameter.location === "path" && parameter.name === name)) {
      throw new Unusable(`the path has {${name}}, and no path parameter is called so`);
    }
  }
  const body = bodyOf(document, operation, info.method);
  const { schema, accept } = responsesOf(document, operation);
  const inputs = inputsOf(parameters, body);
  return {
    operation: info,
    description: descriptionOf(info, pathItem, operation),
    server: serverFor(document, operation, pathItem, options.baseUrl),
    path,
    inputs,
    body,
    accept,
    security,
    input: within(document, inputSchema(inputs)),
    output: schema && within(document, schema),
  };
};

/** Summary and description, both; where there is neither, what is sent. */
const descriptionOf = (info: OperationInfo, pathItem: Keywords, operation: Keywords): string => {
  const summary = textOf(operation["summary"]) ?? textOf(pathItem["summary"]);
  const description = textOf(operation["description"]) ?? textOf(pathItem["description"]);
  const texts = [...new Set([summary, description].filter((text) => text !== undefined).map((text) => text.trim()))];
  const text = texts.length > 0 ? texts.join("\n\n") : `${info.method} ${info.path}`;
  return operation["deprecated"] === true ? `${text}\n@deprecated` : text;
};

/**
 * Schema → itself as a document in which the references of the whole document resolve. What they reach is shared, not
 * copied, and not enumerable: it is no part of the schema.
 */
const within = (document: SpecDocument, schema: JsonSchema): JsonSchema => {
  const root = { ...schema };
  for (const [key, value] of Object.entries(document.root)) {
    if (isObject(value) && !Object.hasOwn(root, key)) Object.defineProperty(root, key, { value, enumerable: false });
  }
  return root;
};
