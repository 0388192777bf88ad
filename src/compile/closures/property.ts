/**
 * Property reads: own properties by shape in two cached entries, properties of the prototype or its prototype by the
 * shapes on the way. Caches that hold objects belong to the code and are cleared when a run ends.
 */
import { STACK_KEY, throwMissing, throwTypeError } from "../../machine/errors.ts";
import type { Frame } from "../../machine/frame.ts";
import { prototypeOfPrimitive } from "../../machine/operations/convert.ts";
import { describe, describeKey } from "../../machine/operations/describe.ts";
import { exotics } from "../../machine/operations/exotic.ts";
import { paidKey } from "../../machine/operations/longText.ts";
import { isValidIndex, type TypedArrayData } from "../../machine/operations/exoticTypedArray.ts";
import { SLOW, tryGet } from "../../machine/operations/property.ts";
import { isLongBigInt } from "../../values/bigints.ts";
import { type Accessor, type JSObject, LazySlot, ownProperty, rawSlot } from "../../values/JSObject.ts";
import { Attr, Flag, Kind } from "../../values/kinds.ts";
import { type Shape, ShapeMode } from "../../values/Shape.ts";
import type { SparseElements } from "../../values/SparseElements.ts";
import { HOLE, isObject, type Primitive, type PropertyKey, type Value } from "../../values/Value.ts";
import { homeOf } from "../classRuntime.ts";
import type { Code } from "../Code.ts";
import type { Tree } from "../Tree.ts";
import { evaluator, type Evaluate } from "./evaluate.ts";
import { at } from "./slow.ts";

const ARRAY = 1;
const SPARSE_ARRAY = 2;

/** Entries at one place. A place that sees more kinds of receivers starts anew now and then, in case they have changed. */
const MOST_HOLDERS = 4;
const MISSES = 64;

/** A property found on the prototype (`middle` null) or on the prototype's prototype; `other`: of another receiver. */
export class HolderCache {
  receiver: Shape | null = null;
  middle: JSObject | null = null;
  middleShape: Shape | null = null;
  holder: JSObject | null = null;
  holderShape: Shape | null = null;
  index = 0;
  other: HolderCache | null = null;
  misses = 0;
  clear(): void {
    this.receiver = this.middleShape = this.holderShape = null;
    this.middle = this.holder = this.other = null;
  }
}

/** The cached content for an object of the right shapes, else SLOW. */
export function cachedHolderRead(first: HolderCache, object: JSObject): Value | Accessor | typeof SLOW {
  const { shape, proto } = object;
  for (let cache: HolderCache | null = first; cache !== null; cache = cache.other) {
    const { holder } = cache;
    if (holder === null || shape !== cache.receiver || holder.shape !== cache.holderShape) continue;
    const { middle } = cache;
    if (
      middle === null
        ? proto === holder
        : proto === middle && middle.shape === cache.middleShape && middle.proto === holder
    )
      return rawSlot(holder, cache.index) as Value | Accessor;
  }
  return SLOW;
}

/** The entry to fill: an empty or outdated one, or a new one; null when there are enough. */
function entryOf(first: HolderCache): HolderCache | null {
  let count = 1;
  for (let cache = first; ; cache = cache.other, count++) {
    if (cache.holder === null || cache.holder.shape !== cache.holderShape) return cache;
    if (cache.other !== null) continue;
    if (count < MOST_HOLDERS) return (cache.other = new HolderCache());
    if (++first.misses % MISSES !== 0) return null;
    first.other = null;
    return first;
  }
}

const cacheable = (shape: Shape): boolean => shape.mode !== ShapeMode.Dictionary && !shape.lazy;

/**
 * Fills the cache when `key` is a property one or two prototypes up: one with a value, or, when `kind` says so, an accessor.
 * Dictionary holders change shape on change.
 */
export function fillHolderCache(
  code: Code | undefined,
  cache: HolderCache,
  object: JSObject,
  key: PropertyKey,
  kind: 0 | typeof Attr.Accessor = 0,
): void {
  if (!cacheable(object.shape)) return;
  const first = object.proto;
  if (first === null || isSpecial(first)) return;
  let property = ownProperty(first, key);
  let holder = first;
  let middle: JSObject | null = null;
  if (property === undefined) {
    const second = first.proto;
    if (second === null || isSpecial(second)) return;
    property = ownProperty(second, key);
    if (property === undefined) return;
    middle = first;
    holder = second;
    first.flags |= Flag.CachedHolder;
  }
  if ((property.flags & Attr.Accessor) !== kind || rawSlot(holder, property.index) instanceof LazySlot) return;
  const entry = entryOf(cache);
  if (entry === null) return;
  holder.flags |= Flag.CachedHolder;
  code?.remember(cache);
  entry.receiver = object.shape;
  entry.middle = middle;
  entry.middleShape = middle === null ? null : middle.shape;
  entry.holder = holder;
  entry.holderShape = holder.shape;
  entry.index = property.index;
}

/** Objects whose lookup is not only shape and slots for ordinary names. */
const isSpecial = (object: JSObject): boolean =>
  object.kind === Kind.Proxy || object.kind === Kind.ToolReference || object.kind === Kind.TypedArray;

/** `base.name` for a name that is no array index. */
export function readNamed(node: Tree): Evaluate {
  const base = node.children[0]!;
  const read = namedReader(node, node.value as PropertyKey);
  if (base.kind === "local") {
    const slot = base.value as number;
    return (r) => read(r, r[slot]);
  }
  const object = evaluator(base);
  return (r) => read(r, object(r));
}

/** Reads the property of a value, with caches of its own; `node` is thrown where only guest code can answer. */
export function namedReader(node: Tree, key: PropertyKey): (frame: Frame, base: Value) => Value {
  let shape1: Shape | null = null;
  let index1 = 0;
  let shape2: Shape | null = null;
  let index2 = 0;
  // Built-in objects share shapes between runs, but what is in their slots is made lazily in each.
  let template: Shape | null = null;
  let templateIndex = 0;
  let cache: HolderCache | null = null;
  const miss = (r: Frame, object: Value): Value => {
    if (typeof object !== "object" || object === null) return readOfPrimitive(r, node, object, key);
    if (object.shape === template) {
      const value = rawSlot(object, templateIndex);
      if (!(value instanceof LazySlot)) return value as Value;
    }
    if (cache !== null) {
      const cached = cachedHolderRead(cache, object);
      if (cached !== SLOW) return cached as Value;
    }
    if (object.kind === Kind.ToolReference) return toolChild(r, node, object, key);
    const value = tryGet(object, key);
    if (value === SLOW) throw node;
    if (!isSpecial(object) && cacheable(object.shape) && exotics[object.kind]?.getOwn(object, key) === undefined) {
      const own = ownProperty(object, key);
      // An accessor without a getter reads as undefined; what is in its slot is no value.
      if (own !== undefined && (own.flags & Attr.Accessor) !== 0) return value;
      if (own !== undefined && object.shape.mode === ShapeMode.Template) {
        template = object.shape;
        templateIndex = own.index;
      } else if (own !== undefined) {
        if (key === STACK_KEY) return value;
        shape2 = shape1;
        index2 = index1;
        shape1 = object.shape;
        index1 = own.index;
      } else fillHolderCache(node.step?.owner?.code, (cache ??= new HolderCache()), object, key);
    }
    return value;
  };
  return (r, object) => {
    if (typeof object === "object" && object !== null) {
      const shape = object.shape;
      let index: number;
      if (shape === shape1) index = index1;
      else if (shape === shape2) index = index2;
      else return miss(r, object);
      switch (index) {
        case 0:
          return object.s0 as Value;
        case 1:
          return object.s1 as Value;
        case 2:
          return object.s2 as Value;
        case 3:
          return object.s3 as Value;
        default:
          return object.more![index - 4] as Value;
      }
    }
    return miss(r, object);
  };
}

function toolChild(frame: Frame, node: Tree, reference: JSObject, key: PropertyKey): Value {
  if (typeof key !== "string") return undefined;
  const m = at(frame, node);
  return m.host.toolMember(m, reference, key);
}

/** `tools.a.b` of a node that reads it, or what else it reads as far as that is a path. */
function memberText(node: Tree): string {
  if (node.kept !== null) return memberText(node.kept);
  const [base] = node.children;
  if (node.kind === "global") return node.value as string;
  if ((node.kind !== "get" && node.kind !== "getIndex") || base === undefined) return "";
  const text = memberText(base);
  return text === "" ? "" : `${text}[${node.kind === "get" ? JSON.stringify(node.value) : "…"}]`;
}

/** A property of a primitive: the wrapper's prototype chain, without making a wrapper. */
export function readOfPrimitive(frame: Frame, node: Tree, base: Primitive, key: PropertyKey): Value {
  if (typeof base === "string") {
    if (key === "length") return base.length;
    if (typeof key === "string") {
      const index = Number(key);
      if (index < base.length && index >= 0 && String(index) === key) return base[index];
    }
  }
  const m = at(frame, node);
  const proto = prototypeOfPrimitive(m, base);
  if (proto === null)
    return throwMissing(
      m,
      memberText(node),
      `Cannot read properties of ${String(base)} (reading '${describeKey(key)}')`,
      node.offset,
    );
  const value = tryGet(proto, key);
  if (value === SLOW) throw node;
  return value;
}

/** `base.length` */
export function readLength(node: Tree): Evaluate {
  const object = evaluator(node.children[0]!);
  const other = namedReader(node, "length");
  return (r) => {
    const base = object(r);
    if (typeof base === "string") return base.length;
    if (typeof base === "object" && base !== null && (base.kind === ARRAY || base.kind === SPARSE_ARRAY))
      return base.data.length;
    return other(r, base);
  };
}

/** `base[key]` */
export function readElement(node: Tree): Evaluate {
  const object = evaluator(node.children[0]!);
  const index = evaluator(node.children[1]!);
  return (r) => {
    const base: Value = object(r);
    const key: Value = index(r);
    if (typeof key === "number") {
      if (typeof base === "object" && base !== null) {
        if (base.kind === ARRAY) {
          const data = base.data as Value[];
          if (key >= 0 && key < data.length) {
            const value = data[key];
            if (value !== undefined && (value as unknown) !== HOLE) return value;
          }
        } else if (base.kind === SPARSE_ARRAY && key === Math.floor(key)) {
          const value = (base.data as SparseElements).at(key);
          if (value !== HOLE) return value;
        } else if (base.kind === Kind.TypedArray && isValidIndex(base.data as TypedArrayData, key))
          return (base.data as TypedArrayData).getElement(key);
      } else if (typeof base === "string" && key >= 0 && key < base.length && key === Math.floor(key)) return base[key];
    }
    return readKey(r, node, base, key);
  };
}

function readKey(frame: Frame, node: Tree, base: Value, key: Value): Value {
  if (base === undefined || base === null) {
    const name = isObject(key) ? "#<Object>" : isLongBigInt(key) ? describe(key) : String(key);
    return throwTypeError(
      at(frame, node),
      `Cannot read properties of ${String(base)} (reading '${name}')`,
      node.offset,
    );
  }
  if ((typeof key === "object" && key !== null) || isLongBigInt(key)) throw node;
  const name: PropertyKey = typeof key === "symbol" ? key : String(paidKey(frame[7], key));
  if (typeof base !== "object") return readOfPrimitive(frame, node, base, name);
  if (base.kind === Kind.ToolReference) return toolChild(frame, node, base, name);
  const value = tryGet(base, name);
  if (value === SLOW) throw node;
  return value;
}

/** `super.name`: read from where the method's home object inherits, by the same caches. Children: the method, its `this`. */
export function readSuper(node: Tree): Evaluate {
  const callee = evaluator(node.children[0]!);
  const read = namedReader(node, node.value as PropertyKey);
  return (r) => read(r, homeOf(callee(r)).proto);
}
