/** What structuredClone makes of each kind of object before it is filled; undefined where a kind cannot be cloned. */
import { ErrorData, installStack } from "../../machine/errors.ts";
import type { Machine } from "../../machine/Machine.ts";
import { arrayCreate } from "../../machine/operations/create.ts";
import { arrayLength } from "../../machine/operations/exoticArray.ts";
import { isArrayObject } from "../../values/arrays.ts";
import { addProperty, JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { MapData } from "../../values/MapData.ts";
import { SetData } from "../../values/SetData.ts";
import type { Value } from "../../values/Value.ts";
import { ArrayView, newTypedArray, viewOf } from "../binary/ArrayView.ts";
import { allocate, bufferOf, newArrayBuffer } from "../binary/BufferData.ts";
import { DataViewData } from "../binary/DataView.ts";
import { plainProperty } from "../constructorName.ts";
import { RegExpData, regExpFrom } from "../regexp/makeRegExp.ts";

/** `inner` copies a part that must exist before the object: the buffer of a view. */
type Copier = (m: Machine, source: JSObject, inner: (part: JSObject) => JSObject) => JSObject;

/** The same internal slot under the realm's own prototype. */
const sameData =
  (prototype: string): Copier =>
  (m, { kind, data }) =>
    new JSObject(m.realm.rootShape, m.realm.intrinsic(prototype), kind, data);
const object: Copier = (m) => new JSObject(m.realm.rootShape, m.realm.objectPrototype, Kind.Ordinary, null);
const array: Copier = (m, source) => arrayCreate(m, isArrayObject(source) ? arrayLength(source) : 0);

const copiers: Partial<Record<Kind, Copier>> = {
  [Kind.Ordinary]: object,
  [Kind.Arguments]: object,
  [Kind.Array]: array,
  [Kind.SparseArray]: array,
  [Kind.Boolean]: sameData("BooleanPrototype"),
  [Kind.Number]: sameData("NumberPrototype"),
  [Kind.String]: sameData("StringPrototype"),
  [Kind.BigInt]: sameData("BigIntPrototype"),
  [Kind.Date]: sameData("DatePrototype"),
  [Kind.RegExp]: (m, source) => regExpFrom(m, source.data as RegExpData),
  [Kind.Map]: (m) =>
    new JSObject(m.realm.rootShape, m.realm.intrinsic("MapPrototype"), Kind.Map, new MapData<Value, Value>()),
  [Kind.Set]: (m) => new JSObject(m.realm.rootShape, m.realm.intrinsic("SetPrototype"), Kind.Set, new SetData<Value>()),
  [Kind.ArrayBuffer]: (m, source) => {
    const { byteLength, maxByteLength } = bufferOf(source);
    return newArrayBuffer(m, allocate(m, byteLength), undefined, maxByteLength);
  },
  [Kind.TypedArray]: (m, source, inner) => {
    const { type, buffer, start, fixedLength } = viewOf(source);
    return newTypedArray(m, new ArrayView(type, inner(buffer), start, fixedLength));
  },
  [Kind.DataView]: (m, source, inner) => {
    const { buffer, byteOffset, fixedLength } = source.data as DataViewData;
    const data = new DataViewData(inner(buffer), byteOffset, fixedLength);
    return new JSObject(m.realm.rootShape, m.realm.intrinsic("DataViewPrototype"), Kind.DataView, data);
  },
  [Kind.Error]: copyError,
};

export function emptyCopy(m: Machine, source: JSObject, inner: (part: JSObject) => JSObject): JSObject | undefined {
  const copier: Copier | undefined = copiers[source.kind];
  return copier?.(m, source, inner);
}

/** Objects of a prototype chain that are asked for a name. */
const MOST_ASKED = 10_000;

const ERROR_NAMES: readonly string[] = [
  "EvalError",
  "RangeError",
  "ReferenceError",
  "SyntaxError",
  "TypeError",
  "URIError",
];

/** Name, message and stack, as plain data properties say; a `cause` is filled in later. */
function copyError(m: Machine, source: JSObject): JSObject {
  const name = errorName(source);
  const message = plainProperty(source, "message");
  const data = new ErrorData((source.data as ErrorData).stack);
  const copy = new JSObject(m.realm.rootShape, m.realm.intrinsic(`${name}Prototype`), Kind.Error, data);
  installStack(copy, typeof message === "string" && message !== "" ? `${name}: ${message}` : name, data);
  if (typeof message === "string") addProperty(copy, "message", Attr.Hidden, message);
  return copy;
}

function errorName(source: JSObject): string {
  let left = MOST_ASKED;
  for (let current: JSObject | null = source; current !== null && left > 0; current = current.proto, left--) {
    const name = plainProperty(current, "name");
    if (typeof name === "string") return ERROR_NAMES.includes(name) ? name : "Error";
  }
  return "Error";
}
