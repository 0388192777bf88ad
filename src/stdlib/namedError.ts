/** Errors that the web platform throws as DOMException: here they are Errors of that name. */
import { captureTrace, ErrorData, installStack } from "../machine/errors.ts";
import { GuestThrow } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { addProperty, JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";

export function throwNamedError(m: Machine, name: string, message: string): never {
  const data = new ErrorData(captureTrace(m.current));
  const error = new JSObject(m.realm.rootShape, m.realm.intrinsic("ErrorPrototype"), Kind.Error, data);
  installStack(error, `${name}: ${message}`, data);
  addProperty(error, "message", Attr.Hidden, message);
  addProperty(error, "name", Attr.Hidden, name);
  throw new GuestThrow(error);
}
