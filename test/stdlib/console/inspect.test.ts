/** The inspector against Node's util.inspect. */
import { sameAsNode } from "../../support/sameAsNode.ts";

sameAsNode(String.raw`
  new Map([[{x: 1}, new Set([1])]])
  new Set()
  new Map([["a", 1], ["b", {c: {d: {e: {f: {g: {h: 1}}}}}}]])
  new Uint8Array([1,2,3]).buffer
  new DataView(new ArrayBuffer(2))
  Promise.resolve(4)
  Promise.reject(4).catch(() => 1)
  new WeakMap()
  [undefined, null, -0, 1n, "it's", 'a"b', "both ' \"", Symbol("x")]
  ({a: "x".repeat(100), b: [1, 2, 3], c: {d: {}}})
  ({"a-b": 1, 2: 3, [Symbol("q")]: 4, __proto__: null})
  Array.from({length: 120}, (x, i) => i)
  Array.from({length: 30}, (x, i) => "item" + i)
  Array.from({length: 10}, (x, i) => ({id: i, name: "n" + i}))
  ({get a() { return 1 }, set a(v) {}, get b() { return 1 }})
  new Array(5)
  Object.create(null)
  Object.create({})
  new Error("x").message
  ({a: {b: {c: {d: {e: {f: {g: 1}}}}}}})
  [[[[[[[[]]]]]]]]
  [new Date(0), /x/g, new Number(3), new String("s"), new Boolean(false)]
  Object.assign(() => 1, {a: 1})
  Object.assign(new Date(0), {a: 1})
  Object.assign([1, 2], {x: 1})
  "a\nb".repeat(30)
  ["a\nb".repeat(30)]
  ({a: "multi\nline text that is longer than 16 chars and more than the width of eighty columns altogether"})
  [1.5, 22.25, 333.125, 4, 5, 6, 7, 8, 9, 10]
  [1, 2].values()
  "abc"[Symbol.iterator]()
  "aa".matchAll(/a/g)
  new Proxy({a: 1}, {})
  new Proxy([1, 2], {})
  Symbol("a b")
  ({a: 1n, b: Symbol.iterator})
  Object.assign(Object.create({constructor: {name: "Zed"}}), {a: 1})
  JSON
  Reflect
  globalThis === globalThis
  [["a", 1], ["b", 2]]
  ({f() {}, g: async () => {}, h: function* () {}})
  new URL("https://a.b/").href
  new Float64Array([1.5, 2])
  new BigInt64Array(2)
  let o = {}; o.a = o; o.b = {o}; o
  let a = [1]; a.push({a}, [a]); a
  new Set([[1, 2], {a: 1}])
  new Set(Array.from({length: 150}, (x, i) => i))
  ({undefined: undefined, null: null})
  [true, false, null]
  "x".repeat(10050)
  ({a: [{b: {c: {}}}]})
  ({a: [{b: {c: [1]}}], longer: "some text to force breaking the line because it is too long", more: 1})
`);
