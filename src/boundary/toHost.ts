/**
 * The program's data to the host: tool arguments and the result. Reads as JSON.stringify would, once, through getters,
 * proxies and `toJSON`; everything the host gets is a fresh host value. Open containers are on a list, and the copy can
 * pause after any value.
 *
 * | program                                     | host                                                |
 * | ------------------------------------------- | --------------------------------------------------- |
 * | null, boolean, text                         | the same                                            |
 * | undefined                                   | result: null; argument: field dropped, element null |
 * | number                                      | the same, non-finite ones null                      |
 * | array, object                               | copied: own enumerable properties with text keys    |
 * | Date                                        | ISO text, null when invalid (its `toJSON`)          |
 * | RegExp, Map, Set, URLSearchParams           | {}                                                  |
 * | URL                                         | href (its `toJSON`); Headers: an object             |
 * | boxed primitive                             | the primitive                                       |
 * | Error                                       | { name, message } and own enumerable fields         |
 * | function, promise, symbol, generator, tool  | refused: InvalidDataValue that says what to do      |
 * | big integer, ArrayBuffer, views             | refused, with a hint                                |
 * | own `__proto__`; `constructor` with `prototype` | refused                                         |
 * | cycle, more than 32 levels, too many values | refused                                             |
 */
import { isCallable } from "../machine/call.ts";
import { type ErrorData, makeError } from "../machine/errors.ts";
import { CallRequest, type Guest, GuestThrow, PAUSE } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { lengthOfArrayLike, toNumber, toString } from "../machine/operations/convert.ts";
import { get, getOwnProperty, getV, ownKeys, SLOW, tryGet } from "../machine/operations/property.ts";
import { isArray } from "../machine/operations/proxy.ts";
import { elementOf, isArrayObject } from "../values/arrays.ts";
import type { JSObject } from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { PlainRecord } from "../values/PlainRecord.ts";
import { type Shape, ShapeMode } from "../values/Shape.ts";
import { HOLE, isObject, type Value } from "../values/Value.ts";
import { MAX_DEPTH, MAX_NODES, MAX_SHARED, TOO_MANY, TOO_SHARED } from "./limits.ts";
import { pathText } from "./path.ts";

export type Purpose = "result" | "argument";

/** Stands for a value that is left out (an undefined field of an argument). */
const ABSENT: unique symbol = Symbol("absent");
/** Stands for what needs a closer look. */
const OBJECT: unique symbol = Symbol("object");

/**
 * Copies a guest value out. A refusal is a guest TypeError whose diagnostic is `InvalidDataValue`; `whose` says in it what
 * the value belongs to.
 */
export function* toHost(m: Machine, value: Value, purpose: Purpose, whose = ""): Guest<unknown> {
  const copied = yield* new GuestCopy(m, purpose, whose).run(value);
  return copied === ABSENT ? undefined : copied;
}

const BIG_INTEGER = "is a big integer: convert it with Number(…) or String(…)";
const SYMBOL = "is a symbol, which is no data";
const BYTES = "encode it as base64 or hex text";

/** Why kinds of objects cannot cross. */
const REFUSED: Partial<Record<Kind, string>> = {
  [Kind.Generator]: "is a generator: spread it into an array first",
  [Kind.AsyncGenerator]: "is an async generator: collect its values first",
  [Kind.ToolReference]: "is a tool or a namespace of tools, which is no data: call it and use its result",
  [Kind.ArrayBuffer]: `is an ArrayBuffer: ${BYTES}`,
  [Kind.DataView]: `is a DataView: ${BYTES}`,
  [Kind.TypedArray]: `is a typed array: ${BYTES}, or spread it into an array`,
  [Kind.Symbol]: SYMBOL,
  [Kind.BigInt]: BIG_INTEGER,
  [Kind.WeakMap]: "is a WeakMap, which cannot be listed",
  [Kind.WeakSet]: "is a WeakSet, which cannot be listed",
};

type Target = unknown[] | Record<string, unknown>;

/** A container that is being copied. */
interface Open {
  readonly source: JSObject;
  /** Keys of an object; null for an array. */
  readonly keys: readonly string[] | null;
  readonly length: number;
  readonly target: Target;
  index: number;
}

class GuestCopy {
  private readonly m: Machine;
  private readonly purpose: Purpose;
  private readonly whose: string;
  private readonly open: Open[] = [];
  private readonly seen = new Set<JSObject>();
  private readonly shapeKeys = new Map<Shape, readonly string[]>();
  private nodes = 0;
  private shared = 0;

  constructor(m: Machine, purpose: Purpose, whose: string) {
    this.m = m;
    this.purpose = purpose;
    this.whose = whose;
  }

  *run(value: Value): Guest<unknown> {
    const { m, open } = this;
    const quick = this.plain(value);
    const whole = quick === OBJECT ? yield* this.object(value, "") : quick;
    for (let top = open.at(-1); top !== undefined; top = open.at(-1)) {
      if (--m.budget < 0) yield PAUSE;
      if (top.index === top.length) {
        this.close();
        continue;
      }
      const index = top.index++;
      const { source, keys } = top;
      const item = keys === null ? this.element(source, index) : tryGet(source, this.checked(keys[index]!));
      const read = item === SLOW ? yield* get(m, source, keys === null ? String(index) : keys[index]!) : item;
      const plain = this.plain(read);
      put(
        top,
        index,
        plain === OBJECT ? yield* this.object(read, keys === null ? String(index) : keys[index]!) : plain,
      );
    }
    return whole;
  }

  private element(source: JSObject, index: number): Value | typeof SLOW {
    const element = elementOf(source, index);
    return element === HOLE ? tryGet(source, String(index)) : element;
  }

  private checked(key: string): string {
    if (key === "__proto__") this.refuse("is a key that pollutes objects it is merged into: use another name");
    return key;
  }

  private close(): void {
    const { target } = this.open.pop()!;
    const outer = this.open.at(-1);
    if (outer === undefined || outer.keys?.[outer.index - 1] !== "constructor") return;
    if (Object.hasOwn(target, "prototype"))
      this.refuse("with a `prototype` in it pollutes objects it is merged into: use another name");
  }

  /** The copy of a value that needs no look at an object. */
  private plain(value: Value): unknown {
    if (++this.nodes > MAX_NODES) this.refuse(TOO_MANY);
    switch (typeof value) {
      case "undefined":
        return this.purpose === "result" ? null : ABSENT;
      case "number":
        return finite(value);
      case "symbol":
        return this.refuse(SYMBOL);
      case "bigint":
        return OBJECT;
      case "object":
        return value === null ? null : this.quick(value);
      default:
        return value;
    }
  }

  /** Opens an ordinary object or array that needs no code of the program. */
  private quick(object: JSObject): unknown {
    const { kind, shape } = object;
    const isList = isArrayObject(object);
    if (!isList && kind !== Kind.Ordinary) return OBJECT;
    const keys = isList ? null : this.shapeKeys.get(shape);
    if (keys === undefined || tryGet(object, "toJSON") !== undefined) return OBJECT;
    return this.begin(
      object,
      keys,
      keys === null ? (object.data as { length: number }).length : keys.length,
      keys === null ? [] : {},
    );
  }

  /** An object, or a big integer, which may have a `toJSON`. */
  private *object(value: Value, key: string): Guest<unknown> {
    if (!isObject(value)) {
      const toJSON = yield* getV(this.m, value, "toJSON");
      return isCallable(toJSON) ? yield* this.written(toJSON, value, key) : this.refuse(BIG_INTEGER);
    }
    const quick =
      value.kind === Kind.Promise || value.kind === Kind.ToolReference ? undefined : tryGet(value, "toJSON");
    const toJSON = quick === SLOW ? yield* get(this.m, value, "toJSON") : quick;
    return isCallable(toJSON) ? yield* this.written(toJSON, value, key) : yield* this.structure(value);
  }

  /** What `toJSON` answers; its own `toJSON` is not asked. */
  private *written(toJSON: JSObject, value: Value, key: string): Guest<unknown> {
    const answer = yield new CallRequest(toJSON, value, [key]);
    if (isObject(answer)) return yield* this.structure(answer);
    const plain = this.plain(answer);
    return plain === OBJECT ? this.refuse(BIG_INTEGER) : plain;
  }

  private *structure(object: JSObject): Guest<unknown> {
    if (object.kind === Kind.Promise) this.refuse(this.m.host.describePromise(object));
    const refused = REFUSED[object.kind];
    if (refused !== undefined) this.refuse(refused);
    if (isCallable(object)) this.refuse("is a function, which is no data: call it, or leave it out");
    switch (object.kind) {
      case Kind.Number:
        return finite(yield* toNumber(this.m, object));
      case Kind.String:
        return yield* toString(this.m, object);
      case Kind.Boolean:
        return object.data;
      case Kind.Map:
      case Kind.Set:
      case Kind.RegExp:
        return {};
      case Kind.Host:
        if (object.data instanceof PlainRecord) return this.plainRecord(object.data);
    }
    const keys = isArray(this.m, object) ? null : yield* this.keysOf(object);
    const length = keys === null ? yield* lengthOfArrayLike(this.m, object) : keys.length;
    return this.begin(object, keys, length, keys === null ? [] : yield* this.fieldsOf(object));
  }

  private begin(source: JSObject, keys: readonly string[] | null, length: number, target: Target): Target {
    const { open, seen } = this;
    if (open.length >= MAX_DEPTH) this.refuse(`nests deeper than ${MAX_DEPTH} levels`);
    if (seen.has(source)) {
      if (open.some((outer) => outer.source === source))
        this.refuse("refers to itself (circular): leave that reference out");
      if (++this.shared > MAX_SHARED) this.refuse(TOO_SHARED);
    } else seen.add(source);
    if (length > MAX_NODES) this.refuse(TOO_MANY);
    if (length > 0) open.push({ source, keys, length, target, index: 0 });
    return target;
  }

  /** Own enumerable text keys. Objects of one shape have the same. */
  private *keysOf(object: JSObject): Guest<readonly string[]> {
    const { shape } = object;
    const isShared = shape.mode === ShapeMode.Tree && object.kind === Kind.Ordinary;
    const known = isShared ? this.shapeKeys.get(shape) : undefined;
    if (known !== undefined) return known;
    const keys: string[] = [];
    for (const key of yield* ownKeys(this.m, object)) {
      if (typeof key !== "string") continue;
      if (--this.m.budget < 0) yield PAUSE;
      const own = yield* getOwnProperty(this.m, object, key);
      if (own !== undefined && (own.flags & Attr.Enumerable) !== 0) keys.push(key);
    }
    if (isShared) this.shapeKeys.set(shape, keys);
    return keys;
  }

  private plainRecord(record: PlainRecord): Record<string, string> {
    const copied: Record<string, string> = {};
    for (const [name, text] of record.plainEntries()) {
      if (++this.nodes > MAX_NODES) this.refuse(TOO_MANY);
      if (name === "__proto__") this.refuse("has the key `__proto__`, which pollutes objects it is merged into");
      copied[name] = Object.hasOwn(copied, name) ? `${copied[name]}, ${text}` : text;
    }
    return copied;
  }

  /** What the copy of an object starts with: an error's name and message, which are not enumerable. */
  private *fieldsOf(object: JSObject): Guest<Record<string, unknown>> {
    const fields: Record<string, unknown> = {};
    if (object.kind !== Kind.Error) return fields;
    for (const key of ["name", "message"]) {
      const value = yield* get(this.m, object, key);
      if (value !== undefined) fields[key] = yield* toString(this.m, value);
    }
    return fields;
  }

  private refuse(what: string): never {
    const path = this.open.map(({ keys, index }) => (keys === null ? index - 1 : keys[index - 1]!));
    const message = `${pathText(this.purpose, path)}${this.whose} ${what}`;
    const error = makeError(this.m, "TypeError", message);
    (error.data as ErrorData).diagnostic = { kind: "InvalidDataValue", message };
    throw new GuestThrow(error);
  }
}

function put({ target, keys }: Open, index: number, copied: unknown): void {
  if (keys === null) (target as unknown[]).push(copied === ABSENT ? null : copied);
  else if (copied !== ABSENT) (target as Record<string, unknown>)[keys[index]!] = copied;
}

const finite = (value: number): number | null => (Number.isFinite(value) ? value : null);
