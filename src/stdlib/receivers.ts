/** Receiver checks that several tables share: they narrow `this` and word the TypeError alike everywhere. */
import type { Receiver } from "../machine/Builtin.ts";
import { throwTypeError } from "../machine/errors.ts";
import { toObject } from "../machine/operations/convert.ts";
import { describe } from "../machine/operations/describe.ts";
import type { JSObject } from "../values/JSObject.ts";
import type { Kind } from "../values/kinds.ts";
import { isObject } from "../values/Value.ts";

/** ToObject(this value). */
export const thisToObject: Receiver<JSObject> = (m, self, name) => {
  if (isObject(self)) return self;
  if (self === undefined || self === null) throwTypeError(m, `${name} called on null or undefined`);
  return toObject(m, self);
};

/** Any object, but no conversion. */
export const thisObject: Receiver<JSObject> = (m, self, name) =>
  isObject(self) ? self : throwTypeError(m, `${name} called on non-object`);

/** An object of that kind: RequireInternalSlot. */
export const thisOfKind =
  (kind: Kind): Receiver<JSObject> =>
  (m, self, name) =>
    isObject(self) && self.kind === kind
      ? self
      : throwTypeError(m, `Method ${name} called on incompatible receiver ${describe(self)}`);

/** An object whose internal slots are an instance of that class. */
export const thisWithData =
  <T>(of: abstract new (...args: never[]) => T): Receiver<T> =>
  (m, self, name) =>
    isObject(self) && self.data instanceof of
      ? self.data
      : throwTypeError(m, `Method ${name} called on incompatible receiver ${describe(self)}`);
