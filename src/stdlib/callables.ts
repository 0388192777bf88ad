/** Callback arguments of built-ins: checked once, before anything else happens with them. */
import { isCallable } from "../machine/call.ts";
import { throwTypeError } from "../machine/errors.ts";
import type { Machine } from "../machine/Machine.ts";
import { describe } from "../machine/operations/describe.ts";
import type { JSObject } from "../values/JSObject.ts";
import type { Value } from "../values/Value.ts";

export const requireCallable = (m: Machine, value: Value): JSObject =>
  isCallable(value) ? value : throwTypeError(m, `${describe(value)} is not a function`);
