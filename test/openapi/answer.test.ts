import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import type { Credential, CredentialRequest } from "../../src/openapi/OpenAPI.ts";
import { toolError } from "../../src/tools/ToolError.ts";
import { call, documentOf, ok, operationOf, reasons, signatureOf, type Answer } from "./support.ts";

const answered = async (answer: Answer, operation: object = {}) =>
  (await call(operationOf(operation), "op", {}, () => answer)).outcome;

describe("answers", () => {
  it.each<[Answer, unknown]>([
    [{ body: '{"a":1}' }, { a: 1 }],
    [{ body: "[1]", contentType: "application/problem+json;charset=utf-8" }, [1]],
    [{ body: "" }, null],
    [{ status: 204 }, null],
    [{ body: "hé", contentType: "text/plain; charset=utf-8" }, "hé"],
    [{ body: "<p>", contentType: "text/html" }, "<p>"],
    [{ body: "", contentType: "image/png" }, null],
  ])("%j is %j", async (answer, value) => {
    expect(await answered(answer)).toEqual({ value });
  });

  it.each<[Answer, string]>([
    [{ body: "{", contentType: "application/json" }, "GET /x answered 200 with invalid JSON."],
    [{ body: "x", contentType: "image/png" }, "GET /x answered 200 with image/png, which is neither JSON nor text."],
    [{ status: 500, body: "" }, "GET /x answered 500."],
    [{ status: 503, body: "busy\n\n now", contentType: "text/plain" }, "GET /x answered 503: busy now"],
    [
      { status: 500, body: "<style>p{}</style><h1>Oops</h1><script>x()</script>", contentType: "text/html" },
      "GET /x answered 500: Oops",
    ],
    [{ status: 304 }, "GET /x answered 304."],
    [{ headers: { "content-length": String(60 * 1024 * 1024) } }, "GET /x answered 200 with more than 50 MiB."],
  ])("%j is a refusal", async (answer, error) => {
    expect(await answered(answer)).toEqual({ error });
  });

  it("caps error bodies and downloads", async () => {
    const page = await answered({ status: 500, body: `<p>${"x".repeat(1_000_000)}`, contentType: "text/html" });
    expect(page).toEqual({ error: `GET /x answered 500: ${"x".repeat(1_000)}… (cut)` });
    const large = new Uint8Array(51 * 1024 * 1024).fill(32);
    expect(await answered({ body: large })).toEqual({ error: "GET /x answered 200 with more than 50 MiB." });
  });

  it.each([
    [{ 200: { content: { "application/json": { schema: { type: "string" } } } } }, "string"],
    [{ 200: { content: { "application/xml": {}, "application/json": { schema: { type: "number" } } } } }, "number"],
    [{ "2XX": { content: { "text/csv": {} } } }, "string"],
    [{ 204: { description: "gone" } }, "null"],
    [{ 200: { content: { "application/json": { schema: { type: "string" } } } }, 204: {} }, "string | null"],
    [{ 200: { content: { "application/json": {} } } }, "unknown"],
    [{ default: { content: { "application/json": { schema: { type: "boolean" } } } } }, "boolean"],
    [{ 404: { description: "no" } }, "unknown"],
    [{}, "unknown"],
  ])("responses %j promise %s", (responses, type) => {
    expect(signatureOf(operationOf({ responses }))).toBe(`tools.op(input?: {}): Promise<${type}>`);
  });

  it.each([
    [
      { 200: { content: { "image/png": {} } } },
      "responses.200: the answer is binary (image/png), which is not supported",
    ],
    [
      { 200: { content: { "application/xml": {} } } },
      "responses.200: the answer is XML (application/xml), which is not supported",
    ],
    [
      { 200: { content: { "text/event-stream": {} } } },
      "responses.200: the answer is streaming (text/event-stream), which is not supported",
    ],
    [
      { 200: { content: { "application/pdf": {} } }, 204: {} },
      "responses.200: the answer is binary (application/pdf), which is not supported",
    ],
    [{ 302: {} }, "responses: the answer is only a redirect (302)"],
    [{ 200: { $ref: "#/no" } }, "responses.200: the reference #/no leads nowhere"],
  ])("responses %j skip the operation", (responses, reason) => {
    expect(reasons(operationOf({ responses }))).toEqual([`GET /x: ${reason}`]);
  });

  it("are asked for as JSON whenever JSON is offered", async () => {
    const accept = async (content: object) =>
      (await call(operationOf({ responses: { 200: { content } } }), "op", {})).requests[0]?.headers["accept"];
    expect(await accept({ "text/csv": {}, "application/json": {}, "application/hal+json": {} })).toBe(
      "application/json, application/hal+json",
    );
    expect(await accept({ "text/csv": {} })).toBe("text/csv");
  });
});

describe("credentials", () => {
  const schemes = {
    bearer: { type: "http", scheme: "bearer" },
    basic: { type: "http", scheme: "basic" },
    key: { type: "apiKey", in: "header", name: "X-Api-Key" },
    query: { type: "apiKey", in: "query", name: "api_key" },
    cookie: { type: "apiKey", in: "cookie", name: "session" },
    oauth: { type: "oauth2", flows: {} },
    tls: { type: "mutualTLS" },
  };
  const secured = (security: unknown, operation: object = {}) =>
    operationOf({ security, ...operation }, { rest: { components: { securitySchemes: schemes } } });
  const known: Readonly<Record<string, Credential>> = {
    bearer: { type: "bearer", token: "SECRET-b" },
    basic: { type: "basic", username: "ü", password: "SECRET-p" },
    key: { type: "apiKey", value: "SECRET-k" },
    query: { type: "apiKey", value: "SECRET q&" },
    oauth: { type: "header", name: "Authorization", value: "Custom SECRET-o" },
  };
  const withKeys = (names: ReadonlyArray<string>, asked: Array<CredentialRequest> = []) => ({
    resolve: (request: CredentialRequest) => {
      asked.push(request);
      return Effect.succeed(names.includes(request.name) ? known[request.name] : undefined);
    },
  });
  const sent = async (security: unknown, names: ReadonlyArray<string>) =>
    call({ spec: secured(security), auth: withKeys(names) }, "op", {});

  it.each([
    [[{ bearer: [] }], ["bearer"], { authorization: "Bearer SECRET-b" }],
    [[{ basic: [] }], ["basic"], { authorization: `Basic ${Buffer.from("ü:SECRET-p").toString("base64")}` }],
    [[{ key: [] }], ["key"], { "x-api-key": "SECRET-k" }],
    [[{ oauth: ["read"] }], ["oauth"], { authorization: "Custom SECRET-o" }],
    [[{ bearer: [], key: [] }], ["bearer", "key"], { authorization: "Bearer SECRET-b", "x-api-key": "SECRET-k" }],
    [[{ bearer: [] }, { key: [] }], ["key"], { "x-api-key": "SECRET-k" }],
    [[{ bearer: [], basic: [] }, { key: [] }], ["bearer", "key"], { "x-api-key": "SECRET-k" }],
    [[{}, { key: [] }], ["key"], { "x-api-key": "SECRET-k" }],
    [[{ cookie: [] }, { key: [] }], ["key"], { "x-api-key": "SECRET-k" }],
  ])("%j with %j sends %j", async (security, names, headers) => {
    const { requests } = await sent(security, names);
    expect(requests[0]?.headers).toEqual({ accept: "application/json", ...headers });
  });

  it("go into the query where the document says so", async () => {
    expect((await sent([{ query: [] }], ["query"])).requests[0]?.url).toBe(
      "https://api.example.test/v1/x?api_key=SECRET%20q%26",
    );
  });

  it("that are missing fail the call before anything is sent, unless they are optional", async () => {
    const { outcome, requests } = await sent([{ bearer: [] }, { key: [], query: [] }], ["query"]);
    expect(outcome).toEqual({ error: "GET /x needs credentials (bearer, key, query), and the host has none for it." });
    expect(requests).toEqual([]);
    expect((await sent([{ bearer: [] }, {}], [])).requests).toHaveLength(1);
    expect((await sent([], [])).requests).toHaveLength(1);
  });

  it("are asked for with all the host needs to know", async () => {
    const asked: Array<CredentialRequest> = [];
    await call({ spec: secured([{ oauth: ["read", "write"] }]), auth: withKeys([], asked) }, "op", {});
    expect(asked).toEqual([
      {
        name: "oauth",
        definition: schemes.oauth,
        scopes: ["read", "write"],
        operation: { method: "GET", path: "/x", operationId: "op" },
      },
    ]);
  });

  it("that fail to resolve end the call with the host's refusal", async () => {
    const auth = { resolve: () => Effect.fail(toolError("Log in first")) };
    const { outcome, requests } = await call({ spec: secured([{ bearer: [] }, { key: [] }]), auth }, "op", {});
    expect(outcome).toEqual({ error: "Log in first" });
    expect(requests).toEqual([]);
  });

  it("are no arguments, whatever the document says of them", () => {
    const parameters = [
      { name: "x-api-key", in: "header", required: true, schema: {} },
      { name: "api_key", in: "query", required: true, schema: {} },
      { name: "q", in: "query", schema: {} },
    ];
    expect(signatureOf(secured([{ key: [] }, { query: [] }], { parameters }))).toBe(
      "tools.op(input?: { q?: unknown }): Promise<unknown>",
    );
  });

  it.each([
    [[{ cookie: [] }], "security: no requirement can be met: cookie is a key in a cookie"],
    [[{ tls: [] }, { no: [] }], 'security: no requirement can be met: tls is of type "mutualTLS"; no is not defined'],
  ])("%j skip the operation", (security, reason) => {
    expect(reasons(secured(security))).toEqual([`GET /x: ${reason}`]);
  });

  it("never show, not even in failures", async () => {
    for (const answer of [{ status: 401, body: "no" }, { body: "{" }]) {
      const { outcome } = await call(
        { spec: secured([{ query: [] }]), auth: withKeys(["query"]) },
        "op",
        {},
        () => answer,
      );
      expect(JSON.stringify(outcome)).not.toContain("SECRET");
    }
    const broken = { resolve: () => Effect.succeed({ type: "bearer", token: "SECRET\n" } as const) };
    const { outcome, requests } = await call({ spec: secured([{ bearer: [] }]), auth: broken }, "op", {});
    expect(JSON.stringify(outcome)).not.toContain("SECRET");
    expect(requests).toEqual([]);
  });

  it("headers of the host go with every request, over the document's", async () => {
    const spec = operationOf({ parameters: [{ name: "X-Tenant", in: "header", required: true, schema: {} }] });
    const { requests } = await call({ spec, headers: { "x-tenant": "t", "User-Agent": "me" } }, "op", {});
    expect(requests[0]?.headers).toEqual({ accept: "application/json", "x-tenant": "t", "user-agent": "me" });
  });

  describe("and redirects", () => {
    const spec = documentOf(
      {
        "/x": {
          post: {
            operationId: "op",
            security: [{ key: [] }],
            requestBody: { content: { "application/json": {} } },
            ...ok,
          },
        },
      },
      { components: { securitySchemes: schemes } },
    );
    const follow = (status: number, location: string) =>
      call({ spec, auth: withKeys(["key"]), headers: { "x-host": "h" } }, "op", { body: 1 }, ({ url }) =>
        url.endsWith("/v1/x") ? { status, headers: { location } } : { body: '"there"' },
      );

    it("keep them on the same origin", async () => {
      const { outcome, requests } = await follow(307, "/v2/y");
      expect(outcome).toEqual({ value: "there" });
      expect(requests[1]).toMatchObject({ method: "POST", url: "https://api.example.test/v2/y", body: "1" });
      expect(requests[1]?.headers).toMatchObject({ "x-api-key": "SECRET-k", "x-host": "h" });
    });

    it("drop them on another", async () => {
      const { requests } = await follow(308, "https://evil.test/y");
      expect(requests[1]).toMatchObject({ method: "POST", url: "https://evil.test/y" });
      expect(Object.keys(requests[1]?.headers ?? {})).not.toContain("x-api-key");
      expect(Object.keys(requests[1]?.headers ?? {})).not.toContain("x-host");
    });

    it("turn POST into GET where HTTP does", async () => {
      for (const status of [301, 302, 303]) {
        const { requests } = await follow(status, "/v2/y");
        expect(requests[1]?.method).toBe("GET");
        expect(requests[1]).not.toHaveProperty("body");
      }
    });

    it("end", async () => {
      const error = "POST /x was redirected where it cannot be followed.";
      expect((await follow(307, "https://api.example.test/v1/x")).outcome).toEqual({ error });
      expect((await follow(307, "file:///etc/passwd")).outcome).toEqual({ error });
    });
  });
});
