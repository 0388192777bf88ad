/** Proxy (ECMA-262 §28.2): the constructor and revocation; the internal methods are in `machine/operations/proxy.ts`. */
import { anyReceiver, builtinFunction, method } from "../machine/Builtin.ts";
import { isCallable, isConstructor } from "../machine/call.ts";
import { throwTypeError } from "../machine/errors.ts";
import type { Machine } from "../machine/Machine.ts";
import { ordinaryObjectCreate } from "../machine/operations/create.ts";
import type { ProxyData } from "../machine/operations/proxy.ts";
import { addProperty, JSObject } from "../values/JSObject.ts";
import { Attr, Flag, Kind } from "../values/kinds.ts";
import { isObject, type Value } from "../values/Value.ts";
import { requireNew } from "./construct.ts";

// prettier-ignore
export const ProxyConstructor = builtinFunction("Proxy", { length: 2, isConstructor: true, spec: "sec-proxy-constructor", body: (m, _self, [target, handler], newTarget) => {
  requireNew(m, newTarget, "Proxy");
  return proxyCreate(m, target, handler);
} }, [
  method("revocable", 2, anyReceiver, "sec-proxy.revocable", (m, _self, [target, handler]) => revocable(m, target, handler)),
]);

/** §10.5.14 ProxyCreate. */
function proxyCreate(m: Machine, target: Value, handler: Value): JSObject {
  if (!isObject(target) || !isObject(handler))
    return throwTypeError(m, "Cannot create proxy with a non-object as target or handler");
  const data: ProxyData = { target, handler };
  const proxy = new JSObject(m.realm.rootShape, null, Kind.Proxy, data);
  if (isCallable(target)) proxy.flags |= Flag.Callable;
  if (isConstructor(target)) proxy.flags |= Flag.Constructor;
  return proxy;
}

function revocable(m: Machine, target: Value, handler: Value): JSObject {
  const proxy = proxyCreate(m, target, handler);
  const result = ordinaryObjectCreate(m);
  addProperty(result, "proxy", Attr.All, proxy);
  addProperty(
    result,
    "revoke",
    Attr.All,
    m.realm.native(
      "",
      0,
      () => {
        const data = proxy.data as ProxyData;
        data.target = null;
        data.handler = null;
        return undefined;
      },
      [proxy],
    ),
  );
  return result;
}
