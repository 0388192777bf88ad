/**
 * Plan and argument → the request to send. Pure; refuses with `InvalidInput` what would not arrive as it was meant.
 */
import { InvalidInput } from "../tools/ToolError.ts";
import { nearest } from "../diagnostics/nearest.ts";
import { givenText } from "../tools/expected.ts";
import { isObject, type Keywords } from "./document.ts";
import type { Parameter } from "./parameters.ts";
import type { Plan } from "./plan.ts";
import { encode, formPairs, headerText, pathText, queryPairs, type Pair } from "./styles.ts";

export interface PreparedRequest {
  readonly method: string;
  readonly url: string;
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly body: { readonly text: string; readonly media: string } | undefined;
}

/** Plan and what the program passed → request without credentials. @throws InvalidInput */
export const prepareRequest = (plan: Plan, argument: unknown): PreparedRequest => {
  const { method, path } = plan.operation;
  try {
    const values = given(plan, argument);
    return {
      method,
      url: urlOf(plan, values),
      headers: headersOf(plan, values),
      body: bodyOf(plan, values),
    };
  } catch (error) {
    if (error instanceof Refusal)
      throw new InvalidInput({ message: `Invalid input for ${method} ${path}: ${error.message}` });
    if (error instanceof URIError)
      throw new InvalidInput({ message: `Invalid input for ${method} ${path}: broken Unicode` });
    throw error;
  }
};

/** Adds pairs to the query of a URL. */
export const withQuery = (url: string, pairs: ReadonlyArray<Pair>): string => {
  if (pairs.length === 0) return url;
  return url + (url.includes("?") ? "&" : "?") + pairs.map(([key, value]) => `${key}=${value}`).join("&");
};

/** Text → whether it may be the name of a header. */
export const isHeaderName = (text: string): boolean => /^[\w!#$%&'*+.^`|~-]+$/u.test(text);

/** Text → whether it may be the value of a header. */
export const isHeaderValue = (text: string): boolean => /^[\t\x20-\x7e\x80-\xff]*$/u.test(text);

class Refusal extends Error {}

/** Inputs that were given, under their targets; refuses what is missing and what is unknown. */
const given = (plan: Plan, argument: unknown): Keywords => {
  const values = argument ?? {};
  if (!isObject(values)) throw new Refusal(`\`input\`: expected object, got ${givenText(values)}`);
  const names = plan.inputs.map(({ input }) => input);
  const known = new Set(names);
  const problems: Array<string> = [];
  for (const { input, required } of plan.inputs) {
    if (required && read(values, input) === undefined) problems.push(`\`${input}\`: missing`);
  }
  for (const name of Object.keys(values)) {
    if (known.has(name) || values[name] === undefined) continue;
    const [near] = nearest(name, names);
    problems.push(
      `\`${name}\`: is not a known field${near === undefined ? knownFields(names) : `, did you mean ${near}?`}`,
    );
  }
  if (problems.length > 0) throw new Refusal(problems.join("; "));
  return values;
};

const knownFields = (names: ReadonlyArray<string>): string => {
  if (names.length === 0) return "; this operation takes none";
  return `; known: ${names.slice(0, 20).join(", ")}${names.length > 20 ? ", …" : ""}`;
};

/** Own fields only: `constructor` is no argument unless somebody passed it. */
const read = (values: Keywords, name: string): unknown => (Object.hasOwn(values, name) ? values[name] : undefined);

const parametersIn = (plan: Plan, location: Parameter["location"]) =>
  plan.inputs.flatMap(({ input, target }) =>
    target.kind === "parameter" && target.parameter.location === location
      ? [{ input, parameter: target.parameter }]
      : [],
  );

const urlOf = (plan: Plan, values: Keywords): string => {
  const { server } = plan;
  const [template = "", fixedQuery] = plan.path.split("?");
  const inputs = new Map(parametersIn(plan, "path").map((each) => [each.parameter.name, each]));
  const path = template.replace(/\{([^{}]+)\}/gu, (placeholder, name: string) => {
    const found = inputs.get(name);
    if (found === undefined) return encode(placeholder);
    const value = read(values, found.input);
    const text = value === null ? "" : pathText(name, value, found.parameter.encoding);
    if (text === "") throw new Refusal(`\`${found.input}\`: must not be empty, it is part of the path`);
    return text;
  });
  if (path.split("/").some((segment) => segment === "." || segment === "..")) {
    throw new Refusal("a part of the path must not be `.` or `..`");
  }
  const pairs = parametersIn(plan, "query").flatMap(({ input, parameter }) =>
    queryPairs(parameter.name, read(values, input), parameter.encoding),
  );
  const address = server.origin + server.path + path;
  return withQuery(fixedQuery === undefined ? address : `${address}?${fixedQuery}`, pairs);
};

const headersOf = (plan: Plan, values: Keywords): Readonly<Record<string, string>> => {
  const headers: Record<string, string> = { accept: plan.accept };
  for (const { input, parameter } of parametersIn(plan, "header")) {
    const value = read(values, input);
    if (value === undefined || value === null || (Array.isArray(value) && value.length === 0)) continue;
    const text = headerText(value, parameter.encoding);
    if (!isHeaderValue(text)) throw new Refusal(`\`${input}\`: has a character that a header cannot carry`);
    headers[parameter.name.toLowerCase()] = text;
  }
  return headers;
};

const bodyOf = (plan: Plan, values: Keywords): PreparedRequest["body"] => {
  const { body, inputs } = plan;
  if (body === undefined) return undefined;
  const whole = inputs.find(({ target }) => target.kind === "body");
  const value = whole === undefined ? fieldsOf(plan, values) : read(values, whole.input);
  if (value === undefined) return undefined;
  if (body.kind === "json") return { text: JSON.stringify(value), media: body.media };
  if (!isObject(value)) throw new Refusal(`\`${whole?.input ?? "body"}\`: expected object, got ${givenText(value)}`);
  const pairs = Object.entries(value).flatMap(([name, each]) =>
    formPairs(name, each, body.encodings.get(name) ?? { kind: "plain" }),
  );
  return { text: pairs.map(([key, text]) => `${key}=${text}`).join("&"), media: body.media };
};

const fieldsOf = (plan: Plan, values: Keywords): Keywords =>
  Object.fromEntries(
    plan.inputs.flatMap(({ input, target }) => {
      const value = target.kind === "field" ? read(values, input) : undefined;
      return target.kind === "field" && value !== undefined ? [[target.name, value]] : [];
    }),
  );
