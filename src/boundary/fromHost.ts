/**
 * Host data into the program: copied, plain, without anything of the host's left in it. Open containers are on a list, so
 * the copy can stop after any value and go on later.
 *
 * | host                                   | program                                |
 * | -------------------------------------- | -------------------------------------- |
 * | undefined, null, boolean, number, text | the same (-0 and NaN too)              |
 * | array, plain object, instance of a class | copied: own enumerable data          |
 * | own `__proto__` key                    | dropped                                |
 * | Date                                   | ISO text, null when invalid            |
 * | URL                                    | its href                               |
 * | Headers                                | an object                              |
 * | Map, Set, RegExp, URLSearchParams      | {}                                     |
 * | boxed primitive                        | the primitive                          |
 * | accessor, Proxy                        | refused: getters and traps never run   |
 * | function, symbol, big integer, Error, promise, bytes | refused, naming the path |
 * | cycle, more than 32 levels, too many values          | refused                  |
 */
import { type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { sizeOf } from "../machine/memory.ts";
import { MAX_STRING_LENGTH } from "../machine/operations/operators.ts";
import { append } from "../machine/operations/create.ts";
import { MAX_ARRAY_ELEMENTS } from "../values/arrays.ts";
import { addProperty, JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import type { Value } from "../values/Value.ts";
import { isProxy } from "./isProxy.ts";
import { MAX_DEPTH, MAX_NODES, MAX_SHARED, TOO_MANY, TOO_SHARED } from "./limits.ts";
import { pathText, type PathSegment } from "./path.ts";

/** Host data that may not enter; the message names the place and says nothing of the data itself. */
export class HostDataRefused {
  readonly message: string;
  constructor(message: string) {
    this.message = message;
  }
}

/** Values between two looks at the budget. */
const STEP = 256;

/**
 * Copies host data, in pieces.
 *
 * @throws HostDataRefused
 */
export function* fromHost(m: Machine, value: unknown): Guest<Value> {
  const copy = new HostCopy(m, value);
  yield* finish(m, copy);
  return copy.value;
}

/** The rest of a copy. */
export function* finish(m: Machine, copy: HostCopy): Guest<void> {
  m.keep(copy);
  while (!copy.go(STEP)) if ((m.budget -= STEP) < 0) yield PAUSE;
}

/** A container that is being copied. */
interface Open {
  readonly source: object;
  /** Keys of an object; null for an array. */
  readonly keys: readonly string[] | null;
  readonly length: number;
  readonly target: JSObject;
  index: number;
}

/** A copy under way. */
export class HostCopy {
  /** The copy, complete when `go` has said so. */
  readonly value: Value;
  private readonly m: Machine;
  private readonly open: Open[] = [];
  private readonly seen = new Set<object>();
  private nodes = 0;
  private shared = 0;

  /** @throws HostDataRefused */
  constructor(m: Machine, value: unknown) {
    this.m = m;
    this.value = this.copy(value);
  }

  /**
   * Copies about `count` values more; true when everything is copied.
   *
   * @throws HostDataRefused
   */
  go(count: number): boolean {
    const { open } = this;
    let left = count;
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      if (left <= 0) break;
      const { source, keys, length, target } = top;
      const depth = open.length;
      // Until something nested has been opened, or the end.
      while (top.index < length && open.length === depth && left-- > 0) {
        const index = top.index++;
        if (keys === null) append(this.m, target, this.copy(this.member(source, index)));
        else {
          const key = keys[index]!;
          if (key !== "__proto__") addProperty(target, key, Attr.All, this.copy(this.member(source, key)));
        }
      }
      if (top.index === length && open.length === depth) open.pop();
    }
    return open.length === 0;
  }

  /** A value as far as it can be given at once: an object comes back empty and is opened. */
  private copy(value: unknown): Value {
    if (++this.nodes > MAX_NODES) this.refuse(TOO_MANY);
    switch (typeof value) {
      case "string":
        if (value.length > MAX_STRING_LENGTH)
          this.refuse(`is a text of ${value.length} characters; a program can hold at most ${MAX_STRING_LENGTH}`);
        this.m.allocated += sizeOf(value);
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
    if (isProxy(value)) this.refuse("is a Proxy; give a plain copy of what it shows");
    const form = this.form(value);
    return typeof form === "object" && form !== null ? this.begin(form) : form;
  }

  private form(value: object): object | string | number | boolean | null {
    try {
      return plainForm(value);
    } catch {
      return this.refuse("cannot be read");
    }
  }

  private begin(source: object): JSObject {
    const { open, seen, m } = this;
    if (open.length >= MAX_DEPTH) this.refuse(`nests deeper than ${MAX_DEPTH} levels`);
    if (seen.has(source)) {
      if (open.some((outer) => outer.source === source)) this.refuse("refers to itself (circular)");
      if (++this.shared > MAX_SHARED) this.refuse(TOO_SHARED);
    } else seen.add(source);
    const { rootShape, arrayPrototype, objectPrototype } = m.realm;
    const isList = Array.isArray(source);
    const keys = isList ? null : this.keys(source);
    const length = isList ? source.length : keys!.length;
    if (length > MAX_ARRAY_ELEMENTS) this.refuse(`has more than ${MAX_ARRAY_ELEMENTS} elements`);
    const target = isList
      ? new JSObject(rootShape, arrayPrototype, Kind.Array, [])
      : new JSObject(rootShape, objectPrototype, Kind.Ordinary, null);
    m.allocated += sizeOf(target);
    if (length > 0) open.push({ source, keys, length, target, index: 0 });
    return target;
  }

  private keys(source: object): string[] {
    const what = foreignKind(source);
    return what === undefined ? Object.keys(source) : this.refuse(what);
  }

  private member(holder: object, key: PathSegment): unknown {
    const descriptor = Object.getOwnPropertyDescriptor(holder, key);
    if (descriptor !== undefined && !("value" in descriptor)) this.refuse("is an accessor property");
    return descriptor?.value;
  }

  private refuse(what: string): never {
    const path = this.open.map(({ keys, index }) => (keys === null ? index - 1 : keys[index - 1]!));
    throw new HostDataRefused(`${pathText("result", path)} ${what}`);
  }
}

/** What stands for a host object: another object to be copied, or a primitive. Own methods of the object do not run. */
function plainForm(value: object): object | string | number | boolean | null {
  const proto: unknown = Object.getPrototypeOf(value);
  if (proto === Object.prototype || proto === Array.prototype || proto === null) return value;
  if (value instanceof Date) {
    const time = Date.prototype.getTime.call(value);
    return Number.isNaN(time) ? null : new Date(time).toISOString();
  }
  if (value instanceof Map || value instanceof Set || value instanceof RegExp) return {};
  if (value instanceof String) return String.prototype.valueOf.call(value);
  if (value instanceof Number) return Number.prototype.valueOf.call(value);
  if (value instanceof Boolean) return Boolean.prototype.valueOf.call(value);
  if (typeof URL === "function" && value instanceof URL) return value.href;
  if (typeof URLSearchParams === "function" && value instanceof URLSearchParams) return {};
  if (typeof Headers === "function" && value instanceof Headers) return Object.fromEntries(value);
  return value;
}

/**
 * What is said of an object that carries no data to copy. Instances of classes that hold data in fields (Effect's Data and
 * Schema classes among them) are copied.
 */
function foreignKind(value: object): string | undefined {
  if (value instanceof Error) return "is an error, not plain data";
  if (value instanceof Promise) return "is a promise, not plain data";
  return ArrayBuffer.isView(value) || value instanceof ArrayBuffer
    ? "is binary data; give it as base64 text"
    : undefined;
}
