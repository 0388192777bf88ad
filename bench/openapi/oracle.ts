/**
 * The requests of our tools, as a server on loopback receives them, beside those that `swagger-client` builds for the same
 * operations and values. Prints how many operations agree and every difference; exits 1 when there is one.
 *
 * Known and left out, because OpenAPI says otherwise: list fields of forms without an `encoding` (OpenAPI repeats them,
 * swagger-client joins them with commas), and objects in space- or pipe-delimited parameters (swagger-client uses commas).
 * A path's `#variant` is compared as not sent; reserved characters that would end a parameter are not among the values.
 */
import * as Effect from "effect/Effect";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import { readFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import SwaggerClient from "swagger-client";
import { parse } from "yaml";
import { isObject, openDocument, type Keywords } from "../../src/openapi/document.ts";
import { fromSpec } from "../../src/openapi/OpenAPI.ts";
import { placesOf, planOperation, type Plan } from "../../src/openapi/plan.ts";
import { resolveReference } from "../../src/schema/document.ts";
import { isDefinition, type Tree } from "../../src/tools/Tool.ts";

const documents =
  process.argv.length > 2
    ? process.argv.slice(2)
    : [
        "styles.json",
        "node_modules/@readme/oas-examples/3.1/json/parameters-style.json",
        "node_modules/@readme/oas-examples/3.0/json/schema-types.json",
        "node_modules/@readme/oas-examples/3.0/json/star-trek.json",
        "node_modules/@readme/oas-examples/3.1/json/train-travel.json",
        "node_modules/@readme/oas-examples/3.1/json/readme.json",
        "node_modules/@scalar/galaxy/dist/3.1.json",
        "node_modules/@blockfrost/openapi/openapi.yaml",
      ];

interface Received {
  readonly method: string;
  readonly url: string;
  readonly headers: Readonly<Record<string, unknown>>;
  readonly body: string;
}

/** A value for a schema, with the characters that go wrong. */
const valueFor = (schema: unknown, root: Keywords, depth = 0): unknown => {
  if (!isObject(schema) || depth > 4) return "x";
  if (typeof schema["$ref"] === "string") return valueFor(resolveReference(root, schema["$ref"]), root, depth + 1);
  const [first] = [schema["enum"], schema["oneOf"], schema["anyOf"], schema["allOf"]].filter(Array.isArray);
  if (first !== undefined) return schema["enum"] === first ? first[0] : valueFor(first[0], root, depth + 1);
  const type = Array.isArray(schema["type"]) ? schema["type"][0] : schema["type"];
  if (type === "array") return [valueFor(schema["items"], root, depth + 1), valueFor(schema["items"], root, depth + 1)];
  if (type === "object" || isObject(schema["properties"])) {
    const properties = isObject(schema["properties"])
      ? Object.entries(schema["properties"])
      : [["any key", {}] as const];
    return Object.fromEntries(properties.slice(0, 6).map(([name, value]) => [name, valueFor(value, root, depth + 1)]));
  }
  return { integer: 7, number: 1.5, boolean: true, null: null }[String(type)] ?? "a b/ü&=#?+1";
};

const numberedId = (method: string, path: string): string =>
  `${method.toLowerCase()}${path}`.replace(/[^a-z0-9]/giu, (char) => `_${char.charCodeAt(0)}`);

/** A copy in which every operation has an id, which is how swagger-client finds it. */
const numbered = (spec: Keywords): Keywords => {
  const copy = structuredClone(spec);
  for (const [path, item] of Object.entries(copy["paths"] as Record<string, Record<string, object>>)) {
    for (const [method, operation] of Object.entries(item)) {
      if (isObject(operation)) Object.assign(operation, { operationId: numberedId(method, path) });
    }
  }
  return copy;
};

/** A text given as a JSON body is taken for JSON already by swagger-client; ours is a value. */
const bodyText = (body: unknown, isText: boolean): string => {
  if (body === undefined) return "";
  return typeof body === "string" && !isText ? body : JSON.stringify(body);
};

const isKnownDifference = (plan: Plan, input: Keywords): boolean =>
  plan.inputs.some(({ input: name, target }) => {
    const value = input[name];
    if (target.kind === "parameter") {
      const { encoding } = target.parameter;
      return encoding.kind === "style" && encoding.style.endsWith("Delimited") && isObject(value);
    }
    const fields = target.kind === "field" ? { [target.name]: value } : isObject(value) ? value : {};
    const isList = ([field, each]: readonly [string, unknown]) =>
      Array.isArray(each) && !plan.body?.encodings.has(field);
    return plan.body?.kind === "form" && Object.entries(fields).some(isList);
  });

/** What two requests have to agree on, however each spells it. */
const essence = ({ method, url, headers, body }: Received, names: ReadonlyArray<string>) => {
  const [path = "", query = ""] = url.split(/\?(.*)/su);
  const decoded = (text: string) => decodeURIComponent(text.replaceAll("+", "%20"));
  const lower = Object.fromEntries(Object.entries(headers).map(([name, value]) => [name.toLowerCase(), String(value)]));
  const media = body === "" ? "" : String(lower["content-type"]).split(";")[0];
  const text = media?.includes("json") ? JSON.stringify(JSON.parse(body)) : decoded(body);
  return JSON.stringify({
    method: method.toUpperCase(),
    path: decoded(path),
    query: query.split("&").map(decoded),
    headers: names.map((name) => lower[name.toLowerCase()] ?? ""),
    media,
    text,
  });
};

const server = createServer((request, response) => {
  const chunks: Array<Buffer> = [];
  request.on("data", (chunk: Buffer) => chunks.push(chunk));
  request.on("end", () => {
    const { method = "", url = "", headers } = request;
    received.push({ method, url, headers, body: Buffer.concat(chunks).toString() });
    response.setHeader("content-type", "application/json").end("{}");
  });
});
const received: Array<Received> = [];
await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
const baseUrl = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

const toolAt = (tree: Tree<unknown>, segments: ReadonlyArray<string>) => {
  let node: unknown = tree;
  for (const segment of segments) node = (node as Record<string, unknown>)[segment];
  return isDefinition(node) ? node : undefined;
};

let same = 0;
let skipped = 0;
const differences: Array<string> = [];
for (const path of documents) {
  const text = readFileSync(new URL(path, import.meta.url), "utf8");
  const spec = (path.endsWith(".json") ? JSON.parse(text) : parse(text)) as Keywords;
  const document = openDocument(spec);
  const { tools } = fromSpec({ spec, baseUrl });
  const { spec: resolved } = await SwaggerClient.resolve({ spec: numbered(spec) });
  for (const place of placesOf(document)) {
    if ("reason" in place) continue;
    const tool = toolAt(tools, place.segments);
    if (tool === undefined) continue;
    const plan = planOperation(document, place, { baseUrl: new URL(baseUrl), hostHeaders: new Set() });
    const input: Record<string, unknown> = {};
    // The client insists on headers that it then leaves out.
    const parameters: Record<string, unknown> = { "header.Content-Type": plan.body?.media ?? "x" };
    const headers: Array<string> = [];
    const fields: Record<string, unknown> = {};
    let requestBody: unknown;
    for (const { input: name, schema, target } of plan.inputs) {
      let value = valueFor(schema, spec);
      // Header values are plain text for both.
      if (target.kind === "parameter" && target.parameter.location === "header") {
        value = JSON.parse(JSON.stringify(value).replaceAll("ü", "u")) as unknown;
        headers.push(target.parameter.name);
      }
      if (target.kind === "parameter" && name === "reserved") value = "a/b?c:d@e";
      input[name] = value;
      if (target.kind === "parameter") parameters[`${target.parameter.location}.${target.parameter.name}`] = value;
      else if (target.kind === "field") requestBody = Object.assign(fields, { [target.name]: value });
      else requestBody = value;
    }
    const label = `${path.split("/").at(-1)} ${place.info.method} ${place.info.path}`;
    // An operation with an absolute server of its own would leave the machine.
    if (isKnownDifference(plan, input) || plan.server.origin !== baseUrl) {
      skipped++;
      continue;
    }
    received.length = 0;
    const run = tool.run(input) as Effect.Effect<unknown, unknown>;
    await Effect.runPromiseExit(Effect.provide(run, FetchHttpClient.layer) as Effect.Effect<unknown, unknown>);
    const built = (await SwaggerClient.buildRequest({
      spec: resolved,
      operationId: numberedId(place.info.method, place.info.path),
      parameters,
      ...(requestBody !== undefined && { requestBody }),
      ...(plan.body !== undefined && { requestContentType: plan.body.media }),
      server: plan.server.origin + plan.server.path,
      baseURL: plan.server.origin + plan.server.path,
    })) as { method: string; url: string; headers: Record<string, string>; body?: unknown };
    const [ours] = received;
    const theirs = {
      method: built.method,
      url: built.url.replace(plan.server.origin, "").replace(/#.*/su, ""),
      headers: built.headers,
      body: bodyText(built.body, typeof requestBody === "string"),
    };
    const [mine, other] = [ours && essence(ours, headers), essence(theirs, headers)];
    if (mine === other) same++;
    else differences.push(`${label}\n  ours   ${mine ?? "nothing sent"}\n  theirs ${other}`);
  }
}
server.close();
for (const difference of differences) console.log(difference);
console.log(`${same} operations send the same request, ${differences.length} differ, ${skipped} left out (see above)`);
process.exitCode = differences.length === 0 ? 0 : 1;
