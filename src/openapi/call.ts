/**
 * Sends the request of an operation through the host's `HttpClient`, following redirects by hand.
 *
 * A redirect to another origin is followed without credentials and without the host's headers. Clients built on `fetch`
 * are told not to follow by themselves; a client that does so all the same is out of our hands.
 */
import * as Effect from "effect/Effect";
import { RequestInit } from "effect/http/FetchHttpClient";
import { CurrentRedactedNames as RedactedHeaders } from "effect/http/Headers";
import * as HttpBody from "effect/http/HttpBody";
import * as HttpClient from "effect/http/HttpClient";
import type { HttpClientError } from "effect/http/HttpClientError";
import type { HttpMethod } from "effect/http/HttpMethod";
import * as HttpClientRequest from "effect/http/HttpClientRequest";
import type { HttpClientResponse } from "effect/http/HttpClientResponse";
import * as Option from "effect/Option";
import { toolError, type ToolError } from "../tools/ToolError.ts";
import { readAnswer } from "./answer.ts";
import { authorityFor, authorized, type Authority } from "./credentials.ts";
import type { Plan } from "./plan.ts";
import { prepareRequest, type PreparedRequest } from "./request.ts";
import type { OperationInfo, Options } from "./types.ts";

const maxRedirects = 5;

/** Plan, host options and argument → the answer of the operation. */
export const callOperation = <R>(
  plan: Plan,
  options: Pick<Options<R>, "auth" | "headers">,
  argument: unknown,
): Effect.Effect<unknown, unknown, HttpClient.HttpClient | R> =>
  Effect.gen(function* () {
    const plain = yield* Effect.try({ try: () => prepareRequest(plan, argument), catch: (error) => error });
    const authority = yield* authorityFor(plan, options.auth);
    const hostHeaders = lowerCased(options.headers ?? {});
    const request = authorized({ ...plain, headers: { ...plain.headers, ...hostHeaders } }, authority);
    const secret = { ...authority, headers: { ...hostHeaders, ...authority.headers } };
    const response = yield* send(plan.operation, request, Object.keys(secret.headers)).pipe(discreet(secret));
    return yield* readAnswer(plan.operation, response).pipe(
      Effect.catchTag("HttpClientError", unreachable(plan.operation)),
    );
  });

const send = (
  operation: OperationInfo,
  request: PreparedRequest,
  secretHeaders: ReadonlyArray<string>,
  redirects = 0,
): Effect.Effect<HttpClientResponse, ToolError, HttpClient.HttpClient> =>
  HttpClient.execute(clientRequest(request)).pipe(
    Effect.catchTag("HttpClientError", unreachable(operation)),
    Effect.flatMap((response) => {
      const location = response.headers["location"];
      if (!redirectStatuses.has(response.status) || location === undefined) return Effect.succeed(response);
      const next = redirected(request, response.status, location, secretHeaders);
      if (next === undefined || redirects >= maxRedirects) {
        return Effect.fail(
          toolError(`${operation.method} ${operation.path} was redirected where it cannot be followed.`),
        );
      }
      return send(operation, next, secretHeaders, redirects + 1);
    }),
  );

const redirectStatuses: ReadonlySet<number> = new Set([301, 302, 303, 307, 308]);

/** What a redirect asks to be sent next; undefined for no HTTP address. */
const redirected = (
  request: PreparedRequest,
  status: number,
  location: string,
  secretHeaders: ReadonlyArray<string>,
): PreparedRequest | undefined => {
  if (!URL.canParse(location, request.url)) return undefined;
  const url = new URL(location, request.url);
  if (url.protocol !== "http:" && url.protocol !== "https:") return undefined;
  const isSameOrigin = url.origin === new URL(request.url).origin;
  const kept = Object.entries(request.headers).filter(([name]) => isSameOrigin || !secretHeaders.includes(name));
  const becomesGet = status === 303 ? request.method !== "HEAD" : status < 303 && request.method === "POST";
  return {
    method: becomesGet ? "GET" : request.method,
    url: url.href,
    headers: Object.fromEntries(kept),
    body: becomesGet ? undefined : request.body,
  };
};

const clientRequest = ({ method, url, headers, body }: PreparedRequest): HttpClientRequest.HttpClientRequest => {
  const request = HttpClientRequest.make(method as HttpMethod)(url, { headers });
  return body === undefined ? request : HttpClientRequest.setBody(request, HttpBody.text(body.text, body.media));
};

/** Keeps credentials out of spans: headers by name, and a URL that carries a key by having no span at all. */
const discreet =
  ({ headers, query }: Authority) =>
  <A, E, R>(effect: Effect.Effect<A, E, R>): Effect.Effect<A, E, R> => {
    const unseen =
      query.length === 0 ? effect : Effect.provideService(effect, HttpClient.TracerDisabledWhen, () => true);
    const redacted = Effect.updateService(unseen, RedactedHeaders, (names) => [...names, ...Object.keys(headers)]);
    return Effect.flatMap(Effect.serviceOption(RequestInit), (init) =>
      Effect.provideService(redacted, RequestInit, { ...Option.getOrUndefined(init), redirect: "manual" }),
    ) as Effect.Effect<A, E, R>;
  };

/** The client's error holds the request, credentials and all: it stays with the host. */
const unreachable =
  ({ method, path }: OperationInfo) =>
  (error: HttpClientError): Effect.Effect<never, ToolError> =>
    Effect.fail(toolError(`${method} ${path} could not be completed: the connection failed.`, error));

const lowerCased = (headers: Readonly<Record<string, string>>): Readonly<Record<string, string>> =>
  Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), value]));
