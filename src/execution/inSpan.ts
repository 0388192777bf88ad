/** Spans of executions and calls. As `Effect.withSpan`, without the frames it adds to stack traces: a call is half as dear. */
import * as Effect from "effect/Effect";
import { ParentSpan, type Span } from "effect/Tracer";

export const inSpan = <A, E, R>(
  name: string,
  attributes: Readonly<Record<string, unknown>>,
  body: (span: Span) => Effect.Effect<A, E, R>,
): Effect.Effect<A, E, Exclude<R, ParentSpan>> =>
  Effect.useSpan(name, { attributes }, (span) => Effect.provideService(body(span), ParentSpan, span));
