/**
 * An API described by OpenAPI as tools: starts a small library on loopback, makes tools of its document, and runs a program
 * that uses them. Run it by `npm run example:openapi`.
 */
import { readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import * as FetchHttpClient from "effect/http/FetchHttpClient";
import { CodeMode, OpenAPI } from "codemode";
import { startLibrary } from "./server.ts";

const read = (name: string): string => readFileSync(new URL(name, import.meta.url), "utf8");

const card = "a library card that no program sees";
const library = await startLibrary(card);

const { tools, skipped } = OpenAPI.fromSpec({
  spec: JSON.parse(read("library.json")),
  baseUrl: library.url,
  auth: { resolve: () => Effect.succeed({ type: "bearer", token: card }) },
});
const runtime = CodeMode.make({ tools: { library: tools } });

for (const { signature } of runtime.catalog()) console.log(`${signature}\n`);
for (const { method, path, reason } of skipped) console.log(`skipped: ${method} ${path}: ${reason}\n`);

const program = read("program.js");
console.log(program);
const result = await Effect.runPromise(runtime.execute(program).pipe(Effect.provide(FetchHttpClient.layer)));
library.stop();

console.log(result.ok ? JSON.stringify(result.value, null, 2) : `${result.error.kind}: ${result.error.message}`);
if (!result.ok) process.exitCode = 1;
