/**
 * Tool stubs of the handed cases as real tools: JSON Schemas for rendering, and a body for each of the ways in which a
 * stub answers. Records what the host saw, so that a case can say which tool must not have run.
 */
import * as Effect from "effect/Effect";
import { Tool, toolError } from "codemode";
import type { ToolStub } from "./readCases.ts";

export const canary = "CANARY-7f3a91";

/** What happened on the host's side of the tools. */
export interface HostSide {
  readonly runs: { readonly name: string; readonly input: unknown }[];
  readonly interrupted: string[];
}

/** Stubs → a tool tree; every admitted run is noted in `host`. */
export function toolTree(stubs: readonly ToolStub[], host: HostSide): Record<string, unknown> {
  const tree: Record<string, unknown> = {};
  for (const stub of stubs) {
    const tool = Tool.make({
      description: `Stub ${stub.name}`,
      input: stub.inputSchema ?? { type: "object" },
      ...(stub.outputSchema ? { output: stub.outputSchema } : {}),
      run: (input: unknown) =>
        Effect.suspend(() => {
          host.runs.push({ name: stub.name, input });
          const answer = body(stub, input);
          return stub.delayMs ? Effect.delay(answer, stub.delayMs) : answer;
        }).pipe(Effect.onInterrupt(() => Effect.sync(() => host.interrupted.push(stub.name)))),
    });
    if (Array.isArray(stub.path)) mount(tree, stub.path, tool);
    else tree[stub.name] = tool;
  }
  return tree;
}

function mount(tree: Record<string, unknown>, path: readonly string[], tool: unknown) {
  const [head, ...rest] = path as [string, ...string[]];
  if (rest.length === 0) tree[head] = tool;
  else mount((tree[head] ??= {}) as Record<string, unknown>, rest, tool);
}

function body(stub: ToolStub, input: unknown): Effect.Effect<unknown, unknown> {
  const fields = (input ?? {}) as Record<string, unknown>;
  if (stub.error !== undefined) return Effect.fail(toolError(stub.error));
  if (stub.throwsHost !== undefined) return Effect.die(hostError(stub.throwsHost));
  if (stub.echo !== undefined) return Effect.succeed(stub.echo === true ? input : fields[stub.echo]);
  if (stub.returnsJson !== undefined) return Effect.succeed(JSON.parse(stub.returnsJson));
  if (stub.returnsNested !== undefined) return Effect.succeed(nested(stub.returnsNested));
  if (stub.returnsHostObject) return Effect.succeed(hostObject());
  if (stub.hostMergesInput) return Effect.sync(() => mergeNaively(Object.assign({}, input), input));
  if (stub.returnsBy !== undefined) {
    const { field, cases, otherwiseError } = stub.returnsBy;
    const key = String(fields[field]);
    if (Object.hasOwn(cases, key)) return Effect.succeed(cases[key]);
    return Effect.fail(toolError(otherwiseError ?? `no answer for ${key}`));
  }
  return Effect.succeed(stub.returns ?? null);
}

function hostError({ message, secretInStack, secretInCause }: NonNullable<ToolStub["throwsHost"]>): Error {
  const error = new Error(message, { cause: secretInCause });
  if (secretInStack !== undefined) error.stack = `Error: ${message}\n    at ${secretInStack} (/srv/host/tools.ts:1:1)`;
  return error;
}

function nested({ key, depth, leaf }: NonNullable<ToolStub["returnsNested"]>): unknown {
  let value = leaf;
  for (let level = 0; level < depth; level++) value = { [key]: value };
  return value;
}

function hostObject(): unknown {
  class Live {
    buf = Buffer.from(canary);
    fn = () => canary;
    proxy = new Proxy({}, { get: () => canary });
    self: unknown = this;
    run() {
      return canary;
    }
    get secret() {
      return canary;
    }
  }
  return new Live();
}

/** What a careless host does with an input; safe only if the boundary let nothing through that reaches a prototype. */
function mergeNaively(target: Record<string, unknown>, source: unknown): unknown {
  for (const [key, value] of Object.entries(source as object)) {
    if (typeof value !== "object" || value === null) target[key] = value;
    else mergeNaively((target[key] ??= {}) as Record<string, unknown>, value);
  }
  return target;
}
