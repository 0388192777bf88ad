/** Array.prototype (ECMA-262 §23.1.3), itself an empty array. Rows in the order of the specification; bodies by family beside it. */
import {
  alias,
  anyReceiver,
  type Args,
  type Body,
  builtin,
  type BuiltinObject,
  type MaybeGuest,
  method,
  reference,
  value,
} from "../../machine/Builtin.ts";
import type { Guest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { arrayValues, createArrayIterator, IterationKind } from "../../machine/operations/arrayIterator.ts";
import { ordinaryObjectCreate } from "../../machine/operations/create.ts";
import { SLOW } from "../../machine/operations/property.ts";
import { addProperty, JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { eager } from "../conversions.ts";
import { thisToObject } from "../receivers.ts";
import { concat, flat, flatMap, slice, toReversed, toSpliced, withElement } from "./copy.ts";
import { copyWithin, fill, pop, push, reverse, shift, splice, unshift } from "./edit.ts";
import { every, filter, finder, forEach, map, reducer, some } from "./iteration.ts";
import { arrayToString, join, toLocaleString } from "./join.ts";
import { at, includes, indexOf, lastIndexOf } from "./search.ts";
import * as plain from "./plain.ts";
import { sort, toSorted } from "./sort.ts";

const make = (_m: Machine, proto: JSObject | null): JSObject =>
  new JSObject(ArrayPrototype.template, proto, Kind.Array, []);

// prettier-ignore
export const ArrayPrototype: BuiltinObject = builtin("ArrayPrototype", { spec: "sec-properties-of-the-array-prototype-object", make }, [
  method("at",             1, thisToObject, "sec-array.prototype.at",             atOnce(at, plain.at)),
  method("concat",         1, thisToObject, "sec-array.prototype.concat",         atOnce(concat, plain.concat)),
  reference("constructor", "Array",         "sec-array.prototype.constructor"),
  method("copyWithin",     2, thisToObject, "sec-array.prototype.copywithin",     atOnce(copyWithin)),
  method("entries",        0, thisToObject, "sec-array.prototype.entries",        iterator(IterationKind.Entries)),
  method("every",          1, thisToObject, "sec-array.prototype.every",          every),
  method("fill",           1, thisToObject, "sec-array.prototype.fill",           atOnce(fill)),
  method("filter",         1, thisToObject, "sec-array.prototype.filter",         filter),
  method("find",           1, thisToObject, "sec-array.prototype.find",           finder({ from: "start", gives: "value" })),
  method("findIndex",      1, thisToObject, "sec-array.prototype.findindex",      finder({ from: "start", gives: "index" })),
  method("findLast",       1, thisToObject, "sec-array.prototype.findlast",       finder({ from: "end", gives: "value" })),
  method("findLastIndex",  1, thisToObject, "sec-array.prototype.findlastindex",  finder({ from: "end", gives: "index" })),
  method("flat",           0, thisToObject, "sec-array.prototype.flat",           atOnce(flat)),
  method("flatMap",        1, thisToObject, "sec-array.prototype.flatmap",        flatMap),
  method("forEach",        1, thisToObject, "sec-array.prototype.foreach",        forEach),
  method("includes",       1, thisToObject, "sec-array.prototype.includes",       atOnce(includes, plain.includes)),
  method("indexOf",        1, thisToObject, "sec-array.prototype.indexof",        atOnce(indexOf, plain.indexOf)),
  method("join",           1, thisToObject, "sec-array.prototype.join",           atOnce(join, plain.join)),
  method("keys",           0, thisToObject, "sec-array.prototype.keys",           iterator(IterationKind.Keys)),
  method("lastIndexOf",    1, thisToObject, "sec-array.prototype.lastindexof",    atOnce(lastIndexOf)),
  method("map",            1, thisToObject, "sec-array.prototype.map",            map),
  method("pop",            0, thisToObject, "sec-array.prototype.pop",            pop),
  method("push",           1, thisToObject, "sec-array.prototype.push",           push),
  method("reduce",         1, thisToObject, "sec-array.prototype.reduce",         reducer("start")),
  method("reduceRight",    1, thisToObject, "sec-array.prototype.reduceright",    reducer("end")),
  method("reverse",        0, thisToObject, "sec-array.prototype.reverse",        reverse),
  method("shift",          0, thisToObject, "sec-array.prototype.shift",          shift),
  method("slice",          2, thisToObject, "sec-array.prototype.slice",          atOnce(slice, plain.slice)),
  method("some",           1, thisToObject, "sec-array.prototype.some",           some),
  method("sort",           1, thisToObject, "sec-array.prototype.sort",           sort),
  method("splice",         2, thisToObject, "sec-array.prototype.splice",         atOnce(splice, plain.splice)),
  method("toLocaleString", 0, thisToObject, "sec-array.prototype.tolocalestring", toLocaleString),
  method("toReversed",     0, thisToObject, "sec-array.prototype.toreversed",     atOnce(toReversed)),
  method("toSorted",       1, thisToObject, "sec-array.prototype.tosorted",       atOnce(toSorted)),
  method("toSpliced",      2, thisToObject, "sec-array.prototype.tospliced",      atOnce(toSpliced)),
  method("toString",       0, thisToObject, "sec-array.prototype.tostring",       arrayToString),
  method("unshift",        1, thisToObject, "sec-array.prototype.unshift",        unshift),
  method("values",         0, anyReceiver,  "sec-array.prototype.values",         arrayValues),
  method("with",           2, thisToObject, "sec-array.prototype.with",           atOnce(withElement)),
  alias(symbols.iterator, "values", "sec-array.prototype-%symbol.iterator%"),
  value(symbols.unscopables, unscopables, "sec-array.prototype-%symbol.unscopables%", Attr.Configurable),
]);

/** A body that needs a frame of its own only where it meets guest code, and no generator where its short way suffices. */
function atOnce(body: (m: Machine, array: JSObject, args: Args) => Guest<Value>, short?: plain.Plain): Body<JSObject> {
  if (short === undefined) return (m, array, args) => eager(body(m, array, args));
  return (m, array, args) => {
    const result = short(m, array, args);
    return result === SLOW ? eager(body(m, array, args)) : result;
  };
}

function iterator(kind: IterationKind) {
  return (m: Machine, array: JSObject): MaybeGuest<Value> => createArrayIterator(m, array, kind);
}

// prettier-ignore
const UNSCOPABLES = [
  "at", "copyWithin", "entries", "fill", "find", "findIndex", "findLast", "findLastIndex", "flat", "flatMap", "includes",
  "keys", "toReversed", "toSorted", "toSpliced", "values",
];
function unscopables(m: Machine): JSObject {
  const list = ordinaryObjectCreate(m, null);
  for (const name of UNSCOPABLES) addProperty(list, name, Attr.All, true);
  return list;
}
