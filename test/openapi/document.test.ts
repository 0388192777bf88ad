import { describe, expect, it } from "vitest";
import * as OpenAPI from "../../src/openapi/OpenAPI.ts";
import * as ToolTree from "../../src/tools/ToolTree.ts";
import { call, documentOf, ok, operationOf, reasons, signatureOf } from "./support.ts";

const paths = (spec: unknown) => ToolTree.make(OpenAPI.fromSpec({ spec }).tools).entries.map(({ name }) => name);
const pathParameters = (path: string) =>
  [...path.matchAll(/\{(\w+)\}/gu)].map(([, name]) => ({ name, in: "path", required: true, schema: {} }));
const named = (ids: Readonly<Record<string, string | undefined>>) =>
  documentOf(
    Object.fromEntries(
      Object.entries(ids).map(([path, operationId]) => [
        path,
        { parameters: pathParameters(path), get: { operationId, ...ok } },
      ]),
    ),
  );

describe("documents", () => {
  it.each([
    [undefined, "an OpenAPI document must be an object, got nothing"],
    [null, "an OpenAPI document must be an object, got null"],
    [[], "an OpenAPI document must be an object, got an array"],
    ["openapi: 3.0.0", "the document is text that is not JSON: parse YAML first and pass the object"],
    ["5", "an OpenAPI document must be an object, got number"],
    [{}, "openapi: expected a version 3.0 or 3.1, got nothing"],
    [{ swagger: "2.0" }, 'swagger: "2.0" is not supported, convert it to OpenAPI 3'],
    [{ openapi: "4.0.0", paths: {} }, 'openapi: expected a version 3.0 or 3.1, got "4.0.0"'],
    [{ openapi: 3.1, paths: {} }, "openapi: expected a version 3.0 or 3.1, got 3.1"],
    [{ openapi: "3.0.0" }, "paths: expected an object, got nothing"],
    [{ openapi: "3.1.0", paths: [] }, "paths: expected an object, got an array"],
    [{ openapi: "3.1.0", paths: {}, components: 1 }, "components: expected an object, got number"],
    [{ openapi: "3.1.0", paths: { "/a": 1 } }, 'paths["/a"]: expected an object, got number'],
  ])("%j is refused", (spec, message) => {
    expect(() => OpenAPI.fromSpec({ spec })).toThrow(new OpenAPI.DocumentError(message));
  });

  it("may be JSON text, and need no paths in 3.1", () => {
    expect(paths(JSON.stringify(named({ "/a": "a" })))).toEqual(["a"]);
    expect(paths({ openapi: "3.1.0" })).toEqual([]);
  });

  it("account for every operation", () => {
    const spec = documentOf({
      "/a": {
        get: { operationId: "a", ...ok },
        trace: { operationId: "t", ...ok },
        post: 5,
        parameters: [],
        "x-y": {},
      },
      "/b": { $ref: "#/components/pathItems/No" },
      "x-extension": 1,
    });
    expect(reasons(spec)).toEqual([
      "POST /a: the operation is no object",
      "TRACE /a: a TRACE request cannot be sent",
      '* /b: paths["/b"]: the reference #/components/pathItems/No leads nowhere',
    ]);
    expect(paths(spec)).toEqual(["a"]);
  });

  it("end for references in a circle", () => {
    const spec = operationOf(
      { parameters: [{ $ref: "#/components/parameters/A" }] },
      {
        rest: {
          components: {
            parameters: { A: { $ref: "#/components/parameters/B" }, B: { $ref: "#/components/parameters/A" } },
          },
        },
      },
    );
    expect(reasons(spec)).toEqual([
      "GET /x: parameters[0]: the reference #/components/parameters/A leads back to itself",
    ]);
  });
});

describe("names", () => {
  it("are dotted operation ids, cleaned", () => {
    const ids = {
      "/1": "users.list",
      "/2": "repos/list-for-user",
      "/3": " my op ",
      "/4": "3d",
      "/5": "größe",
      "/6": "a..b",
    };
    expect(paths(named(ids)).sort()).toEqual(["_3d", "a.b", "größe", "my_op", "repos_list_for_user", "users.list"]);
  });

  it("come from method and path where there is no id", () => {
    const ids = { "/users/{id}": undefined, "/": "", "/a-b/{c_d}/e.f": undefined, "/x#variant": "***" };
    expect(paths(named(ids)).sort()).toEqual(["get", "getABByCDEF", "getUsersById", "getX"]);
  });

  it("are numbered when they collide, the first stays", () => {
    const spec = named({ "/1": "a.b", "/2": "a.b", "/3": "a-c", "/4": "a_c", "/5": "a.b" });
    expect(paths(spec)).toEqual(["a.b", "a.b_2", "a.b_3", "a_c", "a_c_2"]);
  });

  it("may be tool and namespace, and have no reserved words", async () => {
    const spec = named({ "/1": "users.list", "/2": "users", "/3": "users.list.all", "/4": "__proto__.constructor" });
    expect(paths(spec)).toEqual(["__proto__.constructor", "users", "users.list", "users.list.all"]);
    expect((await call(spec, "users.list.all", {})).requests[0]?.url).toBe("https://api.example.test/v1/3");
  });

  it("are the same whenever the document is read", () => {
    const spec = named({ "/1": "a", "/2": "a", "/3": undefined });
    expect(paths(spec)).toEqual(paths(structuredClone(spec)));
  });
});

describe("servers", () => {
  const url = async (spec: Record<string, unknown>, baseUrl?: string) =>
    (await call({ spec, ...(baseUrl !== undefined && { baseUrl }) }, "op", {})).requests[0]?.url;
  const own = { servers: [{ url: "https://own.example.test/" }] };

  it("are the operation's over the path's over the document's", async () => {
    expect(await url(operationOf(own))).toBe("https://own.example.test/x");
    const spec = documentOf({
      "/x": { servers: [{ url: "https://path.example.test" }], get: { operationId: "op", ...ok } },
    });
    expect(await url(spec)).toBe("https://path.example.test/x");
    expect(await url(operationOf({}))).toBe("https://api.example.test/v1/x");
  });

  it("take baseUrl in place of the document's, and as base of relative ones", async () => {
    expect(await url(operationOf({}), "http://localhost:8080/api/")).toBe("http://localhost:8080/api/x");
    expect(await url(operationOf(own), "http://localhost:8080")).toBe("https://own.example.test/x");
    expect(await url(operationOf({}, { rest: { servers: [{ url: "/v2" }] } }), "http://localhost:8080")).toBe(
      "http://localhost:8080/v2/x",
    );
    expect(await url(operationOf({}, { rest: { servers: [{ url: "v2" }] } }), "http://h/base")).toBe(
      "http://h/base/v2/x",
    );
    expect(await url(operationOf({}, { rest: { servers: [] } }), "http://h/base")).toBe("http://h/base/x");
  });

  it.each([
    [[], 'the server "/" is relative: pass `baseUrl`'],
    [[{ url: "/v1" }], 'the server "/v1" is relative: pass `baseUrl`'],
    [[{ url: "ftp://x" }], 'the server "ftp://x" is no http or https URL'],
    [[{ url: "https://{host}/" }], 'servers[0]: the variable "host" has no default'],
    [[{}], "servers[0].url: expected a string"],
    [{}, "servers: expected an array, got object"],
  ])("%j skip the operation", (servers, reason) => {
    expect(reasons(operationOf({}, { rest: { servers } }))).toEqual([`GET /x: ${reason}`]);
  });

  it.each(["localhost", "/v1", "ftp://x", "http://"])("baseUrl %j is refused", (baseUrl) => {
    expect(() => OpenAPI.fromSpec({ spec: operationOf({}), baseUrl })).toThrow(TypeError);
  });
});

describe("signatures", () => {
  it("show summary and description, parameters' words, and deprecation", () => {
    const spec = operationOf(
      {
        summary: "List",
        description: "All of them.",
        deprecated: true,
        parameters: [
          {
            name: "q",
            in: "query",
            description: "What",
            deprecated: true,
            schema: { type: "string", description: "not this", default: "x" },
          },
          { name: "r", in: "query", schema: { $ref: "#/components/schemas/R" } },
        ],
      },
      { rest: { components: { schemas: { R: { type: "integer", description: "How many" } } } } },
    );
    expect(ToolTree.make(OpenAPI.fromSpec({ spec }).tools).entries[0]?.tool.description).toBe(
      "List\n\nAll of them.\n@deprecated",
    );
    expect(signatureOf(spec)).toBe(`tools.op(input?: {
  /**
   * What
   * @deprecated
   * @default x
   */
  q?: string;
  /** How many */
  r?: number;
}): Promise<unknown>`);
  });

  it("fall back to what is sent", () => {
    expect(ToolTree.make(OpenAPI.fromSpec({ spec: operationOf({}) }).tools).entries[0]?.tool.description).toBe(
      "GET /x",
    );
  });

  it("follow recursive schemas of both dialects", () => {
    const Node = {
      type: "object",
      properties: { value: { type: "string", nullable: true }, next: { $ref: "#/components/schemas/Node" } },
      required: ["value"],
    };
    const content = { "application/json": { schema: { $ref: "#/components/schemas/Node" } } };
    const spec = operationOf(
      { requestBody: { required: true, content }, responses: { 200: { content } } },
      {
        method: "post",
        rest: { openapi: "3.0.3", components: { schemas: { Node } } },
      },
    );
    expect(signatureOf(spec)).toBe(
      "type Node = { value: string | null; next?: Node };\ntools.op(input: { body: Node }): Promise<Node>",
    );
  });

  it("keep the document out of the schemas they show", () => {
    const { tools } = OpenAPI.fromSpec({ spec: operationOf({}) });
    expect(JSON.stringify(ToolTree.make(tools).entries[0]?.tool.input)).toBe('{"type":"object","properties":{}}');
  });
});
