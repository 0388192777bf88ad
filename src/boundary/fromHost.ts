/**
 * Host data into the program: copied, plain, without anything of the host's left in it.
 *
 * | host                                   | program                         |
 * | -------------------------------------- | ------------------------------- |
 * | undefined, null, boolean, number, text | the same (-0 and NaN too)       |
 * | array, plain object                    | copied, own enumerable data     |
 * | own `__proto__` key                    | dropped                         |
 * | Date                                   | ISO text, null when invalid     |
 * | URL                                    | its href                        |
 * | Map, Set, RegExp                       | {}                              |
 * | boxed primitive                        | the primitive                   |
 * | accessor                               | refused: it is never called     |
 * | function, symbol, big integer, other   | refused, naming the path        |
 * | objects, deeper than 32 levels         | refused                         |
 * | cycle                                  | refused                         |
 */
import type { Machine } from "../machine/Machine.ts";
import { MAX_STRING_LENGTH } from "../machine/operations/operators.ts";
import { addProperty, JSObject } from "../values/JSObject.ts";
import { MAX_ARRAY_ELEMENTS } from "../values/arrays.ts";
import { Attr, Kind } from "../values/kinds.ts";
import type { Value } from "../values/Value.ts";
import { MAX_DEPTH, MAX_NODES } from "./limits.ts";
import { pathText, type PathSegment } from "./path.ts";

/** Host data that may not enter; the message names the place and says nothing of the data itself. */
export class HostDataRefused {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/**
 * Copies host data.
 *
 * @throws HostDataRefused
 */
export function fromHost(m: Machine, value: unknown): Value {
  return new Copier(m).copy(value);
}

class Copier {
  private readonly m: Machine;
  private readonly path: PathSegment[] = [];
  private readonly ancestors = new Set<object>();
  private nodes = 0;
  constructor(m: Machine) {
    this.m = m;
  }

  copy(value: unknown): Value {
    switch (typeof value) {
      case "string":
        if (value.length > MAX_STRING_LENGTH)
          this.refuse(`is a text of ${value.length} characters; a program can hold at most ${MAX_STRING_LENGTH}`);
        return value;
      case "object":
        return value === null ? null : this.object(value);
      case "function":
        return this.refuse("is a function");
      case "symbol":
        return this.refuse("is a symbol");
      case "bigint":
        return this.refuse("is a big integer; give it as text");
      default:
        return value as Value;
    }
  }

  private object(value: object): Value {
    if (++this.nodes > MAX_NODES) this.refuse(`has more than ${MAX_NODES} values`);
    this.m.budget--;
    const special = plainForm(value);
    if (special !== undefined) return special.value === undefined ? this.empty() : this.copy(special.value);
    if (this.path.length >= MAX_DEPTH) this.refuse(`nests deeper than ${MAX_DEPTH} levels`);
    if (this.ancestors.has(value)) this.refuse("refers to itself (circular)");
    this.ancestors.add(value);
    const copied = Array.isArray(value) ? this.array(value) : this.record(value);
    this.ancestors.delete(value);
    return copied;
  }

  private empty(): JSObject {
    const { rootShape, objectPrototype } = this.m.realm;
    return new JSObject(rootShape, objectPrototype, Kind.Ordinary, null);
  }

  private array(value: readonly unknown[]): Value {
    if (value.length > MAX_ARRAY_ELEMENTS) this.refuse(`has more than ${MAX_ARRAY_ELEMENTS} elements`);
    const { rootShape, arrayPrototype } = this.m.realm;
    const data: Value[] = [];
    for (let i = 0; i < value.length; i++) data.push(this.member(value, i));
    return new JSObject(rootShape, arrayPrototype, Kind.Array, data);
  }

  private record(value: object): Value {
    if (!isPlain(value)) this.refuse(`is ${kindOf(value)}, not plain data`);
    const object = this.empty();
    for (const key of Object.keys(value)) if (key !== "__proto__") addProperty(object, key, Attr.All, this.member(value, key));
    return object;
  }

  private member(holder: object, key: PathSegment): Value {
    this.path.push(key);
    const descriptor = Object.getOwnPropertyDescriptor(holder, key);
    if (descriptor !== undefined && !("value" in descriptor)) this.refuse("is an accessor property");
    const copied = this.copy(descriptor?.value);
    this.path.pop();
    return copied;
  }

  private refuse(what: string): never {
    throw new HostDataRefused(`${pathText("result", this.path)} ${what}`);
  }
}

/** What stands for a host object that is no plain data: `{ value }`, with undefined for an empty object. */
function plainForm(value: object): { readonly value: unknown } | undefined {
  if (value instanceof Date) return { value: Number.isNaN(value.getTime()) ? null : value.toISOString() };
  if (typeof URL === "function" && value instanceof URL) return { value: value.href };
  if (value instanceof Map || value instanceof Set || value instanceof RegExp) return { value: undefined };
  if (value instanceof String || value instanceof Number || value instanceof Boolean) return { value: value.valueOf() };
  return undefined;
}

/** Plain objects, and instances of classes that carry data only (Effect's Data and Schema classes): own data is copied. */
function isPlain(value: object): boolean {
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto === null || proto === Object.prototype) return true;
  return !ArrayBuffer.isView(value) && !(value instanceof ArrayBuffer) && !(value instanceof Promise) && !(value instanceof Error);
}

const kindOf = (value: object): string => (value instanceof Error ? "an error" : `a ${value.constructor?.name ?? "host object"}`);
