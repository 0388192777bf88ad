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
import { elementOf, isArrayObject } from "../../values/arrays.ts";
import { type JSObject, rawSlot } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import { HOLE, isObject, type Value } from "../../values/Value.ts";
import { enumerableKeys, hasManyProperties, ownEnumerableKeys } from "../enumerableKeys.ts";
import { circularMessage } from "./jsonCircle.ts";
import { quoteJson, quoteLong } from "./jsonQuote.ts";
import { objectOf } from "../objectOf.ts";

/** An object whose text is being written. */
export interface OpenContainer {
  readonly object: JSObject;
  /** Keys of an object; null for an array. */
  readonly keys: readonly string[] | null;
  /** Where the keys are while the object has the shape it had; null where they have to be looked up. */
  readonly layout: Layout | null;
  readonly length: number;
  index: number;
  empty: boolean;
}

/** What is written of objects of one shape: their keys, as text and as text behind a comma, and the slots of the values. */
interface Layout {
  readonly shape: Shape;
  readonly keys: readonly string[];
  readonly firsts: readonly string[];
  readonly others: readonly string[];
  readonly slots: readonly number[];
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

/** Parts are joined when there are this many. */
const MOST_PARTS = 4096;

class JsonWriter {
  private readonly m: Machine;
  private readonly replacer: Replacer;
  private readonly gap: string;
  private readonly stack: OpenContainer[] = [];
  private readonly open = new Set<JSObject>();
  private readonly quotedKeys = new Map<string, string>();
  private readonly layouts = new Map<Shape, Layout | null>();
  private text = "";
  private parts: string[] = [];
  private length = 0;

  constructor(m: Machine, replacer: Replacer, gap: string) {
    this.m = m;
    this.replacer = replacer;
    this.gap = gap;
  }

  *write(value: Value): Guest<Value> {
    const { m, stack, replacer } = this;
    m.keep(this);
    const holder = replacer.call === undefined ? undefined : objectOf(m, [["", value]]);
    if (!this.plain(value, "") && !(yield* this.property(holder, "", value, ""))) return undefined;
    for (let top = stack[stack.length - 1]; top !== undefined; top = stack[stack.length - 1]) {
      if (--m.budget < 0) yield PAUSE;
      if (top.index === top.length) {
        this.close(top);
        continue;
      }
      const index = top.index++;
      const { object, keys, layout } = top;
      if (layout !== null && object.shape === layout.shape) {
        const prefix = top.empty ? layout.firsts[index]! : layout.others[index]!;
        if (this.plain(rawSlot(object, layout.slots[index]!) as Value, prefix)) {
          top.empty = false;
          continue;
        }
      }
      if (keys === null) {
        const element = elementOf(object, index);
        if (element !== undefined && element !== HOLE && this.plain(element as Value, this.separator(top))) {
          top.empty = false;
          continue;
        }
      }
      const key = keys === null ? String(index) : keys[index]!;
      const quick = tryGet(object, key);
      const item = quick === SLOW ? yield* get(m, object, key) : quick;
      const before = this.separator(top);
      const prefix = keys === null ? before : before + (this.quotedKeys.get(key) ?? (yield* this.quotedKey(key)));
      if (this.plain(item, prefix) || (yield* this.property(object, key, item, prefix))) top.empty = false;
      else if (keys === null) {
        this.put(prefix, "null");
        top.empty = false;
      }
    }
    return this.joined();
  }

  private put(prefix: string, text: string): void {
    this.length += prefix.length + text.length;
    this.m.budget -= text.length >> 7;
    this.m.allocated += prefix.length + text.length;
    if (this.length > MAX_STRING_LENGTH) stringTooLong(this.m);
    if (this.parts.push(prefix, text) >= MOST_PARTS) this.joined();
  }
  private joined(): string {
    this.text += this.parts.join("");
    this.parts = [];
    return this.text;
  }

  private *quotedKey(key: string): Guest<string> {
    const quoted = `${quoteJson(key) ?? (yield* quoteLong(this.m, key))}:${this.gap === "" ? "" : " "}`;
    this.quotedKeys.set(key, quoted);
    return quoted;
  }

  /** Writes what needs no code of the program: primitives, and opens objects and arrays without `toJSON`. */
  private plain(value: Value, prefix: string): boolean {
    if (this.replacer.call !== undefined) return false;
    switch (typeof value) {
      case "string": {
        const quoted = quoteJson(value);
        if (quoted === undefined) return false;
        this.put(prefix, quoted);
        return true;
      }
      case "number":
        this.put(prefix, Number.isFinite(value) ? String(value) : "null");
        return true;
      case "boolean":
        this.put(prefix, String(value));
        return true;
      case "object":
        if (value === null) this.put(prefix, "null");
        else if (isArrayObject(value) && tryGet(value, "toJSON") === undefined)
          this.begin(value, null, value.data.length, prefix);
        else if (value.kind === Kind.Ordinary && !hasManyProperties(value) && tryGet(value, "toJSON") === undefined) {
          const layout = this.layoutOf(value);
          const keys = layout?.keys ?? this.replacer.keys ?? ownEnumerableKeys(this.m, value);
          this.begin(value, keys, keys.length, prefix, layout);
        } else return false;
        return true;
      default:
        return false;
    }
  }

  /** Null where a replacer or a gap, attributes or very long keys need the general way. */
  private layoutOf(object: JSObject): Layout | null {
    const { shape } = object;
    if (shape.mode !== ShapeMode.Tree || this.replacer.keys !== undefined || this.gap !== "") return null;
    let layout = this.layouts.get(shape);
    if (layout === undefined) this.layouts.set(shape, (layout = this.makeLayout(object)));
    return layout;
  }
  private makeLayout(object: JSObject): Layout | null {
    const { shape } = object;
    const keys = ownEnumerableKeys(this.m, object);
    const firsts: string[] = [];
    const slots: number[] = [];
    for (const key of keys) {
      const { index, flags } = shape.lookup(key)!;
      const quoted = quoteJson(key);
      if ((flags & Attr.Accessor) !== 0 || quoted === undefined) return null;
      firsts.push(`${quoted}:`);
      slots.push(index);
    }
    return { shape, keys, firsts, others: firsts.map((text) => `,${text}`), slots };
  }

  /** §25.5.2.2 SerializeJSONProperty: writes `prefix` and the value's text; false when it has none. */
  private *property(holder: JSObject | undefined, key: string, given: Value, prefix: string): Guest<boolean> {
    const { m } = this;
    let value = given;
    // A tool called `toJSON` is a tool.
    if (isObject(value) ? value.kind !== Kind.ToolReference : typeof value === "bigint") {
      const toJSON = yield* getV(m, value, "toJSON");
      if (isCallable(toJSON)) value = yield new CallRequest(toJSON, value, [key]);
    }
    if (this.replacer.call !== undefined) value = yield new CallRequest(this.replacer.call, holder, [key, value]);
    if (isObject(value)) value = yield* unboxed(m, value);
    switch (typeof value) {
      case "string":
        this.put(prefix, quoteJson(value) ?? (yield* quoteLong(m, value)));
        return true;
      case "number":
        this.put(prefix, Number.isFinite(value) ? String(value) : "null");
        return true;
      case "boolean":
        this.put(prefix, String(value));
        return true;
      case "bigint":
        return throwTypeError(m, "Do not know how to serialize a BigInt");
      case "object":
        if (value === null) this.put(prefix, "null");
        else if (isCallable(value)) return false;
        else {
          const keys = isArray(m, value) ? null : (this.replacer.keys ?? (yield* enumerableKeys(m, value)));
          this.begin(value, keys, keys === null ? yield* lengthOfArrayLike(m, value) : keys.length, prefix);
        }
        return true;
      default:
        return false;
    }
  }

  private begin(
    object: JSObject,
    keys: readonly string[] | null,
    length: number,
    prefix: string,
    layout: Layout | null = null,
  ): void {
    if (this.open.has(object)) throwTypeError(this.m, circularMessage(this.stack, object));
    this.open.add(object);
    this.stack.push({ object, keys, layout, length, index: 0, empty: true });
    this.put(prefix, keys === null ? "[" : "{");
  }

  private close(container: OpenContainer): void {
    this.stack.pop();
    this.open.delete(container.object);
    this.put(container.empty ? "" : this.newline(), container.keys === null ? "]" : "}");
  }

  private separator(container: OpenContainer): string {
    return container.empty ? this.newline() : `,${this.newline()}`;
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
