/** Promise.all, allSettled, any and race (ECMA-262 §27.2.4): one loop over the iterable, four ways to count the outcomes. */
import type { Args, MaybeGuest } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { makeError, throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, GuestThrow, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { createArrayFromList, ordinaryObjectCreate } from "../../machine/operations/create.ts";
import {
  closeAndThrow,
  DONE,
  getIterator,
  type IteratorRecord,
  iteratorStep,
} from "../../machine/operations/iterate.ts";
import { get, getV } from "../../machine/operations/property.ts";
import type { PromiseCapability } from "../../machine/promise.ts";
import { addProperty, type JSObject } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import type { Value } from "../../values/Value.ts";
import { newPromiseCapability } from "./capability.ts";

/** What a combinator does with the elements of one call. */
interface Collector {
  /** What its functions share. */
  readonly shared: readonly unknown[];
  /** Arguments of `then` for the element at `index`. */
  handlers(index: number): [onFulfilled: Value, onRejected: Value];
  /** Every element is subscribed. */
  end(): MaybeGuest<Value>;
}
type Combinator = (m: Machine, capability: PromiseCapability) => Collector;

const combine = (collect: Combinator) =>
  function* (m: Machine, constructor: Value, [iterable]: Args): Guest<Value> {
    const capability = yield* newPromiseCapability(m, constructor);
    try {
      const resolve = yield* get(m, constructor as JSObject, "resolve");
      if (!isCallable(resolve)) throwTypeError(m, "Promise resolve or reject function is not callable");
      const record = yield* getIterator(m, iterable);
      const collector = collect(m, capability);
      m.keep(collector.shared);
      yield* subscribeAll(m, record, constructor, resolve, collector);
    } catch (error) {
      if (!(error instanceof GuestThrow)) throw error;
      yield new CallRequest(capability.reject, undefined, [error.value]);
    }
    return capability.promise;
  };

function* subscribeAll(
  m: Machine,
  record: IteratorRecord,
  constructor: Value,
  resolve: Value,
  collector: Collector,
): Guest<void> {
  for (let index = 0; ; index++) {
    if (--m.budget < 0) yield PAUSE;
    const value = yield* iteratorStep(m, record);
    if (value === DONE) {
      const result = collector.end();
      if (result !== undefined) yield* result as Guest<Value>;
      return;
    }
    try {
      const next = yield new CallRequest(resolve, constructor, [value]);
      yield new CallRequest(yield* getV(m, next, "then"), next, collector.handlers(index));
    } catch (error) {
      yield* closeAndThrow(m, record.iterator, error);
    }
  }
}

/** A built-in function of one element that acts once. */
function once(m: Machine, shared: readonly unknown[], act: (value: Value) => MaybeGuest<Value>): JSObject {
  let called = false;
  return m.realm.native(
    "",
    1,
    (_m, _self, [value]) => {
      if (called) return undefined;
      called = true;
      return act(value);
    },
    shared,
  );
}

/** Collects one value per element and settles with the list when the last one is in; the end of the loop counts as one. */
class Countdown {
  readonly values: Value[] = [];
  private remaining = 1;
  private readonly finish: (values: Value[]) => Guest<Value>;
  constructor(finish: (values: Value[]) => Guest<Value>) {
    this.finish = finish;
  }
  expect(): void {
    this.values.push(undefined);
    this.remaining++;
  }
  put(index: number, value: Value): MaybeGuest<Value> {
    this.values[index] = value;
    return this.arrived();
  }
  arrived(): MaybeGuest<Value> {
    return --this.remaining === 0 ? this.finish(this.values) : undefined;
  }
}

const resolveWithList = (m: Machine, capability: PromiseCapability) =>
  function* (values: Value[]): Guest<Value> {
    return yield new CallRequest(capability.resolve, undefined, [createArrayFromList(m, values)]);
  };

export const all = combine((m, capability) => {
  const countdown = new Countdown(resolveWithList(m, capability));
  const shared = [capability, countdown];
  return {
    shared,
    handlers(index) {
      countdown.expect();
      return [once(m, shared, (value) => countdown.put(index, value)), capability.reject];
    },
    end: () => countdown.arrived(),
  };
});

export const allSettled = combine((m, capability) => {
  const countdown = new Countdown(resolveWithList(m, capability));
  const shared = [capability, countdown];
  const entry = (status: string, key: string, value: Value): JSObject => {
    const object = ordinaryObjectCreate(m);
    addProperty(object, "status", Attr.All, status);
    addProperty(object, key, Attr.All, value);
    return object;
  };
  return {
    shared,
    handlers(index) {
      countdown.expect();
      // The two functions of an element share one "already called".
      let called = false;
      const settle = (status: string, key: string): JSObject =>
        m.realm.native(
          "",
          1,
          (_m, _self, [value]) => {
            if (called) return undefined;
            called = true;
            return countdown.put(index, entry(status, key, value));
          },
          shared,
        );
      return [settle("fulfilled", "value"), settle("rejected", "reason")];
    },
    end: () => countdown.arrived(),
  };
});

export const any = combine((m, capability) => {
  const rejectAll = function* (errors: Value[]): Guest<Value> {
    const error = makeError(m, "AggregateError", "All promises were rejected");
    addProperty(error, "errors", Attr.Hidden, createArrayFromList(m, errors));
    return yield new CallRequest(capability.reject, undefined, [error]);
  };
  const countdown = new Countdown(rejectAll);
  const shared = [capability, countdown];
  return {
    shared,
    handlers(index) {
      countdown.expect();
      return [capability.resolve, once(m, shared, (reason) => countdown.put(index, reason))];
    },
    end: () => countdown.arrived(),
  };
});

export const race = combine((_m, capability) => ({
  shared: [],
  handlers: () => [capability.resolve, capability.reject],
  end: () => undefined,
}));
