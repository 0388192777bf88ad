/** Object literals with more than plain properties, and array literals and argument lists with spread. */
import type {
  ArrayExpression,
  Expression,
  FunctionExpression,
  Literal,
  Node,
  ObjectExpression,
  Property,
  SpreadElement,
} from "../../syntax/Ast.ts";
import { literalKey } from "../../syntax/literals.ts";
import type { MaybeGuest } from "../../machine/Builtin.ts";
import type { Captures } from "../../machine/call.ts";
import { type Guest, PAUSE } from "../../machine/guest.ts";
import type { Machine } from "../../machine/Machine.ts";
import { copyDataProperties } from "../../machine/operations/copy.ts";
import { append } from "../../machine/operations/create.ts";
import { createDataProperty, defineOwn } from "../../machine/operations/ordinary.ts";
import { DONE, getIterator, iteratorStep } from "../../machine/operations/iterate.ts";
import { tooMany } from "../../machine/operations/exoticArray.ts";
import { MAX_ARGUMENTS, tooManyArguments } from "../../machine/operations/list.ts";
import { get } from "../../machine/operations/property.ts";
import {
  type DenseArray,
  elementOf,
  isArrayObject,
  isDenseArray,
  MAX_ARRAY_ELEMENTS,
  type SparseArray,
} from "../../values/arrays.ts";
import { JSObject } from "../../values/JSObject.ts";
import { Attr, Kind } from "../../values/kinds.ts";
import { HOLE, isObject, type PropertyKey, type Value } from "../../values/Value.ts";
import { Invoke } from "../controls.ts";
import { constant, Tree } from "../Tree.ts";
import { namedClass } from "./classes.ts";
import { closureTree, isAnonymousFunction, methodTree, setFunctionName } from "./functions.ts";
import { isPlainIteration, SHORT } from "./iteration.ts";
import type { Lowering } from "./Lowering.ts";
import { isManyGroups } from "./pieces.ts";

/** A literal whose properties are all `key: value` with fixed, different keys is one tree; the rest is built step by step. */
export function objectExpression(l: Lowering, node: ObjectExpression): Tree {
  const properties = node.properties as (Property | SpreadElement)[];
  if (isManyGroups(properties)) return longObject(l, node.start, properties);
  let plain = 0;
  const keys: PropertyKey[] = [];
  const seen = new Set<PropertyKey>();
  for (const property of properties) {
    const key = plainKey(property);
    if (key === null || seen.has(key)) break;
    seen.add(key);
    keys.push(key);
    plain++;
  }
  const values = l.operands(
    properties
      .slice(0, plain)
      .map(
        (property) => () => namedValue(l, (property as Property).value as Expression, keyText(property as Property)!),
      ),
  );
  const literal = new Tree("object", values, keys, node.start);
  if (plain === properties.length) return literal;
  const object = l.spill(literal);
  for (const property of properties.slice(plain)) add(l, object, property);
  return object;
}

function longObject(l: Lowering, offset: number, properties: readonly (Property | SpreadElement)[]): Tree {
  const object = l.spill(new Tree("object", [], [], offset));
  l.inPieces(properties, (group) => {
    for (const property of group) l.scoped(() => add(l, object, property));
  });
  return object;
}

function add(l: Lowering, object: Tree, property: Property | SpreadElement): void {
  if (property.type !== "SpreadElement") return define(l, object, property);
  const source = l.expression(property.argument);
  l.emit(
    new Invoke((m, target, from) => copyDataProperties(m, target as JSObject, from, []), [object, source], l.temp()),
  );
}

function plainKey(property: Property | SpreadElement): string | null {
  if (property.type !== "Property" || property.computed || property.kind !== "init" || property.method) return null;
  const key = keyText(property);
  return key === "__proto__" && !property.shorthand ? null : key;
}

/** The fixed key of a property, or null when it is computed, or as good as. */
export function keyText({ computed, key }: { readonly computed: boolean; readonly key: Node }): string | null {
  if (computed) return null;
  return key.type === "Identifier" ? key.name : literalKey(key as Literal);
}

/** A value that takes its name from where it goes (§8.4 NamedEvaluation). */
export function namedValue(l: Lowering, node: Expression, name: string): Tree {
  if (!isAnonymousFunction(node)) return l.expression(node);
  return node.type === "ClassExpression" ? namedClass(l, node, name) : closureTree(l, node as FunctionExpression, name);
}

function define(l: Lowering, object: Tree, property: Property): void {
  const text = keyText(property);
  if (text === "__proto__" && !property.shorthand && !property.method && property.kind === "init") {
    const value = l.expression(property.value as Expression);
    l.emit(
      new Invoke((_m, target, proto) => setLiteralPrototype(target as JSObject, proto), [object, value], l.temp()),
    );
    return;
  }
  const key =
    text === null
      ? l.spill(new Tree("toKey", [l.shallow(l.expression(property.key as Expression))], null, property.start))
      : constant(text);
  if (property.kind !== "init" || property.method) {
    const prefix = property.kind === "init" ? "" : `${property.kind} `;
    const method = methodTree(
      l,
      property.value as FunctionExpression,
      text === null ? "" : `${prefix}${text}`,
      property,
    );
    l.emit(
      new Invoke(
        (m, target, name, f) =>
          defineMethod(
            m,
            target as JSObject,
            name as PropertyKey,
            f as JSObject,
            property.kind,
            text === null,
            Attr.Enumerable,
          ),
        [object, key, method],
        l.temp(),
      ),
    );
    return;
  }
  const value = property.value as Expression;
  const content = text === null ? l.expression(value) : namedValue(l, value, text);
  const dynamic = text === null && isAnonymousFunction(value);
  l.emit(
    new Invoke(
      (m, target, name, v) => {
        if (dynamic) setFunctionName(v as JSObject, name as PropertyKey, "");
        createDataProperty(m, target as JSObject, name as PropertyKey, v);
        return undefined;
      },
      [object, key, content],
      l.temp(),
    ),
  );
}

function setLiteralPrototype(object: JSObject, proto: Value): undefined {
  if (proto === null || isObject(proto)) object.proto = proto as JSObject | null;
  return undefined;
}

/** §15.4.5 MethodDefinitionEvaluation on a finished function object. */
export function defineMethod(
  m: Machine,
  target: JSObject,
  key: PropertyKey,
  f: JSObject,
  kind: "init" | "get" | "set" | "method",
  dynamicName: boolean,
  enumerable: number,
): undefined {
  if (dynamicName) setFunctionName(f, key, kind === "get" || kind === "set" ? kind : "");
  setHome(f, target);
  const shared = { enumerable: enumerable !== 0, configurable: true };
  defineOwn(
    m,
    target,
    key,
    kind === "get"
      ? { get: f, ...shared }
      : kind === "set"
        ? { set: f, ...shared }
        : { value: f, writable: true, ...shared },
  );
  return undefined;
}

/** Gives a method its [[HomeObject]]: kept behind its captures, where the code says. */
export function setHome(f: JSObject, home: JSObject): void {
  const captures = f.data as Captures;
  captures[captures[0].homeIndex] = home;
}

// ---------- spread ----------

/** The elements as an array: plain values pushed, spreads iterated. For arguments, that is one dense list. */
export function spreadList(
  l: Lowering,
  elements: readonly (Expression | SpreadElement | null)[],
  offset: number,
  most = MAX_ARGUMENTS,
): Tree {
  const list = l.store(l.temp(), new Tree("array", [], null, offset));
  // Not by a call more, where lists nest.
  if (isManyGroups(elements)) l.inPieces(elements, (group) => pushEach(l, list, group, most));
  else pushEach(l, list, elements, most);
  return list;
}

function pushEach(
  l: Lowering,
  list: Tree,
  elements: readonly (Expression | SpreadElement | null)[],
  most: number,
): void {
  let run: (Expression | null)[] = [];
  const flush = (): void => {
    if (run.length === 0) return;
    const trees = l.operands(run.map((element) => () => (element === null ? constant(HOLE) : l.expression(element))));
    l.emit(
      new Invoke((m, target, ...values) => pushAll(m, target as DenseArray, values, most), [list, ...trees], l.temp()),
    );
    run = [];
  };
  for (const element of elements) {
    if (element?.type !== "SpreadElement") {
      run.push(element);
      continue;
    }
    flush();
    const source = l.expression(element.argument);
    l.emit(
      new Invoke((m, target, from) => pushIterated(m, target as DenseArray, from, most), [list, source], l.temp()),
    );
  }
  flush();
}

/** An array with spreads, or a long one. */
export function arrayByPushing(l: Lowering, node: ArrayExpression): Tree {
  return spreadList(l, node.elements as (Expression | SpreadElement | null)[], node.start, MAX_ARRAY_ELEMENTS);
}

function pushAll(m: Machine, target: DenseArray, values: readonly Value[], most: number): undefined {
  if (target.data.length + values.length > most) tooManyFor(m, most);
  for (const value of values) append(m, target, value);
  return undefined;
}

/** What is short, at once. */
function pushIterated(m: Machine, target: DenseArray, source: Value, most: number): MaybeGuest<undefined> {
  if (!isObject(source) || !isArrayObject(source) || !isPlainIteration(m, source))
    return pushIteratedSlow(m, target, source, most);
  const { length } = target.data;
  if (!isDenseArray(source) || source.data.length + length > SHORT) return pushElements(m, target, source, most);
  const { data } = source;
  m.budget -= data.length >> 3;
  for (let i = 0; i < data.length; i++) {
    const value = data[i]!;
    target.data.push(value === HOLE ? undefined : value);
  }
  return undefined;
}

/** The elements of an array that iterates plainly. Guest code runs only where it has an accessor. */
function* pushElements(
  m: Machine,
  target: DenseArray | SparseArray,
  source: DenseArray | SparseArray,
  most: number,
): Guest<undefined> {
  for (let i = 0; i < source.data.length; i++) {
    const element = elementOf(source, i);
    if (target.data.length >= most) tooManyFor(m, most);
    append(m, target, element === HOLE ? yield* get(m, source, String(i)) : element);
    if ((i & 15) === 0 && --m.budget < 0) yield PAUSE;
  }
  return undefined;
}
function* pushIteratedSlow(
  m: Machine,
  target: DenseArray | SparseArray,
  source: Value,
  most: number,
): Guest<undefined> {
  const record = yield* getIterator(m, source);
  for (;;) {
    const value = yield* iteratorStep(m, record);
    if (value === DONE) return undefined;
    if (target.data.length >= most) tooManyFor(m, most);
    append(m, target, value as Value);
    if (--m.budget < 0) yield PAUSE;
  }
}
const tooManyFor = (m: Machine, most: number): never => (most === MAX_ARGUMENTS ? tooManyArguments(m) : tooMany(m));

export const newArray = (m: Machine, data: Value[]): JSObject =>
  new JSObject(m.realm.rootShape, m.realm.arrayPrototype, Kind.Array, data);
