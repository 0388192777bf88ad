/** Every table against Node: the same keys with the same attributes, lengths and names, wherever Node knows the object. */
import { describe, expect, test } from "vitest";
import { catalog } from "../../src/stdlib/catalog.ts";
import { Accessor, type JSObject, ownProperties, readSlot } from "../../src/values/JSObject.ts";
import { Attr } from "../../src/values/kinds.ts";
import { symbols } from "../../src/values/symbols.ts";
import { isObject, type PropertyKey, type Value } from "../../src/values/Value.ts";
import { newMachine } from "../support/realm.ts";

const hostIterator = Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())) as object;
const hostGenerator = Object.getPrototypeOf(function* () {}) as object;
const hostAsyncGenerator = Object.getPrototypeOf(async function* () {}) as object;
const hostAsync = Object.getPrototypeOf(async function () {}) as object;
const hidden: Readonly<Record<string, unknown>> = {
  ArrayIteratorPrototype: Object.getPrototypeOf([][Symbol.iterator]()),
  MapIteratorPrototype: Object.getPrototypeOf(new Map().entries()),
  SetIteratorPrototype: Object.getPrototypeOf(new Set().values()),
  StringIteratorPrototype: Object.getPrototypeOf(""[Symbol.iterator]()),
  RegExpStringIteratorPrototype: Object.getPrototypeOf("".matchAll(/a/g)),
  IteratorPrototype: hostIterator,
  AsyncIteratorPrototype: Object.getPrototypeOf((hostAsyncGenerator as { prototype: object }).prototype),
  TypedArray: Object.getPrototypeOf(Int8Array),
  TypedArrayPrototype: Object.getPrototypeOf(Int8Array.prototype),
  AsyncFunction: hostAsync.constructor,
  AsyncFunctionPrototype: hostAsync,
  GeneratorFunction: hostGenerator.constructor,
  GeneratorFunctionPrototype: hostGenerator,
  AsyncGeneratorFunction: hostAsyncGenerator.constructor,
  AsyncGeneratorFunctionPrototype: hostAsyncGenerator,
};

/** The host's object of that intrinsic name, where it has one. */
function hostObject(id: string): object | undefined {
  if (id in hidden) return hidden[id] as object;
  const global = globalThis as unknown as Record<string, { prototype?: object } | undefined>;
  return (id.endsWith("Prototype") ? global[id.slice(0, -9)]?.prototype : global[id]) as object | undefined;
}

const hostKey = (key: PropertyKey): PropertyKey => {
  const known = Object.entries(symbols).find(([, symbol]) => symbol === key);
  return known === undefined ? key : (Symbol as unknown as Record<string, symbol>)[known[0]]!;
};

/** Node has more there than the language: those keys are not missed. */
const hostOnly = new Set(["globalThis", "console", "queueMicrotask", "atob", "btoa"]);

/** Where Node 20 is older than ES2025, or V8 differs from the specification. */
const different = new Set([
  "Function.caller",
  "Function.arguments",
  "FunctionPrototype.caller",
  "FunctionPrototype.arguments",
  "IteratorPrototype.constructor",
  "globalThis.queueMicrotask",
  "globalThis.atob",
  "globalThis.btoa",
  "globalThis.crypto",
  "globalThis.structuredClone",
]);

function shown(content: Value | Accessor): string {
  if (content instanceof Accessor) return `get ${content.get !== undefined} set ${content.set !== undefined}`;
  if (!isObject(content))
    return typeof content === "symbol" ? "symbol" : Object.is(content, -0) ? "-0" : String(content);
  const length = ownProperties(content).get("length");
  const name = ownProperties(content).get("name");
  if (length === undefined || name === undefined) return "object";
  return `function ${String(readSlot(content, name.index))}/${String(readSlot(content, length.index))}`;
}

function hostShown(descriptor: PropertyDescriptor): string {
  if (descriptor.get !== undefined || descriptor.set !== undefined)
    return `get ${descriptor.get !== undefined} set ${descriptor.set !== undefined}`;
  const { value } = descriptor as { value: unknown };
  if (typeof value === "function") return `function ${value.name}/${value.length}`;
  if (typeof value === "object" && value !== null) return "object";
  return typeof value === "symbol" ? "symbol" : Object.is(value, -0) ? "-0" : String(value);
}

describe("tables", () => {
  for (const [id, table] of catalog) {
    if (id === "console") continue;
    const host = hostObject(id);
    test(id, () => {
      const m = newMachine();
      const object: JSObject = m.realm.intrinsic(id);
      const wrong: string[] = [];
      for (const row of table.slots) {
        const property = ownProperties(object).get(row.key)!;
        const target = row.kind === "reference" ? catalog.has(row.target!) : true;
        if (!target) continue;
        const content = readSlot(object, property.index);
        const descriptor = host === undefined ? undefined : Object.getOwnPropertyDescriptor(host, hostKey(row.key));
        if (descriptor === undefined || different.has(`${id}.${String(row.key)}`)) continue;
        const flags =
          (descriptor.writable === true ? Attr.Writable : 0) |
          (descriptor.enumerable === true ? Attr.Enumerable : 0) |
          (descriptor.configurable === true ? Attr.Configurable : 0) |
          (content instanceof Accessor ? Attr.Accessor : 0);
        if (flags !== property.flags) wrong.push(`${String(row.key)}: attributes ${property.flags}, Node ${flags}`);
        const ours = shown(content);
        const theirs = hostShown(descriptor);
        if (ours !== theirs) wrong.push(`${String(row.key)}: ${ours}, Node ${theirs}`);
      }
      if (host !== undefined && !hostOnly.has(id)) {
        const here = new Set<PropertyKey>(table.rows.map((row) => hostKey(row.key)));
        for (const key of Reflect.ownKeys(host))
          if (!here.has(key) && !/^(?:length|name|\$.|Symbol\((?:nodejs|headers).*)$/.test(String(key)))
            wrong.push(`${String(key)} is missing`);
      }
      expect(wrong).toEqual([]);
    });
  }
});
