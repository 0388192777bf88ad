/** The element types of typed arrays (ECMA-262 Table 71) as data: size, content, storage and access through a DataView. */
import { fromHalf, toHalf } from "./half.ts";

/** What typed arrays need of a host typed array, whatever its element type. */
export interface HostElements {
  readonly length: number;
  [index: number]: number | bigint;
  fill(value: number | bigint, start: number, end: number): unknown;
}

export interface ElementType {
  /** As in the names of its array (`Int8Array`) and of DataView's methods (`getInt8`). */
  readonly name: string;
  /** @unit bytes */
  readonly size: number;
  readonly bigint: boolean;
  /** A host array over memory; its raw elements go through `decode` and `encode` where there are any. */
  over(block: ArrayBuffer, byteOffset: number, length: number): HostElements;
  readonly decode?: (raw: number) => number;
  readonly encode?: (value: number) => number;
  read(view: DataView, byteOffset: number, littleEndian: boolean): number | bigint;
  write(view: DataView, byteOffset: number, value: number | bigint, littleEndian: boolean): void;
}

type HostConstructor = new (block: ArrayBuffer, byteOffset: number, length: number) => unknown;
const over =
  (constructor: HostConstructor): ElementType["over"] =>
  (block, byteOffset, length) =>
    new constructor(block, byteOffset, length) as HostElements;

type Getter = (this: DataView, byteOffset: number, littleEndian: boolean) => number | bigint;
type Setter<T> = (this: DataView, byteOffset: number, value: T, littleEndian: boolean) => void;

const numeric = (
  name: string,
  size: number,
  host: HostConstructor,
  read: Getter,
  write: Setter<number>,
): ElementType => ({
  name,
  size,
  bigint: false,
  over: over(host),
  read: (view, offset, little) => read.call(view, offset, little),
  write: (view, offset, value, little) => write.call(view, offset, value as number, little),
});

const big = (name: string, host: HostConstructor, read: Getter, write: Setter<bigint>): ElementType => ({
  name,
  size: 8,
  bigint: true,
  over: over(host),
  read: (view, offset, little) => read.call(view, offset, little),
  write: (view, offset, value, little) => write.call(view, offset, value as bigint, little),
});

const view = DataView.prototype;
const half: ElementType = {
  ...numeric("Float16", 2, Uint16Array, view.getUint16, view.setUint16),
  decode: fromHalf,
  encode: toHalf,
  read: (data, offset, little) => fromHalf(data.getUint16(offset, little)),
  write: (data, offset, value, little) => data.setUint16(offset, toHalf(value as number), little),
};

const clamped: ElementType = numeric("Uint8Clamped", 1, Uint8ClampedArray, view.getUint8, view.setUint8);

// prettier-ignore
export const elementTypes: readonly ElementType[] = [
  numeric("Int8",    1, Int8Array,    view.getInt8,    view.setInt8),
  numeric("Uint8",   1, Uint8Array,   view.getUint8,   view.setUint8),
  clamped,
  numeric("Int16",   2, Int16Array,   view.getInt16,   view.setInt16),
  numeric("Uint16",  2, Uint16Array,  view.getUint16,  view.setUint16),
  numeric("Int32",   4, Int32Array,   view.getInt32,   view.setInt32),
  numeric("Uint32",  4, Uint32Array,  view.getUint32,  view.setUint32),
  half,
  numeric("Float32", 4, Float32Array, view.getFloat32, view.setFloat32),
  numeric("Float64", 8, Float64Array, view.getFloat64, view.setFloat64),
  big("BigInt64",       BigInt64Array,  view.getBigInt64,  view.setBigInt64),
  big("BigUint64",      BigUint64Array, view.getBigUint64, view.setBigUint64),
];

/** The types that DataView has methods for. */
export const viewTypes: readonly ElementType[] = elementTypes.filter((type) => type !== clamped);
