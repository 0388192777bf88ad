/** One execution as a stream of events: calls as hooks see them, log lines as they are written, the Result as the last. */
import * as Channel from "effect/Channel";
import * as Effect from "effect/Effect";
import { identity } from "effect/Function";
import { pipeArguments } from "effect/Pipeable";
import * as Queue from "effect/Queue";
import type * as Stream from "effect/Stream";
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
  new ChannelStream(
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

/** `Stream.fromChannel`, without that module: a host that takes streams has it, one that does not should not load it. */
class ChannelStream<A, E, R> implements Stream.Stream<A, E, R> {
  readonly "~effect/Stream": Stream.VarianceStruct<A, E, R> = { _A: identity, _E: identity, _R: identity };
  readonly channel: Stream.Stream<A, E, R>["channel"];
  constructor(channel: Stream.Stream<A, E, R>["channel"]) {
    this.channel = channel;
  }
  pipe() {
    return pipeArguments(this, arguments);
  }
}

const telling =
  <E>(hook: ((event: E) => Effect.Effect<void, never, unknown>) | undefined, tell: (event: E) => void) =>
  (event: E): Effect.Effect<void, never, unknown> =>
    Effect.suspend(() => {
      tell(event);
      return hook === undefined ? Effect.void : hook(event);
    });
