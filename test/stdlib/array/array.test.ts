/** Array and Array.prototype, each line as Node prints it. */
import { describe } from "vitest";
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

describe("Array", () => {
  sameAsNode(`
    [Array(3), Array(1, 2), new Array("3"), Array()]
    Array(-1)
    new Array(1.5)
    Array.from("añ😀")
    Array.from({ length: 3, 0: "a", 2: "c" })
    Array.from([1, 2], (x, i) => x * 10 + i)
    Array.from(new Set([1, 1, 2]))
    Array.from({ length: 3 }, function () { return this.v }, { v: 7 })
    Array.from([1], 5)
    Array.from(null)
    Array.from({ *[Symbol.iterator]() { try { yield 1; yield 2 } finally { console.log("closed") } } }, (x) => { if (x === 2) throw new Error("stop") })
    class A extends Array {}; const a = A.from([1, 2]); [a instanceof A, a.length, a.map((x) => x) instanceof A, A.of(7)]
    Array.of(7, 8)
    Array.of.call(Object, 1)
    [Array.isArray([]), Array.isArray({ length: 0 }), Array.isArray(Array.prototype)]
    Array[Symbol.species] === Array
    Array.prototype.length
    Object.keys(Array.prototype[Symbol.unscopables]).length > 0
  `);
  prints({
    "await Array.fromAsync([1, Promise.resolve(2), 3], async (x) => x * 2)": "[ 2, 4, 6 ]",
    "await Array.fromAsync({ length: 2, 0: Promise.resolve(5), 1: 6 })": "[ 5, 6 ]",
    "await Array.fromAsync((async function* () { yield* [1, 2] })())": "[ 1, 2 ]",
    "await Array.fromAsync([Promise.reject(new Error('no'))])": "!! Error: no",
    "await Array.fromAsync(null)":
      "!! TypeError: Cannot read properties of null (reading 'Symbol(Symbol.asyncIterator)')",
  });
});

describe("methods with callbacks", () => {
  sameAsNode(`
    [1, 2, 3].map((x, i, a) => [x, i, a.length])
    [1, , 3].map((x) => x)
    [1, , 3].forEach((x) => console.log(x))
    [1, 2, 3, 4].filter((x) => x % 2)
    [[1, 2].some((x) => x > 1), [].some(() => true), [1, 2].every((x) => x > 1), [].every(() => false)]
    [[5, 6].find((x) => x > 5), [5].find(() => 0), [5, 6].findIndex((x) => x > 5), [5, 6, 7].findLast((x) => x > 5), [5].findLastIndex(() => 0)]
    [, 1].find((x) => x === undefined)
    [1, 2, 3].reduce((a, b) => a + b)
    [1, 2, 3].reduceRight((a, b, i) => a + b + i, "")
    [].reduce((a) => a)
    [, 1, ,].reduce((a) => a)
    [1].map()
    [1].map({})
    [1, 2].map(function () { return this.k }, { k: 1 })
    [1, 2].map(function () { return this })
    [1, 2, 3].forEach((x, i, a) => { if (i === 0) a.push(9); console.log(x) })
    [1, 2, 3].map((x, i, a) => a.pop())
    [3, 4].flatMap((x) => [x, [x * 2]])
    [1].flatMap(1)
    Array.prototype.map.call("abc", (c) => c + c)
    Array.prototype.map.call({ length: 2, 0: 1 }, (x) => x)
    Array.prototype.map.call(null, (x) => x)
    Array.prototype.filter.call({ length: -1 }, () => 1)
    [1, 2, 3].map(String)
    ["1", "2", "3"].map(Number)
    ["10", "10", "10"].map(parseInt)
  `);
});

describe("methods that change the array", () => {
  sameAsNode(`
    const a = [1]; [a.push(2, 3), a, a.pop(), a.shift(), a.unshift(8, 9), a]
    [[].pop(), [].shift()]
    const a = [1, 2, 3, 4, 5]; [a.splice(1, 2, "x", "y", "z"), a]
    const a = [1, 2, 3]; [a.splice(-1), a.splice(0, 1), a.splice(), a]
    const a = [1, 2, 3]; [a.splice(1, undefined, 9), a]
    [1, , 3].reverse()
    [1, 2, 3, 4, 5].copyWithin(0, 3)
    [1, 2, 3, 4, 5].copyWithin(1, 0, 3)
    [1, 2, 3].fill(0, 1)
    Array(3).fill({}).length
    Object.freeze([1]).push(2)
    Object.freeze([2, 1]).sort()
    const a = [1, 2, 3]; a.length = 1; a
    const a = []; a[5] = 1; [a.length, a]
    const a = [1, 2, 3]; delete a[1]; [a, 1 in a, a.length]
    const a = [1, 2]; a.length = -1
    const a = [1, 2]; a.x = 1; Object.keys(a)
    const o = { length: 1, 0: "a" }; Array.prototype.push.call(o, "b"); o
    const o = { length: 2, 0: "a", 1: "b" }; [Array.prototype.shift.call(o), o]
    const o = { length: 2, 0: "a", 1: "b" }; [Array.prototype.splice.call(o, 0, 1), o]
    Array.prototype.push.call({ length: 2 ** 53 - 1 }, 1)
    Array.prototype.unshift.call({ length: 2 ** 53 - 1 }, 1)
  `);
});

describe("sort", () => {
  sameAsNode(`
    [10, 9, 1, , undefined, 2].sort()
    ["b", "a", "C", "é"].sort()
    [3, 1, 2].sort((a, b) => b - a)
    [1, 2, 3, 4].sort(() => 0)
    [{ k: 1, v: "a" }, { k: 0, v: "b" }, { k: 1, v: "c" }, { k: 0, v: "d" }].sort((x, y) => x.k - y.k).map((x) => x.v).join("")
    [3, 2, 1].sort((a, b) => a > b)
    [2, 1].sort(null)
    [2, 1].sort({})
    [2, 1].sort((a, b) => { throw new Error("cmp") })
    [2, 1].sort((a, b) => ({ valueOf: () => a - b }))
    Array.from({ length: 200 }, (_, i) => (i * 7919) % 200).sort((a, b) => a - b).every((x, i) => x === i)
    [true, "a", null, 5, [2]].sort()
    [Symbol("a"), 1].sort()
    const a = [3, 1, 2]; [a.toSorted(), a, a.toReversed(), a.with(1, 9), a.toSpliced(0, 1, 7, 8)]
    [1, , 3].toSorted()
    [1].with(5, 1)
    Array.prototype.sort.call({ length: 3, 0: "c", 1: "a", 2: "b" })
    const log = []; Array.prototype.sort.call({ length: 3, 0: "b", get 2() { log.push("read"); return "a" } }); log
    const log = []; [].sort.call(new Proxy(["b", , "a"], { get(t, k) { log.push("get " + String(k)); return t[k] }, deleteProperty(t, k) { log.push("delete " + k); return delete t[k] } })); log
  `);
});

describe("methods that read", () => {
  sameAsNode(`
    [[1, 2, 3].at(-1), [1].at(5), [1, 2].at("1"), [].at()]
    [[1, NaN].includes(NaN), [1, NaN].indexOf(NaN), [, 1].includes(undefined), [, 1].indexOf(undefined), [1, 2, 1].lastIndexOf(1), [1, 2, 1].lastIndexOf(1, -2)]
    [1, 2, 3].includes(1, 1)
    [0].includes(-0)
    [1, [2, [3, [4]]]].flat()
    [1, [2, [3, [4]]]].flat(Infinity)
    [1, , [2, , 3]].flat()
    [1].concat([2, [3]], 4, "ab")
    [1].concat({ length: 1, 0: "x", [Symbol.isConcatSpreadable]: true })
    [, 1].concat([, 2])
    [1, 2, 3, 4].slice(1, -1)
    [1, 2, 3].slice("a", Infinity)
    [1, null, undefined, [2, [3]], {}].join("-")
    [1, [2, 3]].toString()
    const a = [1]; a.push(a); a.join()
    [1.5, new Date(0), null].toLocaleString()
    Array.prototype.toString.call({ join: () => "mine" })
    Array.prototype.toString.call({})
    [Symbol()].join()
    [...["a", "b"].entries()]
    [...["a", "b"].keys()]
    [..."ab"].values().next()
    Array.prototype.concat.call(1, 2).length
    Array.prototype.slice.call("abc", 1)
    Object.prototype.toString.call([][Symbol.iterator]())
    [].keys().next.call({})
    class A extends Array { static get [Symbol.species]() { return Array } }; new A(1, 2).map((x) => x) instanceof A
    const a = [1, 2]; a.constructor = { [Symbol.species]: function (n) { this.n = n } }; a.map((x) => x)
    const a = [1]; a.constructor = 1; a.map((x) => x)
  `);
});

describe("ceilings", () => {
  prints({
    "const a = []; a.length = 2 ** 32 - 1; a.push(1)": "!! RangeError: Invalid array length",
    "Array(10_000_000).fill(0).concat([1])": "!! RangeError: An array can store at most 10000000 elements here",
    '["x".repeat(2 ** 23), "x".repeat(2 ** 23), "x"].join("")':
      "!! RangeError: Invalid string length: a string can have at most 16777216 characters here",
    "const a = []; a.push(a); a.flat(Infinity)": "!! RangeError: Maximum call stack size exceeded",
    "let a = []; for (let i = 0; i < 9000; i++) a = [a]; a.flat(Infinity)": "[]",
  });
});
