/*
 * Describes every object that a program can reach from the global names and from the syntax, one fact a line:
 * `path = what it is`. Runs in our interpreter and in Node alike; `names` (the global names to start from) stands before it.
 */
const lines = [];
const paths = new Map();
const queue = [];

/** Undefined where an older engine lacks the value. */
function prototypeOf(make) {
  try {
    return Object.getPrototypeOf(make());
  } catch {
    return undefined;
  }
}

/** Objects that only syntax leads to. */
const hidden = {
  "Iterator.prototype": Object.getPrototypeOf(Object.getPrototypeOf([][Symbol.iterator]())),
  "%ArrayIteratorPrototype%": Object.getPrototypeOf([][Symbol.iterator]()),
  "%MapIteratorPrototype%": Object.getPrototypeOf(new Map().entries()),
  "%SetIteratorPrototype%": Object.getPrototypeOf(new Set().values()),
  "%StringIteratorPrototype%": Object.getPrototypeOf(""[Symbol.iterator]()),
  "%RegExpStringIteratorPrototype%": Object.getPrototypeOf("".matchAll(/a/g)),
  "%IteratorHelperPrototype%": prototypeOf(() => [].values().map((value) => value)),
  "%WrapForValidIteratorPrototype%": prototypeOf(() => Iterator.from({ next() {} })),
  AsyncFunction: (async () => {}).constructor,
  GeneratorFunction: function* () {}.constructor,
  AsyncGeneratorFunction: async function* () {}.constructor,
  "AsyncFunction.prototype": Object.getPrototypeOf(async function () {}),
  "GeneratorFunction.prototype": Object.getPrototypeOf(function* () {}),
  "AsyncGeneratorFunction.prototype": Object.getPrototypeOf(async function* () {}),
  "%TypedArray%": Object.getPrototypeOf(Int8Array),
  "Generator.prototype": Object.getPrototypeOf(function* () {}.prototype),
  "AsyncGenerator.prototype": Object.getPrototypeOf(async function* () {}.prototype),
  "%AsyncIteratorPrototype%": Object.getPrototypeOf(Object.getPrototypeOf(async function* () {}.prototype)),
  "%URLSearchParamsIteratorPrototype%": Object.getPrototypeOf(new URLSearchParams().keys()),
  "%HeadersIteratorPrototype%": Object.getPrototypeOf(new Headers().keys()),
  "%SegmentsPrototype%": Object.getPrototypeOf(new Intl.Segmenter().segment("")),
  "%SegmentIteratorPrototype%": Object.getPrototypeOf(new Intl.Segmenter().segment("")[Symbol.iterator]()),
  "%ThrowTypeError%": Object.getOwnPropertyDescriptor(
    (function () {
      return arguments;
    })(),
    "callee",
  )?.get,
};

function isConstructor(value) {
  try {
    Reflect.construct(Object, [], value);
    return true;
  } catch {
    return false;
  }
}

const keyText = (key) => (typeof key === "symbol" ? `[${key.description}]` : key);
const join = (path, key) => (typeof key === "symbol" ? path + keyText(key) : path === "" ? key : `${path}.${key}`);

function primitive(value) {
  if (typeof value === "string") return JSON.stringify(value);
  if (typeof value === "symbol") return String(value);
  return Object.is(value, -0) ? "-0" : `${String(value)}${typeof value === "bigint" ? "n" : ""}`;
}

/** The text for a value; an object seen for the first time is put in the queue under this path. */
function described(value, path) {
  if (value === null || (typeof value !== "object" && typeof value !== "function")) return primitive(value);
  const known = paths.get(value);
  if (known !== undefined) return known;
  paths.set(value, path);
  queue.push(value);
  return typeof value === "function" ? (isConstructor(value) ? "constructor" : "function") : "object";
}

function tell(path, fact) {
  lines.push(`${path} = ${fact}`);
}

function attributes({ writable, enumerable, configurable }) {
  return (writable ? "w" : "-") + (enumerable ? "e" : "-") + (configurable ? "c" : "-");
}

function walkProperty(object, path, key) {
  const descriptor = Object.getOwnPropertyDescriptor(object, key);
  const at = join(path, key);
  if ("value" in descriptor) return tell(at, `${attributes(descriptor)} ${described(descriptor.value, at)}`);
  const get = described(descriptor.get, `get ${at}`);
  const set = described(descriptor.set, `set ${at}`);
  tell(at, `${attributes(descriptor)} get ${get}, set ${set}`);
}

function walkObject(object) {
  const path = paths.get(object);
  tell(`${path} [[Prototype]]`, described(Object.getPrototypeOf(object), `prototype of ${path}`));
  if (!Object.isExtensible(object)) tell(`${path} [[Extensible]]`, "false");
  const keys = Reflect.ownKeys(object).sort((a, b) => (keyText(a) < keyText(b) ? -1 : 1));
  for (const key of keys) walkProperty(object, path, key);
}

paths.set(globalThis, "globalThis");
for (const name of ["Object", "Function"]) described(globalThis[name], name);
for (const name of ["Object", "Function"]) described(globalThis[name].prototype, `${name}.prototype`);
for (const name of names) {
  const descriptor = Object.getOwnPropertyDescriptor(globalThis, name);
  if (descriptor !== undefined) tell(name, `${attributes(descriptor)} ${described(globalThis[name], name)}`);
}
for (const [name, value] of Object.entries(hidden)) described(value, name);
for (let object = queue.shift(); object !== undefined; object = queue.shift()) walkObject(object);
