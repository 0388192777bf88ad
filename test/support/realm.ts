/**
 * Drives a Machine by hand, for tests of the library below the language: a realm over the whole catalog with a stub host,
 * and library code run to its end slice by slice.
 */
import { type Guest, GuestThrow, CallRequest, ConstructRequest, isGuest } from "../../src/machine/guest.ts";
import { L0 } from "../../src/machine/frame.ts";
import { Machine, type MachineHost } from "../../src/machine/Machine.ts";
import { guestFrame } from "../../src/machine/native.ts";
import type { MaybeGuest } from "../../src/machine/Builtin.ts";
import { get } from "../../src/machine/operations/property.ts";
import { catalog } from "../../src/stdlib/catalog.ts";
import type { JSObject } from "../../src/values/JSObject.ts";
import { Shape } from "../../src/values/Shape.ts";
import { isObject, type PropertyKey, type Value } from "../../src/values/Value.ts";

export interface StubHost extends MachineHost {
  /** Lines of console output, as `level: text`. */
  readonly lines: string[];
}

export const stubHost = (): StubHost => {
  const lines: string[] = [];
  return {
    lines,
    callTool: () => undefined,
    toolMember: () => undefined,
    tools: () => undefined,
    search: () => undefined,
    explainMissing: () => null,
    describePromise: () => "is a promise: await it first",
    now: () => 1_700_000_000_000,
    random: () => 0.5,
    randomBytes: (bytes) => void bytes.fill(7),
    log: (level, text) => void lines.push(`${level}: ${text}`),
    timeZone: "UTC",
  };
};

/** @unit ticks */
const SLICE = 20_000;

export const newMachine = (host: MachineHost = stubHost(), slice = SLICE): Machine =>
  new Machine(host, catalog, Shape.root(), slice);

/** A guest value thrown by library code, as a host error whose message is the guest's. */
export class Thrown extends Error {
  readonly value: Value;
  constructor(value: Value, text: string) {
    super(text);
    this.value = value;
  }
}

/** Runs library code, and every job it leaves behind, to the end. A guest throw becomes a `Thrown`. */
export function run<T>(m: Machine, start: () => MaybeGuest<T>, slice = SLICE): T {
  let outcome: { readonly value: T } | { readonly thrown: Value } | undefined;
  const body = function* (): Guest<Value> {
    try {
      const result = start();
      outcome = { value: isGuest(result) ? yield* result : result };
    } catch (error) {
      if (!(error instanceof GuestThrow)) throw error;
      outcome = { thrown: error.value };
    }
    return undefined;
  };
  m.frame = guestFrame(m.frame, body(), L0);
  m.budget = slice;
  while (m.run() === "yield") m.budget = slice;
  if (outcome === undefined) throw new Error("the machine is idle without a result");
  if ("value" in outcome) return outcome.value;
  const { thrown } = outcome;
  throw new Thrown(thrown, isObject(thrown) ? (run(m, () => invoke(m, thrown, "toString")) as string) : String(thrown));
}

/** Calls a method of an object. */
export function* invoke(m: Machine, object: JSObject, key: PropertyKey, ...args: Value[]): Guest<Value> {
  return yield new CallRequest(yield* get(m, object, key), object, args);
}

export function* construct(constructor: JSObject, ...args: Value[]): Guest<Value> {
  return yield new ConstructRequest(constructor, args, constructor);
}

/** A function of the test as a guest function. */
export const guestFunction = (m: Machine, body: (...args: Value[]) => MaybeGuest<Value>): JSObject =>
  m.realm.native("", 0, (_m, _self, args) => body(...args));
