/** OrdinaryCreateFromConstructor (ECMA-262 §10.1.13) for library constructors, and the check that `new` was used. */
import type { MaybeGuest } from "../machine/Builtin.ts";
import { prototypeFromConstructor } from "../machine/operations/prototypeFromConstructor.ts";
import { throwTypeError } from "../machine/errors.ts";
import { type Guest, isGuest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import type { JSObject } from "../values/JSObject.ts";

/** What `make` makes of the new target's prototype; a generator only where reading that prototype runs guest code. */
export function withPrototype<T>(
  m: Machine,
  newTarget: JSObject,
  fallback: string,
  make: (proto: JSObject) => T | Guest<T>,
): MaybeGuest<T> {
  const proto = prototypeFromConstructor(m, newTarget, fallback);
  return isGuest(proto) ? makeLater(proto, make) : make(proto);
}
function* makeLater<T>(proto: Guest<JSObject>, make: (proto: JSObject) => T | Guest<T>): Guest<T> {
  const made = make(yield* proto);
  return isGuest(made) ? yield* made : made;
}

export function requireNew(m: Machine, newTarget: JSObject | undefined, name: string): JSObject {
  return newTarget ?? throwTypeError(m, `Constructor ${name} requires 'new'`);
}
