/**
 * Credentials of a call: asked of the host, put into the request, named in nothing else.
 */
import * as Effect from "effect/Effect";
import { toolError } from "../tools/ToolError.ts";
import { isObject } from "./document.ts";
import type { Plan } from "./plan.ts";
import { isHeaderName, isHeaderValue, withQuery, type PreparedRequest } from "./request.ts";
import type { SchemeUse } from "./security.ts";
import { encode } from "./styles.ts";
import type { Credential, Options } from "./types.ts";

/** What credentials add to a request. */
export interface Authority {
  /** Lower-case names. */
  readonly headers: Readonly<Record<string, string>>;
  readonly query: ReadonlyArray<readonly [name: string, value: string]>;
}

const none: Authority = { headers: {}, query: [] };

/**
 * Plan → what its first requirement that can be met adds. Without `auth` nothing is added: the host may sign requests in
 * its `HttpClient`. Fails with a refusal when credentials are required and there are none.
 */
export const authorityFor = <R>(plan: Plan, auth: Options<R>["auth"]): Effect.Effect<Authority, unknown, R> => {
  const { security, operation } = plan;
  if (auth === undefined || security.alternatives.length === 0) return Effect.succeed(none);
  return Effect.gen(function* () {
    for (const alternative of security.alternatives) {
      const credentials: Array<readonly [SchemeUse, Credential]> = [];
      for (const use of alternative) {
        const credential = yield* auth.resolve({ ...use, operation });
        if (credential !== undefined) credentials.push([use, checked(use, credential)]);
      }
      if (credentials.length === alternative.length) return credentials.map(authorityOf).reduce(joined, none);
    }
    if (security.isOptional) return none;
    const names = [...new Set(security.alternatives.flat().map(({ name }) => name))].join(", ");
    return yield* Effect.fail(
      toolError(`${operation.method} ${operation.path} needs credentials (${names}), and the host has none for it.`),
    );
  });
};

/** Request and authority → the request to send. */
export const authorized = (request: PreparedRequest, authority: Authority): PreparedRequest => ({
  ...request,
  url: withQuery(
    request.url,
    authority.query.map(([name, value]) => [encode(name), encode(value)]),
  ),
  headers: { ...request.headers, ...authority.headers },
});

const joined = (a: Authority, b: Authority): Authority => ({
  headers: { ...a.headers, ...b.headers },
  query: [...a.query, ...b.query],
});

/** What each kind of credential says, as text. */
const credentialFields: Readonly<Record<string, ReadonlyArray<string>>> = {
  bearer: ["token"],
  basic: ["username", "password"],
  apiKey: ["value"],
  header: ["name", "value"],
};

/** An answer of the host, which may be untyped: nothing is sent that says `Bearer undefined`. @throws TypeError */
const checked = (use: SchemeUse, credential: unknown): Credential => {
  const kind = isObject(credential) ? String(credential["type"]) : "";
  const fields = Object.hasOwn(credentialFields, kind) ? credentialFields[kind] : undefined;
  if (!isObject(credential) || fields === undefined)
    throw new TypeError(`auth.resolve: the answer for ${use.name} is no credential`);
  const missing = fields.find((field) => typeof credential[field] !== "string");
  if (missing !== undefined)
    throw new TypeError(`auth.resolve: the ${kind} credential for ${use.name} needs a text as \`${missing}\``);
  return credential as unknown as Credential;
};

const authorityOf = ([use, credential]: readonly [SchemeUse, Credential]): Authority => {
  switch (credential.type) {
    case "bearer":
      return header("authorization", `Bearer ${credential.token}`);
    case "basic":
      return header("authorization", `Basic ${base64(`${credential.username}:${credential.password}`)}`);
    case "header":
      return header(credential.name, credential.value);
    case "apiKey": {
      const { name, in: location } = use.definition;
      if (typeof name !== "string") throw new TypeError(`auth.resolve: the scheme ${use.name} is no apiKey scheme`);
      return location === "query" ? { headers: {}, query: [[name, credential.value]] } : header(name, credential.value);
    }
  }
};

const header = (name: string, value: string): Authority => {
  // The value stays out of the message.
  if (!isHeaderName(name))
    throw new TypeError("auth.resolve: the name of a header has a character that it cannot have");
  if (!isHeaderValue(value)) throw new TypeError(`auth.resolve: the value for ${name} cannot be a header`);
  return { headers: { [name.toLowerCase()]: value }, query: [] };
};

const base64 = (text: string): string => btoa(String.fromCharCode(...new TextEncoder().encode(text)));
