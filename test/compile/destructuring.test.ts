/** Destructuring in every position, its defaults, and when it closes iterators (ECMA-262 §8.6.2, §13.15.5, §14.3.3). */
import { samePrograms } from "../support/sameProgram.ts";

/** An iterable of 1, 2, 3 … `end` that logs what is asked of it. */
const ITERABLE = `const log = []; const iterable = (end, close = {}) => ({ [Symbol.iterator]() { let n = 0; return {
  next() { log.push("next"); return { done: n >= end, value: ++n } },
  return() { log.push("return"); return close } } } });`;

samePrograms([
  [
    "objects, nested, with defaults and renaming",
    "const { a, b: { c = 5, d: [e] }, f = a } = { a: 1, b: { d: [2] } }; return [a, c, e, f]",
    [1, 5, 2, 1],
  ],
  [
    "arrays with holes, defaults and rest",
    "const [a, , b = 3, ...c] = [1, 2, undefined, 4, 5]; return [a, b, c]",
    [1, 3, [4, 5]],
  ],
  [
    "rest of an object",
    "const { a, ['b']: b, ...rest } = { a: 1, b: 2, c: 3, [Symbol.iterator]: 4, d: 5 }; return [a, b, rest, Object.getOwnPropertySymbols(rest).length]",
    [1, 2, { c: 3, d: 5 }, 1],
  ],
  [
    "strings and other primitives",
    "const [a, b] = '😀x'; const { length } = 'abc'; const { toFixed } = 1; return [a, b, length, typeof toFixed]",
    ["😀", "x", 3, "function"],
  ],
  [
    "assignment to members, swapping",
    "const o = {}; const a = [1, 2]; [a[0], a[1]] = [a[1], a[0]]; ({ x: o.p, y: o['q'] = 7 } = { x: 1 }); return [o, a]",
    [{ p: 1, q: 7 }, [2, 1]],
  ],
  [
    "the value of an assignment is its right side",
    "let a; const o = { a: 1, b: 2 }; return [({ a } = o) === o, [a] = [3]]",
    [true, [3]],
  ],
  [
    "parameters",
    "const f = ({ a, b = a } = {}, [c] = [9], ...[d, e]) => [a, b, c, d, e]; return [f(), f({ a: 1 }, [2], 3, 4)]",
    [
      [null, null, 9, null, null],
      [1, 1, 2, 3, 4],
    ],
  ],
  [
    "catch and for heads",
    "const out = []; try { throw { code: 1, at: [2] } } catch ({ code, at: [n] }) { out.push(code, n) } for (const [k, v] of Object.entries({ a: 1 })) out.push(k, v); for (const { x = 4 } of [{}]) out.push(x); let q; for ([q] of [[5], [6]]) out.push(q); return out",
    [1, 2, "a", 1, 4, 5, 6],
  ],
  [
    "names of functions in defaults",
    "const { f = () => 1, g: h = function () {}, k = class {} } = {}; let m; [m = () => 1] = []; let n; [(n) = () => 1] = []; return [f.name, h.name, k.name, m.name, n.name]",
    ["f", "h", "k", "m", ""],
  ],
  [
    "defaults are evaluated only when needed",
    "let n = 0; const d = () => ++n; const { a = d(), b = d() } = { a: null }; return [a, b, n]",
    [null, 1, 1],
  ],
  [
    "a default sees the names before it, not those after",
    "let r; try { const [a = b, b] = [] } catch (e) { r = e.name } return r",
    "ReferenceError",
  ],
  [
    "nullish sources",
    "const r = []; for (const v of [null, undefined]) for (const f of [() => { const {} = v }, () => { const [] = v }, ({ a }) => a, () => { ({} = v) }]) try { f(v); r.push('no') } catch (e) { r.push(e.name) } return r",
    Array(8).fill("TypeError"),
  ],
  [
    "an iterator is closed unless it is done",
    `${ITERABLE} const [a] = iterable(3); const [b, c, d] = iterable(2); const [...e] = iterable(1); const [] = iterable(1); return [a, b, c, d === undefined, e, log]`,
    [1, 1, 2, true, [1], ["next", "return", "next", "next", "next", "next", "next", "return"]],
  ],
  [
    "a throw while binding closes and stays",
    `${ITERABLE} let r; try { const [a = (() => { throw 'own' })()] = { [Symbol.iterator]: () => ({ next: () => ({ value: undefined }), return() { log.push('return'); throw 'other' } }) } } catch (e) { r = e } return [r, log]`,
    ["own", ["return"]],
  ],
  [
    "a throw of the iterator itself does not close",
    `${ITERABLE} let r; try { const [a] = { [Symbol.iterator]: () => ({ next() { throw 'broken' }, return() { log.push('return') } }) } } catch (e) { r = e } return [r, log]`,
    ["broken", []],
  ],
  [
    "return must give an object",
    `${ITERABLE} let r; try { const [a] = iterable(3, 1) } catch (e) { r = e.name } return [r, log]`,
    ["TypeError", ["next", "return"]],
  ],
  [
    "a generator that returns inside closes",
    `${ITERABLE} function* g() { let x; [x, {}[yield]] = iterable(9) } const it = g(); it.next(); it.return(1); let r; function* h() { [{}[yield]] = iterable(9, null) } const jt = h(); jt.next(); try { jt.return() } catch (e) { r = e.name } return [log, r]`,
    [["next", "return", "return"], "TypeError"],
  ],
  [
    "targets before values, keys converted after",
    `const log = []; const key = { toString() { log.push("convert"); return "q" } };
    const source = { get p() { log.push("get"); return 1 } }; const target = { set q(v) { log.push("set") } };
    ({ p: (log.push("target"), target)[(log.push("key"), key)] } = source); return log`,
    ["target", "key", "get", "convert", "set"],
  ],
  [
    "proxies and accessors as sources",
    "const p = new Proxy({ a: 1 }, { get: (t, k) => (k === 'b' ? 2 : t[k]) }); const { a, b, ...rest } = p; const { c } = { get c() { return 3 } }; return [a, b, rest, c]",
    [1, 2, {}, 3],
  ],
  ["computed keys", "let n = 0; const { [`k${++n}`]: a, [`k${++n}`]: b = n } = { k1: 1 }; return [a, b]", [1, 2]],
  ["deep patterns", "const { a: [{ b: { c: [, [d = 1] = []] = [] } = {} } = {}] = [] } = {}; return d", 1],
  [
    "arrays that were tampered with",
    "const a = [1, 2]; a[Symbol.iterator] = function* () { yield 'own' }; const [x] = a; const f = (...r) => r; return [x, [...a], f(...a)]",
    ["own", ["own"], ["own"]],
  ],
]);
