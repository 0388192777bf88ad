/**
 * Guest values to JSON text (ECMA-262 §25.5.2). Open containers are on a heap stack, so any depth works. Data properties
 * are read at once; accessors, proxies, `toJSON` and replacers go through the machine.
 */
import { isCallable } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { CallRequest, type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { integerOrInfinity, lengthOfArrayLike, toNumber, toString } from "../../machine/operations/convert.ts";
import { MAX_STRING_LENGTH, stringTooLong } from "../../machine/operations/operators.ts";
import { get, getV, SLOW, tryGet } from "../../machine/operations/property.ts";
import { isArray } from "../../machine/operations/proxy.ts";
import type { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { enumerableKeys } from "../enumerableKeys.ts";
import { circularMessage } from "./jsonCircle.ts";
import { quoteJson } from "./jsonQuote.ts";
import { objectOf } from "../objectOf.ts";

/** An object whose text is being written. */
export interface OpenContainer {
  readonly object: JSObject;
  /** Keys of an object; null for an array. */
  readonly keys: readonly string[] | null;
  readonly length: number;
  index: number;
  empty: boolean;
}

interface Replacer {
  readonly call: JSObject | undefined;
  readonly keys: readonly string[] | undefined;
}

export function* stringifyJson(m: Machine, value: Value, replacer: Value, space: Value): Guest<Value> {
  const by = yield* readReplacer(m, replacer);
  const gap = yield* readGap(m, space);
  return yield* new JsonWriter(m, by, gap).write(value);
}

function* readReplacer(m: Machine, replacer: Value): Guest<Replacer> {
  if (isCallable(replacer)) return { call: replacer, keys: undefined };
  if (!isObject(replacer) || !isArray(m, replacer)) return { call: undefined, keys: undefined };
  const keys = new Set<string>();
  const length = yield* lengthOfArrayLike(m, replacer);
  for (let i = 0; i < length; i++) {
    if (--m.budget < 0) yield PAUSE;
    const item = yield* get(m, replacer, String(i));
    if (typeof item === "string" || typeof item === "number") keys.add(String(item));
    else if (isObject(item) && (item.kind === Kind.String || item.kind === Kind.Number))
      keys.add(yield* toString(m, item));
  }
  return { call: undefined, keys: [...keys] };
}

const WIDEST_GAP = 10;

function* readGap(m: Machine, space: Value): Guest<string> {
  let width = space;
  if (isObject(width)) {
    if (width.kind === Kind.Number) width = yield* toNumber(m, width);
    else if (width.kind === Kind.String) width = yield* toString(m, width);
  }
  if (typeof width === "string") return width.slice(0, WIDEST_GAP);
  return typeof width === "number" ? " ".repeat(Math.min(WIDEST_GAP, Math.max(0, integerOrInfinity(width)))) : "";
}

class JsonWriter {
  private readonly m: Machine;
  private readonly replacer: Replacer;
  private readonly gap: string;
  private readonly stack: OpenContainer[] = [];
  private readonly open = new Set<JSObject>();
  private text = "";

  constructor(m: Machine, replacer: Replacer, gap: string) {
    this.m = m;
    this.replacer = replacer;
    this.gap = gap;
  }

  *write(value: Value): Guest<Value> {
    const { m, stack, replacer } = this;
    const holder = replacer.call === undefined ? undefined : objectOf(m, [["", value]]);
    if (!(yield* this.property(holder, "", value, ""))) return undefined;
    for (let top = stack[stack.length - 1]; top !== undefined; top = stack[stack.length - 1]) {
      if (--m.budget < 0) yield PAUSE;
      if (top.index === top.length) {
        this.close(top);
        continue;
      }
      const index = top.index++;
      const { object, keys } = top;
      const key = keys === null ? String(index) : keys[index]!;
      const quick = tryGet(object, key);
      const item = quick === SLOW ? yield* get(m, object, key) : quick;
      const prefix =
        this.separator(top) + (keys === null ? "" : `${yield* quoteJson(m, key)}:${this.gap === "" ? "" : " "}`);
      if (yield* this.property(object, key, item, prefix)) top.empty = false;
      else if (keys === null) {
        this.text += `${prefix}null`;
        top.empty = false;
      }
      if (this.text.length > MAX_STRING_LENGTH) stringTooLong(m);
    }
    return this.text;
  }

  /** §25.5.2.2 SerializeJSONProperty: writes `prefix` and the value's text; false when it has none. */
  private *property(holder: JSObject | undefined, key: string, given: Value, prefix: string): Guest<boolean> {
    const { m } = this;
    let value = given;
    if (isObject(value) || typeof value === "bigint") {
      const quick = isObject(value) ? tryGet(value, "toJSON") : SLOW;
      const toJSON = quick === SLOW ? yield* getV(m, value, "toJSON") : quick;
      if (isCallable(toJSON)) value = yield new CallRequest(toJSON, value, [key]);
    }
    if (this.replacer.call !== undefined) value = yield new CallRequest(this.replacer.call, holder, [key, value]);
    if (isObject(value)) value = yield* unboxed(m, value);
    switch (typeof value) {
      case "string":
        this.text += prefix + (yield* quoteJson(m, value));
        return true;
      case "number":
        this.text += prefix + (Number.isFinite(value) ? String(value) : "null");
        return true;
      case "boolean":
        this.text += prefix + String(value);
        return true;
      case "bigint":
        return throwTypeError(m, "Do not know how to serialize a BigInt");
      case "object":
        if (value === null) {
          this.text += `${prefix}null`;
          return true;
        }
        if (isCallable(value)) return false;
        this.text += prefix;
        yield* this.begin(value);
        return true;
      default:
        return false;
    }
  }

  private *begin(object: JSObject): Guest<void> {
    const { m, stack } = this;
    if (this.open.has(object)) throwTypeError(m, circularMessage(stack, object));
    const keys = isArray(m, object) ? null : (this.replacer.keys ?? (yield* enumerableKeys(m, object)));
    const length = keys === null ? yield* lengthOfArrayLike(m, object) : keys.length;
    this.open.add(object);
    stack.push({ object, keys, length, index: 0, empty: true });
    this.text += keys === null ? "[" : "{";
  }

  private close(container: OpenContainer): void {
    this.stack.pop();
    this.open.delete(container.object);
    const end = container.keys === null ? "]" : "}";
    this.text += container.empty ? end : this.newline() + end;
    this.m.budget -= this.gap === "" ? 0 : this.stack.length >> 4;
  }

  private separator(container: OpenContainer): string {
    return (container.empty ? "" : ",") + this.newline();
  }
  private newline(): string {
    return this.gap === "" ? "" : `\n${this.gap.repeat(this.stack.length)}`;
  }
}

/** §25.5.2.2 step 4: boxed primitives count as what they box. */
function* unboxed(m: Machine, object: JSObject): Guest<Value> {
  switch (object.kind) {
    case Kind.Number:
      return yield* toNumber(m, object);
    case Kind.String:
      return yield* toString(m, object);
    case Kind.Boolean:
    case Kind.BigInt:
      return object.data as boolean | bigint;
    default:
      return object;
  }
}
