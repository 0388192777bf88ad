/** What the inspector writes for each kind of object around and before its properties: class name, braces, contents. */
import { type Captures, ConstructorKind, FunctionMode, isCallable } from "../../machine/call.ts";
import type { TypedArrayData } from "../../machine/operations/exoticTypedArray.ts";
import type { Machine } from "../../machine/Machine.ts";
import { PromiseState, type PromiseData } from "../../machine/promise.ts";
import { isArrayObject, isDenseArray } from "../../values/arrays.ts";
import { type JSObject } from "../../values/JSObject.ts";
import { Flag, Kind } from "../../values/kinds.ts";
import { MapData, MapWalk } from "../../values/MapData.ts";
import { SetData, SetWalk } from "../../values/SetData.ts";
import { symbols } from "../../values/symbols.ts";
import { HOLE, type Value } from "../../values/Value.ts";
import { bufferOf } from "../binary/BufferData.ts";
import type { DataViewData } from "../binary/DataView.ts";
import { constructorName, isEnumerable, plainProperty } from "../constructorName.ts";
import { isoText, INVALID } from "../date/dateText.ts";
import { RegExpData } from "../regexp/makeRegExp.ts";
import { primitiveText } from "./inspectText.ts";

/** Elements of one list that are shown. */
export const MOST_ELEMENTS = 100;

/** A line that is no property: `<pending>`, or a text before a value. */
interface Note {
  readonly text: string;
  readonly value?: { readonly of: Value };
}

export interface Described {
  /** All there is to say. */
  readonly text?: string;
  /** What stands for the object below the deepest level. */
  readonly name: string;
  readonly base: string;
  readonly braces: readonly [string, string];
  readonly list?: readonly Value[];
  /** Number of absent elements from an index on. */
  readonly holes?: (index: number) => number;
  readonly length?: number;
  /** Members of a set. */
  readonly items?: readonly Value[];
  readonly pairs?: readonly (readonly [Value, Value])[];
  readonly notes?: readonly Note[];
}

/** Prototypes further away are not asked. */
const LONGEST_CHAIN = 100;
/** More indices of an array with holes are not put in order to be shown. */
const MOST_SORTED = 10_000;

/** Own or inherited `Symbol.toStringTag` that is plain text and says something new. */
function tagOf(object: JSObject, name: string | undefined): string {
  let levels = 0;
  for (let current: JSObject | null = object; current !== null && levels < LONGEST_CHAIN; current = current.proto) {
    levels++;
    const tag = plainProperty(current, symbols.toStringTag);
    if (typeof tag === "string")
      return tag === name || (current === object && isEnumerable(object, symbols.toStringTag)) ? "" : tag;
  }
  return "";
}

export function prefixOf(object: JSObject, fallback: string, size = ""): string {
  const name = constructorName(object);
  const tag = tagOf(object, name);
  const shown = tag !== "" && tag !== (name ?? fallback) ? `[${tag}] ` : "";
  return name === undefined ? `[${fallback}${size}: null prototype] ${shown}` : `${name}${size} ${shown}`;
}

const withBase = (prefix: string, base: string, keys: number): Described => ({
  ...(keys === 0 ? { text: base } : {}),
  name: prefix.trimEnd(),
  base,
  braces: ["{", "}"],
});

function container(prefix: string, keys: number, contents: Partial<Described>): Described {
  const empty = keys === 0 && (contents.items ?? contents.pairs ?? contents.notes ?? []).length === 0;
  return {
    ...(empty ? { text: `${prefix}{}` } : {}),
    name: prefix.trimEnd(),
    base: "",
    braces: [`${prefix}{`, "}"],
    ...contents,
  };
}

type Describer = (m: Machine, object: JSObject, keys: number) => Described;

const boxed =
  (type: string): Describer =>
  (_m, object, keys) => {
    const text = primitiveText(object.data as Exclude<Value, object>, { indentation: 0, width: Infinity });
    const name = constructorName(object);
    const named = name === type ? type : `${type} (${name ?? "null prototype"})`;
    return withBase(prefixOf(object, type), `[${named}: ${text}]`, keys);
  };

const unknownItems =
  (type: string): Describer =>
  (_m, object, keys) =>
    container(prefixOf(object, type), keys, { notes: [{ text: "<items unknown>" }] });

const describers: Partial<Record<Kind, Describer>> = {
  [Kind.Array]: describeArray,
  [Kind.SparseArray]: describeArray,
  [Kind.Error]: describeError,
  [Kind.Boolean]: boxed("Boolean"),
  [Kind.Number]: boxed("Number"),
  [Kind.String]: boxed("String"),
  [Kind.Symbol]: boxed("Symbol"),
  [Kind.BigInt]: boxed("BigInt"),
  [Kind.Date]: describeDate,
  [Kind.RegExp]: describeRegExp,
  [Kind.Map]: describeMap,
  [Kind.Set]: describeSet,
  [Kind.WeakMap]: unknownItems("WeakMap"),
  [Kind.WeakSet]: unknownItems("WeakSet"),
  [Kind.Promise]: describePromise,
  [Kind.ArrayBuffer]: describeBuffer,
  [Kind.DataView]: describeDataView,
  [Kind.TypedArray]: describeTypedArray,
  [Kind.Arguments]: describeArguments,
};

export function describeObject(m: Machine, object: JSObject, keys: number): Described {
  const describer: Describer | undefined = describers[object.kind];
  if (isCallable(object)) return withBase(prefixOf(object, "Function"), functionText(object), keys);
  if (describer !== undefined) return describer(m, object, keys);
  const prefix = prefixOf(object, "Object");
  const shown = prefix === "Object " ? "" : prefix;
  return { ...container(shown, keys, {}), name: prefix.trimEnd() };
}

function describeArray(m: Machine, object: JSObject, keys: number): Described {
  if (!isArrayObject(object)) return container("", keys, {});
  const { length } = object.data;
  const prefix = prefixOf(object, "Array", `(${length})`);
  const shown = prefix === `Array(${length}) ` ? "" : prefix;
  const dense = isDenseArray(object);
  if (!dense && object.data.others.size > MOST_SORTED)
    return withBase(shown, `${shown}[ ${object.data.size} of ${length} items ]`, keys);
  m.budget -= dense ? 0 : object.data.others.size;
  const holes = (index: number): number => {
    if (!dense) {
      for (const at of object.data.indices(index)) return at - index;
      return length - index;
    }
    let end = index;
    while (end < length && object.data[end] === HOLE) end++;
    return end - index;
  };
  return {
    ...(length === 0 && keys === 0 ? { text: `${shown}[]` } : {}),
    name: constructorName(object) ?? "Array: null prototype",
    base: "",
    braces: [`${shown}[`, "]"],
    list: dense ? (object.data as Value[]) : sparseList(length),
    holes,
    length,
  };
}

function describeArguments(_m: Machine, object: JSObject, keys: number): Described {
  const length = Number(plainProperty(object, "length"));
  const list = Array.from({ length: Math.min(length || 0, MOST_ELEMENTS + 1) }, (_, i) =>
    plainProperty(object, String(i)),
  );
  return {
    ...(list.length === 0 && keys === 0 ? { text: "[Arguments] []" } : {}),
    name: "Arguments",
    base: "",
    braces: ["[Arguments] [", "]"],
    list,
    length,
  };
}

/** Stands for the elements where only positions are asked for. */
const sparseList = (length: number): readonly Value[] =>
  ({ length, slice: () => [undefined] }) as unknown as readonly Value[];

function describeMap(_m: Machine, object: JSObject, keys: number): Described {
  const map = object.data as MapData<Value, Value>;
  const walk = new MapWalk(map);
  const pairs: [Value, Value][] = [];
  while (pairs.length < MOST_ELEMENTS && walk.advance()) pairs.push([walk.key, walk.value]);
  return container(prefixOf(object, "Map", `(${map.size})`), keys, { pairs, length: map.size });
}

function describeSet(_m: Machine, object: JSObject, keys: number): Described {
  const set = object.data as SetData<Value>;
  const walk = new SetWalk(set);
  const items: Value[] = [];
  while (items.length < MOST_ELEMENTS && walk.advance()) items.push(walk.value);
  return container(prefixOf(object, "Set", `(${set.size})`), keys, { items, length: set.size });
}

/** @unit bytes */
const SHOWN_BYTES = 50;

function describeBuffer(_m: Machine, object: JSObject, keys: number): Described {
  const bytes = new Uint8Array(bufferOf(object).block);
  const shown = [...bytes.subarray(0, SHOWN_BYTES)].map((byte) => byte.toString(16).padStart(2, "0")).join(" ");
  const more = bytes.length - SHOWN_BYTES;
  const contents = more > 0 ? `${shown} ... ${more} more byte${more > 1 ? "s" : ""}` : shown;
  const notes = [{ text: `[Uint8Contents]: <${contents}>` }, { text: `byteLength: ${bytes.length}` }];
  return container(prefixOf(object, "ArrayBuffer"), keys, { notes });
}

function describeDataView(_m: Machine, object: JSObject, keys: number): Described {
  const { byteLength, byteOffset, buffer } = object.data as DataViewData;
  const notes = [
    { text: `byteLength: ${byteLength ?? 0}` },
    { text: `byteOffset: ${byteOffset}` },
    { text: "buffer: ", value: { of: buffer } },
  ];
  return container(prefixOf(object, "DataView"), keys, { notes });
}

function describeTypedArray(_m: Machine, object: JSObject, keys: number): Described {
  const data = object.data as TypedArrayData;
  const list = Array.from({ length: Math.min(data.length, MOST_ELEMENTS + 1) }, (_, i) => data.getElement(i));
  const prefix = prefixOf(object, "TypedArray", `(${data.length})`);
  return {
    ...(data.length === 0 && keys === 0 ? { text: `${prefix}[]` } : {}),
    name: prefix.trimEnd(),
    base: "",
    braces: [`${prefix}[`, "]"],
    list,
    length: data.length,
  };
}

function describeError(_m: Machine, object: JSObject, keys: number): Described {
  const stack = plainProperty(object, "stack");
  const message = plainProperty(object, "message");
  const name = constructorName(object) ?? "Error";
  const head =
    typeof stack === "string" && stack !== ""
      ? stack
      : `${name}${typeof message === "string" && message !== "" ? `: ${message}` : ""}`;
  return withBase(name, head.includes("\n    at") ? head : `[${head}]`, keys);
}

function describeDate(_m: Machine, object: JSObject, keys: number): Described {
  const time = object.data as number;
  const prefix = prefixOf(object, "Date");
  const text = time === time ? isoText(time) : INVALID;
  return withBase(prefix, prefix === "Date " ? text : prefix + text, keys);
}

function describeRegExp(_m: Machine, object: JSObject, keys: number): Described {
  const { source, flags } = object.data as RegExpData;
  const prefix = prefixOf(object, "RegExp");
  const text = `/${source}/${flags}`;
  return withBase(prefix, prefix === "RegExp " ? text : prefix + text, keys);
}

function describePromise(_m: Machine, object: JSObject, keys: number): Described {
  const { state, value } = object.data as PromiseData;
  const note: Note =
    state === PromiseState.Pending
      ? { text: "<pending>" }
      : { text: state === PromiseState.Rejected ? "<rejected> " : "", value: { of: value } };
  return container(prefixOf(object, "Promise"), keys, { notes: [note] });
}

const FUNCTION_TYPES = {
  [FunctionMode.Normal]: "Function",
  [FunctionMode.Generator]: "GeneratorFunction",
  [FunctionMode.Async]: "AsyncFunction",
  [FunctionMode.AsyncGenerator]: "AsyncGeneratorFunction",
} as const;

function functionText(object: JSObject): string {
  const name = plainProperty(object, "name");
  const named = typeof name === "string" && name !== "";
  if (object.kind === Kind.Closure) {
    const [code] = object.data as Captures;
    if (code.constructorKind >= ConstructorKind.BaseClass || (object.flags & Flag.ClassConstructor) !== 0) {
      const superName = object.proto === null ? undefined : plainProperty(object.proto, "name");
      const heritage = typeof superName === "string" && superName !== "" ? ` extends ${superName}` : "";
      return `[class ${named ? name : "(anonymous)"}${heritage}]`;
    }
    const type = FUNCTION_TYPES[code.mode];
    return named ? `[${type}: ${name}]` : `[${type} (anonymous)]`;
  }
  return named ? `[Function: ${name}]` : "[Function (anonymous)]";
}
