/** %IteratorHelperPrototype% (ECMA-262 §27.1.2.1): the iterators that lazy helpers return. */
import { builtin, method, type Receiver, value } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { createIterResult } from "../../machine/operations/create.ts";
import { DONE } from "../../machine/operations/iterate.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { thisWithData } from "../receivers.ts";

/** What a helper does: the next value or DONE, and closing what it reads from. */
export interface HelperSteps {
  /** What it reads from and calls. */
  readonly holds: readonly unknown[];
  step(): Guest<Value | typeof DONE>;
  close(): Guest<void>;
}

class IteratorHelper {
  readonly steps: HelperSteps;
  running = false;
  done = false;
  constructor(steps: HelperSteps) {
    this.steps = steps;
  }
}

export const iteratorHelper = (m: Machine, steps: HelperSteps): JSObject =>
  new JSObject(
    m.realm.rootShape,
    m.realm.intrinsic("IteratorHelperPrototype"),
    Kind.Iterator,
    new IteratorHelper(steps),
  );

const thisHelper: Receiver<IteratorHelper> = thisWithData(IteratorHelper);

// prettier-ignore
export const IteratorHelperPrototype = builtin("IteratorHelperPrototype", { proto: "IteratorPrototype", title: "%IteratorHelperPrototype%", spec: "sec-%iteratorhelperprototype%-object" }, [
  method("next",   0, thisHelper, "sec-%iteratorhelperprototype%.next",   next),
  method("return", 0, thisHelper, "sec-%iteratorhelperprototype%.return", returns),
  value(symbols.toStringTag, "Iterator Helper", "sec-%iteratorhelperprototype%-%symbol.tostringtag%", Attr.Configurable),
]);

function* next(m: Machine, helper: IteratorHelper): Guest<Value> {
  enter(m, helper);
  if (helper.done) return createIterResult(m, undefined, true);
  helper.running = true;
  helper.done = true;
  try {
    const value = yield* helper.steps.step();
    if (value === DONE) return createIterResult(m, undefined, true);
    helper.done = false;
    return createIterResult(m, value, false);
  } finally {
    helper.running = false;
  }
}

function* returns(m: Machine, helper: IteratorHelper): Guest<Value> {
  enter(m, helper);
  if (!helper.done) {
    helper.done = true;
    helper.running = true;
    try {
      yield* helper.steps.close();
    } finally {
      helper.running = false;
    }
  }
  return createIterResult(m, undefined, true);
}

function enter(m: Machine, helper: IteratorHelper): void {
  if (helper.running) throwTypeError(m, "Generator is already running");
}
