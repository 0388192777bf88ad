/**
 * The OpenAPI side of a case: its document's tools under `tools.api`, and a client that records what goes out and answers
 * what the case says.
 */
import * as Effect from "effect/Effect";
import * as HttpClient from "effect/http/HttpClient";
import * as HttpClientResponse from "effect/http/HttpClientResponse";
import { OpenAPI } from "codemode";
import type { Case, StubbedAnswer } from "./readCases.ts";

export interface SentRequest {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

/** What a case's document became, and what was sent. */
export interface Exchange {
  readonly tools: OpenAPI.Result["tools"];
  readonly skipped: OpenAPI.Result["skipped"];
  readonly requests: readonly SentRequest[];
  readonly client: HttpClient.HttpClient;
}

/** Case → its exchange, or undefined where it has nothing to do with OpenAPI. Throws what `fromSpec` throws. */
export function exchangeOf(entry: Case): Exchange | undefined {
  const operation = entry.tools?.find((tool) => tool.openapi);
  if (entry.area !== "openapi" && operation === undefined) return undefined;
  const spec = entry.documentText ?? entry.document ?? oneOperation(String(operation?.path), operation?.server ?? "");
  const requests: SentRequest[] = [];
  const client = HttpClient.make((request, url) => {
    const body = request.body._tag === "Uint8Array" ? { body: new TextDecoder().decode(request.body.body) } : {};
    requests.push({ method: request.method, url: url.href, headers: request.headers, ...body });
    const { status = 200, contentType = "application/json", body: text = "{}" } = answerTo(entry, request.method, url);
    const response = new Response(status === 204 ? null : text, { status, headers: { "content-type": contentType } });
    return Effect.succeed(HttpClientResponse.fromWeb(request, response));
  });
  return { ...OpenAPI.fromSpec({ spec }), requests, client };
}

function answerTo({ http }: Case, method: string, url: URL): StubbedAnswer {
  const route = http?.routes?.find(({ match }) => match === `${method} ${url.pathname}`);
  return route ?? http ?? {};
}

function oneOperation(path: string, server: string): object {
  const parameters = [{ name: "id", in: "path", required: true, schema: { type: "string" } }];
  const responses = { 200: { description: "ok", content: { "application/json": { schema: {} } } } };
  return {
    openapi: "3.1.0",
    info: { title: "t", version: "1" },
    servers: [{ url: server }],
    paths: { [path]: { get: { operationId: "get", parameters, responses } } },
  };
}
