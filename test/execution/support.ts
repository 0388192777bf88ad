/** Programs over a few tools, with what the host saw of the calls. */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import * as Tracer from "effect/Tracer";
import { CodeMode, Tool, toolError } from "codemode";

const get = Tool.make({
  description: "Get an order",
  input: Schema.Struct({ id: Schema.String, verbose: Schema.optionalKey(Schema.Boolean) }),
  output: Schema.Struct({ id: Schema.String, at: Schema.DateFromString }),
  run: ({ id }) =>
    id === "none" ? Effect.fail(toolError(`no order ${id}`, { secret: 1 })) : Effect.succeed({ id, at: "2026-01-02" }),
});
const list = Tool.make({
  description: "List orders",
  input: Schema.Struct({ limit: Schema.optionalKey(Schema.Finite) }),
  run: ({ limit = 2 }) => Effect.succeed(Array.from({ length: limit }, (_, i) => ({ id: `o_${i}` }))),
});
const broken = Tool.make({
  description: "Answers against its schema",
  output: Schema.Struct({ total: Schema.Finite }),
  run: () => Effect.succeed({ total: "secret" as never }),
});
const dies = Tool.make({ description: "Dies", run: () => Effect.die(new Error("secret")) });
const throws = Tool.make({
  description: "Throws before it has an Effect",
  run: () => {
    throw new Error("secret");
  },
});
const fails = Tool.make({ description: "Fails unexplained", run: () => Effect.fail({ token: "secret" }) });
const hangs = Tool.make({ description: "Never ends", run: () => Effect.never });
const interrupted = Tool.make({ description: "Is interrupted", run: () => Effect.interrupt });
const echo = Tool.make({ description: "Gives back", run: (input: unknown) => Effect.succeed(input) });

export const tools = {
  orders: { get, list },
  host: { broken, dies, throws, fails, hangs, interrupted },
  echo,
};

/** A tracer, and the spans that have begun under it. */
export function recording(): { readonly tracer: Tracer.Tracer; readonly spans: Tracer.NativeSpan[] } {
  const spans: Tracer.NativeSpan[] = [];
  const tracer = Tracer.make({
    span(options) {
      const span = new Tracer.NativeSpan(options);
      spans.push(span);
      return span;
    },
  });
  return { tracer, spans };
}

export interface Seen {
  readonly result: CodeMode.Result;
  readonly events: readonly object[];
}

/** Runs a program with hooks that note every event, without its duration. */
export async function observe(code: string, limits: CodeMode.Limits = {}, tree: Tool.Tree = tools): Promise<Seen> {
  const events: object[] = [];
  const result = await CodeMode.run({
    code,
    limits,
    tools: tree,
    onToolCallStart: (event) => Effect.sync(() => void events.push({ start: event })),
    onToolCallEnd: ({ durationMs, ...event }) =>
      Effect.sync(() => void events.push({ end: event, ...(durationMs >= 0 ? {} : { durationMs }) })),
  });
  return { result, events };
}

/** The value of a program; a failure is its `kind: message`. */
export async function outcome(code: string, limits?: CodeMode.Limits, tree?: Tool.Tree): Promise<unknown> {
  const { result } = await observe(code, limits, tree);
  return result.ok ? result.value : `${result.error.kind}: ${result.error.message}`;
}
