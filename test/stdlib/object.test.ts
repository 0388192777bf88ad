/** Object and its prototype, integrity, functions, Symbol, Boolean, Reflect and Proxy, each line as Node prints it. */
import { describe } from "vitest";
import { prints, sameAsNode } from "../support/sameAsNode.ts";

describe("Object", () => {
  sameAsNode(`
    Object.keys({ b: 1, a: 2, 1: 3, 0: 4 })
    Object.entries({ x: 1, y: [2] })
    Object.values("abc")
    Object.assign({ a: 1 }, null, { b: 2 }, "xy", undefined, { get c() { return 3 } })
    Object.assign(Object.freeze({ a: 1 }), { a: 2 })
    Object.fromEntries(new Map([["a", 1], ["b", 2]]))
    Object.fromEntries([1])
    Object.fromEntries()
    Object.getOwnPropertyDescriptor({ get a() { return 1 } }, "a")
    Object.getOwnPropertyDescriptors({ a: 1 })
    Object.getOwnPropertyNames("ab")
    Object.getOwnPropertySymbols({ [Symbol.iterator]: 1, a: 2 })
    Object.is(-0, 0)
    Object.is(NaN, NaN)
    Object.create(null)
    Object.create({}, { a: { value: 1, enumerable: true } })
    Object.create(1)
    const o = {}; Object.defineProperty(o, "a", { value: 1 }); o.a = 2
    const o = {}; Object.defineProperty(o, "a", { value: 1 }); Object.defineProperty(o, "a", { value: 2 })
    Object.defineProperty({}, "a", { get() {}, value: 1 })
    Object.defineProperty({}, "a", 1)
    Object.defineProperty(1, "a", {})
    const o = Object.freeze({ a: { b: 1 } }); o.a.b = 2; [o.a.b, Object.isFrozen(o), Object.isSealed(o), Object.isExtensible(o)]
    const o = Object.seal([1, 2]); o.push(3)
    const o = Object.preventExtensions({ a: 1 }); o.b = 1
    Object.setPrototypeOf({}, 1)
    const a = {}; const b = Object.create(a); Object.setPrototypeOf(a, b)
    Object.setPrototypeOf(Object.preventExtensions({}), {})
    Object.setPrototypeOf(Object.prototype, {})
    Object.keys(undefined)
    Object.hasOwn({ a: 1 }, "a")
    [new Object(1), new Object(null), Object("a").length]
    class A extends Object {}; new A(5) instanceof A
    Object.freeze(5)
  `);
  prints({
    'Object.groupBy([1, 2, 3], (n) => (n % 2 ? "odd" : "even"))':
      "[Object: null prototype] { odd: [ 1, 3 ], even: [ 2 ] }",
    "Object.groupBy([1], 5)": "!! TypeError: 5 is not a function",
    "({}).__proto__": "undefined",
    '"__proto__" in {}': "false",
  });
});

describe("Object.prototype", () => {
  sameAsNode(`
    [1, "a", null, undefined, [], () => 1, new Date(0), /a/, new Error("x"), new Map(), Symbol(), 1n, Promise.resolve()].map((v) => Object.prototype.toString.call(v))
    Object.prototype.toString.call({ [Symbol.toStringTag]: "Mine" })
    Object.prototype.toString.call((function () { return arguments })())
    Object.prototype.hasOwnProperty.call(null, "a")
    ({ a: 1 }).propertyIsEnumerable("a")
    Array.prototype.isPrototypeOf([])
    ({ toString: () => "mine" }).toLocaleString()
    Object.prototype.valueOf.call(undefined)
  `);
});

describe("Function.prototype", () => {
  sameAsNode(`
    (function (a, b) { return [this, a, b] }).call(1, 2, 3)
    Math.max.apply(null, [1, 3, 2])
    Math.max.apply(null, { length: 2, 0: 5, 1: 7 })
    Math.max.apply(null, 1)
    const f = function (a, b, c) {}; const g = f.bind(null, 1); [g.name, g.length, "prototype" in g]
    class P { constructor(x, y) { this.x = x; this.y = y } }; const B = P.bind(null, 1); [new B(2).x, new B(2).y, new B(2) instanceof P, new B(2) instanceof B]
    Function.prototype.toString.call({})
    Function.prototype[Symbol.hasInstance].call(Array, [])
    Math.max.toString()
    [typeof Function.prototype, Function.prototype(1, 2), Function.prototype.name, Function.prototype.length]
    (() => {}).caller
    [].map.length
  `);
  prints({
    'Function("return 1")': "!! TypeError: code generation is not available: functions cannot be made from text here",
    'new (async () => {}).constructor("")':
      "!! TypeError: code generation is not available: functions cannot be made from text here",
  });
});

describe("Symbol and Boolean", () => {
  sameAsNode(`
    [Symbol("a").description, Symbol().description, Symbol("a").toString(), String(Symbol("b"))]
    new Symbol()
    Symbol.for("x") === Symbol.for("x")
    [Symbol.keyFor(Symbol.for("x")), Symbol.keyFor(Symbol("x")), Symbol.keyFor(Symbol.iterator)]
    Symbol.keyFor(1)
    Symbol() + ""
    Symbol(Symbol())
    Object(Symbol.iterator) == Symbol.iterator
    Symbol.prototype.toString.call(1)
    [Boolean(""), Boolean("a"), new Boolean(false) ? 1 : 2, new Boolean(true).valueOf(), true.toString()]
    Boolean.prototype.valueOf.call(1)
  `);
});

describe("Reflect", () => {
  sameAsNode(`
    Reflect.ownKeys({ b: 1, [Symbol.iterator]: 2, 1: 3 })
    Reflect.apply(Math.max, null, [1, 2])
    class A { constructor() { this.t = new.target.name } }; class B {}; Reflect.construct(A, [], B).t
    Reflect.construct(Array, [3], Object) instanceof Array
    Reflect.get({ get a() { return this.b } }, "a", { b: 7 })
    const o = { set a(v) { this.b = v } }; const r = {}; Reflect.set(o, "a", 1, r); r
    Reflect.set(Object.freeze({ a: 1 }), "a", 2)
    Reflect.defineProperty({}, "a", { value: 1 })
    Reflect.has(1, "a")
    Reflect.getPrototypeOf([]) === Array.prototype
    Reflect.setPrototypeOf({}, 1)
    Reflect.isExtensible(Object.seal({}))
    Reflect.deleteProperty(Object.freeze([1]), "0")
  `);
});

describe("Proxy", () => {
  sameAsNode(`
    new Proxy({ a: 1 }, { get: (t, k) => (k in t ? t[k] : 42) }).zzz
    const seen = []; const p = new Proxy({}, { set(t, k, v) { seen.push(k, v); t[k] = v; return true } }); p.a = 1; p.b = 2; seen
    new Proxy({}, { set: () => false }).a = 1
    const p = new Proxy(function (a) { return a * 2 }, { apply: (t, s, args) => t(...args) + 1 }); p(5)
    const p = new Proxy(class { constructor(a) { this.a = a } }, { construct: (t, args) => new t(args[0] * 2) }); new p(4).a
    new (new Proxy(class {}, { construct: () => 1 }))()
    Object.keys(new Proxy({}, { ownKeys: () => ["a", "b"], getOwnPropertyDescriptor: () => ({ value: 1, enumerable: true, configurable: true }) }))
    Reflect.ownKeys(new Proxy({}, { ownKeys: () => ["a", "a"] }))
    Reflect.ownKeys(new Proxy(Object.freeze({ a: 1 }), { ownKeys: () => [] }))
    new Proxy(Object.freeze({ a: 1 }), { get: () => 2 }).a
    delete new Proxy(Object.freeze({ a: 1 }), { deleteProperty: () => true }).a
    "a" in new Proxy(Object.freeze({ a: 1 }), { has: () => false })
    Object.getPrototypeOf(new Proxy({}, { getPrototypeOf: () => Array.prototype })) === Array.prototype
    Object.isExtensible(new Proxy({}, { isExtensible: () => false }))
    Object.preventExtensions(new Proxy({}, { preventExtensions: () => true }))
    const { proxy, revoke } = Proxy.revocable({}, {}); revoke(); proxy.a
    const { proxy, revoke } = Proxy.revocable([], {}); revoke(); Array.isArray(proxy)
    Array.isArray(new Proxy(new Proxy([], {}), {}))
    JSON.stringify(new Proxy([1, { a: 2 }], {}))
    new Proxy(1, {})
    Proxy({}, {})
    typeof new Proxy(() => 1, {})
    [...new Proxy([1, 2], {})]
    for (const k in new Proxy({ a: 1, b: 2 }, {})) if (k === "b") break; "done"
    new Proxy({}, { get: 1 }).a
  `);
  prints({
    "let p = {}; for (let i = 0; i < 100000; i++) p = new Proxy(p, {}); p.x":
      "!! RangeError: Maximum call stack size exceeded",
    "let f = () => 1; for (let i = 0; i < 100000; i++) f = f.bind(); f()":
      "!! RangeError: Maximum call stack size exceeded",
    "let p = {}; for (let i = 0; i < 100000; i++) p = Object.create(p); p.x": "undefined",
  });
});

describe("an object with more names than the host keeps in one table", () => {
  const many = "const o = {}; for (let i = 0; i < 70_000; i++) o[`key${i}`] = i";
  sameAsNode(`
    ${many}; o[7] = "seven"; const keys = Object.keys(o); [keys.length, keys[0], keys[1], keys.at(-1), o.key0, o.key69999, o.key70000, "key66000" in o, Object.hasOwn(o, "key66001")]
    ${many}; delete o.key5; delete o.key69999; delete o.key66000; o.key66000 = "again"; const names = []; for (const k in o) names.push(k); [names.length, names[5], names.at(-1), o.key69999, o.key66000]
    ${many}; Object.defineProperty(o, "key69998", { enumerable: false }); Object.defineProperty(o, "key1", { get: () => "got" }); [Object.keys(o).length, o.key69998, o.key1, Object.values(o).at(-1)]
    ${many}; const child = Object.create(o); const read = () => child.key69999; const before = read(); o.key69999 = "new"; const changed = read(); delete o.key69999; const gone = read(); child.key69999 = "own"; [before, changed, gone, read()]
    ${many}; Object.freeze(o); o.key69999 = 1; o.more = 1; delete o.key3; [o.key69999, o.more, o.key3, Object.isFrozen(o)]
    ${many}; const copy = { ...o, key2: "two" }; const { key3, ...rest } = copy; [Object.keys(copy).length, copy.key2, key3, Object.keys(rest).length, JSON.stringify(o).length, Object.entries(o).at(-1)]
  `);
});
