/** Integrity levels of objects (ECMA-262 §7.3.15, §7.3.16): frozen and sealed. */
import { type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { arrayKeys } from "../machine/operations/manyKeys.ts";
import {
  definePropertyOrThrow,
  getOwnProperty,
  isExtensible,
  ownKeys,
  preventExtensions,
} from "../machine/operations/property.ts";
import { isArrayObject } from "../values/arrays.ts";
import { Accessor, type JSObject } from "../values/JSObject.ts";
import { Attr } from "../values/kinds.ts";

export type IntegrityLevel = "frozen" | "sealed";

/** §7.3.15 SetIntegrityLevel; false when the object refuses. */
export function* setIntegrityLevel(m: Machine, object: JSObject, level: IntegrityLevel): Guest<boolean> {
  if (!(yield* preventExtensions(m, object))) return false;
  for (const key of isArrayObject(object) ? yield* arrayKeys(m, object) : yield* ownKeys(m, object)) {
    if ((m.budget -= 8) < 0) yield PAUSE;
    if (level === "sealed") {
      yield* definePropertyOrThrow(m, object, key, { configurable: false });
      continue;
    }
    const own = yield* getOwnProperty(m, object, key);
    if (own === undefined) continue;
    const isAccessor = own.content instanceof Accessor;
    yield* definePropertyOrThrow(
      m,
      object,
      key,
      isAccessor ? { configurable: false } : { configurable: false, writable: false },
    );
  }
  return true;
}

/** §7.3.16 TestIntegrityLevel. */
export function* testIntegrityLevel(m: Machine, object: JSObject, level: IntegrityLevel): Guest<boolean> {
  if (yield* isExtensible(m, object)) return false;
  for (const key of isArrayObject(object) ? yield* arrayKeys(m, object) : yield* ownKeys(m, object)) {
    if ((m.budget -= 8) < 0) yield PAUSE;
    const own = yield* getOwnProperty(m, object, key);
    if (own === undefined) continue;
    if ((own.flags & Attr.Configurable) !== 0) return false;
    if (level === "frozen" && (own.flags & Attr.Writable) !== 0) return false;
  }
  return true;
}
