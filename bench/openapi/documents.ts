/**
 * Real documents → the table of what became of their operations: tools, skipped by reason, time, memory, and whether
 * the declarations of all tools compile under `tsc --strict`. Prints Markdown.
 */
import { readFileSync } from "node:fs";
import ts from "typescript";
import { parse } from "yaml";
import { fromSpec } from "../../src/openapi/OpenAPI.ts";
import { declarations } from "../../src/tools/declarations.ts";
import * as Catalog from "../../src/tools/Catalog.ts";
import * as ToolTree from "../../src/tools/ToolTree.ts";

const documents = {
  GitHub: "@octokit/openapi/generated/api.github.com.json",
  Blockfrost: "@blockfrost/openapi/openapi.yaml",
  Figma: "@figma/rest-api-spec/openapi/openapi.yaml",
  "Scalar Galaxy": "@scalar/galaxy/dist/3.1.json",
  "Star Trek": "@readme/oas-examples/3.0/json/star-trek.json",
  ReadMe: "@readme/oas-examples/3.1/json/readme.json",
  "Train Travel": "@readme/oas-examples/3.1/json/train-travel.json",
  "Parameter styles": "@readme/oas-examples/3.1/json/parameters-style.json",
  "Schema types": "@readme/oas-examples/3.0/json/schema-types.json",
};

const methods = ["get", "put", "post", "delete", "options", "head", "patch", "trace"];

const read = (path: string): unknown => {
  const text = readFileSync(new URL(`node_modules/${path}`, import.meta.url), "utf8");
  return path.endsWith(".json") ? JSON.parse(text) : parse(text);
};

const operationCount = (spec: unknown): number =>
  Object.values((spec as { paths: Record<string, object> }).paths)
    .map((item) => methods.filter((method) => method in item).length)
    .reduce((sum, count) => sum + count, 0);

/** Reason → its kind: what differs between two operations of the same trouble is left out. */
const kindOf = (reason: string): string =>
  reason
    .replace(/responses\.\d+/gu, "responses")
    .replace(/"[^"]*"/gu, "…")
    .slice(0, 90);

const complaints = (text: string): number => {
  const options: ts.CompilerOptions = { strict: true, noEmit: true, lib: ["lib.es2022.d.ts"], types: [] };
  const host = ts.createCompilerHost(options);
  const { getSourceFile } = host;
  host.getSourceFile = (name, target) =>
    name === "tools.d.ts" ? ts.createSourceFile(name, text, target) : getSourceFile(name, target);
  const found = ts.getPreEmitDiagnostics(ts.createProgram(["tools.d.ts"], options, host));
  for (const each of found.slice(0, 5)) console.error(ts.flattenDiagnosticMessageText(each.messageText, " "));
  return found.length;
};

/** Processor time since a reading: other processes share the machine. */
const milliseconds = (since: NodeJS.CpuUsage): number => {
  const { user, system } = process.cpuUsage(since);
  return (user + system) / 1_000;
};

const only = process.argv[2];
const explained: Array<string> = [];
console.log("| document | operations | tools | skipped | ms | all signatures, ms | heap, MB | tsc --strict |");
console.log("| --- | ---: | ---: | ---: | ---: | ---: | ---: | --- |");
for (const [name, path] of Object.entries(documents)) {
  if (only !== undefined && only !== name) continue;
  const spec = read(path);
  globalThis.gc?.();
  const heapBefore = process.memoryUsage().heapUsed;
  const start = process.cpuUsage();
  const { tools, skipped } = fromSpec({ spec, baseUrl: "https://api.example.test" });
  const tree = ToolTree.make({ api: tools });
  const planned = milliseconds(start);
  const heap = (process.memoryUsage().heapUsed - heapBefore) / 1024 / 1024;
  const catalog = Catalog.make(tree);
  const signaturesStart = process.cpuUsage();
  catalog.rows();
  const signatures = milliseconds(signaturesStart);
  const reasons = new Map<string, number>();
  for (const { reason } of skipped) reasons.set(kindOf(reason), (reasons.get(kindOf(reason)) ?? 0) + 1);
  for (const [reason, count] of reasons) explained.push(`- ${name}: ${count} × ${reason}`);
  const operations = operationCount(spec);
  if (operations !== tree.entries.length + skipped.length) throw new Error(`${name}: operations are missing`);
  const errors = complaints(declarations(catalog));
  console.log(
    `| ${name} | ${operations} | ${tree.entries.length} | ${skipped.length} | ${planned.toFixed(0)} | ${signatures.toFixed(0)} | ` +
      `${heap.toFixed(1)} | ${errors === 0 ? "compiles" : `${errors} errors`} |`,
  );
}
console.log(`\nSkipped:\n\n${explained.join("\n")}`);
