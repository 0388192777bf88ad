/** Internal slots of typed arrays (ECMA-262 §10.4.5): a window on a buffer, of fixed length or following the buffer's. */
import { throwTypeError } from "../../machine/errors.ts";
import type { Machine } from "../../machine/Machine.ts";
import type { TypedArrayData } from "../../machine/operations/exoticTypedArray.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { allocate, type BufferData, bufferOf, newArrayBuffer } from "./BufferData.ts";
import type { ElementType, HostElements } from "./elementTypes.ts";

export class ArrayView implements TypedArrayData {
  readonly type: ElementType;
  readonly buffer: JSObject;
  /** As given; see `byteOffset` for what a program sees. */
  readonly start: number;
  /** Undefined: the length follows the buffer. */
  readonly fixedLength: number | undefined;
  private seen: ArrayBuffer | undefined;
  private elements: HostElements | undefined;

  constructor(type: ElementType, buffer: JSObject, start: number, fixedLength: number | undefined) {
    this.type = type;
    this.buffer = buffer;
    this.start = start;
    this.fixedLength = fixedLength;
  }

  get memory(): BufferData {
    return bufferOf(this.buffer);
  }

  /** The host array over the current memory, or undefined while the view is detached or out of bounds. */
  get host(): HostElements | undefined {
    const { block } = this.memory;
    if (block !== this.seen) {
      this.seen = block;
      this.elements = this.attach(block);
    }
    return this.elements;
  }

  private attach(block: ArrayBuffer): HostElements | undefined {
    const { type, start, fixedLength } = this;
    if (this.memory.detached || start > block.byteLength) return undefined;
    if (fixedLength !== undefined && start + fixedLength * type.size > block.byteLength) return undefined;
    return type.over(block, start, fixedLength ?? Math.floor((block.byteLength - start) / type.size));
  }

  get valid(): boolean {
    return this.host !== undefined;
  }
  get length(): number {
    return this.host?.length ?? 0;
  }
  get byteLength(): number {
    return this.length * this.type.size;
  }
  get byteOffset(): number {
    return this.valid ? this.start : 0;
  }
  get bigint(): boolean {
    return this.type.bigint;
  }

  getElement(index: number): number | bigint {
    const raw = this.host![index]!;
    return this.type.decode === undefined ? raw : this.type.decode(raw as number);
  }
  setElement(index: number, value: number | bigint): void {
    this.host![index] = this.type.encode === undefined ? value : this.type.encode(value as number);
  }
  /** Get at an index: undefined where there is no such element (any more). */
  at(index: number): number | bigint | undefined {
    const { host } = this;
    return host === undefined || index >= host.length ? undefined : this.getElement(index);
  }
}

export const isTypedArray = (value: Value): value is JSObject => isObject(value) && value.kind === Kind.TypedArray;
export const viewOf = (object: JSObject): ArrayView => object.data as ArrayView;

export const prototypeId = (type: ElementType): string => `${type.name}ArrayPrototype`;

export const newTypedArray = (
  m: Machine,
  view: ArrayView,
  proto: JSObject = m.realm.intrinsic(prototypeId(view.type)),
): JSObject => new JSObject(m.realm.rootShape, proto, Kind.TypedArray, view);

/** §23.2.5.1.6 AllocateTypedArrayBuffer. */
export function allocateView(m: Machine, type: ElementType, length: number): ArrayView {
  return new ArrayView(type, newArrayBuffer(m, allocate(m, length * type.size)), 0, length);
}

/** §23.2.4.4 ValidateTypedArray. */
export function validate(m: Machine, value: Value, name: string): JSObject {
  if (!isTypedArray(value)) return throwTypeError(m, "this is not a typed array.");
  if (!viewOf(value).valid) throwTypeError(m, `Cannot perform ${name} on a detached ArrayBuffer`);
  return value;
}
