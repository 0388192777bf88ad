/** Destructuring (ECMA-262 §8.6.2, §13.15.5): bindings and assignment targets, from a value that is evaluated. */
import type {
  ArrayPattern,
  AssignmentPattern,
  Expression,
  ObjectPattern,
  Pattern,
  Property,
  RestElement,
} from "../../syntax/Ast.ts";
import { isConstant } from "../../syntax/literals.ts";
import type { MaybeGuest } from "../../machine/Builtin.ts";
import { throwTypeError } from "../../machine/errors.ts";
import { copyDataProperties } from "../../machine/operations/copy.ts";
import { append, arrayCreate } from "../../machine/operations/create.ts";
import { type Guest, GuestThrow, isGuest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import {
  DONE,
  getIterator,
  iteratorClose,
  type IteratorRecord,
  iteratorStep,
} from "../../machine/operations/iterate.ts";
import { get } from "../../machine/operations/property.ts";
import { type DenseArray, elementOf, isArrayObject, isDenseArray, type SparseArray } from "../../values/arrays.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Kind } from "../../values/kinds.ts";
import { HOLE, isObject, type PropertyKey, type Value } from "../../values/Value.ts";
import { Label } from "../Step.ts";
import { BranchUndefined, FrameStep, Invoke, Jump } from "../controls.ts";
import { RequireObject, StoreLocal } from "../steps.ts";
import { constant, leaf, local, Tree } from "../Tree.ts";
import { namedBy, type Place, placeOf } from "./assignments.ts";
import { isPlainIteration, quietly, SHORT } from "./iteration.ts";
import { keyText, newArray } from "./literals.ts";
import type { Lowering } from "./Lowering.ts";
import { initialise } from "./variables.ts";

/** Takes the value of an element: binds a declared name, or assigns to a place evaluated before. */
type Take = (value: Tree) => void;
/** Prepares an element's target (whose parts are evaluated before its value is read) and says how it takes the value. */
type Prepare = (l: Lowering, target: Pattern) => Take;

const binding: Prepare = (l, target) => (value) => bindPattern(l, target, value);

const assignment: Prepare = (l, target) => {
  if (target.type === "ObjectPattern" || target.type === "ArrayPattern")
    return (value) => assignPattern(l, target, l.spill(value));
  const place: Place = placeOf(l, target as Expression, "keep");
  return (value) => place.write(value);
};

/** Initialises the names of a declaration or a parameter. */
export function bindPattern(l: Lowering, pattern: Pattern, value: Tree): void {
  if (pattern.type === "Identifier") initialise(l, l.declaration(pattern), value);
  else if (pattern.type === "AssignmentPattern") bindPattern(l, pattern.left, withDefault(l, value, pattern));
  else destructure(l, pattern as ObjectPattern | ArrayPattern, l.spill(value), binding);
}

export function assignPattern(l: Lowering, pattern: ObjectPattern | ArrayPattern, value: Tree): void {
  destructure(l, pattern, value, assignment);
}

function withDefault(l: Lowering, value: Tree, pattern: AssignmentPattern): Tree {
  const dest = l.temp();
  const missing = new Label();
  const end = new Label();
  l.store(dest, value);
  l.emit(new BranchUndefined(leaf("local", dest), missing));
  l.emit(new Jump(end));
  l.place(missing);
  l.emit(new StoreLocal(dest, namedBy(l, pattern.right, pattern, pattern.left)));
  l.place(end);
  return local(dest);
}

/** An element with an optional default: prepares its target, then reads, then takes. */
function element(l: Lowering, node: Pattern, prepare: Prepare, read: () => Tree): void {
  const target = node.type === "AssignmentPattern" ? node.left : node;
  const take = prepare(l, target);
  const value = read();
  take(node.type === "AssignmentPattern" ? withDefault(l, value, node) : value);
}

function destructure(l: Lowering, pattern: ObjectPattern | ArrayPattern, value: Tree, prepare: Prepare): void {
  if (pattern.type === "ObjectPattern") destructureObject(l, pattern, value, prepare);
  else destructureArray(l, pattern, value, prepare);
}

// ---------- objects ----------

function destructureObject(l: Lowering, pattern: ObjectPattern, value: Tree, prepare: Prepare): void {
  const { properties } = pattern;
  const rest = properties.find((property): property is RestElement => property.type === "RestElement");
  const first = properties[0];
  const firstKey = first?.type === "Property" ? keyText(first) : null;
  l.emit(new RequireObject(value, (m, source) => refuse(m, source, firstKey, pattern.start)));
  const names = (rest === undefined ? properties : properties.slice(0, -1)) as readonly Property[];
  const property = (node: Property): Tree => {
    const key = propertyKeyTree(l, node);
    element(l, node.value as Pattern, prepare, () =>
      key.kind === "constant" && typeof key.value === "string"
        ? new Tree("get", [value], key.value, node.start)
        : new Tree("getIndex", [value, key], null, node.start),
    );
    return key;
  };
  const fixed = rest === undefined ? [] : names.map(keyText);
  const known = fixed.every((key) => key !== null);
  // Computed keys are still needed for the rest, and so are their temporaries: no pieces.
  const keys = known ? [] : names.map(property);
  if (known)
    l.inPieces(names, (group) => {
      for (const node of group) l.scoped(() => property(node));
    });
  if (rest === undefined) return;
  const take = prepare(l, rest.argument);
  const dest = l.temp();
  l.emit(
    new Invoke(
      (m, source, ...computed) => restOfObject(m, source, known ? fixed : (computed as PropertyKey[])),
      [value, ...keys],
      dest,
    ),
  );
  take(local(dest));
}

function refuse(m: Machine, source: Value, key: string | null, offset: number): never {
  const what =
    key === null
      ? `Cannot destructure '${String(source)}' as it is ${String(source)}.`
      : `Cannot destructure property '${key}' of '${String(source)}' as it is ${String(source)}.`;
  return throwTypeError(m, what, offset);
}

function propertyKeyTree(l: Lowering, property: Property): Tree {
  const text = keyText(property);
  if (text !== null) return constant(text);
  return l.spill(new Tree("toKey", [l.shallow(l.expression(property.key as Expression))], null, property.start));
}

function restOfObject(m: Machine, source: Value, excluded: readonly PropertyKey[]): MaybeGuest<Value> {
  const rest = new JSObject(m.realm.rootShape, m.realm.objectPrototype, Kind.Ordinary, null);
  const copied = copyDataProperties(m, rest, source, excluded);
  return isGuest(copied) ? after(copied, rest) : rest;
}
function* after(copied: Guest<undefined>, rest: JSObject): Guest<Value> {
  yield* copied;
  return rest;
}

// ---------- arrays ----------

/** The iteration of an array pattern: dense arrays by index, everything else by its iterator. */
class PatternIteration {
  readonly array: DenseArray | SparseArray | null;
  readonly record: IteratorRecord | null;
  index = 0;
  done = false;
  constructor(array: DenseArray | SparseArray | null, record: IteratorRecord | null) {
    this.array = array;
    this.record = record;
  }
}

function begin(m: Machine, source: Value): MaybeGuest<PatternIteration> {
  if (isObject(source) && isArrayObject(source) && isPlainIteration(m, source))
    return new PatternIteration(source, null);
  return beginSlow(m, source);
}
function* beginSlow(m: Machine, source: Value): Guest<PatternIteration> {
  return new PatternIteration(null, yield* getIterator(m, source));
}

/** The next value, undefined once the iterator is done. A throw of the iterator itself means it needs no closing. */
function take(m: Machine, iteration: PatternIteration): MaybeGuest<Value> {
  const { array } = iteration;
  if (array === null) return takeSlow(m, iteration);
  if (iteration.index >= array.data.length) return undefined;
  const value = elementOf(array, iteration.index++);
  return value === HOLE ? get(m, array, String(iteration.index - 1)) : value;
}
function* takeSlow(m: Machine, iteration: PatternIteration): Guest<Value> {
  if (iteration.done) return undefined;
  iteration.done = true;
  const value = yield* iteratorStep(m, iteration.record!);
  if (value === DONE) return undefined;
  iteration.done = false;
  return value;
}
function* takeRest(m: Machine, iteration: PatternIteration): Guest<Value> {
  const rest = m.keep(arrayCreate(m, 0));
  const { array } = iteration;
  while (array !== null && iteration.index < array.data.length) {
    const value = take(m, iteration);
    append(m, rest, isGuest(value) ? yield* value : value);
    if ((iteration.index & 15) === 0 && --m.budget < 0) yield PAUSE;
  }
  while (array === null && !iteration.done) {
    const value = yield* takeSlow(m, iteration);
    if (iteration.done) break;
    append(m, rest, value);
    if (--m.budget < 0) yield PAUSE;
  }
  return rest;
}

function close(m: Machine, iteration: PatternIteration): MaybeGuest<void> {
  if (iteration.record === null || iteration.done) return undefined;
  return iteratorClose(m, iteration.record.iterator);
}
/** For a throw between the elements: closes, and the throw stays what it was. A generator that returns there closes as well. */
function* closeAfter(m: Machine, iteration: PatternIteration, completion: unknown): Guest<void> {
  if (iteration.record === null || iteration.done) return;
  iteration.done = true;
  const { iterator } = iteration.record;
  yield* completion instanceof GuestThrow ? quietly(m, iterator) : iteratorClose(m, iterator);
}

/**
 * `[a, b = 1, ...c]` with names of a declaration: nothing can happen between the elements, so all are taken at once.
 */
function destructureAtOnce(l: Lowering, pattern: ArrayPattern, value: Tree): void {
  const { elements } = pattern;
  const rest = elements[elements.length - 1]?.type === "RestElement";
  const count = rest ? elements.length - 1 : elements.length;
  const list = l.temp();
  l.emit(new Invoke((m, source) => takeAll(m, source, count, rest), [value], list));
  l.inPieces(elements, (group, first) => {
    group.forEach((node, index) => {
      if (node === null) return;
      const taken = leaf("argument", [list, first + index]);
      bindPattern(l, node.type === "RestElement" ? node.argument : node, taken);
    });
  });
}

/** Elements whose binding runs no code: names, with literals as defaults. */
function isSimple(node: Pattern | null): boolean {
  if (node === null || node.type === "Identifier") return true;
  if (node.type === "RestElement") return node.argument.type === "Identifier";
  return (
    node.type === "AssignmentPattern" &&
    node.left.type === "Identifier" &&
    node.right.type === "Literal" &&
    isConstant(node.right)
  );
}

/** The values of `count` elements, then the rest as an array if it is wanted. */
function takeAll(m: Machine, source: Value, count: number, rest: boolean): MaybeGuest<readonly Value[]> {
  const short = isObject(source) && isDenseArray(source) && (!rest || source.data.length <= SHORT);
  if (short && isPlainIteration(m, source)) {
    const { data } = source;
    const taken: Value[] = [];
    for (let i = 0; i < count; i++) {
      const value = i < data.length ? data[i]! : undefined;
      taken.push(value === HOLE ? undefined : value);
    }
    if (rest)
      taken.push(
        newArray(
          m,
          data.slice(count).map((value) => (value === HOLE ? undefined : value)),
        ),
      );
    return taken;
  }
  return takeAllSlow(m, source, count, rest);
}
function* takeAllSlow(m: Machine, source: Value, count: number, rest: boolean): Guest<readonly Value[]> {
  const begun = begin(m, source);
  const iteration = isGuest(begun) ? yield* begun : begun;
  const taken: Value[] = [];
  for (let i = 0; i < count; i++) {
    const value = take(m, iteration);
    taken.push(isGuest(value) ? yield* value : value);
  }
  if (rest) taken.push(yield* takeRest(m, iteration));
  const closing = close(m, iteration);
  if (closing !== undefined) yield* closing;
  return taken;
}

function destructureArray(l: Lowering, pattern: ArrayPattern, value: Tree, prepare: Prepare): void {
  if (prepare === binding && pattern.elements.every(isSimple)) return destructureAtOnce(l, pattern, value);
  const iteration = l.temp();
  const start = new Label();
  const end = new Label();
  const handler = new Label();
  const after = new Label();
  l.emit(new Invoke((m, source) => begin(m, source), [value], iteration));
  l.place(start);
  l.inPieces(pattern.elements, (group) => {
    for (const node of group) l.scoped(() => iterated(l, node, iteration, prepare));
  });
  l.place(end);
  l.emit(new Invoke((m, it) => close(m, it as never), [local(iteration)], l.temp()));
  l.emit(new Jump(after));
  const thrown = l.temp();
  l.place(handler);
  l.emit(
    new Invoke(
      (m, it, completion) => closeAfter(m, it as never, completion),
      [local(iteration), local(thrown)],
      l.temp(),
    ),
  );
  l.emit(
    new FrameStep(() => (r) => {
      throw r[thrown];
    }),
  );
  l.place(after);
  l.handle(start, end, handler, thrown, true);
}

/** An element of an array pattern: the next value of the iteration, or all the rest. */
function iterated(l: Lowering, node: Pattern | null, iteration: number, prepare: Prepare): void {
  const dest = l.temp();
  const read = (): Tree => {
    l.emit(new Invoke((m, it) => take(m, it as never), [local(iteration)], dest));
    return local(dest);
  };
  if (node === null) read();
  else if (node.type === "RestElement") {
    const takeIt = prepare(l, node.argument);
    l.emit(new Invoke((m, it) => takeRest(m, it as never), [local(iteration)], dest));
    takeIt(local(dest));
  } else element(l, node, prepare, read);
}
