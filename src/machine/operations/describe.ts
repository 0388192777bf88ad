/** How messages write a value: short, never running guest code, never a whole structure. */
import { shortened } from "../../diagnostics/shortened.ts";
import { type JSObject, ownProperty, readSlot } from "../../values/JSObject.ts";
import { isLongBigInt } from "../../values/bigints.ts";
import { Kind } from "../../values/kinds.ts";
import type { PropertyKey, Value } from "../../values/Value.ts";
import { isCallable } from "../call.ts";
import { tryGet } from "./property.ts";

const SHOWN = 40;

export function describe(value: Value): string {
  switch (typeof value) {
    case "string":
      return JSON.stringify(shortened(value, SHOWN));
    case "bigint":
      return isLongBigInt(value) ? "a long BigInt" : shortened(`${value}n`, SHOWN);
    case "symbol":
      return shortened(value.toString(), SHOWN);
    case "object":
      if (value === null) return "null";
      break;
    default:
      return String(value);
  }
  const object: JSObject = value;
  if (isCallable(object)) {
    const name = functionName(object);
    return name === "" ? "a function" : `function ${name}`;
  }
  if (object.kind === Kind.Array || object.kind === Kind.SparseArray) return "[object Array]";
  const constructor = object.kind === Kind.ToolReference ? undefined : tryGet(object, "constructor");
  return `#<${(isCallable(constructor) && functionName(constructor)) || "Object"}>`;
}

export function functionName(object: JSObject): string {
  const name = object.kind === Kind.Proxy ? undefined : ownProperty(object, "name");
  const text = name === undefined ? "" : readSlot(object, name.index);
  return typeof text === "string" ? text : "";
}

export const describeKey = (key: PropertyKey): string => (typeof key === "symbol" ? key.toString() : key);
