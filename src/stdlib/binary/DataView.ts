/** DataView (ECMA-262 §25.3): reads and writes of any element type at any offset of a buffer. */
import {
  type Args,
  builtin,
  builtinFunction,
  getter,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  type RowOf,
  value,
} from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toBigInt, toIntegerOrInfinity, toNumber } from "../../machine/operations/convert.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import type { Value } from "../../values/Value.ts";
import { requireNew, withPrototype } from "../construct.ts";
import { eager } from "../conversions.ts";
import { thisOfKind } from "../receivers.ts";
import { bufferOf, isArrayBuffer } from "./BufferData.ts";
import { requireAttached } from "./ArrayBuffer.ts";
import { type ElementType, viewTypes } from "./elementTypes.ts";

export class DataViewData {
  readonly buffer: JSObject;
  readonly byteOffset: number;
  /** Undefined: the length follows the buffer. */
  readonly fixedLength: number | undefined;
  constructor(buffer: JSObject, byteOffset: number, fixedLength: number | undefined) {
    this.buffer = buffer;
    this.byteOffset = byteOffset;
    this.fixedLength = fixedLength;
  }
  /** The current length, or undefined while detached or out of bounds. */
  get byteLength(): number | undefined {
    const memory = bufferOf(this.buffer);
    if (memory.detached || this.byteOffset + (this.fixedLength ?? 0) > memory.byteLength) return undefined;
    return this.fixedLength ?? memory.byteLength - this.byteOffset;
  }
}

export const DataViewConstructor = builtinFunction("DataView", {
  length: 1,
  prototype: "DataViewPrototype",
  spec: "sec-dataview-constructor",
  body: construct,
});

const isDataView = thisOfKind(Kind.DataView);
const thisView: Receiver<DataViewData> = (m, self, name) =>
  (isDataView(m, self, name) as JSObject).data as DataViewData;

const accessors = viewTypes.flatMap((type): RowOf[] => {
  const anchor = type.name.toLowerCase();
  return [
    method(`get${type.name}`, 1, thisView, `sec-dataview.prototype.get${anchor}`, (m, view, args) =>
      eager(read(m, type, view, args)),
    ),
    method(`set${type.name}`, 2, thisView, `sec-dataview.prototype.set${anchor}`, (m, view, args) =>
      eager(write(m, type, view, args)),
    ),
  ];
});

// prettier-ignore
export const DataViewPrototype = builtin("DataViewPrototype", { spec: "sec-properties-of-the-dataview-prototype-object" }, [
  getter("buffer",     thisView, "sec-get-dataview.prototype.buffer",     (_m, view) => view.buffer),
  getter("byteLength", thisView, "sec-get-dataview.prototype.bytelength", (m, view) => lengthOf(m, view, "byteLength")),
  getter("byteOffset", thisView, "sec-get-dataview.prototype.byteoffset", (m, view) => (lengthOf(m, view, "byteOffset"), view.byteOffset)),
  reference("constructor", "DataView", "sec-dataview.prototype.constructor"),
  ...accessors,
  value(symbols.toStringTag, "DataView", "sec-dataview.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  return eager(constructExact(m, args, requireNew(m, newTarget, "DataView")));
}

function* constructExact(m: Machine, [buffer, position, length]: Args, newTarget: JSObject): Guest<Value> {
  if (!isArrayBuffer(buffer)) return throwTypeError(m, "First argument to DataView constructor must be an ArrayBuffer");
  const memory = bufferOf(buffer);
  const offset = yield* toIndex(m, position, (given) => `Start offset ${given} is outside the bounds of the buffer`);
  requireAttached(m, memory, "DataView");
  if (offset > memory.byteLength) throwRangeError(m, `Start offset ${offset} is outside the bounds of the buffer`);
  let fixed: number | undefined;
  if (length !== undefined) {
    fixed = yield* toIndex(m, length, (given) => `Invalid DataView length ${given}`);
    if (offset + fixed > memory.byteLength) throwRangeError(m, `Invalid DataView length ${fixed}`);
  } else if (memory.maxByteLength === undefined) fixed = memory.byteLength - offset;
  const proto = withPrototype(m, newTarget, "DataViewPrototype", (found) => found);
  const made = isGuest(proto) ? yield* proto : proto;
  // Reading the prototype may have changed the buffer.
  requireAttached(m, memory, "DataView");
  const data = new DataViewData(buffer, offset, fixed);
  if (data.byteLength === undefined) throwRangeError(m, "Invalid DataView length");
  return new JSObject(m.realm.rootShape, made, Kind.DataView, data);
}

function* toIndex(m: Machine, value: Value, message: (given: number) => string): Guest<number> {
  const integer = value === undefined ? 0 : yield* toIntegerOrInfinity(m, value);
  if (integer < 0 || integer > Number.MAX_SAFE_INTEGER) throwRangeError(m, message(integer));
  return integer;
}

function lengthOf(m: Machine, view: DataViewData, name: string): number {
  const { byteLength } = view;
  if (byteLength !== undefined) return byteLength;
  return throwTypeError(m, `Cannot perform DataView.prototype.${name} on a detached ArrayBuffer`);
}

const OUTSIDE = (): string => "Offset is outside the bounds of the DataView";

/** §25.3.1.5 GetViewValue. */
function* read(m: Machine, type: ElementType, view: DataViewData, [position, littleEndian]: Args): Guest<Value> {
  const index = yield* toIndex(m, position, OUTSIDE);
  const host = within(m, type, view, index, `get${type.name}`);
  return type.read(host, view.byteOffset + index, !!littleEndian);
}

/** §25.3.1.6 SetViewValue. */
function* write(
  m: Machine,
  type: ElementType,
  view: DataViewData,
  [position, given, littleEndian]: Args,
): Guest<Value> {
  const index = yield* toIndex(m, position, OUTSIDE);
  const element = type.bigint ? yield* toBigInt(m, given) : yield* toNumber(m, given);
  const host = within(m, type, view, index, `set${type.name}`);
  type.write(host, view.byteOffset + index, element, !!littleEndian);
  return undefined;
}

/** The host's view of the memory, if an element of that type lies at `index`. */
function within(m: Machine, type: ElementType, view: DataViewData, index: number, name: string): DataView {
  if (index + type.size > lengthOf(m, view, name)) throwRangeError(m, OUTSIDE());
  return new DataView(bufferOf(view.buffer).block);
}
