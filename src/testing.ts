/** Helpers for tests of hosts and of codemode itself. */
import { makeRuntime, type Options, type Runtime } from "./Runtime.ts";
import type * as Tool from "./tools/Tool.ts";

/** A runtime whose slices are one tick long: everything that can be interrupted is, at every step. Results must not differ. */
export const makeOneTick = <const T extends Tool.Tree<any> = {}, R = never>(
  options: Options<T, R> = {},
): Runtime<Tool.Services<T> | R> =>
  makeRuntime(options as Options<any, any>, { ticks: 1 }) as Runtime<Tool.Services<T> | R>;
