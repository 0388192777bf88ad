/**
 * The kinds of objects: which internal slots (`data`) an object has and which internal methods are not the ordinary ones.
 * Kept as small integers in one field of the one object class, so that property access sees a single host layout.
 */
export const Kind = {
  Ordinary: 0,
  /** Dense elements in `data`, all attributes default, extensible, writable length: the fast form of an Array. */
  Array: 1,
  /** An Array in any other state; `data` is a `SparseElements`. */
  SparseArray: 2,
  /** A function of the program; `data` is its compiled code, `captures` its variables. */
  Closure: 3,
  /** A built-in function; `data` is a `NativeCode`. */
  Native: 4,
  BoundFunction: 5,
  /** A callable tool or a namespace of tools; `data` belongs to the host bridge. */
  ToolReference: 6,
  Proxy: 7,
  Error: 8,
  Boolean: 9,
  Number: 10,
  String: 11,
  Symbol: 12,
  BigInt: 13,
  Date: 14,
  RegExp: 15,
  Map: 16,
  Set: 17,
  WeakMap: 18,
  WeakSet: 19,
  Promise: 20,
  Generator: 21,
  AsyncGenerator: 22,
  ArrayBuffer: 23,
  DataView: 24,
  TypedArray: 25,
  Arguments: 26,
  /** Iterators of the library (array, map, set, string, regexp, helpers, wrappers); `data` is their state. */
  Iterator: 27,
  /** Objects of the library with private state and ordinary behaviour (URL, Headers, Intl, encoders …). */
  Host: 28,
} as const;
export type Kind = (typeof Kind)[keyof typeof Kind];

/** Bits of `JSObject.flags`. */
export const Flag = {
  NonExtensible: 1,
  /** Inline caches know it as the holder of a property: structural changes must change its shape's identity. */
  CachedHolder: 2,
  /** Has a [[Construct]] internal method. */
  Constructor: 4,
  /** Has a [[Call]] internal method (only asked of proxies; other kinds decide it by kind). */
  Callable: 8,
  ClassConstructor: 16,
  /** A key of some WeakMap or WeakSet: its entries live as long as it does. */
  WeakKey: 32,
} as const;

/** Bits of `JSObject.flags` that the memory meter marks what it has reached with: the number of its walk. */
export const MARK_SHIFT = 8;
export const MARK_MASK = 0xff00;

/** Bits of `JSObject.flags` that tell where large tables keep what belongs to the object; 0 until one needs to know. */
export const BUCKET_SHIFT = 16;
export const BUCKET_MASK = 0x3fff;

/** Attribute bits of a property, as in `Property.flags`. */
export const Attr = { Writable: 1, Enumerable: 2, Configurable: 4, Accessor: 8, All: 7, Hidden: 5 } as const;
