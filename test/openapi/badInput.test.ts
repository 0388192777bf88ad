/**
 * What goes wrong at call time, against real servers on loopback: answers that never come or break off, wrong content
 * types, wrong credentials, redirects that want to take credentials along. One clear error, and nothing secret in it.
 */
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import * as Effect from "effect/Effect";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import * as HttpClient from "effect/http/HttpClient";
import { afterAll, describe, expect, test } from "vitest";
import { CodeMode, OpenAPI } from "codemode";
import type { Limits } from "../../src/execution/Execution.ts";
import { call, operationOf } from "./support.ts";

type Handler = (request: IncomingMessage, response: ServerResponse) => void;
const stops: Array<() => void> = [];
afterAll(() => stops.forEach((stop) => stop()));

const serve = async (handler: Handler): Promise<string> => {
  const server = createServer(handler);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  stops.push(() => (server.closeAllConnections(), server.close()));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
};

const schemes = {
  bearer: { type: "http", scheme: "bearer" },
  key: { type: "apiKey", in: "header", name: "X-Key" },
};
const rest = { components: { securitySchemes: schemes } };

const run = (
  baseUrl: string,
  code: string,
  { limits = {}, secured = false }: { limits?: Limits; secured?: boolean } = {},
) => {
  const spec = operationOf(secured ? { security: [{ bearer: [] }] } : {}, { rest });
  const auth = { resolve: () => Effect.succeed({ type: "bearer", token: "SECRET" } as const) };
  const { tools } = OpenAPI.fromSpec({ spec, baseUrl, auth, headers: { "x-host": "SECRET-h" } });
  const runtime = CodeMode.make({ tools: { api: tools }, limits });
  return Effect.runPromise(runtime.execute(code).pipe(Effect.provide(FetchHttpClient.layer)));
};
const failure = (message: string) => ({ ok: false, error: { kind: "ToolFailure", message } });

describe("servers that do not answer", () => {
  test("hang: the time limit ends program and request", { timeout: 30_000 }, async () => {
    let closed: () => void = () => undefined;
    const gone = new Promise<void>((resolve) => (closed = resolve));
    const url = await serve((_, response) => response.on("close", closed));
    const result = await run(url, "return await tools.api.op({})", { limits: { timeoutMs: 500 } });
    expect(result).toMatchObject({
      ok: false,
      error: {
        kind: "TimeoutExceeded",
        message: "The program did not end within 500 ms; still running: api.op",
      },
    });
    await gone;
  });

  test("refuse connections", async () => {
    const url = await serve(() => undefined);
    stops.pop()!();
    const result = await run(url, "return await tools.api.op({})", { secured: true });
    expect(result).toMatchObject(failure("GET /x could not be completed: the connection failed."));
    expect(JSON.stringify(result)).not.toMatch(/SECRET|127\.0\.0\.1/u);
  });

  test("break off in the middle", async () => {
    const url = await serve((_, response) => {
      response.writeHead(200, { "content-type": "application/json", "content-length": "100" });
      response.write('{"a":', () => response.destroy());
    });
    const result = await run(url, "return await tools.api.op({})");
    expect(result).toMatchObject(failure("GET /x could not be completed: the connection failed."));
  });
});

describe("answers that are not what was promised", () => {
  test.each([
    ["application/json", "<p>hello", "GET /x answered 200 with invalid JSON."],
    [
      "application/octet-stream",
      "x",
      "GET /x answered 200 with application/octet-stream, which is neither JSON nor text.",
    ],
    [
      "multipart/mixed; boundary=x",
      "--x--",
      "GET /x answered 200 with multipart/mixed, which is neither JSON nor text.",
    ],
  ])("%s with %j", async (type, body, message) => {
    const url = await serve((_, response) => response.writeHead(200, { "content-type": type }).end(body));
    expect(await run(url, "return await tools.api.op({})")).toMatchObject(failure(message));
  });

  test("text for JSON is text, no type at all is JSON where it can be", async () => {
    const page = await serve((_, response) => response.writeHead(200, { "content-type": "text/html" }).end("<p>"));
    expect(await run(page, "return await tools.api.op({})")).toMatchObject({ ok: true, value: "<p>" });
    for (const headers of [{}, { "content-type": ";;;" }]) {
      const bare = await serve((_, response) => response.writeHead(200, headers).end('{"a":1}'));
      expect(await run(bare, "return await tools.api.op({})")).toMatchObject({ ok: true, value: { a: 1 } });
    }
  });

  test.each([
    [401, "GET /x answered 401: no"],
    [403, "GET /x answered 403: no"],
  ])("a refusal of the credentials: %d", async (status, message) => {
    const url = await serve((_, response) =>
      response
        .writeHead(status, { "www-authenticate": 'Bearer realm="SECRET"', "content-type": "text/plain" })
        .end("no"),
    );
    const result = await run(url, "return await tools.api.op({})", { secured: true });
    expect(result).toMatchObject(failure(message));
    expect(JSON.stringify(result)).not.toContain("SECRET");
  });

  test("an answer with a key that pollutes loses that key", async () => {
    const url = await serve((_, response) =>
      response.writeHead(200, { "content-type": "application/json" }).end('{"__proto__":{"isAdmin":true},"a":1}'),
    );
    expect(await run(url, "const r = await tools.api.op({}); return [r, r.isAdmin]")).toMatchObject({
      ok: true,
      value: [{ a: 1 }, null],
    });
  });
});

describe("redirects of a client built on fetch", () => {
  const seen: Array<{ readonly host: string | undefined; readonly headers: IncomingMessage["headers"] }> = [];
  const record: Handler = ({ headers }, response) => {
    seen.push({ host: headers.host, headers });
    response.writeHead(200, { "content-type": "application/json" }).end('"there"');
  };

  test("are followed by us: another origin gets no credentials, the same one does", async () => {
    const other = await serve(record);
    const home = await serve((request, response) => {
      if (request.url === "/same") return record(request, response);
      response.writeHead(307, { location: request.headers["x-key"] === "leave" ? `${other}/y` : "/same" }).end();
    });
    const spec = operationOf(
      { security: [{ bearer: [] }], parameters: [{ name: "X-Key", in: "header", schema: {} }] },
      { rest },
    );
    const auth = { resolve: () => Effect.succeed({ type: "bearer", token: "SECRET" } as const) };
    const { tools } = OpenAPI.fromSpec({ spec, baseUrl: home, auth, headers: { "x-host": "SECRET-h" } });
    const code = "return [await tools.api.op({ 'X-Key': 'leave' }), await tools.api.op({ 'X-Key': 'stay' })]";
    const result = await Effect.runPromise(
      CodeMode.make({ tools: { api: tools } })
        .execute(code)
        .pipe(Effect.provide(FetchHttpClient.layer)),
    );
    expect(result).toMatchObject({ ok: true, value: ["there", "there"] });
    expect(seen.map(({ headers }) => [headers.authorization, headers["x-host"], headers["x-key"]])).toEqual([
      [undefined, undefined, "leave"],
      ["Bearer SECRET", "SECRET-h", "stay"],
    ]);
  });

  test("in a circle end", async () => {
    const url = await serve((_, response) => response.writeHead(302, { location: "/v1/x" }).end());
    expect(await run(url, "return await tools.api.op({})")).toMatchObject(
      failure("GET /x was redirected where it cannot be followed."),
    );
  });
});

describe("hosts that answer `resolve` wrongly", () => {
  const spec = (name: string) => operationOf({ security: [{ [name]: [] }] }, { rest });
  test.each<[scheme: string, answer: unknown]>([
    ["bearer", null],
    ["bearer", "SECRET"],
    ["bearer", {}],
    ["bearer", { type: "bearer" }],
    ["bearer", { type: "bearer", token: 5 }],
    ["bearer", { type: "basic", username: "a" }],
    ["bearer", { type: "constructor", token: "SECRET" }],
    ["bearer", { type: "apiKey", value: "SECRET" }],
    ["key", { type: "apiKey", value: "SECRET\r\nX-Evil: 1" }],
    ["key", { type: "header", name: "X Evil:", value: "SECRET" }],
    ["key", { type: "header", name: "", value: "SECRET" }],
  ])("%s with %j: nothing is sent, and the program learns nothing", async (scheme, answer) => {
    const auth = { resolve: () => Effect.succeed(answer as never) };
    const { outcome, requests } = await call({ spec: spec(scheme), auth }, "op", {});
    expect(requests).toEqual([]);
    expect(outcome).toEqual({ error: "Tool failed. The reason is known to the host only." });
  });

  test.each([
    () => Effect.die(new Error("SECRET")),
    () => Effect.fail(new Error("SECRET")),
    () => {
      throw new Error("SECRET");
    },
  ])("or fails (%#)", async (resolve) => {
    const { outcome, requests } = await call({ spec: spec("bearer"), auth: { resolve } }, "op", {});
    expect(requests).toEqual([]);
    expect(outcome).toEqual({ error: "Tool failed. The reason is known to the host only." });
  });

  test("a client that dies is a failure without its reason", async () => {
    const { tools } = OpenAPI.fromSpec({ spec: operationOf({}) });
    const client = HttpClient.make(() => Effect.die(new Error("SECRET")));
    const result = await Effect.runPromise(
      Effect.provideService(
        CodeMode.make({ tools: { api: tools } }).execute("return await tools.api.op({})"),
        HttpClient.HttpClient,
        client,
      ),
    );
    expect(result).toMatchObject(failure("Tool api.op (call 0) failed. The reason is known to the host only."));
  });
});
