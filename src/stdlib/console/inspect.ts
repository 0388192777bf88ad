/**
 * Formats guest values for logs as Node's util.inspect does, without running guest code: accessors are named, not called,
 * proxies show their target, and depth, entries and total size are bounded.
 */
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { type Guest, isGuest, PAUSE } from "../../machine/guest.ts";
import { getOwn } from "../../machine/operations/ordinary.ts";
import { ownKeys } from "../../machine/operations/property.ts";
import type { ProxyData } from "../../machine/operations/proxy.ts";
import type { Machine } from "../../machine/Machine.ts";
import { arrayIndex, isArrayObject } from "../../values/arrays.ts";
import { Accessor, type JSObject, ownProperties } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import type { ShapeKey } from "../../values/Shape.ts";
import type { PropertyKey, Value } from "../../values/Value.ts";
import { describeObject, type Described, MOST_ELEMENTS } from "./inspectKinds.ts";
import { layOut, WIDTH } from "./inspectLayout.ts";
import { isPrimitive, keyText, primitiveText } from "./inspectText.ts";

export interface InspectOptions {
  /** Levels of nesting shown. */
  readonly depth?: number;
}

const DEFAULT_DEPTH = 2;
const DEEPEST = 32;
/** Entries of one call, all together. */
const MOST_ENTRIES = 10_000;
/** Text of one call; what would come behind it is left out. @unit UTF-16 units */
const MOST_TEXT = 2 ** 19;

/** The text of a value. Never fails and never runs guest code. */
export function* inspect(m: Machine, value: Value, { depth = DEFAULT_DEPTH }: InspectOptions = {}): Guest<string> {
  const text = new Inspector(m, Math.min(depth, DEEPEST)).format(value, 0);
  return isGuest(text) ? yield* text : text;
}

class Inspector {
  private readonly m: Machine;
  private readonly depth: number;
  private readonly open: JSObject[] = [];
  private readonly circular: JSObject[] = [];
  private indentation = 0;
  private entriesLeft = MOST_ENTRIES;
  private textLeft = MOST_TEXT;
  /** Depth of the object formatted last, which tells how much nesting stands inside the current one. */
  private lastLevel = 0;

  constructor(m: Machine, depth: number) {
    this.m = m;
    this.depth = depth;
  }

  format(value: Value, level: number): MaybeGuest<string> {
    if (isPrimitive(value)) {
      return this.counted(primitiveText(value, { indentation: this.indentation, width: WIDTH }));
    }
    const object = value.kind === Kind.Proxy ? ((value.data as ProxyData).target ?? undefined) : value;
    if (object === undefined) return "<Revoked Proxy>";
    if (object.kind === Kind.Proxy) return this.format(object, level);
    if (object.kind === Kind.ToolReference) return isCallable(object) ? "[Function: tool]" : "[Tools]";
    if (this.open.includes(object)) {
      if (!this.circular.includes(object)) this.circular.push(object);
      return `[Circular *${this.circular.indexOf(object) + 1}]`;
    }
    return this.object(object, level);
  }

  private counted(text: string): string {
    this.textLeft -= text.length;
    if (this.textLeft < 0) this.entriesLeft = 0;
    this.m.budget -= 10 + (text.length >> 3);
    return text;
  }

  private *object(object: JSObject, level: number): Guest<string> {
    const keys = yield* this.shownKeys(object);
    const described = describeObject(this.m, object, keys.length);
    if (described.text !== undefined) return this.counted(described.text);
    if (level > this.depth) return `[${described.name}]`;
    this.lastLevel = level;
    this.open.push(object);
    const output = yield* this.entries(object, described, level);
    const hasMore = described.list !== undefined && output.length > MOST_ELEMENTS;
    for (const key of keys) {
      if (this.entriesLeft-- <= 0) {
        output.push("...");
        break;
      }
      output.push(yield* this.property(object, key, level));
    }
    this.open.pop();
    const mark = this.circular.indexOf(object);
    const reference = mark < 0 ? "" : `<ref *${mark + 1}>`;
    return layOut({
      output,
      base: [reference, described.base].filter((part) => part !== "").join(" "),
      braces: described.braces,
      list: described.list !== undefined,
      numeric: described.list?.slice(0, MOST_ELEMENTS).every(isNumeric) === true,
      hasMore,
      indentation: this.indentation,
      nesting: this.lastLevel - level,
    });
  }

  /** Own keys that show as properties. */
  private *shownKeys(object: JSObject): Guest<PropertyKey[]> {
    const indexed = isArrayObject(object) || object.kind === Kind.TypedArray || object.kind === Kind.String;
    const error = object.kind === Kind.Error;
    // Elements are no properties here, and there may be millions of them.
    const keys = indexed ? [...ownProperties(object).keys()].filter(isPropertyKey) : yield* ownKeys(this.m, object);
    // One more than can be shown tells that there are more.
    const most = Math.max(0, this.entriesLeft) + 1;
    const shown: PropertyKey[] = [];
    for (const key of keys) {
      if (shown.length === most) break;
      if (--this.m.budget < 0) yield PAUSE;
      if (object.kind === Kind.Arguments && arrayIndex(key) >= 0) continue;
      const flags = getOwn(this.m, object, key)?.flags ?? 0;
      if ((flags & Attr.Enumerable) !== 0 || (error && (key === "cause" || key === "errors"))) shown.push(key);
    }
    return shown;
  }

  /** Elements of lists, sets and maps. */
  private *entries(object: JSObject, described: Described, level: number): Guest<string[]> {
    const output: string[] = [];
    const { list, items, pairs, notes } = described;
    if (list !== undefined) {
      for (let i = 0; i < list.length && output.length < MOST_ELEMENTS && this.entriesLeft-- > 0;) {
        const holes = described.holes?.(i) ?? 0;
        if (holes > 0) output.push(`<${holes} empty item${holes > 1 ? "s" : ""}>`);
        else output.push(yield* this.inside(this.elementOf(object, i, list[i]), level));
        i += Math.max(1, holes);
      }
      this.missing(output, described.length ?? list.length);
    }
    for (const item of items ?? []) {
      if (this.entriesLeft-- <= 0) break;
      output.push(yield* this.inside(item, level));
    }
    for (const [key, value] of pairs ?? []) {
      if (this.entriesLeft-- <= 0) break;
      const name = yield* this.inside(key, level);
      output.push(`${name} => ${yield* this.inside(value, level)}`);
    }
    if (items !== undefined || pairs !== undefined) this.missing(output, described.length ?? 0);
    for (const { text, value } of notes ?? [])
      output.push(value === undefined ? text : text + (yield* this.inside(value.of, level)));
    return output;
  }

  private missing(output: string[], count: number): void {
    const more = count - Math.min(count, MOST_ELEMENTS);
    if (more > 0) output.push(`... ${more} more item${more > 1 ? "s" : ""}`);
  }

  private elementOf(object: JSObject, index: number, value: Value): Value | Accessor {
    return isArrayObject(object) ? getOwn(this.m, object, String(index))?.content : value;
  }

  private *property(object: JSObject, key: PropertyKey, level: number): Guest<string> {
    const own = getOwn(this.m, object, key);
    const enumerable = ((own?.flags ?? 0) & Attr.Enumerable) !== 0;
    const text = yield* this.inside(own?.content, level);
    return `${this.counted(keyText(key, enumerable))}: ${text}`;
  }

  /** What stands inside an object, one level further. */
  private *inside(content: Value | Accessor, level: number): Guest<string> {
    if (content instanceof Accessor) return accessorText(content);
    if (this.m.budget < 0) yield PAUSE;
    this.indentation += 2;
    const text = this.format(content, level + 1);
    const formatted = isGuest(text) ? yield* text : text;
    this.indentation -= 2;
    return formatted;
  }
}

const isNumeric = (item: Value): boolean => typeof item === "number" || typeof item === "bigint";

/** Private names are not shown. */
const isPropertyKey = (key: ShapeKey): key is PropertyKey => typeof key === "string" || typeof key === "symbol";

function accessorText({ get, set }: Accessor): string {
  return get === undefined
    ? set === undefined
      ? "undefined"
      : "[Setter]"
    : set === undefined
      ? "[Getter]"
      : "[Getter/Setter]";
}
