/** The channel behind a stream of events: a queue that the execution fills. Loaded when a stream is first read. */
import * as Channel from "effect/Channel";
import * as Effect from "effect/Effect";
import * as Queue from "effect/Queue";
import type { Event, Observers } from "./events.ts";
import type { Hooks } from "./Execution.ts";
import type { Result } from "./result.ts";

/** How the channel of an execution runs; whoever stops reading stops the execution. */
export const eventTransform = <R>(
  hooks: Hooks<unknown>,
  execute: (observers: Observers) => Effect.Effect<Result, never, R>,
) =>
  Channel.toTransform(
    Channel.callbackArray<Event, never, R>((queue) => {
      const emit = (event: Event): void => void Queue.offerUnsafe(queue, event);
      const observers: Observers = {
        hooks: {
          onToolCallStart: telling(hooks.onToolCallStart, (event) => emit({ type: "toolCallStart", ...event })),
          onToolCallEnd: telling(hooks.onToolCallEnd, (event) => emit({ type: "toolCallEnd", ...event })),
        },
        onLog: (text) => emit({ type: "log", text }),
      };
      return Effect.flatMap(execute(observers), (result) => {
        emit({ type: "result", result });
        return Queue.end(queue);
      });
    }),
  );

const telling =
  <E>(hook: ((event: E) => Effect.Effect<void, never, unknown>) | undefined, tell: (event: E) => void) =>
  (event: E): Effect.Effect<void, never, unknown> =>
    Effect.suspend(() => {
      tell(event);
      return hook === undefined ? Effect.void : hook(event);
    });
