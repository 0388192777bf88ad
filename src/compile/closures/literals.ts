/** Closures that make objects: array, object, function and regular-expression literals. */
import type { Captures } from "../../machine/call.ts";
import type { Frame } from "../../machine/frame.ts";
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { isGuest } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import type { NativeCode } from "../../machine/native.ts";
import type { Realm } from "../../machine/Realm.ts";
import { addProperty, JSObject, type Slot } from "../../values/JSObject.ts";
import { Attr, Flag, Kind } from "../../values/kinds.ts";
import { SHAPE_LIMIT, type Shape } from "../../values/Shape.ts";
import type { PropertyKey, Value } from "../../values/Value.ts";
import { type Code, LAZY_CLOSURE } from "../Code.ts";
import type { Tree } from "../Tree.ts";
import { at } from "./slow.ts";
import { evaluator, type Evaluate } from "./evaluate.ts";

export function makeArray(node: Tree): Evaluate {
  const elements = node.children.map(evaluator);
  const [a, b] = elements as [Evaluate, Evaluate];
  const wrap = (r: Frame, data: Value[]): JSObject => {
    const m: Machine = r[7];
    m.allocated += ARRAY + 8 * data.length;
    return new JSObject(m.realm.rootShape, m.realm.arrayPrototype, Kind.Array, data);
  };
  switch (elements.length) {
    case 0:
      return (r) => wrap(r, []);
    case 1:
      return (r) => wrap(r, [a(r)]);
    case 2:
      return (r) => wrap(r, [a(r), b(r)]);
    default:
      return (r) => {
        const data: Value[] = [];
        for (let i = 0; i < elements.length; i++) data.push(elements[i]!(r));
        return wrap(r, data);
      };
  }
}

/** About what objects take, for the memory meter. @unit bytes */
const OBJECT = 112;
const ARRAY = 144;
const CLOSURE = 200;

/** `value`: the keys, all different. */
export function makeObject(node: Tree): Evaluate {
  const keys = node.value as readonly PropertyKey[];
  const values = node.children.map(evaluator);
  const [a, b, c, d] = values as [Evaluate, Evaluate, Evaluate, Evaluate];
  const count = values.length;
  let root: Shape | null = null;
  let shape: Shape;
  const empty = (r: Frame): JSObject => {
    const m: Machine = r[7];
    const realm: Realm = m.realm;
    m.allocated += OBJECT;
    if (realm.rootShape !== root) {
      root = realm.rootShape;
      shape = count > SHAPE_LIMIT ? root : keys.reduce((made, key) => made.add(key, Attr.All), root);
    }
    return new JSObject(shape, realm.objectPrototype, Kind.Ordinary, null);
  };
  if (count > SHAPE_LIMIT)
    return (r) => {
      const object = empty(r);
      for (let i = 0; i < count; i++) addProperty(object, keys[i]!, Attr.All, values[i]!(r));
      return object;
    };
  switch (count) {
    case 0:
      return empty;
    case 1:
      return (r) => {
        const x = a(r);
        const object = empty(r);
        object.s0 = x;
        return object;
      };
    case 2:
      return (r) => {
        const x = a(r);
        const y = b(r);
        const object = empty(r);
        object.s0 = x;
        object.s1 = y;
        return object;
      };
    case 3:
      return (r) => {
        const x = a(r);
        const y = b(r);
        const z = c(r);
        const object = empty(r);
        object.s0 = x;
        object.s1 = y;
        object.s2 = z;
        return object;
      };
    default:
      return (r) => {
        const x = a(r);
        const y = b(r);
        const z = c(r);
        const w = d(r);
        const object = empty(r);
        object.s0 = x;
        object.s1 = y;
        object.s2 = z;
        object.s3 = w;
        if (count > 4) {
          const more: Slot[] = [];
          for (let i = 4; i < count; i++) more.push(values[i]!(r));
          object.more = more;
        }
        return object;
      };
  }
}

/** What a function takes from the frame that creates it: frame slots, or positions among that frame's own captures. */
export interface ClosureTemplate {
  readonly code: Code;
  /** Positive: a frame slot; negative: `-1 - position` in the creator's captures. */
  readonly sources: readonly number[];
}

export function makeClosure(node: Tree): Evaluate {
  const template = node.value as ClosureTemplate;
  return (r) => instantiate(r, template);
}

export function instantiate(r: Frame, { code, sources }: ClosureTemplate): JSObject {
  const m: Machine = r[7];
  m.allocated += CLOSURE;
  const object = new JSObject(LAZY_CLOSURE, code.functionProto(m.realm), Kind.Closure, capture(r, code, sources));
  if (code.constructorKind !== 0) object.flags |= Flag.Constructor;
  object.s2 = code.prototypeSlot(m.realm);
  return object;
}

/** The captured variables behind the code. Literals, because an array that grows by pushing keeps room for sixteen more. */
function capture(r: Frame, code: Code, sources: readonly number[]): Captures {
  const [a, b, c] = sources as [number, number, number];
  if (code.homeIndex < 0)
    switch (sources.length) {
      case 0:
        return [code];
      case 1:
        return [code, captured(r, a)];
      case 2:
        return [code, captured(r, a), captured(r, b)];
      case 3:
        return [code, captured(r, a), captured(r, b), captured(r, c)];
    }
  const captures: Captures = [code];
  for (const source of sources) captures.push(captured(r, source));
  return captures;
}
const captured = (r: Frame, source: number): unknown => (source >= 0 ? r[source] : r[0][-1 - source]);

/** `value`: pattern and flags, known to be valid. */
export function makeRegExpLiteral(node: Tree): Evaluate {
  const operation = regExpLiteral(node);
  return (r) => {
    const regexp = operation(at(r, node));
    if (isGuest(regexp)) throw node;
    return regexp;
  };
}

/** A long pattern is compiled in slices. */
export function regExpLiteral(node: Tree): (m: Machine) => MaybeGuest<Value> {
  const [pattern, flags] = node.value as readonly [string, string];
  return (m) => {
    const constructor = m.realm.intrinsic("RegExp");
    return (constructor.data as NativeCode).body(m, undefined, [pattern, flags], constructor);
  };
}
