/** The bytes an ArrayBuffer or a view stands for, as a host array over the same memory; undefined for anything else. */
import type { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { viewOf } from "./ArrayView.ts";
import { bufferOf } from "./BufferData.ts";
import { DataViewData } from "./DataView.ts";

export function bytesOf(object: JSObject): Uint8Array | undefined {
  if (object.kind === Kind.ArrayBuffer) return new Uint8Array(bufferOf(object).block);
  if (object.kind === Kind.TypedArray) {
    const { memory, byteOffset, byteLength } = viewOf(object);
    return new Uint8Array(memory.block, byteOffset, byteLength);
  }
  if (!(object.data instanceof DataViewData)) return undefined;
  const { buffer, byteOffset, byteLength } = object.data;
  return byteLength === undefined ? new Uint8Array() : new Uint8Array(bufferOf(buffer).block, byteOffset, byteLength);
}
