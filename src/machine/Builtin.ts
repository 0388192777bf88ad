/**
 * A built-in is a row of a table: key, length, receiver check, spec id, body. This file owns the row kinds and the
 * description of built-in objects; `Realm` turns them into guest objects, lazily; the generated index, the checklist and
 * the tests read the same rows.
 *
 * A body is a plain function where no guest code can run, and returns a host generator (`Guest`) where it may. A body can
 * also decide per call: return a value on its fast path and a generator on the slow one.
 */
import type { JSObject } from "../values/JSObject.ts";
import { Attr } from "../values/kinds.ts";
import { Shape } from "../values/Shape.ts";
import type { Primitive, PropertyKey, Value } from "../values/Value.ts";
import { type Guest, isGuest } from "./guest.ts";
import type { Machine } from "./Machine.ts";
import { NativeCode } from "./native.ts";

export type Args = readonly Value[];
export type MaybeGuest<T> = T | Guest<T>;
export type NativeBody = (m: Machine, self: Value, args: Args, newTarget: JSObject | undefined) => MaybeGuest<Value>;
/** Checks and narrows `this`; `name` is the built-in's own, for the message (`Map.prototype.get`). */
export type Receiver<T> = (m: Machine, self: Value, name: string) => MaybeGuest<T>;
export type Body<T> = (m: Machine, self: T, args: Args) => MaybeGuest<Value>;

export type RowKind = "method" | "getter" | "accessor" | "value" | "reference" | "alias" | "absent";

export interface Row {
  readonly kind: RowKind;
  readonly key: PropertyKey;
  readonly length: number;
  readonly spec: string;
  readonly flags: number;
  readonly body?: NativeBody;
  readonly setter?: NativeBody;
  readonly value?: Primitive | ((m: Machine) => Value);
  /** `reference` and shared accessors: the intrinsic; `alias`: the row whose function object and body it shares; `absent`: why. */
  readonly target?: string;
}

export interface BuiltinObject {
  /** Intrinsic name: "Array", "ArrayPrototype", "Math" … */
  readonly id: string;
  readonly proto: string | null;
  /** How messages and the checklist write it: "Array.prototype". */
  readonly title: string;
  readonly rows: readonly Row[];
  /** The rows that are properties (all but `absent`), in slot order. */
  readonly slots: readonly Row[];
  /** Present for constructors and other built-in functions. */
  readonly call?: {
    readonly code: NativeCode;
    readonly constructor: boolean;
  };
  /** Makes the bare object when it is not an ordinary one (Array.prototype is an array). */
  readonly make?: (m: Machine, proto: JSObject | null) => JSObject;
  readonly spec: string;
  readonly template: Shape;
}

/** Any receiver: the body checks what it needs. */
export const anyReceiver: Receiver<Value> = (_m, self) => self;

const METHOD = Attr.Writable | Attr.Configurable;
const named = (title: string, key: PropertyKey): string =>
  typeof key === "symbol" ? `${title}[${key.description ?? ""}]` : title === "" ? key : `${title}.${key}`;

function checked<T>(receiver: Receiver<T>, body: Body<T>, name: { title: string }, key: PropertyKey): NativeBody {
  if ((receiver as unknown) === anyReceiver) return body as unknown as NativeBody;
  const full = named(name.title, key);
  return (m, self, args) => {
    const narrowed = receiver(m, self, full);
    return isGuest(narrowed) ? resume(m, narrowed as Guest<T>, body, args) : body(m, narrowed as T, args);
  };
}
function* resume<T>(m: Machine, receiver: Guest<T>, body: Body<T>, args: Args): Guest<Value> {
  const result = body(m, yield* receiver, args);
  return isGuest(result) ? yield* result : result;
}

/** Rows are bound to their object when it is described, because a receiver's message names the object. */
export type RowOf = (owner: { title: string }) => Row;

export const method =
  <T>(
    key: PropertyKey,
    length: number,
    receiver: Receiver<T>,
    spec: string,
    body: Body<T>,
    flags: number = METHOD,
  ): RowOf =>
  (owner) => ({ kind: "method", key, length, spec, flags, body: checked(receiver, body, owner, key) });

export const getter =
  <T>(key: PropertyKey, receiver: Receiver<T>, spec: string, body: Body<T>): RowOf =>
  (owner) => ({
    kind: "getter",
    key,
    length: 0,
    spec,
    flags: Attr.Configurable | Attr.Accessor,
    body: checked(receiver, body, owner, key),
  });

export const accessor =
  <T>(key: PropertyKey, receiver: Receiver<T>, spec: string, get: Body<T>, set: Body<T>): RowOf =>
  (owner) => ({
    kind: "accessor",
    key,
    length: 0,
    spec,
    flags: Attr.Configurable | Attr.Accessor,
    body: checked(receiver, get, owner, key),
    setter: checked(receiver, set, owner, key),
  });

/** An accessor property whose getter and setter are the same intrinsic function. */
export const sharedAccessor =
  (key: PropertyKey, target: string, spec: string): RowOf =>
  () => ({ kind: "accessor", key, length: 0, spec, flags: Attr.Configurable | Attr.Accessor, target });

/** A data property; a function makes the value on first read. */
export const value =
  (key: PropertyKey, content: Primitive | ((m: Machine) => Value), spec: string, flags: number = 0): RowOf =>
  () => ({ kind: "value", key, length: 0, spec, flags, value: content });

/** A data property that holds another intrinsic: `constructor`, `prototype`, the globals. */
export const reference =
  (key: PropertyKey, target: string, spec: string, flags: number = METHOD): RowOf =>
  () => ({ kind: "reference", key, length: 0, spec, flags, target });

/** The same function object as another row of this table. */
export const alias =
  (key: PropertyKey, target: PropertyKey, spec: string): RowOf =>
  () => ({ kind: "alias", key, length: 0, spec, flags: METHOD, target: target as string });

/** Deliberately not there; `reason` shows in messages, completion and the checklist. */
export const absent =
  (key: PropertyKey, spec: string, reason: string): RowOf =>
  () => ({ kind: "absent", key, length: 0, spec, flags: 0, target: reason });

/** Rows of a table; those that share another's function have its body. */
function rowsOf(rows: readonly RowOf[], title: string): Row[] {
  const made = rows.map((row) => row({ title }));
  return made.map((row) => {
    const body = row.kind === "alias" ? made.find(({ key }) => key === row.target)?.body : undefined;
    return body === undefined ? row : { ...row, body };
  });
}
const isProperty = (row: Row): boolean => row.kind !== "absent";
const template = (rows: readonly Row[], own: readonly (readonly [PropertyKey, number])[]): Shape =>
  Shape.template([...own, ...rows.filter(isProperty).map((row) => [row.key, row.flags] as const)]);

/** An ordinary built-in object: a prototype, a namespace. */
export function builtin(
  id: string,
  options: {
    readonly proto?: string | null;
    readonly title?: string;
    readonly spec: string;
    readonly make?: BuiltinObject["make"];
  },
  rows: readonly RowOf[],
): BuiltinObject {
  const title = options.title ?? id.replace(/Prototype$/, ".prototype");
  const made = rowsOf(rows, title);
  return {
    id,
    title,
    proto: options.proto === undefined ? "ObjectPrototype" : options.proto,
    rows: made,
    slots: made.filter(isProperty),
    spec: options.spec,
    template: template(made, []),
    ...(options.make === undefined ? {} : { make: options.make }),
  };
}

/** A constructor (or, with `isConstructor: false`, a plain global function) with its static rows. `prototype` is the intrinsic's id. */
export function builtinFunction(
  id: string,
  options: {
    readonly length: number;
    readonly spec: string;
    readonly body: NativeBody;
    readonly name?: string;
    /** How messages write it, where that is not its name. */
    readonly title?: string;
    readonly proto?: string;
    readonly prototype?: string;
    readonly isConstructor?: boolean;
  },
  rows: readonly RowOf[] = [],
): BuiltinObject {
  const name = options.name ?? id;
  const title = options.title ?? name;
  const all =
    options.prototype === undefined ? rows : [reference("prototype", options.prototype, options.spec, 0), ...rows];
  const made = rowsOf(all, title);
  return {
    id,
    title,
    proto: options.proto ?? "FunctionPrototype",
    rows: made,
    slots: made.filter(isProperty),
    spec: options.spec,
    call: {
      code: new NativeCode(name, options.length, options.body),
      constructor: options.isConstructor ?? options.prototype !== undefined,
    },
    template: template(made, [
      ["length", Attr.Configurable],
      ["name", Attr.Configurable],
    ]),
  };
}
