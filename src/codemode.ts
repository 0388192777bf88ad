/** The facade: a runtime from tools and policy, and the one-shot forms. */
import * as Effect from "effect/Effect";
import { checkedSignal } from "./options.ts";
import { makeRuntime, type Options, type Runtime } from "./Runtime.ts";
import type { Diagnostic, Result } from "./schemas.ts";
import type * as Tool from "./tools/Tool.ts";

export type { Event } from "./execution/events.ts";
export type { Limits, ToolCallEnd, ToolCallStart } from "./execution/Execution.ts";
export type { Options, Runtime } from "./Runtime.ts";
export { DataValue, Diagnostic, DiagnosticKind, Failure, Input, Result, Success, ToolCall } from "./schemas.ts";

/** Tools, policy and the program: what the one-shot forms take. */
export type OneShot<T extends Tool.Tree<any> = Tool.Tree<any>, R = never> = Options<T, R> & { readonly code: string };

/**
 * Makes a runtime.
 *
 * @throws RangeError when a limit or budget is not a valid number, or the time zone is none
 * @throws TypeError when an option is of the wrong kind, a limit has an unknown name or the tool tree is invalid; the
 *   message names the place
 */
export const make = <const T extends Tool.Tree<any> = {}, R = never>(
  options: Options<T, R> = {},
): Runtime<Tool.Services<T> | R> => makeRuntime(options) as Runtime<Tool.Services<T> | R>;

/**
 * Runs one program: `make(options).execute(code)`.
 *
 * @throws as `make` does, and TypeError when `code` is no string
 */
export const execute = <const T extends Tool.Tree<any> = {}, R = never>(
  options: OneShot<T, R>,
): Effect.Effect<Result, never, Tool.Services<T> | R> => {
  const runtime = makeRuntime(options);
  return runtime.execute(options.code) as Effect.Effect<Result, never, Tool.Services<T> | R>;
};

/**
 * Every diagnostic of one program, without running it.
 *
 * @throws as `execute` does
 */
export const check = <const T extends Tool.Tree<any> = {}>(options: OneShot<T, any>): Diagnostic[] => {
  const runtime = makeRuntime(options, { loadEngine: false });
  return runtime.check(options.code);
};

/**
 * Runs one program outside of Effect. `signal` stops it; the promise then rejects. Tools that need services are for
 * `execute`, which says so in its type.
 *
 * @throws as `execute` does, and TypeError when `signal` is none, through the promise
 */
export const run = async <const T extends Tool.Tree = {}>(
  options: OneShot<T> & { readonly signal?: AbortSignal },
): Promise<Result> => {
  const running = execute(options as unknown as OneShot<Tool.Tree>);
  const signal = checkedSignal(options.signal);
  // Effect looks at the signal when the fiber has begun, and a short program would have run by then.
  signal?.throwIfAborted();
  return Effect.runPromise(running, signal === undefined ? {} : { signal });
};
