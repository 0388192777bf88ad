/** Loops over iterables and keys: closing, order, changes while iterating, bindings per round (ECMA-262 §14.7). */
import { samePrograms } from "../support/sameProgram.ts";

const ITERABLE = `const log = []; const count = (end) => ({ [Symbol.iterator]() { let n = 0; return {
  next() { log.push("next"); return { done: n >= end, value: ++n } },
  return(v) { log.push("return"); return {} } } } });`;

samePrograms([
  [
    "for of closes on break, return, throw and outer continue, not at the end",
    `${ITERABLE}
    for (const x of count(9)) break;
    (() => { for (const x of count(9)) return })();
    try { for (const x of count(9)) throw 1 } catch {}
    outer: for (const y of [1]) for (const x of count(9)) continue outer;
    for (const x of count(1));
    return log`,
    ["next", "return", "next", "return", "next", "return", "next", "return", "next", "next"],
  ],
  [
    "closing happens once, innermost first",
    `const log = []; const it = (n) => ({ [Symbol.iterator]: () => ({ next: () => ({ value: n }), return: () => (log.push(n), {}) }) });
    a: for (const x of it("a")) for (const y of it("b")) for (const z of it("c")) break a; return log`,
    ["c", "b", "a"],
  ],
  [
    "a throw in the body wins over one in return; on break that of return wins",
    `const it = { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return() { throw "closing" } }) };
    const r = []; try { for (const x of it) throw "body" } catch (e) { r.push(e) } try { for (const x of it) break } catch (e) { r.push(e) } return r`,
    ["body", "closing"],
  ],
  [
    "the result of return is only looked at without a throw",
    `const it = { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return: () => 1 }) };
    const r = []; try { for (const x of it) throw "body" } catch (e) { r.push(e) } try { for (const x of it) break } catch (e) { r.push(e.name) } return r`,
    ["body", "TypeError"],
  ],
  [
    "a throw while the head binds closes",
    `${ITERABLE} try { for (const { a: { b } } of count(9)) ; } catch (e) { log.push(e.name) } return log`,
    ["next", "return", "TypeError"],
  ],
  [
    "a throw of next does not close",
    `const log = []; try { for (const x of { [Symbol.iterator]: () => ({ next() { throw 1 }, return() { log.push("return") } }) }) ; } catch (e) { log.push(e) } return log`,
    [1],
  ],
  [
    "results that are no objects",
    "try { for (const x of { [Symbol.iterator]: () => ({ next: () => 1 }) }) ; } catch (e) { return e.name }",
    "TypeError",
  ],
  [
    "next is read once, done and value every time",
    `const log = []; const p = new Proxy({ n: 0, next() { this.n++; return new Proxy({ done: this.n > 2, value: this.n }, { get: (t, k) => (log.push(String(k)), t[k]) }) } }, { get: (t, k) => (log.push("get " + String(k)), t[k]) });
    for (const x of { [Symbol.iterator]: () => p }) ; return log`,
    [
      "get next",
      "get n",
      "get n",
      "get n",
      "done",
      "value",
      "get n",
      "get n",
      "get n",
      "done",
      "value",
      "get n",
      "get n",
      "get n",
      "done",
    ],
  ],
  [
    "an array that grows and shrinks meanwhile",
    "const a = [1, 2, 3]; const seen = []; for (const x of a) { seen.push(x); if (x === 1) a.push(4); if (x === 2) a.pop() } return seen",
    [1, 2, 3],
  ],
  [
    "holes are undefined",
    "const seen = []; for (const x of [1, , 3]) seen.push(x === undefined); return seen",
    [false, true, false],
  ],
  [
    "maps, sets, strings, arguments, generators",
    "const r = []; for (const [k, v] of new Map([[1, 2]])) r.push(k, v); for (const x of new Set([3, 3])) r.push(x); for (const c of 'a😀') r.push(c); (function () { for (const x of arguments) r.push(x) })(7, 8); for (const x of (function* () { yield* [9]; return 10 })()) r.push(x); return r",
    [1, 2, 3, "a", "😀", 7, 8, 9],
  ],
  [
    "a map that changes meanwhile",
    "const m = new Map([[1, 1], [2, 2]]); const seen = []; for (const [k] of m) { seen.push(k); if (k === 1) { m.delete(2); m.set(3, 3) } if (k === 3 && seen.length < 4) { m.delete(3); m.set(3, 3) } } return seen",
    [1, 3, 3, 3],
  ],
  [
    "a fresh binding each round",
    "const fs = []; for (let i = 0; i < 3; i++) fs.push(() => i++); for (const x of [7, 8]) fs.push(() => x); for (const k in { a: 1, b: 2 }) fs.push(() => k); return [...fs.map((f) => f()), fs[0]()]",
    [0, 1, 2, 7, 8, "a", "b", 1],
  ],
  [
    "the update sees the copy, closures of the head the first",
    "const fs = []; for (let i = 0, f = () => i; i < 3; i++) { fs.push(() => i); if (i === 0) fs.push(f) } return fs.map((f) => f())",
    [0, 0, 1, 2],
  ],
  [
    "var has one binding",
    "var fs = []; for (var i = 0; i < 3; i++) fs.push(() => i); return [...fs.map((f) => f()), i]",
    [3, 3, 3, 3],
  ],
  [
    "for in: order, prototypes, shadowing, symbols",
    "class A { m() {} } const proto = { z: 1, x: 2 }; const o = Object.create(proto, { hidden: { value: 1 }, x: { value: 3, enumerable: false } }); o.b = 1; o[2] = 1; o[1] = 1; o.a = 1; o[Symbol()] = 1; const keys = []; for (const k in o) keys.push(k); for (const k in new A()) keys.push(k); return keys",
    ["1", "2", "b", "a", "z"],
  ],
  [
    "for in: what is deleted before its turn is not visited",
    "const o = { a: 1, b: 2, c: 3 }; const seen = []; for (const k in o) { seen.push(k); delete o.b; o.d = 1 } return seen",
    ["a", "c"],
  ],
  [
    "for in over nothing, strings and arrays",
    "const r = []; for (const k in null) r.push(k); for (const k in undefined) r.push(k); for (const k in 'ab') r.push(k); for (const k in [5, , 6]) r.push(k); return r",
    ["0", "1", "0", "2"],
  ],
  [
    "for in over a proxy",
    "const log = []; const p = new Proxy({ a: 1, b: 2 }, { ownKeys: (t) => (log.push('keys'), Reflect.ownKeys(t)), getOwnPropertyDescriptor: (t, k) => (log.push(k), Reflect.getOwnPropertyDescriptor(t, k)) }); for (const k in p) log.push('=' + k); return log.filter((x, i) => log.indexOf(x) === i)",
    ["keys", "a", "=a", "b", "=b"],
  ],
  [
    "the head has its own dead zone",
    "const r = []; try { for (const x of [x]) ; } catch (e) { r.push(e.name) } try { for (let y in { y }) ; } catch (e) { r.push(e.name) } return r",
    ["ReferenceError", "ReferenceError"],
  ],
  [
    "heads that assign",
    "const o = {}; for (o.x of [1, 2]) ; for (o['k'] in { z: 1 }) ; let a, b; for ([a, b = 5] of [[3]]) ; for ({ length: o.n } of ['four']) ; return [o, a, b]",
    [{ x: 2, k: "z", n: 4 }, 3, 5],
  ],
  [
    "do while, continue and break",
    "let n = 0; const r = []; do { n++; if (n === 2) continue; if (n === 5) break; r.push(n) } while (n < 9); return r",
    [1, 3, 4],
  ],
  [
    "labels",
    "const r = []; a: for (let i = 0; i < 3; i++) { b: for (let j = 0; j < 3; j++) { if (j === 1) continue a; if (i === 2) break a; r.push(i * 10 + j) } } c: { r.push('in'); break c; } d: if (true) { break d } e: f: for (;;) { break e } return r",
    [0, 10, "in"],
  ],
  ["an empty loop head", "let i = 0; for (;;) { if (i++ > 2) break } for (; i < 9; ) i++; return i", 9],
  [
    "spread takes every iterable and closes nothing",
    `${ITERABLE} const f = (...a) => a.length; return [[...count(2), ...'ab', ...new Set([1])], f(...count(1), 5), Math.max(...[1, 2], ...[]), log]`,
    [[1, 2, "a", "b", 1], 2, 2, ["next", "next", "next", "next", "next"]],
  ],
]);
