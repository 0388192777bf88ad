/** What the machine of one execution asks of its host: tools, clock, chance, log lines. */
import * as Context from "effect/Context";
import * as Random from "effect/Random";
import type { MaybeGuest } from "../machine/Builtin.ts";
import type { Machine, MachineHost } from "../machine/Machine.ts";
import type { JSObject } from "../values/JSObject.ts";
import type { Value } from "../values/Value.ts";
import { type CallFailure, Execution } from "./Execution.ts";
import { callSearch, callTool, describePromise, explainMissing, referenceTo, toolMember } from "./toolBridge.ts";

export class Host extends Execution implements MachineHost {
  private searchOrNone: JSObject | null = null;
  private chance: Context.Service.Shape<typeof Random.Random> | null = null;

  get timeZone(): string {
    return this.options.timeZone;
  }
  callTool(m: Machine, tool: JSObject, args: readonly Value[]): MaybeGuest<Value> {
    return callTool(m, this, tool, args);
  }
  tools(m: Machine): JSObject {
    return referenceTo(m, this, this.options.tree.root);
  }
  search(m: Machine): JSObject {
    return (this.searchOrNone ??= m.realm.native("search", 1, (_m, _self, args) =>
      callSearch(m, this, this.options.search, args),
    ));
  }
  toolMember(m: Machine, reference: JSObject, key: string): Value {
    return toolMember(m, this, reference, key);
  }
  explainMissing(text: string, holder: Value): CallFailure | null {
    return explainMissing(this, this.options.tree, text, holder);
  }
  describePromise(promise: JSObject): string {
    return describePromise(promise);
  }
  now(): number {
    return this.clock.currentTimeMillisUnsafe();
  }
  random(): number {
    return (this.chance ??= Context.get(this.services, Random.Random)).nextDoubleUnsafe();
  }
  randomBytes(bytes: Uint8Array): void {
    globalThis.crypto.getRandomValues(bytes as Uint8Array<ArrayBuffer>);
  }
  log(_level: string, text: string): void {
    if (this.logs.add(text)) this.options.onLog?.(text);
  }
}
