/** What class constructs do at run time: the class under construction, fields, `super`, private elements. */
import type { MaybeGuest } from "../machine/Builtin.ts";
import { callLeaf, type Captures, isConstructor, isRequest } from "../machine/call.ts";
import { throwError, throwTypeError } from "../machine/errors.ts";
import { CallRequest, type Guest, isGuest, type Request } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { toPropertyKey } from "../machine/operations/convert.ts";
import { describe } from "../machine/operations/describe.ts";
import { createDataPropertyOrThrow, get, getPrototype } from "../machine/operations/property.ts";
import { Accessor, addProperty, JSObject, ownProperty, readSlot, type Slot, writeSlot } from "../values/JSObject.ts";
import { Attr, Flag, Kind } from "../values/kinds.ts";
import { type Shape, ShapeMode } from "../values/Shape.ts";
import { isObject, PrivateName, type PropertyKey, TDZ, type Value } from "../values/Value.ts";
import { setFunctionName } from "./lower/functions.ts";
import { setHome } from "./lower/literals.ts";
import { setSlow } from "./runtime.ts";

/** A property that each instance gets, with the shapes around it where one instance has shown them. */
abstract class Element {
  before: Shape | null = null;
  after: Shape | null = null;

  /** Adds it to an object that has no such property yet. */
  add(object: JSObject, key: PropertyKey | PrivateName, flags: number, content: Slot): void {
    const { shape } = object;
    addProperty(object, key, flags, content);
    if (shape.mode !== ShapeMode.Tree || object.shape.mode !== ShapeMode.Tree || object.kind !== Kind.Ordinary) return;
    this.before = shape;
    this.after = object.shape;
  }
  /** The same for an object that was like the one before; false when it was not. */
  addAgain(object: JSObject, content: Slot): boolean {
    if (object.shape !== this.before || object.kind !== Kind.Ordinary) return false;
    const index = this.before.size;
    object.shape = this.after!;
    writeSlot(object, index, content);
    return true;
  }
}

class Field extends Element {
  readonly key: PropertyKey | PrivateName;
  /** The function that computes the value; a primitive is the value itself. */
  readonly initial: Value;
  /** An anonymous function as value takes its name from a computed key. */
  readonly named: boolean;
  constructor(key: PropertyKey | PrivateName, initial: Value, named: boolean) {
    super();
    this.key = key;
    this.initial = initial;
    this.named = named;
  }
}
class PrivateMethod extends Element {
  readonly key: PrivateName;
  readonly content: JSObject | Accessor;
  constructor(key: PrivateName, content: JSObject | Accessor) {
    super();
    this.key = key;
    this.content = content;
  }
}

/** What instances of a class get besides their prototype. */
export class InstanceElements {
  readonly methods: PrivateMethod[] = [];
  readonly fields: Field[] = [];
}

/** A class while its elements are being defined. */
export class ClassBuilder {
  readonly constructor_: JSObject;
  readonly proto: JSObject;
  readonly elements = new InstanceElements();
  readonly statics: (Field | JSObject)[] = [];
  /** Private methods of the constructor itself: added before any static field runs. */
  readonly privateStatics: PrivateMethod[] = [];
  constructor(constructor_: JSObject, proto: JSObject) {
    this.constructor_ = constructor_;
    this.proto = proto;
  }
}

export function beginClass(
  m: Machine,
  f: JSObject,
  heritage: { parent: Value } | null,
  offset: number,
): MaybeGuest<unknown> {
  if (heritage === null) return build(m, f, m.realm.objectPrototype, m.realm.functionPrototype);
  const { parent } = heritage;
  if (parent === null) return build(m, f, null, m.realm.functionPrototype);
  if (!isConstructor(parent))
    return throwTypeError(m, `Class extends value ${describe(parent)} is not a constructor or null`, offset);
  return inherit(m, f, parent, offset);
}
function* inherit(m: Machine, f: JSObject, parent: JSObject, offset: number): Guest<unknown> {
  const proto = yield* get(m, parent, "prototype");
  if (!isObject(proto) && proto !== null)
    return throwTypeError(m, `Class extends value does not have valid prototype property ${describe(proto)}`, offset);
  return build(m, f, proto, parent);
}

function build(m: Machine, f: JSObject, protoParent: JSObject | null, parent: JSObject): ClassBuilder {
  const proto = new JSObject(m.realm.rootShape, protoParent, Kind.Ordinary, null);
  writeSlot(f, ownProperty(f, "prototype")!.index, proto);
  f.proto = parent;
  const captures = f.data as Captures;
  captures[captures[0].homeIndex] = proto;
  addProperty(proto, "constructor", Attr.Hidden, f);
  return new ClassBuilder(f, proto);
}

export const targetOf = (builder: ClassBuilder, isStatic: boolean): JSObject =>
  isStatic ? builder.constructor_ : builder.proto;

export const refusePrototype = (m: Machine, offset: number): never =>
  throwTypeError(m, "Classes may not have a static property named 'prototype'", offset);

export function addField(
  builder: ClassBuilder,
  isStatic: boolean,
  key: PropertyKey | PrivateName,
  initial: Value,
  named: boolean,
): undefined {
  if (isObject(initial)) setHome(initial, targetOf(builder, isStatic));
  (isStatic ? builder.statics : builder.elements.fields).push(new Field(key, initial, named));
  return undefined;
}

export function addStaticBlock(builder: ClassBuilder, block: JSObject): undefined {
  setHome(block, builder.constructor_);
  builder.statics.push(block);
  return undefined;
}

export function addPrivateMethod(
  builder: ClassBuilder,
  isStatic: boolean,
  key: PrivateName,
  f: JSObject,
  kind: "method" | "get" | "set",
): undefined {
  setHome(f, targetOf(builder, isStatic));
  const list = isStatic ? builder.privateStatics : builder.elements.methods;
  const existing = list.find((method) => method.key === key);
  if (kind === "method") list.push(new PrivateMethod(key, f));
  else {
    const accessor = existing === undefined ? new Accessor(undefined, undefined) : (existing.content as Accessor);
    if (kind === "get") accessor.get = f;
    else accessor.set = f;
    if (existing === undefined) list.push(new PrivateMethod(key, accessor));
  }
  return undefined;
}

export function* finishClass(m: Machine, builder: ClassBuilder): Guest<undefined> {
  const f = builder.constructor_;
  const captures = f.data as Captures;
  captures[captures[0].fieldsIndex] = builder.elements;
  for (const method of builder.privateStatics) addPrivate(m, f, method);
  for (const element of builder.statics) {
    if (element instanceof JSObject) yield new CallRequest(element, f, []);
    else yield* initialiseField(m, f, element);
  }
  return undefined;
}

function addPrivate(m: Machine, object: JSObject, method: PrivateMethod): void {
  const { key, content } = method;
  if (method.addAgain(object, content)) return;
  if (ownProperty(object, key) !== undefined)
    throwTypeError(m, "Cannot initialize private methods of class twice on the same object");
  method.add(object, key, content instanceof Accessor ? Attr.Accessor : 0, content);
}

/** §7.3.34 InitializeInstanceElements. */
export function initialiseFields(m: Machine, constructor_: JSObject, object: JSObject): MaybeGuest<undefined> {
  const captures = constructor_.data as Captures;
  const elements = captures[captures[0].fieldsIndex] as InstanceElements | undefined;
  if (elements === undefined) return undefined;
  const { methods, fields } = elements;
  for (let i = 0; i < methods.length; i++) addPrivate(m, object, methods[i]!);
  for (let i = 0; i < fields.length; i++) {
    const field = fields[i]!;
    const value = isObject(field.initial) ? callLeaf(m, field.initial, object, []) : field.initial;
    const defined = isRequest(value) ? defineWith(m, object, field, value) : defineField(m, object, field, value);
    if (isGuest(defined)) return initialiseRest(m, object, fields, i, defined);
  }
  return undefined;
}

/** Goes on from the field under way, which takes guest code. */
function* initialiseRest(
  m: Machine,
  object: JSObject,
  fields: readonly Field[],
  index: number,
  underWay: Guest<void>,
): Guest<undefined> {
  yield* underWay;
  for (let i = index + 1; i < fields.length; i++) yield* initialiseField(m, object, fields[i]!);
  return undefined;
}

function* initialiseField(m: Machine, object: JSObject, field: Field): Guest<void> {
  const { initial } = field;
  if (isObject(initial)) return yield* defineWith(m, object, field, new CallRequest(initial, object, []));
  const defined = defineField(m, object, field, initial);
  if (isGuest(defined)) yield* defined;
}
function* defineWith(m: Machine, object: JSObject, field: Field, request: Request): Guest<void> {
  const defined = defineField(m, object, field, yield request);
  if (isGuest(defined)) yield* defined;
}

/** §7.3.33 DefineField with its value. */
function defineField(m: Machine, object: JSObject, field: Field, value: Value): MaybeGuest<void> {
  const { key, named } = field;
  if (key instanceof PrivateName) {
    if (field.addAgain(object, value)) return undefined;
    if (ownProperty(object, key) !== undefined)
      throwTypeError(m, `Cannot initialize ${key.description} twice on the same object`);
    return field.add(object, key, Attr.Writable, value);
  }
  if (named) setFunctionName(value as JSObject, key, "");
  if (field.addAgain(object, value)) return undefined;
  if (
    object.kind !== Kind.Ordinary ||
    (object.flags & Flag.NonExtensible) !== 0 ||
    ownProperty(object, key) !== undefined
  )
    return createDataPropertyOrThrow(m, object, key, value);
  return field.add(object, key, Attr.All, value);
}

// ---------- constructors ----------

export function constructorResult(m: Machine, result: Value, self: unknown, derived: boolean): Value {
  if (isObject(result)) return result;
  if (!derived) return self as Value;
  if (result !== undefined) return throwTypeError(m, "Derived constructors may only return object or undefined");
  if (self === TDZ)
    return throwError(
      m,
      "ReferenceError",
      "Must call super constructor in derived class before accessing 'this' or returning from derived constructor",
    );
  return self as Value;
}

// ---------- super ----------

export function homeOf(callee: JSObject): JSObject {
  const captures = callee.data as Captures;
  return captures[captures[0].homeIndex] as JSObject;
}

export function* superGet(m: Machine, callee: JSObject, self: Value, key: Value): Guest<Value> {
  const base = yield* getPrototype(m, homeOf(callee));
  const name = yield* toPropertyKey(m, key);
  if (base === null) return throwTypeError(m, `Cannot read properties of null (reading '${String(name)}')`);
  return yield* get(m, base, name, self);
}

export function* superSet(
  m: Machine,
  callee: JSObject,
  self: Value,
  key: Value,
  value: Value,
  offset: number,
): Guest<undefined> {
  const base = yield* getPrototype(m, homeOf(callee));
  const name = yield* toPropertyKey(m, key);
  if (base === null) return throwTypeError(m, `Cannot set properties of null (setting '${String(name)}')`);
  return yield* setSlow(m, base, name, value, self, offset);
}

export const refuseSuperDelete = (m: Machine, offset: number): never =>
  throwError(m, "ReferenceError", "Unsupported reference to 'super'", offset);

// ---------- private elements ----------

/** §7.3.30 PrivateGet. */
export function privateGet(m: Machine, object: Value, key: PrivateName, offset: number): MaybeGuest<Value> {
  const own = isObject(object) ? ownProperty(object, key) : undefined;
  if (own === undefined)
    return throwTypeError(
      m,
      `Cannot read private member ${key.description} from an object whose class did not declare it`,
      offset,
    );
  const content = readSlot(object as JSObject, own.index);
  if (!(content instanceof Accessor)) return content;
  if (content.get === undefined) return throwTypeError(m, `'${key.description}' was defined without a getter`, offset);
  return callWith(content.get, object, []);
}
function* callWith(f: JSObject, self: Value, args: Value[]): Guest<Value> {
  return yield new CallRequest(f, self, args);
}

/** §7.3.31 PrivateSet. */
export function privateSet(
  m: Machine,
  object: Value,
  key: PrivateName,
  value: Value,
  offset: number,
): MaybeGuest<Value> {
  const own = isObject(object) ? ownProperty(object, key) : undefined;
  if (own === undefined)
    return throwTypeError(
      m,
      `Cannot write private member ${key.description} to an object whose class did not declare it`,
      offset,
    );
  const content = readSlot(object as JSObject, own.index);
  if (content instanceof Accessor) {
    if (content.set === undefined)
      return throwTypeError(m, `'${key.description}' was defined without a setter`, offset);
    return callWith(content.set, object, [value]);
  }
  if ((own.flags & Attr.Writable) === 0)
    return throwTypeError(m, `Private method '${key.description}' is not writable`, offset);
  writeSlot(object as JSObject, own.index, value);
  return undefined;
}

export function privateIn(m: Machine, key: PrivateName, object: Value, offset: number): boolean {
  if (!isObject(object))
    return throwTypeError(
      m,
      `Cannot use 'in' operator to search for '${key.description}' in ${describe(object)}`,
      offset,
    );
  return ownProperty(object, key) !== undefined;
}
