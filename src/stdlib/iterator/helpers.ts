/** Methods of Iterator.prototype (ECMA-262 §27.1.4): the lazy ones give iterator helpers, the others run to the end. */
import type { Args } from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { integerOrInfinity, toNumber } from "../../machine/operations/convert.ts";
import { createArrayFromList } from "../../machine/operations/create.ts";
import { describe } from "../../machine/operations/describe.ts";
import { tooMany } from "../../machine/operations/exoticArray.ts";
import {
  closeAndThrow,
  DONE,
  getIteratorDirect,
  iteratorClose,
  type IteratorRecord,
  iteratorStep,
} from "../../machine/operations/iterate.ts";
import { MAX_ARRAY_ELEMENTS } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import type { Value } from "../../values/Value.ts";
import { requireCallable } from "../callables.ts";
import { iteratorHelper } from "./IteratorHelper.ts";
import { flattenable } from "./sources.ts";

/** The callback of a helper; a bad one closes the iterator. */
function* callbackOf(m: Machine, iterator: JSObject, fn: Value): Guest<JSObject> {
  try {
    return requireCallable(m, fn);
  } catch (error) {
    return yield* closeAndThrow(m, iterator, error);
  }
}

/** Calls back for one element; a throw closes the iterator. */
function* call(m: Machine, record: IteratorRecord, callback: JSObject, args: Value[]): Guest<Value> {
  try {
    return yield new CallRequest(callback, undefined, args);
  } catch (error) {
    return yield* closeAndThrow(m, record.iterator, error);
  }
}

export function* map(m: Machine, iterator: JSObject, [fn]: Args): Guest<Value> {
  const callback = yield* callbackOf(m, iterator, fn);
  const record = yield* getIteratorDirect(m, iterator);
  let index = 0;
  return iteratorHelper(m, {
    holds: [record, callback],
    *step() {
      const value = yield* iteratorStep(m, record);
      return value === DONE ? DONE : yield* call(m, record, callback, [value, index++]);
    },
    close: () => iteratorClose(m, iterator),
  });
}

export function* filter(m: Machine, iterator: JSObject, [fn]: Args): Guest<Value> {
  const callback = yield* callbackOf(m, iterator, fn);
  const record = yield* getIteratorDirect(m, iterator);
  let index = 0;
  return iteratorHelper(m, {
    holds: [record, callback],
    *step() {
      for (;;) {
        if (--m.budget < 0) yield PAUSE;
        const value = yield* iteratorStep(m, record);
        if (value === DONE || (yield* call(m, record, callback, [value, index++]))) return value;
      }
    },
    close: () => iteratorClose(m, iterator),
  });
}

/** The count of `take` and `drop`; a bad one closes the iterator. */
function* limitOf(m: Machine, iterator: JSObject, limit: Value): Guest<number> {
  try {
    const number = yield* toNumber(m, limit);
    const integer = integerOrInfinity(number);
    if (number !== number || integer < 0 || (integer > Number.MAX_SAFE_INTEGER && integer !== Infinity))
      throwRangeError(m, `${describe(limit)} must be positive`);
    return integer;
  } catch (error) {
    return yield* closeAndThrow(m, iterator, error);
  }
}

export function* take(m: Machine, iterator: JSObject, [limit]: Args): Guest<Value> {
  let remaining = yield* limitOf(m, iterator, limit);
  const record = yield* getIteratorDirect(m, iterator);
  return iteratorHelper(m, {
    holds: [record],
    *step() {
      if (remaining === 0) {
        yield* iteratorClose(m, iterator);
        return DONE;
      }
      remaining--;
      return yield* iteratorStep(m, record);
    },
    close: () => iteratorClose(m, iterator),
  });
}

export function* drop(m: Machine, iterator: JSObject, [limit]: Args): Guest<Value> {
  let remaining = yield* limitOf(m, iterator, limit);
  const record = yield* getIteratorDirect(m, iterator);
  return iteratorHelper(m, {
    holds: [record],
    *step() {
      for (; remaining > 0; remaining--) {
        if (--m.budget < 0) yield PAUSE;
        if ((yield* iteratorStep(m, record)) === DONE) return DONE;
      }
      return yield* iteratorStep(m, record);
    },
    close: () => iteratorClose(m, iterator),
  });
}

export function* flatMap(m: Machine, iterator: JSObject, [fn]: Args): Guest<Value> {
  const callback = yield* callbackOf(m, iterator, fn);
  const record = yield* getIteratorDirect(m, iterator);
  let inner: IteratorRecord | undefined;
  let index = 0;
  const holds: unknown[] = [record, callback];
  return iteratorHelper(m, {
    holds,
    *step() {
      for (;;) {
        if (--m.budget < 0) yield PAUSE;
        try {
          if (inner !== undefined) {
            const value = yield* iteratorStep(m, inner);
            if (value !== DONE) return value;
            inner = undefined;
          }
        } catch (error) {
          yield* closeAndThrow(m, iterator, error);
        }
        const value = yield* iteratorStep(m, record);
        if (value === DONE) return DONE;
        try {
          const mapped = yield new CallRequest(callback, undefined, [value, index++]);
          holds[2] = inner = yield* flattenable(m, mapped, "reject primitives");
        } catch (error) {
          yield* closeAndThrow(m, iterator, error);
        }
      }
    },
    *close() {
      if (inner !== undefined) {
        try {
          yield* iteratorClose(m, inner.iterator);
        } catch (error) {
          yield* closeAndThrow(m, iterator, error);
        }
      }
      yield* iteratorClose(m, iterator);
    },
  });
}

/** Runs `each` to the end; a value other than undefined ends early, closes the iterator and is the result. */
function* consume(
  m: Machine,
  record: IteratorRecord,
  each: (value: Value, index: number) => Guest<Result | undefined>,
): Guest<Value> {
  for (let index = 0; ; index++) {
    if (--m.budget < 0) yield PAUSE;
    const value = yield* iteratorStep(m, record);
    if (value === DONE) return undefined;
    const result = yield* each(value, index);
    if (result === undefined) continue;
    yield* iteratorClose(m, record.iterator);
    return result.value;
  }
}
interface Result {
  readonly value: Value;
}

export function* forEach(m: Machine, iterator: JSObject, [fn]: Args): Guest<Value> {
  const callback = yield* callbackOf(m, iterator, fn);
  const record = yield* getIteratorDirect(m, iterator);
  return yield* consume(m, record, function* (value, index) {
    yield* call(m, record, callback, [value, index]);
    return undefined;
  });
}

export function* some(m: Machine, iterator: JSObject, [fn]: Args): Guest<Value> {
  const callback = yield* callbackOf(m, iterator, fn);
  const record = yield* getIteratorDirect(m, iterator);
  const found = yield* consume(m, record, function* (value, index) {
    return (yield* call(m, record, callback, [value, index])) ? { value: true } : undefined;
  });
  return found === true;
}

export function* every(m: Machine, iterator: JSObject, [fn]: Args): Guest<Value> {
  const callback = yield* callbackOf(m, iterator, fn);
  const record = yield* getIteratorDirect(m, iterator);
  const failed = yield* consume(m, record, function* (value, index) {
    return (yield* call(m, record, callback, [value, index])) ? undefined : { value: true };
  });
  return failed !== true;
}

export function* find(m: Machine, iterator: JSObject, [fn]: Args): Guest<Value> {
  const callback = yield* callbackOf(m, iterator, fn);
  const record = yield* getIteratorDirect(m, iterator);
  return yield* consume(m, record, function* (value, index) {
    return (yield* call(m, record, callback, [value, index])) ? { value } : undefined;
  });
}

export function* reduce(m: Machine, iterator: JSObject, args: Args): Guest<Value> {
  const callback = yield* callbackOf(m, iterator, args[0]);
  const record = yield* getIteratorDirect(m, iterator);
  let accumulator: Value = args[1];
  let start = 0;
  const held: unknown[] = m.keep([]);
  if (args.length < 2) {
    const first = yield* iteratorStep(m, record);
    if (first === DONE) return throwTypeError(m, "Reduce of a done iterator with no initial value");
    accumulator = first;
    start = 1;
  }
  yield* consume(m, record, function* (value, index) {
    held[0] = accumulator = yield* call(m, record, callback, [accumulator, value, start + index]);
    return undefined;
  });
  return accumulator;
}

export function* toArray(m: Machine, iterator: JSObject): Guest<Value> {
  const record = yield* getIteratorDirect(m, iterator);
  const list: Value[] = m.keep([]);
  yield* consume(m, record, function* (value) {
    if (list.length >= MAX_ARRAY_ELEMENTS) tooMany(m);
    list.push(value);
    return undefined;
  });
  return createArrayFromList(m, list);
}
