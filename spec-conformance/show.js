/**
 * Guest text: `$shower()` gives the function that writes any value as text, so that two values can be compared exactly. It
 * runs unchanged in our interpreter and in Node, and keeps what it needs before a case can change it.
 */
function $shower() {
  const { getPrototypeOf, ownKeys, getOwnPropertyDescriptor, apply } = Reflect;
  const { isArray } = Array;
  const { is } = Object;
  const { stringify } = JSON;
  const textOf = String;
  const tagOf = Object.prototype.toString;
  const getter = (prototype, key) => getOwnPropertyDescriptor(prototype, key).get;
  const symbolTag = Symbol.toStringTag;
  const { push, join } = Array.prototype;
  // Made when the first such object is met, because touching every prototype costs more than most cases do.
  let kinds;

  /** What only an object of the kind answers, and how it is written. */
  function makeKinds() {
    const mapEntries = Map.prototype.forEach;
    const setEntries = Set.prototype.forEach;
    const writeAnswer = (_object, items, answer) => apply(push, items, [show(answer)]);
    return [
      [
        "Map",
        getter(Map.prototype, "size"),
        (map, items) =>
          apply(mapEntries, map, [(value, key) => apply(push, items, [`${show(key)} => ${show(value)}`])]),
      ],
      [
        "Set",
        getter(Set.prototype, "size"),
        (set, items) => apply(setEntries, set, [(value) => apply(push, items, [show(value)])]),
      ],
      ["Date", Date.prototype.getTime, writeAnswer],
      ["ArrayBuffer", getter(ArrayBuffer.prototype, "byteLength"), writeAnswer],
      ["Number", Number.prototype.valueOf, writeAnswer],
      ["String", String.prototype.valueOf, writeAnswer],
      ["Boolean", Boolean.prototype.valueOf, writeAnswer],
      ["BigInt", BigInt.prototype.valueOf, writeAnswer],
      ["Symbol", Symbol.prototype.valueOf, writeAnswer],
    ];
  }

  const open = [];

  function show(value) {
    switch (typeof value) {
      case "string":
        return stringify(value);
      case "bigint":
        return `${value}n`;
      case "symbol":
        return textOf(value);
      case "function":
        return `[function ${nameOf(value)}]`;
      case "object":
        return value === null ? "null" : showOnce(value);
      default:
        return is(value, -0) ? "-0" : textOf(value);
    }
  }

  function nameOf(callable) {
    const name = getOwnPropertyDescriptor(callable, "name");
    return name !== undefined && typeof name.value === "string" ? name.value : "";
  }

  function showOnce(object) {
    for (let i = 0; i < open.length; i++) if (open[i] === object) return `<circle ${open.length - i}>`;
    open[open.length] = object;
    try {
      return showObject(object);
    } finally {
      open.length--;
    }
  }

  function showObject(object) {
    const prototype = getPrototypeOf(object);
    const owner = prototype === null ? "null" : ownerOf(prototype);
    const items = [];
    if (isArray(object)) return `${owner === "Array" ? "" : owner}[${elements(object, items)}]`;
    let kind = owner;
    if (owner !== "Object") kind = brand(object, items, owner);
    properties(object, items, kind);
    const prefix = kind === owner ? kind : `${owner}:${kind}`;
    return `${prefix === "Object" ? "" : prefix}{${apply(join, items, [", "])}}`;
  }

  /** The name of whom a prototype belongs to, by its own constructor or its tag. */
  function ownerOf(prototype) {
    const constructor = getOwnPropertyDescriptor(prototype, "constructor");
    if (constructor !== undefined && typeof constructor.value === "function") return nameOf(constructor.value);
    const tag = getOwnPropertyDescriptor(prototype, symbolTag);
    if (tag !== undefined && typeof tag.value === "string") return tag.value;
    return "?";
  }

  /** The kind of an object that has more than properties; writes what it holds. */
  function brand(object, items, owner) {
    const tag = apply(tagOf, object, []);
    if (tag === "[object Error]") {
      apply(push, items, [show(object.message)]);
      for (const key of ["cause", "errors"]) {
        const field = getOwnPropertyDescriptor(object, key);
        if (field !== undefined) apply(push, items, [`${key}: ${show(field.value)}`]);
      }
      return owner;
    }
    const typed = apply(getter(getPrototypeOf(Uint8Array.prototype), symbolTag), object, []);
    if (typed !== undefined) return typed;
    kinds ??= makeKinds();
    for (let i = 0; i < kinds.length; i++) {
      const [kind, probe, write] = kinds[i];
      let found;
      try {
        found = apply(probe, object, []);
      } catch {
        continue;
      }
      write(object, items, found);
      return kind;
    }
    if (tag === "[object RegExp]") apply(push, items, [apply(RegExp.prototype.toString, object, [])]);
    return owner;
  }

  function elements(array, items) {
    for (let i = 0; i < array.length; i++) {
      const element = getOwnPropertyDescriptor(array, i);
      apply(push, items, [element === undefined ? "<hole>" : showField(element)]);
    }
    properties(array, items, "Array");
    return apply(join, items, [", "]);
  }

  function showField(field) {
    return field.get !== undefined || field.set !== undefined ? "<accessor>" : show(field.value);
  }

  /** Own enumerable properties, in order; without the elements of arrays and the characters of strings. */
  function properties(object, items, kind) {
    for (const key of ownKeys(object)) {
      const field = getOwnPropertyDescriptor(object, key);
      if (field === undefined || !field.enumerable) continue;
      const isIndex = typeof key === "string" && textOf(key >>> 0) === key;
      if (isIndex && (kind === "Array" || kind === "String")) continue;
      apply(push, items, [`${typeof key === "symbol" ? `[${textOf(key)}]` : stringify(key)}: ${showField(field)}`]);
    }
  }

  return show;
}
