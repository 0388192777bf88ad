/**
 * The program's data to the host: tool arguments and the result. Reads as JSON.stringify would, once, through getters,
 * proxies and `toJSON`; everything the host gets is a fresh host value.
 *
 * | program                                     | host                                             |
 * | ------------------------------------------- | ------------------------------------------------ |
 * | null, boolean, text                         | the same                                         |
 * | undefined                                   | result: null; argument: field dropped, element null |
 * | number                                      | the same, non-finite ones null                   |
 * | array, object                               | copied: own enumerable properties with text keys |
 * | Date                                        | ISO text, null when invalid (its `toJSON`)        |
 * | RegExp, Map, Set, URLSearchParams           | {}                                               |
 * | URL                                         | href (its `toJSON`); Headers: an object          |
 * | boxed primitive                             | the primitive                                    |
 * | Error                                       | { name, message } and own enumerable fields       |
 * | function, promise, symbol, generator, tool  | refused: InvalidDataValue that says what to do    |
 * | big integer, ArrayBuffer, views             | refused, with a hint                              |
 * | own `__proto__`; `constructor` with `prototype` | refused                                      |
 */
import { type ErrorData } from "../machine/errors.ts";
import { CallRequest, type Guest, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { isCallable } from "../machine/call.ts";
import { toNumber, toString } from "../machine/operations/convert.ts";
import { get, getIndex, getOwnProperty, ownKeys } from "../machine/operations/property.ts";
import { isArray } from "../machine/operations/proxy.ts";
import { lengthOfArrayLike } from "../machine/operations/convert.ts";
import { makeError } from "../machine/errors.ts";
import { GuestThrow } from "../machine/guest.ts";
import type { JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { PlainRecord } from "../values/PlainRecord.ts";
import { isObject, type Value } from "../values/Value.ts";
import { MAX_DEPTH, MAX_NODES } from "./limits.ts";
import { pathText, type PathSegment } from "./path.ts";

export type Purpose = "result" | "argument";

/** Stands for a value that is left out (an undefined field of an argument). */
const ABSENT: unique symbol = Symbol("absent");

/** Copies a guest value out. A refusal is a guest TypeError whose diagnostic is `InvalidDataValue`. */
export function* toHost(m: Machine, value: Value, purpose: Purpose): Guest<unknown> {
  const copied = yield* new Copier(m, purpose).copy(value, "");
  return copied === ABSENT ? undefined : copied;
}

/** Why kinds of objects cannot cross. */
const REFUSED: Partial<Record<Kind, string>> = {
  [Kind.Promise]: "is a promise: await it first",
  [Kind.Generator]: "is a generator: spread it into an array first",
  [Kind.AsyncGenerator]: "is an async generator: collect its values first",
  [Kind.ToolReference]: "is a tool or a namespace of tools, which is no data: call it and use its result",
  [Kind.ArrayBuffer]: "is an ArrayBuffer: encode it as base64 or hex text",
  [Kind.DataView]: "is a DataView: encode its bytes as base64 or hex text",
  [Kind.TypedArray]: "is a typed array: encode it as base64 or hex text, or spread it into an array",
  [Kind.Symbol]: "is a symbol, which is no data",
  [Kind.WeakMap]: "is a WeakMap, which cannot be listed",
  [Kind.WeakSet]: "is a WeakSet, which cannot be listed",
};

class Copier {
  private readonly m: Machine;
  private readonly purpose: Purpose;
  private readonly path: PathSegment[] = [];
  private readonly ancestors = new Set<JSObject>();
  private nodes = 0;
  constructor(m: Machine, purpose: Purpose) {
    this.m = m;
    this.purpose = purpose;
  }

  *copy(value: Value, key: string): Guest<unknown> {
    switch (typeof value) {
      case "undefined":
        return this.purpose === "result" ? null : ABSENT;
      case "number":
        return Number.isFinite(value) ? value : null;
      case "bigint":
        return this.refuse("is a big integer: convert it with Number(…) or String(…)");
      case "symbol":
        return this.refuse("is a symbol, which is no data");
      case "object":
        return value === null ? null : yield* this.object(value, key);
      default:
        return value;
    }
  }

  private *object(object: JSObject, key: string): Guest<unknown> {
    if (++this.nodes > MAX_NODES) this.refuse(`has more than ${MAX_NODES} values`);
    if (--this.m.budget < 0) yield PAUSE;
    const refused = REFUSED[object.kind];
    if (refused !== undefined) this.refuse(refused);
    const toJSON = yield* get(this.m, object, "toJSON");
    if (isCallable(toJSON) && object.kind !== Kind.ToolReference) {
      const plain = yield new CallRequest(toJSON, object, [key]);
      return isObject(plain) ? yield* this.structure(plain) : yield* this.copy(plain, key);
    }
    return yield* this.structure(object);
  }

  private *structure(object: JSObject): Guest<unknown> {
    const refused = REFUSED[object.kind];
    if (refused !== undefined) this.refuse(refused);
    if (isCallable(object)) return this.refuse("is a function, which is no data: call it, or leave it out");
    switch (object.kind) {
      case Kind.Number:
        return finite(yield* toNumber(this.m, object));
      case Kind.String:
        return yield* toString(this.m, object);
      case Kind.Boolean:
        return object.data;
      case Kind.BigInt:
        return this.refuse("is a big integer: convert it with Number(…) or String(…)");
      case Kind.Map:
      case Kind.Set:
      case Kind.RegExp:
        return {};
      case Kind.Host:
        if (object.data instanceof PlainRecord) return this.plainRecord(object.data);
    }
    if (this.path.length >= MAX_DEPTH) this.refuse(`nests deeper than ${MAX_DEPTH} levels`);
    if (this.ancestors.has(object)) this.refuse("refers to itself (circular): leave that reference out");
    this.ancestors.add(object);
    const copied = isArray(this.m, object) ? yield* this.array(object) : yield* this.record(object);
    this.ancestors.delete(object);
    return copied;
  }

  private plainRecord(record: PlainRecord): Record<string, string> {
    const copied: Record<string, string> = {};
    for (const [name, text] of record.plainEntries()) {
      if (++this.nodes > MAX_NODES) this.refuse(`has more than ${MAX_NODES} values`);
      if (name === "__proto__") this.refuse("has the key `__proto__`, which pollutes objects it is merged into");
      copied[name] = Object.hasOwn(copied, name) ? `${copied[name]}, ${text}` : text;
    }
    return copied;
  }

  private *array(object: JSObject): Guest<unknown[]> {
    const length = yield* lengthOfArrayLike(this.m, object);
    const copied: unknown[] = [];
    for (let index = 0; index < length; index++) {
      if (++this.nodes > MAX_NODES) this.refuse(`has more than ${MAX_NODES} values`);
      this.path.push(index);
      const element = yield* this.copy(yield* getIndex(this.m, object, index), String(index));
      copied.push(element === ABSENT ? null : element);
      this.path.pop();
    }
    return copied;
  }

  private *record(object: JSObject): Guest<Record<string, unknown>> {
    const copied: Record<string, unknown> = {};
    if (object.kind === Kind.Error) yield* this.errorFields(object, copied);
    for (const key of yield* ownKeys(this.m, object)) {
      if (typeof key !== "string") continue;
      const own = yield* getOwnProperty(this.m, object, key);
      if (own === undefined || (own.flags & Attr.Enumerable) === 0) continue;
      this.path.push(key);
      if (key === "__proto__") this.refuse("is a key that pollutes objects it is merged into: use another name");
      const value = yield* this.copy(yield* get(this.m, object, key), key);
      if (key === "constructor" && typeof value === "object" && value !== null && Object.hasOwn(value, "prototype"))
        this.refuse("with a `prototype` in it pollutes objects it is merged into: use another name");
      if (value !== ABSENT) copied[key] = value;
      this.path.pop();
    }
    return copied;
  }

  private *errorFields(object: JSObject, copied: Record<string, unknown>): Guest<void> {
    for (const key of ["name", "message"]) {
      const value = yield* get(this.m, object, key);
      if (value !== undefined) copied[key] = yield* toString(this.m, value);
    }
  }

  private refuse(what: string): never {
    const message = `${pathText(this.purpose, this.path)} ${what}`;
    const error = makeError(this.m, "TypeError", message);
    (error.data as ErrorData).diagnostic = { kind: "InvalidDataValue", message };
    throw new GuestThrow(error);
  }
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
