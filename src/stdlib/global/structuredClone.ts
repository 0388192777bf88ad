/**
 * structuredClone (HTML §2.7): a deep copy of data, cycles included, with transfer of array buffers. Containers still to be
 * filled are on a heap stack; reading their properties may run getters of the program.
 */
import { type Args, builtinFunction } from "../../machine/Builtin.ts";
import { isCallable } from "../../machine/call.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { describe } from "../../machine/operations/describe.ts";
import { iterableToList } from "../../machine/operations/iterate.ts";
import { createDataProperty, getOwn } from "../../machine/operations/ordinary.ts";
import { get } from "../../machine/operations/property.ts";
import { addProperty, type JSObject, ownProperty } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { MapData, MapWalk } from "../../values/MapData.ts";
import { type SetData, SetWalk } from "../../values/SetData.ts";
import { isObject, type Value } from "../../values/Value.ts";
import { type BufferData, bufferOf, copyBytes, isArrayBuffer, newArrayBuffer } from "../binary/BufferData.ts";
import { eager } from "../conversions.ts";
import { constructorName } from "../constructorName.ts";
import {
  enumerableKeys,
  hasManyProperties,
  isPlainArray,
  ownEnumerableKeys,
  plainArrayKeys,
} from "../enumerableKeys.ts";
import { throwNamedError } from "../namedError.ts";
import { emptyCopy } from "./cloneKinds.ts";

export const structuredCloneFunction = builtinFunction("structuredClone", {
  length: 1,
  spec: "https://html.spec.whatwg.org/#dom-structuredclone",
  body(m, _self, args) {
    if (args.length === 0) throwTypeError(m, "The value argument must be specified");
    return eager(clone(m, args));
  },
});

function* clone(m: Machine, [value, options]: Args): Guest<Value> {
  const transferred = yield* transferList(m, options);
  const cloner = new Cloner(m);
  m.keep(cloner.copies);
  for (const buffer of transferred) cloner.copies.set(buffer, newArrayBuffer(m, new ArrayBuffer(0)));
  const result = yield* cloner.clone(value);
  for (const buffer of transferred) {
    const from = bufferOf(buffer);
    bufferOf(cloner.copies.get(buffer)!).block = from.block;
    from.detach();
  }
  return result;
}

function* transferList(m: Machine, options: Value): Guest<JSObject[]> {
  const transfer = isObject(options) ? yield* get(m, options, "transfer") : undefined;
  if (transfer === undefined) return [];
  const buffers: JSObject[] = [];
  for (const item of yield* iterableToList(m, transfer)) {
    if (!isArrayBuffer(item)) return refuse(m, "Value not transferable");
    if (bufferOf(item).detached || buffers.includes(item))
      refuse(m, "An ArrayBuffer is detached or is listed twice and cannot be transferred.");
    buffers.push(item);
  }
  return buffers;
}

export const refuse = (m: Machine, message: string): never => throwNamedError(m, "DataCloneError", message);

/** A copied container whose contents are still to come. */
interface Open {
  readonly source: JSObject;
  readonly copy: JSObject;
  /** What is put where, in order. */
  steps: Iterator<Step>;
}
/** Reads a part of the source and says where its copy goes. */
interface Step {
  readonly read: () => Guest<Value>;
  readonly store: (copy: Value) => void;
}

class Cloner {
  readonly copies = new MapData<JSObject, JSObject>();
  private readonly m: Machine;
  private readonly open: Open[] = [];
  /** Made, but without their bytes. */
  private readonly buffers: (readonly [from: BufferData, to: BufferData])[] = [];
  /** With too many keys to list them at once. */
  private readonly unlisted: Open[] = [];
  constructor(m: Machine) {
    this.m = m;
  }

  *clone(value: Value): Guest<Value> {
    const result = this.begin(value);
    yield* this.complete();
    for (let top = this.open.at(-1); top !== undefined; top = this.open.at(-1)) {
      if (--this.m.budget < 0) yield PAUSE;
      const step = top.steps.next();
      if (step.done === true) this.open.pop();
      else {
        step.value.store(this.begin(yield* step.value.read()));
        yield* this.complete();
      }
    }
    return result;
  }

  /** Buffers are copied, and keys are listed, before any more code of the program can run. */
  private *complete(): Guest<void> {
    for (let next = this.buffers.pop(); next !== undefined; next = this.buffers.pop()) {
      const [from, to] = next;
      yield* copyBytes(this.m, from.block, 0, to.block, 0, from.byteLength);
    }
    for (let next = this.unlisted.pop(); next !== undefined; next = this.unlisted.pop())
      next.steps = this.properties(next.source, next.copy, yield* enumerableKeys(this.m, next.source));
  }

  /** The copy of a value; of a container, one that is filled later. */
  begin(value: Value): Value {
    const { m } = this;
    if (typeof value === "symbol") return refuse(m, `${String(value)} could not be cloned.`);
    if (!isObject(value)) return value;
    const known = this.copies.get(value);
    if (known !== undefined) return known;
    if (isCallable(value) && value.kind !== Kind.Proxy) return refuse(m, `${describe(value)} could not be cloned.`);
    const copy = emptyCopy(m, value, (inner) => this.begin(inner) as JSObject);
    if (copy === undefined) return refuse(m, `#<${constructorName(value) ?? "Object"}> could not be cloned.`);
    this.copies.set(value, copy);
    this.m.allocated += 200;
    if (value.kind === Kind.ArrayBuffer) this.buffers.push([bufferOf(value), bufferOf(copy)]);
    if (hasContents(value)) {
      const open: Open = { source: value, copy, steps: NO_STEPS };
      this.open.push(open);
      if (hasKeys(value) && hasManyProperties(value) && !isPlainArray(value)) this.unlisted.push(open);
      else open.steps = this.steps(value, copy);
    }
    return copy;
  }

  private steps(source: JSObject, copy: JSObject): Iterator<Step> {
    if (source.kind === Kind.Map) return mapSteps(source, copy);
    if (source.kind === Kind.Set) return setSteps(source, copy);
    if (isPlainArray(source)) return this.properties(source, copy, plainArrayKeys(source));
    if (source.kind !== Kind.Error) return this.properties(source, copy, ownEnumerableKeys(this.m, source));
    return this.properties(source, copy, ownProperty(source, "cause") === undefined ? [] : ["cause"]);
  }

  private *properties(source: JSObject, copy: JSObject, keys: Iterable<string>): Generator<Step> {
    const { m } = this;
    for (const key of keys) {
      // A getter may have removed it since.
      if (getOwn(m, source, key) === undefined) continue;
      yield {
        read: () => get(m, source, key),
        store: (part) => {
          if (source.kind === Kind.Error) addProperty(copy, key, Attr.Hidden, part);
          else createDataProperty(m, copy, key, part);
        },
      };
    }
  }
}

const WITH_CONTENTS: readonly Kind[] = [
  Kind.Ordinary,
  Kind.Arguments,
  Kind.Array,
  Kind.SparseArray,
  Kind.Map,
  Kind.Set,
  Kind.Error,
];
const hasContents = (object: JSObject): boolean => WITH_CONTENTS.includes(object.kind);
const hasKeys = ({ kind }: JSObject): boolean => kind !== Kind.Map && kind !== Kind.Set && kind !== Kind.Error;
const NO_STEPS = [].values();

function* plain(value: Value): Guest<Value> {
  return value;
}

/** Entries of a collection are read in pieces of so many values. */
const PIECE = 1024;
/** Between two pieces the host may have its turn, but no code of the program. */
const NOTHING: Step = { read: () => plain(undefined), store: () => undefined };

/** Contents as they are when their container is reached. */
function* mapSteps(source: JSObject, copy: JSObject): Generator<Step> {
  const pieces: Value[][] = [[]];
  for (const walk = new MapWalk(source.data as MapData<Value, Value>); walk.advance();) {
    if (pieces.at(-1)!.push(walk.key, walk.value) < PIECE) continue;
    pieces.push([]);
    yield NOTHING;
  }
  const target = copy.data as MapData<Value, Value>;
  for (const piece of pieces)
    for (let i = 0; i < piece.length; i += 2) {
      let key: Value;
      yield { read: () => plain(piece[i]), store: (part) => (key = part) };
      yield { read: () => plain(piece[i + 1]), store: (part) => target.set(key, part) };
    }
}
function* setSteps(source: JSObject, copy: JSObject): Generator<Step> {
  const pieces: Value[][] = [[]];
  for (const walk = new SetWalk(source.data as SetData<Value>); walk.advance();) {
    if (pieces.at(-1)!.push(walk.value) < PIECE) continue;
    pieces.push([]);
    yield NOTHING;
  }
  const target = copy.data as SetData<Value>;
  for (const piece of pieces)
    for (const value of piece) yield { read: () => plain(value), store: (part) => target.add(part) };
}
