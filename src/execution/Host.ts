/** What the machine of one execution asks of its host: tools, clock, chance, log lines. */
import type * as Clock from "effect/Clock";
import type * as Context from "effect/Context";
import type * as Random from "effect/Random";
import type { MaybeGuest } from "../machine/Builtin.ts";
import type { Machine, MachineHost } from "../machine/Machine.ts";
import type { JSObject } from "../values/JSObject.ts";
import type { Value } from "../values/Value.ts";
import type { CallFailure, Execution } from "./Execution.ts";
import type { RunOptions } from "./run.ts";
import { callSearch, callTool, describePromise, explainMissing, makeReference } from "./toolBridge.ts";

export class Host implements MachineHost {
  private readonly execution: Execution;
  private readonly options: RunOptions;
  private readonly clock: Context.Service.Shape<typeof Clock.Clock>;
  private readonly chance: Context.Service.Shape<typeof Random.Random>;

  constructor(
    execution: Execution,
    options: RunOptions,
    clock: Context.Service.Shape<typeof Clock.Clock>,
    chance: Context.Service.Shape<typeof Random.Random>,
  ) {
    this.execution = execution;
    this.options = options;
    this.clock = clock;
    this.chance = chance;
  }

  get timeZone(): string {
    return this.options.timeZone;
  }
  callTool(m: Machine, tool: JSObject, args: readonly Value[]): MaybeGuest<Value> {
    return callTool(m, this.execution, tool, args);
  }
  tools(m: Machine): Value {
    return makeReference(m, this.execution, this.options.tree.root);
  }
  search(m: Machine): Value {
    return m.realm.native("search", 1, (_m, _self, args) => callSearch(m, this.execution, this.options.search, args));
  }
  explainMissing(text: string, holder: Value): CallFailure | null {
    return explainMissing(this.execution, this.options.tree, text, holder);
  }
  describePromise(promise: JSObject): string {
    return describePromise(promise);
  }
  now(): number {
    return this.clock.currentTimeMillisUnsafe();
  }
  random(): number {
    return this.chance.nextDoubleUnsafe();
  }
  randomBytes(bytes: Uint8Array): void {
    globalThis.crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
  }
  log(_level: string, text: string): void {
    if (this.execution.logs.add(text)) this.options.onLog?.(text);
  }
}
