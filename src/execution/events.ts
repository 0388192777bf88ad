/** One execution as a stream of events: calls as hooks see them, log lines as they are written, the Result as the last. */
import * as Effect from "effect/Effect";
import * as Queue from "effect/Queue";
import * as Stream from "effect/Stream";
import type { Hooks, ToolCallEnd, ToolCallStart } from "./Execution.ts";
import type { Result } from "./result.ts";

export type Event =
  | ({ readonly type: "toolCallStart" } & ToolCallStart)
  | ({ readonly type: "toolCallEnd" } & ToolCallEnd)
  | { readonly type: "log"; readonly text: string }
  | { readonly type: "result"; readonly result: Result };

/** What an execution tells while it runs. */
export interface Observers {
  readonly hooks: Hooks<unknown>;
  readonly onLog?: (text: string) => void;
}

/** Whoever stops reading the stream stops the execution. */
export const streamOf = <R>(
  hooks: Hooks<unknown>,
  execute: (observers: Observers) => Effect.Effect<Result, never, R>,
): Stream.Stream<Event, never, R> =>
  Stream.callback<Event, never, R>((queue) => {
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
  });

const telling =
  <E>(hook: ((event: E) => Effect.Effect<void, never, unknown>) | undefined, tell: (event: E) => void) =>
  (event: E): Effect.Effect<void, never, unknown> =>
    Effect.suspend(() => {
      tell(event);
      return hook === undefined ? Effect.void : hook(event);
    });
