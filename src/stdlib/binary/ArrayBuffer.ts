/** ArrayBuffer (ECMA-262 §25.1): fixed and resizable memory of a program, with transfer. */
import {
  anyReceiver,
  type Args,
  builtin,
  builtinFunction,
  getter,
  type MaybeGuest,
  method,
  type Receiver,
  reference,
  value,
} from "../../machine/Builtin.ts";
import { throwRangeError, throwTypeError } from "../../machine/errors.ts";
import { ConstructRequest, type Guest, isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { toIndex, toIntegerOrInfinity } from "../../machine/operations/convert.ts";
import { get } from "../../machine/operations/property.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { symbols } from "../../values/symbols.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { relativeIndex } from "../array/elements.ts";
import { requireNew, withPrototype } from "../construct.ts";
import { eager } from "../conversions.ts";
import { speciesConstructor } from "../promise/capability.ts";
import { thisOfKind } from "../receivers.ts";
import {
  allocate,
  type BufferData,
  bufferOf,
  checkSize,
  copyBytes,
  isArrayBuffer,
  newArrayBuffer,
  resizeBuffer,
} from "./BufferData.ts";

// prettier-ignore
export const ArrayBufferConstructor = builtinFunction("ArrayBuffer", { length: 1, prototype: "ArrayBufferPrototype", spec: "sec-arraybuffer-constructor", body: construct }, [
  method("isView", 1, anyReceiver, "sec-arraybuffer.isview", (_m, _self, [value]) => isObject(value) && (value.kind === Kind.TypedArray || value.kind === Kind.DataView)),
  getter(symbols.species, anyReceiver, "sec-get-arraybuffer-%symbol.species%", (_m, self) => self),
]);

const isBuffer = thisOfKind(Kind.ArrayBuffer);
const thisBuffer: Receiver<BufferData> = (m, self, name) => bufferOf(isBuffer(m, self, name) as JSObject);

// prettier-ignore
export const ArrayBufferPrototype = builtin("ArrayBufferPrototype", { spec: "sec-properties-of-the-arraybuffer-prototype-object" }, [
  getter("byteLength",    thisBuffer, "sec-get-arraybuffer.prototype.bytelength",    (_m, buffer) => buffer.byteLength),
  reference("constructor", "ArrayBuffer", "sec-arraybuffer.prototype.constructor"),
  getter("detached",      thisBuffer, "sec-get-arraybuffer.prototype.detached",      (_m, buffer) => buffer.detached),
  getter("maxByteLength", thisBuffer, "sec-get-arraybuffer.prototype.maxbytelength", (_m, buffer) => (buffer.detached ? 0 : (buffer.maxByteLength ?? buffer.byteLength))),
  getter("resizable",     thisBuffer, "sec-get-arraybuffer.prototype.resizable",     (_m, buffer) => buffer.maxByteLength !== undefined),
  method("resize",                1, thisBuffer, "sec-arraybuffer.prototype.resize",                (m, buffer, args) => eager(resize(m, buffer, args))),
  method("slice",                 2, isBuffer,   "sec-arraybuffer.prototype.slice",                 slice),
  method("transfer",              0, thisBuffer, "sec-arraybuffer.prototype.transfer",              (m, buffer, args) => eager(transfer(m, buffer, args, true))),
  method("transferToFixedLength", 0, thisBuffer, "sec-arraybuffer.prototype.transfertofixedlength", (m, buffer, args) => eager(transfer(m, buffer, args, false))),
  value(symbols.toStringTag, "ArrayBuffer", "sec-arraybuffer.prototype-%symbol.tostringtag%", Attr.Configurable),
]);

function construct(m: Machine, _self: Value, args: Args, newTarget: JSObject | undefined): MaybeGuest<Value> {
  return eager(constructExact(m, args, requireNew(m, newTarget, "ArrayBuffer")));
}

function* constructExact(m: Machine, [length, options]: Args, newTarget: JSObject): Guest<Value> {
  const byteLength = yield* bufferLength(m, length);
  const requested = isObject(options) ? yield* get(m, options, "maxByteLength") : undefined;
  const maxByteLength = requested === undefined ? undefined : yield* toIndex(m, requested);
  if (maxByteLength !== undefined && byteLength > maxByteLength) throwRangeError(m, "Invalid array buffer max length");
  const made = withPrototype(m, newTarget, "ArrayBufferPrototype", (proto) => {
    if (maxByteLength !== undefined) checkSize(m, maxByteLength);
    return newArrayBuffer(m, allocate(m, byteLength), proto, maxByteLength);
  });
  return isGuest(made) ? yield* made : made;
}

function* bufferLength(m: Machine, length: Value): Guest<number> {
  const integer = length === undefined ? 0 : yield* toIntegerOrInfinity(m, length);
  if (integer < 0 || integer > Number.MAX_SAFE_INTEGER) throwRangeError(m, "Invalid array buffer length");
  return integer;
}

function* resize(m: Machine, buffer: BufferData, [length]: Args): Guest<Value> {
  if (buffer.maxByteLength === undefined)
    return throwTypeError(m, "Method ArrayBuffer.prototype.resize called on incompatible receiver #<ArrayBuffer>");
  const byteLength = yield* toIndex(m, length);
  requireAttached(m, buffer, "ArrayBuffer.prototype.resize");
  if (byteLength > buffer.maxByteLength) throwRangeError(m, "ArrayBuffer.prototype.resize: Invalid length parameter");
  yield* resizeBuffer(m, buffer, byteLength);
  return undefined;
}

export function requireAttached(m: Machine, buffer: BufferData, name: string): void {
  if (buffer.detached) throwTypeError(m, `Cannot perform ${name} on a detached ArrayBuffer`);
}

function* slice(m: Machine, object: JSObject, [from, to]: Args): Guest<Value> {
  const buffer = bufferOf(object);
  const name = "ArrayBuffer.prototype.slice";
  requireAttached(m, buffer, name);
  const length = buffer.byteLength;
  const start = yield* relativeIndex(m, from, length, 0);
  const end = yield* relativeIndex(m, to, length, length);
  const size = Math.max(end - start, 0);
  const constructor = yield* speciesConstructor(m, object, "ArrayBuffer");
  const made = yield new ConstructRequest(constructor, [size], constructor);
  if (!isArrayBuffer(made)) return throwTypeError(m, `Method ${name} called on incompatible receiver`);
  const target = bufferOf(made);
  requireAttached(m, target, name);
  if (made === object) throwTypeError(m, "ArrayBuffer subclass returned this from species constructor");
  if (target.byteLength < size) throwTypeError(m, "Species constructor returned a too small ArrayBuffer");
  requireAttached(m, buffer, name);
  const count = Math.min(size, Math.max(0, buffer.byteLength - start));
  yield* copyBytes(m, buffer.block, Math.min(start, buffer.byteLength), target.block, 0, count);
  return made;
}

/** §25.1.3.3 ArrayBufferCopyAndDetach. */
function* transfer(m: Machine, buffer: BufferData, [length]: Args, keepResizable: boolean): Guest<Value> {
  const byteLength = length === undefined ? buffer.byteLength : yield* toIndex(m, length);
  requireAttached(m, buffer, "ArrayBuffer.prototype.transfer");
  const max = keepResizable ? buffer.maxByteLength : undefined;
  if (max !== undefined && byteLength > max) throwRangeError(m, "Invalid array buffer length");
  const { block } = buffer;
  const moved = byteLength === block.byteLength ? block : allocate(m, byteLength);
  if (moved !== block) yield* copyBytes(m, block, 0, moved, 0, Math.min(byteLength, block.byteLength));
  const made = newArrayBuffer(m, moved, undefined, max);
  buffer.detach();
  return made;
}
