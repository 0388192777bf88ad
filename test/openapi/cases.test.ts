/** The handed cases of OpenAPI, as far as they can be told without running a program. */
import { describe, expect, it } from "vitest";
import { join } from "node:path";
import { existsSync, readdirSync, readFileSync } from "node:fs";
import * as OpenAPI from "../../src/openapi/OpenAPI.ts";
import { folder as handed } from "../cases/readCases.ts";
import { call } from "./support.ts";

const folder = join(handed, "cases");
interface HandedCase {
  readonly document: unknown;
  readonly documentText?: string;
  readonly http?: { readonly status?: number; readonly contentType?: string; readonly body?: string };
  readonly expect: {
    readonly request?: { readonly url: string; readonly body?: string; readonly contentType?: string };
  };
}
const read = (id: string): HandedCase => {
  const name = readdirSync(folder).find((file) => file.startsWith(id));
  return JSON.parse(readFileSync(join(folder, name ?? "missing"), "utf8")) as HandedCase;
};
const plainUrl = (url: string | undefined) => decodeURIComponent((url ?? "").replaceAll("+", " "));

describe.runIf(existsSync(folder))("handed cases", () => {
  it.each([
    ["115", "listItems", { tag: ["a b", "c&d"] }],
    ["116", "listItems", { id: [1, 2], s: ["a", "b"], p: ["x", "y"] }],
    ["117", "listItems", { filter: { eq: "v", gt: 2 } }],
    ["119", "test", { pet: "cat" }],
    ["123", "ping", {}],
    ["127", "note", { body: { t: "x" } }],
    ["128", "patchUser", { id: "u1", body: { id: 2, name: { first: "A" } } }],
    ["131", "r", { "x-trace": "t1", body: { v: "w" } }],
    ["138", "p", { toString: "a", body: { then: "b" } }],
    ["141", "w", { body: { name: "n" } }],
  ])("%s sends what it should", async (id, tool, input) => {
    const { document, http, expect: expected } = read(id);
    const { requests, outcome } = await call(document as Record<string, unknown>, tool, input, () => http ?? {});
    expect(outcome).not.toHaveProperty("error");
    expect(requests).toHaveLength(1);
    expect(plainUrl(requests[0]?.url)).toBe(plainUrl(expected.request?.url));
    if (expected.request?.body !== undefined) {
      expect(JSON.parse(requests[0]?.body ?? "")).toEqual(JSON.parse(expected.request.body));
    }
    if (expected.request?.contentType !== undefined) {
      expect(requests[0]?.headers["content-type"]).toBe(expected.request.contentType);
    }
  });

  it("121: lists in paths, and a name that occurs twice", async () => {
    const { document } = read("121");
    const select = await call(document as Record<string, unknown>, "select", { days: ["monday", "tuesday"] });
    expect(decodeURIComponent(select.requests[0]?.url ?? "")).toBe("https://api.example.test/v1/select/monday,tuesday");
    const devices = await call(document as Record<string, unknown>, "devices", { tenant: "t1" });
    expect(devices.requests[0]?.url).toBe("https://api.example.test/v1/t1/t1/device");
  });

  it("122 and hostile 067: no value leaves its segment", async () => {
    const { document } = read("122");
    for (const id of [
      "..",
      "",
      ".",
      "%2e%2e",
      "a?x=1#f",
      "//evil.test/x",
      "..%2f..%2fadmin",
      "@evil.test",
      "\\\\evil.test",
      "a\r\nHost: evil.test",
      "?x=",
      "#",
      "\ud800",
      null,
    ]) {
      const { requests } = await call(document as Record<string, unknown>, "notes", { id });
      expect(requests.length, JSON.stringify(id)).toBe(["..", "", ".", "\ud800", null].includes(id) ? 0 : 1);
      for (const { url } of requests)
        expect(url).toMatch(/^https:\/\/api\.example\.test\/v1\/users\/[^/?#\\]+\/notes$/u);
    }
  });

  it("131: a reference out of the document skips its operation by name", () => {
    const { skipped } = OpenAPI.fromSpec({ spec: read("131").document });
    expect(skipped).toEqual([
      {
        method: "GET",
        path: "/ext",
        operationId: "ext",
        reason:
          "parameters[0]: the reference https://other.example.test/p.json#/x leaves the document, and nothing is fetched",
      },
    ]);
  });

  it("134: headers of the host are no arguments, and no value ends its header", async () => {
    const document = read("134").document as Record<string, unknown>;
    const crlf = await call(document, "h", { "X-Tenant": "a\r\nX-Evil: 1" });
    expect(crlf).toEqual({
      outcome: { error: "Invalid input for GET /h: `X-Tenant`: has a character that a header cannot carry" },
      requests: [],
    });
    const { requests } = await call(document, "h", { "X-Tenant": "t" });
    expect(requests[0]?.headers).toMatchObject({ "x-tenant": "t", accept: "application/json" });
    expect(requests[0]?.headers).not.toHaveProperty("authorization");
    expect((await call(document, "h", { "X-Tenant": "t", Authorization: "x" })).requests).toEqual([]);
  });

  it("135: a missing parameter is refused before any request", async () => {
    const { outcome, requests } = await call(read("135").document as Record<string, unknown>, "s", { body: { n: 1 } });
    expect(outcome).toEqual({ error: "Invalid input for POST /s: `q`: missing" });
    expect(requests).toEqual([]);
  });

  it("136: errors, empty answers and text", async () => {
    const document = read("136").document as Record<string, unknown>;
    const failed = await call(document, "e", {}, () => ({ status: 404, body: '{"message":"no such thing"}' }));
    expect(failed.outcome).toEqual({ error: 'GET /e answered 404: {"message":"no such thing"}' });
    expect((await call(document, "d", {}, () => ({ status: 204 }))).outcome).toEqual({ value: null });
    const text = await call(document, "t", {}, () => ({ contentType: "text/plain", body: "hi" }));
    expect(text.outcome).toEqual({ value: "hi" });
  });

  it("140: YAML text is refused with what to do", () => {
    expect(() => OpenAPI.fromSpec({ spec: read("140").documentText })).toThrow(
      new OpenAPI.DocumentError("the document is text that is not JSON: parse YAML first and pass the object"),
    );
  });
});
