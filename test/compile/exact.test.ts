/**
 * Accessors, proxies and conversions in every syntactic position: where an expression gives up its fast form and goes on as
 * operations on frames, nothing may be evaluated twice or skipped.
 */
import { samePrograms } from "../support/sameProgram.ts";

const O = `const log = []; const o = { get a() { log.push("a"); return 1 }, get b() { log.push("b"); return 2 }, get f() { log.push("f"); return (...x) => x.length }, get deep() { log.push("deep"); return o }, set s(v) { log.push("s" + v) }, get n() { return null }, get t() { log.push("t"); return true } };
const num = (n) => ({ valueOf() { log.push("v" + n); return n } }); const str = (s) => ({ toString() { log.push("s:" + s); return s } });`;
const p = `const log = []; const p = new Proxy({ a: 1, m(x) { return x } }, { get(t, k, r) { log.push("get " + String(k)); return Reflect.get(t, k, r) }, set(t, k, v, r) { log.push("set " + String(k)); return Reflect.set(t, k, v, r) }, has(t, k) { log.push("has " + String(k)); return k in t }, deleteProperty(t, k) { log.push("delete " + String(k)); return delete t[k] }, getPrototypeOf(t) { log.push("proto"); return Reflect.getPrototypeOf(t) } });`;

samePrograms([
  [
    "operators",
    `${O} return [o.a + o.b, o.a - num(3), num(1) < num(2), -num(4), +str("5"), ~num(0), num(2) ** num(3), \`\${str("x")}\${o.a}\`, num(1) == 1, num(1) === 1, str("k") + 1, log]`,
    [
      3,
      -2,
      true,
      -4,
      5,
      -1,
      8,
      "x1",
      true,
      false,
      "k1",
      ["a", "b", "a", "v3", "v1", "v2", "v4", "s:5", "v0", "v2", "v3", "s:x", "a", "v1", "s:k"],
    ],
  ],
  [
    "mixed with locals that change",
    `${O} let x = 1; const c = { get up() { return ++x } }; return [x + c.up + x, [x, c.up, x], { x, y: c.up, z: x }, x > 3 ? c.up + x : 0]`,
    [5, [2, 3, 3], { x: 3, y: 4, z: 4 }, 10],
  ],
  [
    "statements: if, while, for, do, switch, return, throw",
    `${O} const r = []; if (o.t && o.a) r.push("if"); let n = 0; while (o.t && n < 2) n++; for (let i = o.a; i < o.b; i += o.a) r.push(i); do n += o.b; while (n < o.b); switch (o.a) { case o.b: r.push("no"); case o.a: r.push("one") } try { throw o.b } catch (e) { r.push(e) } const f = () => o.a; r.push(f()); return [r, n, log.length]`,
    [["if", 1, "one", 2, 1], 4, 16],
  ],
  [
    "pure loops with accessors inside",
    `const a = { n: 0, get next() { return ++this.n } }; let s = 0; for (let i = 0; i < 5; i++) { if (i % 2) s += a.next; else s -= a.next } const v = { get length() { return 3 } }; let k = 0; for (let i = 0; i < v.length; i++) k += i; return [s, a.n, k]`,
    [-3, 5, 3],
  ],
  [
    "short circuits and conditions",
    `${O} return [o.n ?? o.a, o.n && o.a, o.a || o.b, o.n ? 1 : o.b, o.n?.x, o.deep?.a, o.deep.deep.a, log]`,
    [1, null, 1, 2, null, 1, 1, ["a", "a", "b", "deep", "a", "deep", "deep", "a"]],
  ],
  [
    "calls: callee, receiver, arguments",
    `${O} return [o.f(o.a, o.b), o.deep.f(1), new (class { constructor(x) { this.x = x } })(o.a).x, ((...x) => x)(o.a, ...[o.b]), o["f"](o.a), log]`,
    [2, 1, 1, [1, 2], 1, ["f", "a", "b", "deep", "f", "a", "a", "b", "f", "a"]],
  ],
  [
    "assignments: plain, compound, logical, update",
    `${O} o.s = o.a; const q = { v: 1, get w() { log.push("get w"); return this.v }, set w(x) { log.push("set w"); this.v = x } }; q.w += o.b; q.w++; --q.w; q.w ||= 9; q.w &&= o.a; let z = q.w; z += o.b; return [q.v, z, log]`,
    [
      1,
      3,
      [
        "a",
        "s1",
        "get w",
        "b",
        "set w",
        "get w",
        "set w",
        "get w",
        "set w",
        "get w",
        "get w",
        "a",
        "set w",
        "get w",
        "b",
      ],
    ],
  ],
  [
    "keys that are objects",
    "const log = []; const key = { toString() { log.push('k'); return 'x' } }; const q = { x: 1, m() { return this.x } }; const r = [q[key], (q[key] = 2), q[key]?.toFixed(), key in q, delete q[key], { [key]: 3 }, { x: 1 }[key]]; const m = { toString: () => 'm' }; r.push(typeof q[m]()); return [r, log.length]",
    [[1, 2, "2", true, true, { x: 3 }, 1, "undefined"], 7],
  ],
  [
    "proxies everywhere",
    `${p} const r = [p.a, p.m(5), "a" in p, p instanceof Object, (p.b = 2), delete p.b, p?.a, typeof p.q, { ...p }]; p.a += 1; const { a, ...rest } = p; for (const k in p) r.push(k); return [r.slice(0, 8), a, log.filter((x) => x.startsWith("set") || x.startsWith("has") || x.startsWith("delete"))]`,
    [[1, 5, true, true, 2, true, 1, "undefined"], 2, ["has a", "set b", "delete b", "set a"]],
  ],
  [
    "inherited accessors with the right receiver",
    "class A { get v() { return this.own } set v(x) { this.own = x } } class B extends A {} const b = new B(); b.v = 5; const o = Object.create(b); o.v = 6; return [b.v, o.v, Object.keys(o), Object.keys(b)]",
    [5, 6, ["own"], ["own"]],
  ],
  [
    "accessors on primitives and arrays",
    "Object.defineProperty(String.prototype, 'half', { get() { return typeof this + this.slice(0, 1) }, configurable: true }); const a = [1, 2, 3]; Object.defineProperty(a, 1, { get: () => 'got', enumerable: true }); const r = ['ab'.half, a[1], a.map((x) => x), [...a], a.length]; delete String.prototype.half; return r",
    ["stringa", "got", [1, "got", 3], [1, "got", 3], 3],
  ],
  [
    "a getter that throws in the middle",
    `${O} const q = { get x() { throw "x" } }; const r = []; for (const f of [() => o.a + q.x + o.b, () => [o.a, q.x, o.b], () => o.f(o.a, q.x, o.b), () => \`\${o.a}\${q.x}\`, () => { for (const k of [1]) o.a + q.x }, () => { let z = 1; z = o.a + q.x; return z }]) try { f() } catch (e) { r.push(e) } return [r, log]`,
    [Array(6).fill("x"), ["a", "a", "f", "a", "a", "a", "a"]],
  ],
  [
    "locals keep their value when an assignment gives up",
    "let z = 1; const q = { get x() { throw 0 } }; try { z = z + q.x } catch {} let y = 5; try { y += q.x } catch {} let w = [1]; try { w = [...w, q.x] } catch {} return [z, y, w]",
    [1, 5, [1]],
  ],
  [
    "conversions with Symbol.toPrimitive and hints",
    "const o = { [Symbol.toPrimitive]: (h) => (h === 'number' ? 1 : h === 'string' ? 's' : 'd') }; return [`${o}`, o + '', +o, o * 2, o < 2, o == 'd', [1, 2][o] === undefined, { s: 3 }[o], String(o), new Date(8.64e15 + 1) + '' === 'Invalid Date']",
    ["s", "d", 1, 2, true, true, true, 3, "s", true],
  ],
  [
    "getters in generators and async functions",
    "const o = { get v() { return 3 } }; function* g() { yield o.v; const x = o.v + (yield o.v); return x } const it = g(); const r = [it.next().value, it.next().value, it.next(4).value]; const f = async () => o.v + (await o.v) + o.v; return [r, await f()]",
    [[3, 3, 7], 9],
  ],
  [
    "getters that await nothing but loop",
    "const o = { get slow() { let s = 0; for (let i = 0; i < 1000; i++) s += i; return s } }; let t = 0; for (let i = 0; i < 3; i++) t += o.slow; return t",
    1498500,
  ],
  [
    "deep chains of getters",
    "const o = { n: 0, get me() { this.n++; return this } }; o.me.me.me.me.me; return [o.n, o.me.n, o.me?.me?.n]",
    [5, 6, 8],
  ],
  [
    "valueOf on both sides of comparison operators",
    "const log = []; const v = (n) => ({ valueOf: () => (log.push(n), n) }); return [v(1) < v(2), v(1) > v(2), v(1) <= v(1), v(2) >= v(3), log]",
    [true, false, true, false, [1, 2, 1, 2, 1, 1, 2, 3]],
  ],
  [
    "the global object as a proxy of nothing: getters of globals",
    "Object.defineProperty(globalThis, 'dynamic', { get: () => 42, configurable: true }); const r = [dynamic + 1, typeof dynamic]; delete globalThis.dynamic; r.push(typeof dynamic); return r",
    [43, "number", "undefined"],
  ],
]);
