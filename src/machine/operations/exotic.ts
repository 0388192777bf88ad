/**
 * Own properties of objects whose own properties are not only the ordinary ones: arrays, strings, typed arrays, tool
 * references. One entry per kind; a kind without an entry is ordinary. Nothing here runs guest code (proxies are apart).
 */
import { type JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import type { PropertyKey } from "../../values/Value.ts";
import type { Machine } from "../Machine.ts";
import type { OwnProperty, PropertyDescriptor } from "./descriptor.ts";
import { arrayExotic } from "./exoticArray.ts";
import { stringExotic } from "./exoticString.ts";
import { typedArrayExotic } from "./exoticTypedArray.ts";

/** Own-property methods of a kind. `undefined` results mean: not an exotic key, ask the ordinary properties. */
export interface Exotic {
  /** The own property, or undefined when the key is not exotic here; `null`: exotic, and absent for good. */
  getOwn(object: JSObject, key: PropertyKey): OwnProperty | undefined | null;
  /** Defines, or undefined to let the ordinary algorithm do it. */
  define(m: Machine, object: JSObject, key: PropertyKey, descriptor: PropertyDescriptor): boolean | undefined;
  /** Deletes, or undefined to let the ordinary algorithm do it. */
  remove(object: JSObject, key: PropertyKey): boolean | undefined;
  /** Exotic keys in order: index keys before the ordinary ones, the others after the ordinary indices. */
  keys(object: JSObject): { readonly indices: string[]; readonly names: string[] };
  preventExtensions?(object: JSObject): boolean;
  /** True where writes to an absent exotic key never reach the prototype (typed arrays). */
  readonly endsLookup?: boolean;
}

/** What the data of a tool reference must offer to look like an object: the names below it, which the host knows. */
export interface ToolReferenceData {
  readonly children: ReadonlyMap<string, unknown>;
}
export const toolNames = (reference: JSObject): string[] => [...(reference.data as ToolReferenceData).children.keys()];

const byKind: Partial<Record<Kind, Exotic>> = {
  [Kind.Array]: arrayExotic,
  [Kind.SparseArray]: arrayExotic,
  [Kind.String]: stringExotic,
  [Kind.TypedArray]: typedArrayExotic,
};

/** The exotic methods of each kind, by number. */
export const exotics: readonly (Exotic | undefined)[] = Object.values(Kind).map((kind) => byKind[kind]);
