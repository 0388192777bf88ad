/** What class constructs do at run time: the class under construction, fields, `super`, private elements. */
import type { MaybeGuest } from "../machine/Builtin.ts";
import { type Captures, isConstructor } from "../machine/call.ts";
import { throwError, throwTypeError } from "../machine/errors.ts";
import { CallRequest, ConstructRequest, type Guest } from "../machine/guest.ts";
import type { Machine } from "../machine/Machine.ts";
import { toPropertyKey } from "../machine/operations/convert.ts";
import { describe } from "../machine/operations/describe.ts";
import { createDataPropertyOrThrow, get, getPrototype } from "../machine/operations/property.ts";
import {
  Accessor,
  addProperty,
  changeProperty,
  JSObject,
  ownProperty,
  readSlot,
  writeSlot,
} from "../values/JSObject.ts";
import { Attr, Kind } from "../values/kinds.ts";
import { isObject, PrivateName, type PropertyKey, TDZ, type Value } from "../values/Value.ts";
import { setFunctionName } from "./lower/functions.ts";
import { setHome } from "./lower/literals.ts";
import { setSlow } from "./runtime.ts";

interface Field {
  readonly key: PropertyKey | PrivateName;
  readonly initialiser: JSObject | undefined;
  /** An anonymous function as value takes its name from a computed key. */
  readonly named: boolean;
}
interface PrivateMethod {
  readonly key: PrivateName;
  readonly content: JSObject | Accessor;
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
  const own = ownProperty(f, "prototype")!;
  changeProperty(f, "prototype", own, 0, proto);
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
  initialiser: JSObject | undefined,
  named: boolean,
): undefined {
  if (initialiser !== undefined) setHome(initialiser, targetOf(builder, isStatic));
  (isStatic ? builder.statics : builder.elements.fields).push({ key, initialiser, named });
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
  if (kind === "method") list.push({ key, content: f });
  else {
    const accessor = existing === undefined ? new Accessor(undefined, undefined) : (existing.content as Accessor);
    if (kind === "get") accessor.get = f;
    else accessor.set = f;
    if (existing === undefined) list.push({ key, content: accessor });
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
    else yield* defineField(m, f, element);
  }
  return undefined;
}

function addPrivate(m: Machine, object: JSObject, { key, content }: PrivateMethod): void {
  if (ownProperty(object, key) !== undefined)
    throwTypeError(m, "Cannot initialize private methods of class twice on the same object");
  addProperty(object, key, content instanceof Accessor ? Attr.Accessor : 0, content);
}

function* defineField(m: Machine, object: JSObject, { key, initialiser, named }: Field): Guest<void> {
  const value = initialiser === undefined ? undefined : yield new CallRequest(initialiser, object, []);
  if (named && !(key instanceof PrivateName)) setFunctionName(value as JSObject, key, "");
  if (key instanceof PrivateName) {
    if (ownProperty(object, key) !== undefined)
      throwTypeError(m, `Cannot initialize #${key.description} twice on the same object`);
    addProperty(object, key, Attr.Writable, value);
  } else yield* createDataPropertyOrThrow(m, object, key, value);
}

/** §7.3.34 InitializeInstanceElements. */
export function initialiseFields(m: Machine, constructor_: JSObject, object: JSObject): MaybeGuest<undefined> {
  const captures = constructor_.data as Captures;
  const elements = captures[captures[0].fieldsIndex] as InstanceElements | undefined;
  if (elements === undefined || (elements.fields.length === 0 && elements.methods.length === 0)) return undefined;
  return initialiseAll(m, elements, object);
}
function* initialiseAll(m: Machine, elements: InstanceElements, object: JSObject): Guest<undefined> {
  for (const method of elements.methods) addPrivate(m, object, method);
  for (const field of elements.fields) yield* defineField(m, object, field);
  return undefined;
}

// ---------- constructors ----------

export function* constructParent(
  m: Machine,
  callee: JSObject,
  args: readonly Value[],
  newTarget: JSObject,
  offset: number,
): Guest<Value> {
  const parent = yield* getPrototype(m, callee);
  if (!isConstructor(parent))
    return throwTypeError(m, `Super constructor ${describe(parent)} of anonymous class is not a constructor`, offset);
  return yield new ConstructRequest(parent, [...args], newTarget);
}

export function requireUnbound(m: Machine, self: unknown, offset: number): undefined {
  if (self !== TDZ) throwError(m, "ReferenceError", "Super constructor may only be called once", offset);
  return undefined;
}

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

function homeOf(callee: JSObject): JSObject {
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
      `Cannot read private member #${key.description} from an object whose class did not declare it`,
      offset,
    );
  const content = readSlot(object as JSObject, own.index);
  if (!(content instanceof Accessor)) return content;
  if (content.get === undefined) return throwTypeError(m, `'#${key.description}' was defined without a getter`, offset);
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
      `Cannot write private member #${key.description} to an object whose class did not declare it`,
      offset,
    );
  const content = readSlot(object as JSObject, own.index);
  if (content instanceof Accessor) {
    if (content.set === undefined)
      return throwTypeError(m, `'#${key.description}' was defined without a setter`, offset);
    return callWith(content.set, object, [value]);
  }
  if ((own.flags & Attr.Writable) === 0)
    return throwTypeError(m, `Private method '#${key.description}' is not writable`, offset);
  writeSlot(object as JSObject, own.index, value);
  return undefined;
}

export function privateIn(m: Machine, key: PrivateName, object: Value, offset: number): boolean {
  if (!isObject(object))
    return throwTypeError(
      m,
      `Cannot use 'in' operator to search for '#${key.description}' in ${describe(object)}`,
      offset,
    );
  return ownProperty(object, key) !== undefined;
}
