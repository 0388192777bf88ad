/**
 * What a guest value is. Primitives are the host's own primitives (symbols too: a guest symbol is a host symbol made for
 * that realm); every object is a `JSObject`. Nothing in this room can run guest code.
 */
import type { JSObject } from "./JSObject.ts";

export type Primitive = undefined | null | boolean | number | string | bigint | symbol;
export type Value = Primitive | JSObject;
export type PropertyKey = string | symbol;

/** The name of a private class element (§6.2.12): a key of its own kind, which no reflection sees. */
export class PrivateName {
  readonly description: string;
  constructor(description: string) {
    this.description = description;
  }
}

/** Absent element of a dense array; never leaves the array's own storage. */
export const HOLE: unique symbol = Symbol("hole");
/** A binding that is not initialised yet (temporal dead zone). */
export const TDZ: unique symbol = Symbol("uninitialised");

export const isObject = (value: Value): value is JSObject => typeof value === "object" && value !== null;
