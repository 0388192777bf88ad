/** Memory of an ArrayBuffer: a host buffer that a resize replaces, so that its identity tells views when to look again. */
import { throwRangeError } from "../../machine/errors.ts";
import type { Machine } from "../../machine/Machine.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";

/** @unit bytes */
export const MAX_BUFFER_BYTES = 2 ** 26;

export class BufferData {
  block: ArrayBuffer;
  detached = false;
  /** Undefined for a buffer of fixed length. @unit bytes */
  readonly maxByteLength: number | undefined;
  constructor(block: ArrayBuffer, maxByteLength: number | undefined) {
    this.block = block;
    this.maxByteLength = maxByteLength;
  }
  get byteLength(): number {
    return this.block.byteLength;
  }
  resize(byteLength: number): void {
    const kept = this.block.slice(0, byteLength);
    if (kept.byteLength === byteLength) {
      this.block = kept;
      return;
    }
    this.block = new ArrayBuffer(byteLength);
    new Uint8Array(this.block).set(new Uint8Array(kept));
  }
  detach(): void {
    this.block = new ArrayBuffer(0);
    this.detached = true;
  }
}

export const isArrayBuffer = (value: Value): value is JSObject => isObject(value) && value.kind === Kind.ArrayBuffer;
export const bufferOf = (object: JSObject): BufferData => object.data as BufferData;

export function checkSize(m: Machine, byteLength: number): void {
  if (byteLength > MAX_BUFFER_BYTES)
    throwRangeError(m, `Array buffer allocation failed: at most ${MAX_BUFFER_BYTES} bytes here`);
}

/** §6.2.9.1 CreateByteDataBlock. */
export function allocate(m: Machine, byteLength: number): ArrayBuffer {
  checkSize(m, byteLength);
  m.budget -= byteLength >> 10;
  m.allocated += byteLength;
  return new ArrayBuffer(byteLength);
}

export const newArrayBuffer = (
  m: Machine,
  block: ArrayBuffer,
  proto: JSObject = m.realm.intrinsic("ArrayBufferPrototype"),
  maxByteLength?: number,
): JSObject => new JSObject(m.realm.rootShape, proto, Kind.ArrayBuffer, new BufferData(block, maxByteLength));
