/**
 * Spans of executions and calls. As `Effect.withSpan`, without the frames it adds to stack traces and without what it keeps
 * on the fiber: whoever has begun a span ends it.
 */
import * as Clock from "effect/Clock";
import * as Context from "effect/Context";
import type * as Exit from "effect/Exit";
import { TracerTimingEnabled } from "effect/References";
import type { Span } from "effect/Tracer";

export { makeSpan as beginSpan } from "effect/Effect";

export const endSpan = (span: Span, exit: Exit.Exit<unknown, unknown>, services: Context.Context<unknown>): void =>
  span.end(
    Context.get(services, TracerTimingEnabled) ? Context.get(services, Clock.Clock).currentTimeNanosUnsafe() : 0n,
    exit,
  );
