/** The prototype that a new object gets from the constructor it is made by. */
import { isObject } from "../../values/Value.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import type { MaybeGuest } from "../Builtin.ts";
import { throwTypeError } from "../errors.ts";
import type { Guest } from "../guest.ts";
import type { Machine } from "../Machine.ts";
import { get, SLOW, tryGet } from "./property.ts";

/** §10.1.14 GetPrototypeFromConstructor: plain unless reading `prototype` runs guest code. */
export function prototypeFromConstructor(m: Machine, constructor: JSObject, fallback: string): MaybeGuest<JSObject> {
  // The constructors of the program keep it in one slot for good: the property is not configurable.
  if (constructor.kind === Kind.Closure && constructor.s2 instanceof JSObject) return constructor.s2;
  const proto = tryGet(constructor, "prototype");
  if (proto === SLOW) return readPrototype(m, constructor, fallback);
  return isObject(proto) ? proto : m.realm.intrinsic(fallback);
}
function* readPrototype(m: Machine, constructor: JSObject, fallback: string): Guest<JSObject> {
  const proto = yield* get(m, constructor, "prototype");
  if (isObject(proto)) return proto;
  requireRealm(m, constructor);
  return m.realm.intrinsic(fallback);
}

/** §7.3.25 GetFunctionRealm: there is one realm, but a revoked proxy has none. */
function requireRealm(m: Machine, constructor: JSObject): void {
  let f: JSObject | null = constructor;
  while (f !== null && (f.kind === Kind.BoundFunction || f.kind === Kind.Proxy))
    f = (f.data as { readonly target: JSObject | null }).target;
  if (f === null) throwTypeError(m, "Cannot use a proxy that has been revoked as a constructor");
}
