/** String exotic objects (ECMA-262 §10.4.3): read-only index keys and `length` of a boxed string. */
import { arrayIndex } from "../../values/arrays.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Attr } from "../../values/kinds.ts";
import type { PropertyKey } from "../../values/Value.ts";
import { mergeProperty, type OwnProperty } from "./descriptor.ts";
import type { Exotic } from "./exotic.ts";

const getOwn = (object: JSObject, key: PropertyKey): OwnProperty | undefined => {
  const text = object.data as string;
  if (key === "length") return { content: text.length, flags: 0 };
  const index = arrayIndex(key);
  return index >= 0 && index < text.length ? { content: text[index], flags: Attr.Enumerable } : undefined;
};

export const stringExotic: Exotic = {
  getOwn,
  define(_m, object, key, descriptor) {
    const own = getOwn(object, key);
    return own === undefined ? undefined : mergeProperty(own, descriptor) !== null;
  },
  remove(object, key) {
    return getOwn(object, key) === undefined ? undefined : false;
  },
  keys(object) {
    return { indices: Array.from({ length: (object.data as string).length }, (_, i) => String(i)), names: ["length"] };
  },
};
