/** Memory of an ArrayBuffer: a host buffer that a resize replaces, so that its identity tells views when to look again. */
import { throwRangeError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
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

/** Copied in one go. @unit bytes */
const PIECE = 2 ** 19;
/** Ticks for a piece: mostly what touching new memory takes. */
const PIECE_TICKS = PIECE >> 7;

/** Copies in pieces; where both are in one block, what overlaps is read before it is written. */
export function* copyBytes(
  m: Machine,
  from: ArrayBuffer,
  start: number,
  to: ArrayBuffer,
  target: number,
  count: number,
): Guest<void> {
  const source = new Uint8Array(from, start, count);
  const destination = new Uint8Array(to, target, count);
  const backwards = from === to && target > start;
  for (let done = 0; done < count; done += PIECE) {
    const begin = backwards ? Math.max(0, count - done - PIECE) : done;
    const end = backwards ? count - done : Math.min(count, done + PIECE);
    destination.set(source.subarray(begin, end), begin);
    m.work(Math.ceil((PIECE_TICKS * (end - begin)) / PIECE));
    if (m.budget < 0) yield PAUSE;
  }
}

/** Another block takes the place of the present one. */
export function* resizeBuffer(m: Machine, buffer: BufferData, byteLength: number): Guest<void> {
  const { block } = buffer;
  const resized = new ArrayBuffer(byteLength);
  yield* copyBytes(m, block, 0, resized, 0, Math.min(byteLength, block.byteLength));
  buffer.block = resized;
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
