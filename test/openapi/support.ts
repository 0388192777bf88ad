/** Documents and a recording HTTP client for the tests of this folder. */
import * as Effect from "effect/Effect";
import * as Exit from "effect/Exit";
import * as HttpClient from "effect/http/HttpClient";
import type { HttpClientRequest } from "effect/http/HttpClientRequest";
import * as HttpClientResponse from "effect/http/HttpClientResponse";
import { safeMessage } from "../../src/tools/ToolError.ts";
import { isDefinition } from "../../src/tools/Tool.ts";
import * as Catalog from "../../src/tools/Catalog.ts";
import * as ToolTree from "../../src/tools/ToolTree.ts";
import * as OpenAPI from "../../src/openapi/OpenAPI.ts";

export interface Recorded {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body?: string;
}

export interface Answer {
  readonly status?: number;
  readonly contentType?: string;
  readonly headers?: Readonly<Record<string, string>>;
  readonly body?: string | Uint8Array<ArrayBuffer>;
}

/** A client that answers from a function and keeps what it was asked. */
export const recordingClient = (answer: (request: Recorded) => Answer = () => ({})) => {
  const requests: Array<Recorded> = [];
  const client = HttpClient.make((request, url) => {
    const recorded = recordedOf(request, url);
    requests.push(recorded);
    const { status = 200, contentType = "application/json", headers = {}, body = "{}" } = answer(recorded);
    const content = [204, 205, 304].includes(status) ? null : body;
    const response = new Response(content, { status, headers: { "content-type": contentType, ...headers } });
    return Effect.succeed(HttpClientResponse.fromWeb(request, response));
  });
  return { client, requests };
};

/** Trace headers are Effect's and the host's; what is tested here are ours. */
const traceHeaders = ["b3", "traceparent"];

const recordedOf = (request: HttpClientRequest, url: URL): Recorded => ({
  method: request.method,
  url: url.href,
  headers: Object.fromEntries(Object.entries(request.headers).filter(([name]) => !traceHeaders.includes(name))),
  ...(request.body._tag === "Uint8Array" && { body: new TextDecoder().decode(request.body.body) }),
});

/** A document of these paths. */
export const documentOf = (paths: unknown, rest: object = {}): Record<string, unknown> => ({
  openapi: "3.1.0",
  info: { title: "t", version: "1" },
  servers: [{ url: "https://api.example.test/v1" }],
  paths,
  ...rest,
});

export const ok = { responses: { 200: { description: "ok", content: { "application/json": { schema: {} } } } } };

/** A document with one operation, called `op`. */
export const operationOf = (operation: object, { method = "get", path = "/x", rest = {} } = {}) =>
  documentOf({ [path]: { [method]: { operationId: "op", ...ok, ...operation } } }, rest);

export type Outcome = { readonly value: unknown } | { readonly error: string };

/** Calls a tool of a document; answers with value or safe message, and the requests that went out. */
export const call = async (
  options: OpenAPI.Options | Record<string, unknown>,
  path: string,
  input: unknown,
  answer?: (request: Recorded) => Answer,
): Promise<{ readonly outcome: Outcome; readonly requests: ReadonlyArray<Recorded> }> => {
  const { tools, skipped } = OpenAPI.fromSpec("spec" in options ? (options as OpenAPI.Options) : { spec: options });
  const tool = ToolTree.lookup(ToolTree.make(tools), path)?.tool;
  if (!isDefinition(tool)) throw new Error(`no tool at ${path}: ${JSON.stringify(skipped)}`);
  const { client, requests } = recordingClient(answer);
  const run = Effect.provideService(tool.run(input), HttpClient.HttpClient, client) as Effect.Effect<unknown, unknown>;
  const exit = await Effect.runPromiseExit(run);
  const outcome = Exit.isSuccess(exit) ? { value: exit.value } : { error: safeMessage(exit.cause, "Tool") };
  return { outcome, requests };
};

/** Signature of the tool `op` (or another) of a document. */
export const signatureOf = (spec: unknown, path = "op"): string => {
  const tree = ToolTree.make(OpenAPI.fromSpec({ spec }).tools);
  const node = ToolTree.lookup(tree, path);
  const row = Catalog.make(tree)
    .rows()
    .find((each) => each.path === node?.path);
  return row?.signature ?? "no such tool";
};

export const reasons = (spec: unknown): ReadonlyArray<string> =>
  OpenAPI.fromSpec({ spec }).skipped.map(({ method, path, reason }) => `${method} ${path}: ${reason}`);
