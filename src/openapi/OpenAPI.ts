/**
 * `OpenAPI.fromSpec`: an OpenAPI 3.0 or 3.1 document → one tool per operation.
 *
 * Reading and planning are pure and synchronous; only a call sends something. An operation works as a whole or is in
 * `skipped` with the reason, so no tool loses arguments.
 */
import * as Effect from "effect/Effect";
import type { HttpClient } from "effect/http/HttpClient";
import { allowKind, requireKind } from "../tools/given.ts";
import { make, type Definition, type Tree } from "../tools/Tool.ts";
import { openDocument, Unusable } from "./document.ts";
import { NameRegister } from "./names.ts";
import { placesOf, planOperation, type Plan } from "./plan.ts";
import { parseBaseUrl } from "./servers.ts";
import type { Options, Result, Skipped } from "./types.ts";

export { DocumentError } from "./document.ts";
export type { Credential, CredentialRequest, OperationInfo, Options, Result, Skipped } from "./types.ts";

/**
 * Document and host options → tools and what did not become one.
 *
 * @throws OpenAPI.DocumentError when the document is none, TypeError when `baseUrl` is no URL or an option is of the wrong kind
 */
export const fromSpec = <R = never>(options: Options<R>): Result<R> => {
  requireKind("options", options, "an object");
  const { auth, headers } = options;
  allowKind("headers", headers, "an object");
  allowKind("auth", auth, "an object");
  if (auth !== undefined) requireKind("auth.resolve", auth.resolve, "a function");
  const document = openDocument(options.spec);
  const baseUrl = parseBaseUrl(options.baseUrl);
  const hostHeaders = new Set(Object.keys(headers ?? {}).map((name) => name.toLowerCase()));
  const names = new NameRegister();
  const skipped: Array<Skipped> = [];
  const tools: Array<readonly [ReadonlyArray<string>, Definition<HttpClient | R>]> = [];
  for (const place of placesOf(document)) {
    if ("reason" in place) {
      skipped.push({ method: "*", path: place.path, operationId: undefined, reason: place.reason });
      continue;
    }
    try {
      const plan = planOperation(document, place, { baseUrl, hostHeaders });
      tools.push([names.take(place.segments), toolOf(plan, options)]);
    } catch (error) {
      if (!(error instanceof Unusable)) throw error;
      skipped.push({ ...place.info, reason: error.message });
    }
  }
  return { tools: treeOf(tools), skipped };
};

const toolOf = <R>(plan: Plan, options: Options<R>): Definition<HttpClient | R> =>
  make({
    description: plan.description,
    input: plan.input,
    output: plan.output,
    // What sends requests stands on Effect's HTTP and streams, which only a host that calls has to load.
    run: (input) =>
      Effect.flatMap(
        Effect.promise(() => import("./call.ts")),
        ({ callOperation }) => callOperation(plan, options, input),
      ),
  });

interface Namespace<R> {
  [name: string]: Definition<HttpClient | R> | Namespace<R>;
}

/** Nested as the names say; below a name that is a tool itself, a dotted key says the same. */
const treeOf = <R>(
  tools: ReadonlyArray<readonly [ReadonlyArray<string>, Definition<HttpClient | R>]>,
): Tree<HttpClient | R> => {
  const root = namespace<R>();
  const callable = new Set(tools.map(([segments]) => segments.join(".")));
  for (const [segments, tool] of tools) {
    let parent = root;
    let depth = 0;
    for (; depth < segments.length - 1 && !callable.has(segments.slice(0, depth + 1).join(".")); depth++) {
      parent = (parent[segments[depth] ?? ""] ??= namespace<R>()) as Namespace<R>;
    }
    parent[segments.slice(depth).join(".")] = tool;
  }
  return root;
};

/** Without a prototype, so that `constructor` and `__proto__` are names like any other. */
const namespace = <R>(): Namespace<R> => Object.create(null) as Namespace<R>;
