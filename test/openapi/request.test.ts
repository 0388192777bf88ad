import { describe, expect, it } from "vitest";
import { call, documentOf, ok, operationOf, reasons, signatureOf } from "./support.ts";

const query = (text: string) => text.slice(text.indexOf("?"));
const sent = async (document: Record<string, unknown>, input: unknown) => {
  const { outcome, requests } = await call(document, "op", input);
  if (requests[0] === undefined) throw new Error(JSON.stringify(outcome));
  return requests[0];
};
const parameter = (location: string, extra: object = {}) => ({
  parameters: [{ name: "v", in: location, required: location === "path", schema: {}, ...extra }],
});

describe("query parameters", () => {
  const list = ["a b", "c&d", 3];
  const object = { r: 100, "g h": "x,y", skip: null };
  it.each([
    [{}, "a b", "?v=a%20b"],
    [{}, "", "?v="],
    [{}, 0, "?v=0"],
    [{}, false, "?v=false"],
    [{}, null, "no query"],
    [{}, undefined, "no query"],
    [{}, [], "no query"],
    [{}, list, "?v=a%20b&v=c%26d&v=3"],
    [{ explode: false }, list, "?v=a%20b,c%26d,3"],
    [{}, object, "?r=100&g%20h=x%2Cy"],
    [{ explode: false }, object, "?v=r,100,g%20h,x%2Cy"],
    [{ style: "spaceDelimited" }, list, "?v=a%20b%20c%26d%203"],
    [{ style: "spaceDelimited", explode: true }, list, "?v=a%20b&v=c%26d&v=3"],
    [{ style: "pipeDelimited" }, list, "?v=a%20b%7Cc%26d%7C3"],
    [
      { style: "deepObject" },
      { a: 1, b: ["x", "y"], c: { d: true } },
      "?v%5Ba%5D=1&v%5Bb%5D=%5B%22x%22%2C%22y%22%5D&v%5Bc%5D=%7B%22d%22%3Atrue%7D",
    ],
    [{}, [{ a: 1 }], "?v=%7B%22a%22%3A1%7D"],
    [{ allowReserved: true }, "a/b?c&d#e+f=g h", "?v=a/b?c%26d%23e%2Bf%3Dg%20h"],
    [{ schema: undefined, content: { "application/json": { schema: {} } } }, { a: [1] }, "?v=%7B%22a%22%3A%5B1%5D%7D"],
    [{ schema: undefined, content: { "text/plain": {} } }, "a&b", "?v=a%26b"],
    [{ name: "a[]&=" }, undefined, "no query"],
  ])("%j of %j is %s", async (extra, value, expected) => {
    const { url } = await sent(operationOf(parameter("query", extra)), value === undefined ? {} : { v: value });
    expect(url.includes("?") ? query(url) : "no query").toBe(expected);
  });

  it("encodes names, and keeps the fixed query of a path", async () => {
    const document = operationOf(
      { parameters: [{ name: "a[]&=", in: "query", schema: {} }] },
      { path: "/x?action=list" },
    );
    expect((await sent(document, { "a[]&=": [1, 2] })).url).toBe(
      "https://api.example.test/v1/x?action=list&a%5B%5D%26%3D=1&a%5B%5D%26%3D=2",
    );
  });
});

describe("path parameters", () => {
  const list = ["a/b", "c"];
  const object = { r: 1, g: "x y" };
  it.each([
    [{}, "a/b", "a%2Fb"],
    [{}, 5, "5"],
    [{}, list, "a%2Fb,c"],
    [{}, object, "r,1,g,x%20y"],
    [{ explode: true }, object, "r=1,g=x%20y"],
    [{ style: "label" }, "a", ".a"],
    [{ style: "label" }, list, ".a%2Fb.c"],
    [{ style: "label" }, object, ".r.1.g.x%20y"],
    [{ style: "label", explode: true }, object, ".r=1.g=x%20y"],
    [{ style: "matrix" }, "a", ";v=a"],
    [{ style: "matrix" }, list, ";v=a%2Fb,c"],
    [{ style: "matrix", explode: true }, list, ";v=a%2Fb;v=c"],
    [{ style: "matrix" }, object, ";v=r,1,g,x%20y"],
    [{ style: "matrix", explode: true }, object, ";r=1;g=x%20y"],
    [{ schema: undefined, content: { "application/json": {} } }, { a: 1 }, "%7B%22a%22%3A1%7D"],
  ])("%j of %j is %s", async (extra, value, expected) => {
    const { url } = await sent(operationOf(parameter("path", extra), { path: "/x/{v}/y" }), { v: value });
    expect(url).toBe(`https://api.example.test/v1/x/${expected}/y`);
  });

  it.each([
    [{}, ""],
    [{}, []],
    [{}, "."],
    [{}, ".."],
    [{ style: "label" }, ""],
    [{ style: "label" }, "."],
  ])("%j of %j is refused", async (extra, value) => {
    const { outcome, requests } = await call(operationOf(parameter("path", extra), { path: "/x/{v}/y" }), "op", {
      v: value,
    });
    expect(outcome).toHaveProperty("error");
    expect(requests).toEqual([]);
  });

  it("joined from two values is no way out either", async () => {
    const parameters = ["a", "b"].map((name) => ({ name, in: "path", required: true, schema: {} }));
    const { requests } = await call(operationOf({ parameters }, { path: "/x/{a}{b}" }), "op", { a: ".", b: "." });
    expect(requests).toEqual([]);
  });
});

describe("header parameters", () => {
  it.each([
    [{}, "a b", "a b"],
    [{}, ["a", 1], "a,1"],
    [{}, { r: 1, g: 2 }, "r,1,g,2"],
    [{ explode: true }, { r: 1, g: 2 }, "r=1,g=2"],
    [{ schema: undefined, content: { "application/json": {} } }, { a: 1 }, '{"a":1}'],
    [{}, null, undefined],
    [{}, [], undefined],
  ])("%j of %j is %j", async (extra, value, expected) => {
    expect((await sent(operationOf(parameter("header", extra)), { v: value })).headers["v"]).toBe(expected);
  });

  it.each(["a\nb", "a\u0000", "注"])("refuse %j", async (value) => {
    expect((await call(operationOf(parameter("header")), "op", { v: value })).requests).toEqual([]);
  });
});

describe("arguments", () => {
  const document = operationOf({ parameters: [{ name: "limit", in: "query", required: true, schema: {} }] });

  it.each([
    [{}, "`limit`: missing"],
    [undefined, "`limit`: missing"],
    [{ limits: 1 }, "`limit`: missing; `limits`: is not a known field, did you mean limit?"],
    [{ limit: 1, other: 2 }, "`other`: is not a known field; known: limit"],
    ["x", '`input`: expected object, got string "x"'],
    [[1], "`input`: expected object, got an array of 1"],
  ])("%j is refused", async (input, problem) => {
    const { outcome } = await call(document, "op", input);
    expect(outcome).toEqual({ error: `Invalid input for GET /x: ${problem}` });
  });

  it("are prefixed with their place where names clash", async () => {
    const parameters = ["path", "query", "header"].map((place) => ({
      name: "id",
      in: place,
      required: true,
      schema: { type: "string" },
    }));
    const body = {
      required: true,
      content: {
        "application/json": {
          schema: { type: "object", properties: { id: {}, path_id: {} }, additionalProperties: false },
        },
      },
    };
    const clash = operationOf({ parameters, requestBody: body }, { method: "post", path: "/x/{id}" });
    expect(signatureOf(clash)).toBe(`tools.op(input: {
  path_id_2: string;
  query_id: string;
  header_id: string;
  body_id?: unknown;
  path_id?: unknown;
}): Promise<unknown>`);
    const request = await sent(clash, { path_id_2: "p", query_id: "q", header_id: "h", body_id: "b", path_id: "x" });
    expect(request.url).toBe("https://api.example.test/v1/x/p?id=q");
    expect(request.headers["id"]).toBe("h");
    expect(JSON.parse(request.body ?? "")).toEqual({ id: "b", path_id: "x" });
  });

  it("of the path item hold for all its operations, the operation's own win", async () => {
    const spec = documentOf({
      "/x/{id}": {
        parameters: [
          { name: "id", in: "path", required: true, schema: { type: "string" } },
          { name: "q", in: "query", schema: { type: "string" } },
        ],
        get: {
          operationId: "op",
          ...ok,
          parameters: [{ name: "q", in: "query", required: true, schema: { type: "number" } }],
        },
      },
    });
    expect(signatureOf(spec)).toBe("tools.op(input: { id: string; q: number }): Promise<unknown>");
  });

  it.each([
    [
      { parameters: [{ name: "c", in: "cookie", required: true, schema: {} }] },
      'the cookie parameter "c" is required, and cookies are not sent',
    ],
    [
      { parameters: [{ name: "q", in: "querystring", content: {} }] },
      'the parameter "q" is in "querystring", which is not supported',
    ],
    [
      { parameters: [{ name: "q", in: "query", style: "tab" }] },
      'the query parameter "q" has the style "tab", which is not supported',
    ],
    [
      { parameters: [{ name: "q", in: "query", content: { "application/xml": {} } }] },
      'the parameter "q" is application/xml, which is not supported',
    ],
    [{ parameters: [{ in: "query" }] }, "parameters[0].name: expected a string"],
    [{ parameters: {} }, "parameters: expected an array, got object"],
    [{ parameters: [null] }, "parameters[0]: expected an object, got null"],
    [
      { parameters: [{ $ref: "#/components/parameters/No" }] },
      "parameters[0]: the reference #/components/parameters/No leads nowhere",
    ],
  ])("that cannot be sent skip the operation (%#)", (operation, reason) => {
    expect(reasons(operationOf(operation))).toEqual([`GET /x: ${reason}`]);
  });

  it("optional cookies are left out", () => {
    expect(signatureOf(operationOf({ parameters: [{ name: "c", in: "cookie", schema: {} }] }))).toBe(
      "tools.op(input?: {}): Promise<unknown>",
    );
  });

  it("a path without its parameter skips the operation", () => {
    expect(reasons(operationOf({}, { path: "/x/{id}" }))).toEqual([
      "GET /x/{id}: the path has {id}, and no path parameter is called so",
    ]);
  });
});

describe("bodies", () => {
  const body = (
    schema: unknown,
    {
      media = "application/json",
      required = true,
      ...rest
    }: { media?: string; required?: boolean; encoding?: object } = {},
  ) => operationOf({ requestBody: { required, content: { [media]: { schema, ...rest } } } }, { method: "post" });
  const closed = {
    type: "object",
    properties: { a: { type: "string" }, b: { type: "number" } },
    required: ["a"],
    additionalProperties: false,
  };

  it("of closed objects are lifted into the input", async () => {
    expect(signatureOf(body(closed))).toBe("tools.op(input: { a: string; b?: number }): Promise<unknown>");
    const request = await sent(body(closed), { a: "x" });
    expect(request.body).toBe('{"a":"x"}');
    expect(request.headers["content-type"]).toBe("application/json");
  });

  it("of merged closed objects, too, without what is read only", () => {
    const schema = { allOf: [{ $ref: "#/components/schemas/Base" }, closed] };
    const rest = {
      components: {
        schemas: {
          Base: {
            properties: { id: { type: "string", readOnly: true }, c: { $ref: "#/components/schemas/C" } },
            required: ["id", "c"],
          },
          C: { enum: [1] },
        },
      },
    };
    expect(signatureOf({ ...body(schema), ...rest })).toBe(
      "tools.op(input: { c: 1; a: string; b?: number }): Promise<unknown>",
    );
  });

  it.each([
    [{ ...closed, additionalProperties: true }, true, "body: { a: string; b?: number; [key: string]: unknown }"],
    [{ type: "object", properties: { a: {} } }, true, "body: { a?: unknown }"],
    [closed, false, "body?: { a: string; b?: number }"],
    [{ type: "array", items: { type: "string" } }, true, "body: string[]"],
    [{ oneOf: [closed, { type: "null" }] }, true, "body: { a: string; b?: number } | null"],
    [undefined, true, "body: unknown"],
  ])("else stay under body (%#)", (schema, required, text) => {
    expect(signatureOf(body(schema, { required }))).toBe(
      `tools.op(input${required ? "" : "?"}: { ${text} }): Promise<unknown>`,
    );
  });

  it("are sent as they are, or not at all", async () => {
    expect((await sent(body({ type: "array" }), { body: [1, null] })).body).toBe("[1,null]");
    expect((await sent(body({}), { body: null })).body).toBe("null");
    expect(await sent(body({}, { required: false }), {})).not.toHaveProperty("body");
  });

  it("prefer JSON of any flavour", async () => {
    const content = {
      "text/plain": {},
      "application/x-www-form-urlencoded": {},
      "application/vnd.api+json; charset=utf-8": {},
    };
    const document = operationOf({ requestBody: { content } }, { method: "put" });
    expect((await sent(document, { body: { a: 1 } })).headers["content-type"]).toBe(
      "application/vnd.api+json; charset=utf-8",
    );
    const any = operationOf({ requestBody: { content: { "*/*": {} } } }, { method: "put" });
    expect((await sent(any, { body: 1 })).headers["content-type"]).toBe("application/json");
  });

  it.each([
    [{ a: "x y", b: 1, c: true }, {}, "a=x%20y&b=1&c=true"],
    [{ a: null, b: undefined, c: "" }, {}, "c="],
    [{ a: ["x", "y"] }, {}, "a=x&a=y"],
    [{ a: { b: [1] } }, {}, "a=%7B%22b%22%3A%5B1%5D%7D"],
    [{ a: [{ b: 1 }] }, {}, "a=%5B%7B%22b%22%3A1%7D%5D"],
    [{ a: ["x", "y"] }, { a: { explode: false } }, "a=x,y"],
    [{ a: ["x", "y"] }, { a: { style: "pipeDelimited", explode: false } }, "a=x%7Cy"],
    [{ a: { b: 1, c: null } }, { a: { style: "deepObject", explode: true } }, "a%5Bb%5D=1"],
    [{ a: { b: 1 } }, { a: { style: "form" } }, "b=1"],
    [{ a: [1, 2] }, { a: { contentType: "application/json" } }, "a=%5B1%2C2%5D"],
    [{ a: 5 }, { a: { contentType: "text/plain" } }, "a=5"],
    [{ "a&b": "c=d" }, {}, "a%26b=c%3Dd"],
  ])("form fields %j with %j are %s", async (value, encoding, expected) => {
    const document = body({ type: "object" }, { media: "application/x-www-form-urlencoded", encoding });
    const request = await sent(document, { body: value });
    expect(request.body).toBe(expected);
    expect(request.headers["content-type"]).toBe("application/x-www-form-urlencoded");
  });

  it("forms want an object", async () => {
    const document = body({}, { media: "application/x-www-form-urlencoded" });
    expect((await call(document, "op", { body: "a=b" })).outcome).toEqual({
      error: 'Invalid input for POST /x: `body`: expected object, got string "a=b"',
    });
  });

  it.each([
    [
      "post",
      { content: { "multipart/form-data": {} } },
      "requestBody: the body is multipart (multipart/form-data), which is not supported",
    ],
    [
      "post",
      { content: { "application/xml": {}, "image/png": {} } },
      "requestBody: the body is XML (application/xml), binary (image/png), which is not supported",
    ],
    [
      "post",
      { content: { "application/x-ndjson": {} } },
      "requestBody: the body is streaming (application/x-ndjson), which is not supported",
    ],
    ["post", { content: { "text/plain": {} } }, "requestBody: the body is text (text/plain), which is not supported"],
    ["post", { required: true, content: {} }, "requestBody.content: a body is required, and no media type is given"],
    ["get", { content: { "application/json": {} } }, "requestBody: a GET request cannot carry a body"],
    [
      "post",
      { $ref: "#/components/requestBodies/No" },
      "requestBody: the reference #/components/requestBodies/No leads nowhere",
    ],
    [
      "post",
      { content: { "application/x-www-form-urlencoded": { encoding: { a: { style: "tab" } } } } },
      'encoding.a: the style "tab" is not supported',
    ],
  ])("%s %j skips the operation", (method, requestBody, reason) => {
    expect(reasons(operationOf({ requestBody }, { method }))).toEqual([`${method.toUpperCase()} /x: ${reason}`]);
  });
});

describe("a discriminated union", () => {
  const branch = (kind: string, name: string, type: string) => ({
    type: "object",
    properties: { kind: { const: kind }, [name]: { type } },
    required: ["kind", name],
  });
  const document = documentOf(
    {
      "/events": {
        post: {
          operationId: "op",
          requestBody: {
            required: true,
            content: {
              "application/json": {
                schema: {
                  oneOf: [{ $ref: "#/components/schemas/Click" }, { $ref: "#/components/schemas/Key" }],
                  discriminator: { propertyName: "kind", mapping: { click: "#/components/schemas/Click" } },
                },
              },
            },
          },
          ...ok,
        },
      },
    },
    { components: { schemas: { Click: branch("click", "x", "number"), Key: branch("key", "code", "string") } } },
  );

  it("is a union in the signature", () => {
    const signature = signatureOf(document, "op");
    expect(signature).toContain('kind: "click"');
    expect(signature).toContain('kind: "key"');
  });

  it("is sent as it is: schemas of documents shape signatures and check nothing", async () => {
    expect((await sent(document, { body: { kind: "click", code: "a" } })).body).toBe('{"kind":"click","code":"a"}');
    expect((await sent(document, { body: { kind: "key", code: "a" } })).body).toBe('{"kind":"key","code":"a"}');
  });
});
