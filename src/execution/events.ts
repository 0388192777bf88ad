/** One execution as a stream of events: calls as hooks see them, log lines as they are written, the Result as the last. */
import * as Effect from "effect/Effect";
import { identity } from "effect/Function";
import { pipeArguments } from "effect/Pipeable";
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

/** The events of an execution; whoever stops reading the stream stops the execution. */
export const streamOf = <R>(
  hooks: Hooks<unknown>,
  execute: (observers: Observers) => Effect.Effect<Result, never, R>,
): Stream.Stream<Event, never, R> =>
  new DeferredStream(async () => (await import("./eventChannel.ts")).eventTransform(hooks, execute) as Transform);

type ChannelOf<A, E, R> = Stream.Stream<A, E, R>["channel"];
type Transform = (upstream: unknown, scope: unknown) => Effect.Effect<unknown, unknown, unknown>;

/**
 * A stream that loads the modules of streams when it is first read: a host that reads streams has them, one that does not
 * should not wait for them. Fields and names are those of Effect's own streams and channels.
 */
class DeferredStream<A, E, R> implements Stream.Stream<A, E, R> {
  readonly "~effect/Stream": Stream.VarianceStruct<A, E, R> = { _A: identity, _E: identity, _R: identity };
  readonly channel: ChannelOf<A, E, R>;
  constructor(load: () => Promise<Transform>) {
    this.channel = new DeferredChannel(load) as unknown as ChannelOf<A, E, R>;
  }
  pipe() {
    return pipeArguments(this, arguments);
  }
}

class DeferredChannel {
  readonly "~effect/Channel" = {
    _Env: identity,
    _InErr: identity,
    _InElem: identity,
    _OutErr: identity,
    _OutElem: identity,
  };
  /** What `Channel.toTransform` reads. */
  readonly transform: Transform;
  constructor(load: () => Promise<Transform>) {
    const loaded = Effect.promise(load);
    this.transform = (upstream, scope) => Effect.flatMap(loaded, (transform) => transform(upstream, scope));
  }
  pipe() {
    return pipeArguments(this, arguments);
  }
}
