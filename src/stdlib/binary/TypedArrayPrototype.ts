/** %TypedArray%.prototype (ECMA-262 §23.2.3). Rows in the order of the specification; bodies by family beside it. */
import {
  alias,
  anyReceiver,
  builtin,
  getter,
  type MaybeGuest,
  method,
  type Receiver,
  value,
} from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import type { Machine } from "../../machine/Machine.ts";
import { createArrayIterator, IterationKind } from "../../machine/operations/arrayIterator.ts";
import { describe } from "../../machine/operations/describe.ts";
import { tryGet } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { type ArrayView, isTypedArray, validate, viewOf } from "./ArrayView.ts";
import { every, filter, finder, forEach, map, reducer, some } from "./typedIteration.ts";
import {
  at,
  copyWithin,
  fill,
  includes,
  indexOf,
  join,
  lastIndexOf,
  reverse,
  set,
  slice,
  sort,
  subarray,
  toLocaleString,
  toReversed,
  toSorted,
  withElement,
} from "./typedMethods.ts";

/** ValidateTypedArray: attached and within its buffer. */
const thisArray: Receiver<JSObject> = (m, self, name) => validate(m, self, name);
/** Any typed array, whatever the state of its buffer. */
const thisAnyView: Receiver<ArrayView> = (m, self, name) =>
  isTypedArray(self)
    ? viewOf(self)
    : throwTypeError(m, `Method ${name} called on incompatible receiver ${describe(self)}`);
const thisAnyArray: Receiver<JSObject> = (m, self, name) =>
  isTypedArray(self) ? self : throwTypeError(m, `Method ${name} called on incompatible receiver ${describe(self)}`);

/** The function object of `Array.prototype.toString` is this one too. */
const arrayToString = (m: Machine): Value => tryGet(m.realm.arrayPrototype, "toString") as Value;

// prettier-ignore
export const TypedArrayPrototype = builtin("TypedArrayPrototype", { title: "%TypedArray%.prototype", spec: "sec-properties-of-the-%typedarrayprototype%-object" }, [
  method("at",             1, thisArray,    "sec-%typedarray%.prototype.at",             at),
  getter("buffer",            thisAnyView,  "sec-get-%typedarray%.prototype.buffer",     (_m, view) => view.buffer),
  getter("byteLength",        thisAnyView,  "sec-get-%typedarray%.prototype.bytelength", (_m, view) => view.byteLength),
  getter("byteOffset",        thisAnyView,  "sec-get-%typedarray%.prototype.byteoffset", (_m, view) => view.byteOffset),
  value("constructor", (m) => m.realm.intrinsic("TypedArray"), "sec-%typedarray%.prototype.constructor", Attr.Hidden),
  method("copyWithin",     2, thisArray,    "sec-%typedarray%.prototype.copywithin",     copyWithin),
  method("entries",        0, thisArray,    "sec-%typedarray%.prototype.entries",        iterator(IterationKind.Entries)),
  method("every",          1, thisArray,    "sec-%typedarray%.prototype.every",          every),
  method("fill",           1, thisArray,    "sec-%typedarray%.prototype.fill",           fill),
  method("filter",         1, thisArray,    "sec-%typedarray%.prototype.filter",         filter),
  method("find",           1, thisArray,    "sec-%typedarray%.prototype.find",           finder({ from: "start", gives: "value" })),
  method("findIndex",      1, thisArray,    "sec-%typedarray%.prototype.findindex",      finder({ from: "start", gives: "index" })),
  method("findLast",       1, thisArray,    "sec-%typedarray%.prototype.findlast",       finder({ from: "end", gives: "value" })),
  method("findLastIndex",  1, thisArray,    "sec-%typedarray%.prototype.findlastindex",  finder({ from: "end", gives: "index" })),
  method("forEach",        1, thisArray,    "sec-%typedarray%.prototype.foreach",        forEach),
  method("includes",       1, thisArray,    "sec-%typedarray%.prototype.includes",       includes),
  method("indexOf",        1, thisArray,    "sec-%typedarray%.prototype.indexof",        indexOf),
  method("join",           1, thisArray,    "sec-%typedarray%.prototype.join",           join),
  method("keys",           0, thisArray,    "sec-%typedarray%.prototype.keys",           iterator(IterationKind.Keys)),
  method("lastIndexOf",    1, thisArray,    "sec-%typedarray%.prototype.lastindexof",    lastIndexOf),
  getter("length",            thisAnyView,  "sec-get-%typedarray%.prototype.length",     (_m, view) => view.length),
  method("map",            1, thisArray,    "sec-%typedarray%.prototype.map",            map),
  method("reduce",         1, thisArray,    "sec-%typedarray%.prototype.reduce",         reducer("start")),
  method("reduceRight",    1, thisArray,    "sec-%typedarray%.prototype.reduceright",    reducer("end")),
  method("reverse",        0, thisArray,    "sec-%typedarray%.prototype.reverse",        reverse),
  method("set",            1, thisAnyArray, "sec-%typedarray%.prototype.set",            set),
  method("slice",          2, thisArray,    "sec-%typedarray%.prototype.slice",          slice),
  method("some",           1, thisArray,    "sec-%typedarray%.prototype.some",           some),
  method("sort",           1, anyReceiver,  "sec-%typedarray%.prototype.sort",           sort),
  method("subarray",       2, thisAnyArray, "sec-%typedarray%.prototype.subarray",       subarray),
  method("toLocaleString", 0, thisArray,    "sec-%typedarray%.prototype.tolocalestring", toLocaleString),
  method("toReversed",     0, thisArray,    "sec-%typedarray%.prototype.toreversed",     toReversed),
  method("toSorted",       1, anyReceiver,  "sec-%typedarray%.prototype.tosorted",       toSorted),
  value("toString", arrayToString, "sec-%typedarray%.prototype.tostring", Attr.Hidden),
  method("values",         0, thisArray,    "sec-%typedarray%.prototype.values",         iterator(IterationKind.Values)),
  method("with",           2, thisArray,    "sec-%typedarray%.prototype.with",           withElement),
  alias(symbols.iterator, "values", "sec-%typedarray%.prototype-%symbol.iterator%"),
  getter(symbols.toStringTag, anyReceiver, "sec-get-%typedarray%.prototype-%symbol.tostringtag%", (_m, self) => (isTypedArray(self) ? `${viewOf(self).type.name}Array` : undefined)),
]);

function iterator(kind: IterationKind) {
  return (m: Machine, array: JSObject): MaybeGuest<Value> => createArrayIterator(m, array, kind);
}
