/** TypedArray exotic objects (ECMA-262 §10.4.5): canonical numeric keys are elements, valid or absent for good. */
import { Attr } from "../../values/kinds.ts";
import type { PropertyKey, Value } from "../../values/Value.ts";
import type { Exotic } from "./exotic.ts";

/** Internal slots of a typed array, as `stdlib` fills them. Element access never runs guest code. */
export interface TypedArrayData {
  /** Current number of elements; 0 when out of bounds or detached. */
  readonly length: number;
  /** False when detached or out of bounds. */
  readonly valid: boolean;
  readonly bigint: boolean;
  getElement(index: number): number | bigint;
  setElement(index: number, value: number | bigint): void;
}

/** §7.1.21 CanonicalNumericIndexString; undefined when the key is not one. */
export function canonicalNumericIndex(key: PropertyKey): number | undefined {
  if (typeof key !== "string") return undefined;
  if (key === "-0") return -0;
  const number = Number(key);
  return String(number) === key ? number : undefined;
}

/** §10.4.5.14 IsValidIntegerIndex. */
export const isValidIndex = (data: TypedArrayData, index: number): boolean =>
  data.valid && Number.isInteger(index) && !Object.is(index, -0) && index >= 0 && index < data.length;

export const typedArrayExotic: Exotic = {
  endsLookup: true,
  getOwn(object, key) {
    const index = canonicalNumericIndex(key);
    if (index === undefined) return undefined;
    const data = object.data as TypedArrayData;
    return isValidIndex(data, index) ? { content: data.getElement(index), flags: Attr.All } : null;
  },
  /** A `value` in the descriptor has been converted to the element type by the caller (that may run guest code). */
  define(_m, object, key, descriptor) {
    const index = canonicalNumericIndex(key);
    if (index === undefined) return undefined;
    const data = object.data as TypedArrayData;
    if (!isValidIndex(data, index)) return false;
    if (descriptor.configurable === false || descriptor.enumerable === false || descriptor.writable === false)
      return false;
    if ("get" in descriptor || "set" in descriptor) return false;
    if ("value" in descriptor && isNumeric(descriptor.value)) data.setElement(index, descriptor.value);
    return true;
  },
  remove(object, key) {
    const index = canonicalNumericIndex(key);
    return index === undefined ? undefined : !isValidIndex(object.data as TypedArrayData, index);
  },
  keys(object) {
    return { indices: Array.from({ length: (object.data as TypedArrayData).length }, (_, i) => String(i)), names: [] };
  },
};

const isNumeric = (value: Value): value is number | bigint => typeof value === "number" || typeof value === "bigint";
