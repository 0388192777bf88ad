/**
 * One run's intrinsics, built on first use from the tables handed in: a run that touches only arrays and Math makes only
 * those. Own properties of a built-in object are rows until they are read.
 */
import {
  Accessor,
  addProperty,
  completeLazy,
  JSObject,
  type LazyOwner,
  LazySlot,
  ownProperty,
  rawSlot,
  readSlot,
  type Slot,
  writeSlot,
} from "../values/JSObject.ts";
import { Attr, Flag, Kind } from "../values/kinds.ts";
import { Shape } from "../values/Shape.ts";
import type { PropertyKey, Value } from "../values/Value.ts";
import type { BuiltinObject, NativeBody, Row } from "./Builtin.ts";
import type { Machine } from "./Machine.ts";
import { NativeCode } from "./native.ts";

export type Catalog = ReadonlyMap<string, BuiltinObject>;

/** Stands in every slot of a built-in object that nobody has read; one for the whole object. */
class LazyRows extends LazySlot implements LazyOwner {
  readonly realm: Realm;
  readonly described: BuiltinObject;
  constructor(realm: Realm, described: BuiltinObject) {
    super();
    this.realm = realm;
    this.described = described;
  }
  make(holder: JSObject, index: number): Value | Accessor {
    return this.realm.materialise(holder, rowAt(this.described, index)!);
  }
  complete(object: JSObject): void {
    const { call, slots, template } = this.described;
    let index = 0;
    object.shape = template;
    object.s0 = undefined;
    if (call !== undefined) {
      writeSlot(object, index++, call.code.length);
      writeSlot(object, index++, call.code.name);
    }
    // Slots behind the first four are made at once, so that the list is no longer than it has to be.
    const behind: unknown[] = slots.slice(Math.max(0, INLINE_SLOTS - index));
    if (behind.length > 0) object.more = (behind as Slot[]).fill(this);
    for (let i = 0; i < slots.length && index < INLINE_SLOTS; i++) writeSlot(object, index++, this);
  }
}

/** §10.2.5 MakeConstructor and §15.5.3: the object behind a function's `prototype`. */
class LazyPrototype extends LazySlot {
  readonly realm: Realm;
  readonly proto: string;
  readonly back: boolean;
  constructor(realm: Realm, proto: string, back: boolean) {
    super();
    this.realm = realm;
    this.proto = proto;
    this.back = back;
  }
  make(holder: JSObject): Value {
    const object = new JSObject(this.realm.rootShape, this.realm.intrinsic(this.proto), Kind.Ordinary, null);
    if (this.back) addProperty(object, "constructor", Attr.Hidden, holder);
    return object;
  }
}

/** Shape of a built-in object whose properties nobody has looked at. */
const CLOSED = Shape.lazy();
const INLINE_SLOTS = 4;
/** Objects of a prototype chain that are asked why a member is not there. */
const MOST_HOLDERS = 100;
/** `length` and `name` stand before the rows of a built-in function. */
const FUNCTION_SLOTS = 2;
const rowAt = ({ call, slots }: BuiltinObject, index: number): Row | undefined =>
  slots[call === undefined ? index : index - FUNCTION_SLOTS];

export interface PrototypeSlots {
  readonly function: LazySlot;
  readonly generator: LazySlot;
  readonly asyncGenerator: LazySlot;
}

export class Realm {
  readonly machine: Machine;
  readonly catalog: Catalog;
  /** Root of the shapes this run makes; belongs to the compiled program. */
  readonly rootShape: Shape;
  readonly objectPrototype: JSObject;
  readonly functionPrototype: JSObject;
  readonly arrayPrototype: JSObject;
  /**
   * Values of the global names a program has read, by their number in it, as long as it has not seen the global object
   * itself, which few programs need.
   */
  names: readonly Value[] | null = NO_NAMES;
  /** From the first use of it on, it is where global names are read. */
  get global(): JSObject {
    return this.seenGlobal ?? this.seeGlobal();
  }
  private seeGlobal(): JSObject {
    this.names = null;
    return (this.seenGlobal = this.intrinsic("globalThis"));
  }
  private seenGlobal: JSObject | null = null;
  /** Stands for the `prototype` of functions until somebody reads it. */
  get prototypeSlots(): PrototypeSlots {
    return (this.prototypesOrNone ??= {
      function: new LazyPrototype(this, "ObjectPrototype", true),
      generator: new LazyPrototype(this, "GeneratorPrototype", false),
      asyncGenerator: new LazyPrototype(this, "AsyncGeneratorPrototype", false),
    });
  }
  private prototypesOrNone: PrototypeSlots | null = null;
  /** The shape `Object.prototype` starts with: while it has it, the program has added nothing to it. */
  private readonly plainObjectShape: Shape;
  /** Strings arrays of tagged templates, by site. */
  get templates(): Map<object, JSObject> {
    return (this.templatesOrNone ??= new Map());
  }
  private templatesOrNone: Map<object, JSObject> | null = null;
  get symbolRegistry(): Map<string, symbol> {
    return (this.symbolsOrNone ??= new Map());
  }
  private symbolsOrNone: Map<string, symbol> | null = null;
  /** Arrays whose `join` is under way: one that contains itself reads as empty. */
  get joining(): Set<JSObject> {
    return (this.joiningOrNone ??= new Set());
  }
  private joiningOrNone: Set<JSObject> | null = null;
  private readonly made = new Map<string, JSObject>();

  constructor(machine: Machine, catalog: Catalog, rootShape: Shape) {
    this.machine = machine;
    this.catalog = catalog;
    this.rootShape = rootShape;
    this.objectPrototype = this.intrinsic("ObjectPrototype");
    this.plainObjectShape = this.objectPrototype.shape;
    this.functionPrototype = this.closed("FunctionPrototype");
    this.arrayPrototype = this.closed("ArrayPrototype");
  }

  /** The value of a global name, for who has not seen the global object; undefined where it has no such name. */
  globalNamed(name: string): Value {
    const { template, slots } = this.catalog.get("globalThis")!;
    const property = template.lookup(name);
    if (property === undefined) return undefined;
    const row = slots[property.index]!;
    return row.kind === "reference" ? this.intrinsic(row.target!) : this.valueOf(row);
  }

  /** As `globalNamed`; remembers it as number `index` of `count`. */
  nameGlobal(name: string, index: number, count: number): Value {
    const value = this.globalNamed(name);
    // Naming the global object itself has made it known.
    if (this.names === null) return value;
    if (this.names === NO_NAMES) this.names = new Array<Value>(count).fill(undefined);
    return ((this.names as Value[])[index] = value);
  }

  /** The intrinsic object of that name. A name no table has is a defect. */
  intrinsic(id: string): JSObject {
    const existing = this.made.get(id);
    if (existing !== undefined) return existing;
    const object = this.closed(id);
    completeLazy(object);
    return object;
  }

  /** A new intrinsic object without its properties, which come with the first look at them. */
  private closed(id: string): JSObject {
    const described = this.catalog.get(id);
    if (described === undefined) throw new Error(`no built-in table for ${id}`);
    const proto = described.proto === null ? null : this.intrinsic(described.proto);
    // Making the prototype may have made this one (Object and its prototype refer to each other through rows only).
    const object = this.bare(described, proto);
    this.made.set(id, object);
    object.shape = CLOSED;
    object.s0 = new LazyRows(this, described);
    return object;
  }

  private bare(described: BuiltinObject, proto: JSObject | null): JSObject {
    if (described.make !== undefined) return described.make(this.machine, proto);
    const call = described.call;
    if (call === undefined) return new JSObject(described.template, proto, Kind.Ordinary, null);
    const object = new JSObject(described.template, proto, Kind.Native, call.code);
    if (call.constructor) object.flags |= Flag.Constructor;
    return object;
  }

  /** Whether a built-in property still holds a function that its row made (or has not been looked at). */
  isPristine(id: string, key: PropertyKey): boolean {
    const holder = this.intrinsic(id);
    const property = ownProperty(holder, key);
    if (property === undefined) return false;
    const slot = rawSlot(holder, property.index);
    if (slot instanceof LazySlot) return true;
    const row = rowAt(this.catalog.get(id)!, property.index);
    if (row?.key !== key || !(slot instanceof JSObject) || slot.kind !== Kind.Native) return false;
    return (slot.data as NativeCode).body === row.body;
  }

  /** The present value of a data property of an intrinsic. */
  own(id: string, key: PropertyKey): Value {
    const holder = this.intrinsic(id);
    const property = ownProperty(holder, key);
    const content = property === undefined ? undefined : readSlot(holder, property.index);
    return content instanceof Accessor ? undefined : content;
  }

  /** §10.2.4.1 %ThrowTypeError%. */
  throwTypeError(): JSObject {
    return this.intrinsic("ThrowTypeError");
  }

  get stringPrototype(): JSObject {
    return (this.string ??= this.intrinsic("StringPrototype"));
  }
  private string: JSObject | null = null;

  /** Why the library has no such member of a value: the reason of the row that leaves it out on purpose. */
  whyAbsent(holder: Value, key: string): string | undefined {
    const wrapper = wrappers[typeof holder];
    let object = holder instanceof JSObject ? holder : wrapper === undefined ? null : this.intrinsic(wrapper);
    for (let left = MOST_HOLDERS; object !== null && left > 0; object = object.proto, left--) {
      for (const [id, made] of this.made) {
        if (made !== object) continue;
        const row = this.catalog.get(id)?.rows.find((each) => each.kind === "absent" && each.key === key);
        if (row !== undefined) return row.target;
      }
    }
    return undefined;
  }

  /** Whether no index key and no exotic object stands behind an array's missing elements. */
  arrayProtoIsPlain(): boolean {
    const { arrayPrototype, objectPrototype } = this;
    return (
      arrayPrototype.kind === Kind.Array &&
      (arrayPrototype.data as unknown[]).length === 0 &&
      arrayPrototype.proto === objectPrototype &&
      objectPrototype.shape === this.plainObjectShape
    );
  }

  /** A fresh built-in function object; `holds`: the program's values its body closes over. */
  native(name: string, length: number, body: NativeBody, holds?: readonly unknown[]): JSObject {
    return new JSObject(
      NativeCode.shape,
      this.functionPrototype,
      Kind.Native,
      new NativeCode(name, length, body, holds),
    );
  }

  /** What lives as long as the realm. */
  roots(): unknown[] {
    return [this.made, this.names, this.templatesOrNone, this.symbolsOrNone, this.joiningOrNone];
  }

  private valueOf({ value }: Row): Value {
    return typeof value === "function" ? value(this.machine) : value;
  }

  materialise(holder: JSObject, row: Row): Value | Accessor {
    switch (row.kind) {
      case "value":
        return this.valueOf(row);
      case "reference":
        return this.intrinsic(row.target!);
      case "alias": {
        const target = ownProperty(holder, row.target!);
        return target === undefined ? undefined : readSlot(holder, target.index);
      }
      case "getter":
        return new Accessor(this.native(`get ${keyName(row)}`, 0, row.body!), undefined);
      case "accessor":
        if (row.target !== undefined) return new Accessor(this.intrinsic(row.target), this.intrinsic(row.target));
        return new Accessor(
          this.native(`get ${keyName(row)}`, 0, row.body!),
          this.native(`set ${keyName(row)}`, 1, row.setter!),
        );
      default:
        return this.native(keyName(row), row.length, row.body!);
    }
  }
}

const NO_NAMES: readonly Value[] = [];

/** Kind of primitive → the prototype its members are read from. */
const wrappers: Readonly<Record<string, string>> = {
  string: "StringPrototype",
  number: "NumberPrototype",
  boolean: "BooleanPrototype",
  symbol: "SymbolPrototype",
  bigint: "BigIntPrototype",
};

const keyName = (row: Row): string => (typeof row.key === "symbol" ? `[${row.key.description ?? ""}]` : row.key);
