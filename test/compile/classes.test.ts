/** Classes (ECMA-262 §15.7): order of definition, fields, private names, accessors, `super`, derived constructors, built-ins. */
import { programs, samePrograms } from "../support/sameProgram.ts";

samePrograms([
  [
    "order of definition",
    "const log = []; const k = (n) => (log.push('key ' + n), n); const v = (n) => log.push('value ' + n); class A extends (log.push('heritage'), Object) { static [k('a')] = v('a'); [k('b')] = v('b'); static { log.push('block') } static [k('c')]() {} [k('d')] = v('d') } log.push('defined'); new A(); return log",
    ["heritage", "key a", "key b", "key c", "key d", "value a", "block", "defined", "value b", "value d"],
  ],
  [
    "fields: define, not set; this; names; arrows",
    "class P { set x(v) { this.seen = v } } class A extends P { x = 1; y = this.x + 1; f = () => this.y; g = function () {}; 'h i' = () => 1; static s = () => 1; [`c${1}`] = class {} } const a = new A(); return [Object.keys(a), a.seen === undefined, a.f(), a.f.name, a.g.name, a['h i'].name, A.s.name, a.c1.name]",
    [["x", "y", "f", "g", "h i", "c1"], true, 2, "f", "g", "h i", "s", "c1"],
  ],
  [
    "fields run after super returns",
    "const log = []; class P { constructor() { log.push('p'); this.m() } m() {} } class A extends P { x = log.push('field'); constructor() { log.push('before'); super(); log.push('after ' + this.x) } m() { log.push(typeof this.x) } } new A(); return log",
    ["before", "p", "undefined", "field", "after 4"],
  ],
  [
    "private: fields, methods, accessors, static, in, brand checks",
    "class A { #x = 1; static #n = 0; #m() { return this.#x } get #a() { return this.#x * 10 } set #a(v) { this.#x = v } static make() { A.#n++; return new A() } bump() { this.#x++; this.#a = this.#a; this.#x += 1; return [this.#m(), this.#a] } static has(o) { return [#x in o, #m in o, A.#n] } static read(o) { return o.#x } } const r = [A.make().bump(), A.has(new A()), A.has({})]; for (const o of [{}, 1, null]) try { A.read(o) } catch (e) { r.push(e.name) } return r",
    [[21, 210], [true, true, 1], [false, false, 1], "TypeError", "TypeError", "TypeError"],
  ],
  [
    "private names of nested classes and shadowing",
    "class A { #x = 'a'; m() { const self = this; return class { #x = 'b'; both() { return [this.#x] } static peek(o) { return #x in o } } } } const B = new A().m(); return [new B().both(), B.peek(new B()), B.peek(new A())]",
    [["b"], true, false],
  ],
  [
    "writing what cannot be written",
    "class A { #m() {} get #g() { return 1 } set #s(v) {} t(n) { if (n === 0) this.#m = 1; if (n === 1) this.#g = 1; if (n === 2) return this.#s } } const r = []; for (const n of [0, 1, 2]) try { new A().t(n) } catch (e) { r.push(e.name) } return r",
    ["TypeError", "TypeError", "TypeError"],
  ],
  [
    "super calls that are optional",
    "let n = 0; const f = () => ++n; class P { get none() { return null } one(x) { return [x] } } class A extends P { all(k) { return [[super.q?.(f()), super['q']?.(f()).a.b(), super[k]?.(f()), super.none?.(f()), super.q?.(1).a.b()].map((x) => x === undefined), super.one?.(f())[0], super.one?.(f()).length] } } return [new A().all('zzz'), n]",
    [[[true, true, true, true, true], 1, 1], 2],
  ],
  [
    "super with keys that are numbers, and computed ones",
    "class P { 1() { return 'one' } '2'() { return 'two' } get 3() { return 'three' } n() { return 'n' } } class A extends P { all(k) { return [super[1](), super['2'](), super[3], super['n'](), super[k](), super[4]] } } return new A().all(1)",
    ["one", "two", "three", "n", "one", null],
  ],
  [
    "messages name private elements as they are written",
    "class A { #x = 1; #m() {} get #g() { return 1 } set #s(v) {} static t = [(o) => o.#x, (o) => { o.#x = 1 }, (o) => { o.#m = 1 }, (o) => { o.#g = 1 }, (o) => o.#s, (o) => #x in o] } const r = []; for (const [i, f] of A.t.entries()) try { f(i < 2 ? {} : i < 5 ? new A() : 1) } catch (e) { r.push(e.message) } return r",
    [
      "Cannot read private member #x from an object whose class did not declare it",
      "Cannot write private member #x to an object whose class did not declare it",
      "Private method '#m' is not writable",
      "'#g' was defined without a setter",
      "'#s' was defined without a getter",
      "Cannot use 'in' operator to search for '#x' in 1",
    ],
  ],
  [
    "fields of later instances: getters, throws and other shapes in between",
    "let fail = false; const f = () => { if (fail) throw new RangeError('no'); return 'f' }; class P { constructor(own) { if (own) this.b = own } } class A extends P { a = 1; b = f(); #c = this.a + 1; ['d' + 1] = () => this.#c; get e() { return this.#c } set e(v) { this.#c = v } } const r = []; for (let i = 0; i < 4; i++) { fail = i === 2; try { const o = new A(i % 2); o.e = o.e + i; r.push([Object.keys(o).join(), o.b, o.e, o.d1()]) } catch (e) { r.push(e.message) } } return r",
    [["a,b,d1", "f", 2, 2], ["b,a,d1", "f", 3, 3], "no", ["b,a,d1", "f", 5, 5]],
  ],
  [
    "fields on objects that are no ordinary ones",
    "class Base { constructor(o) { return o } } class A extends Base { 0 = 'zero'; length = 2; x = 1 } const r = []; for (const o of [{}, [9], new Map(), Object.freeze({}), new Proxy({}, { defineProperty: (t, k, d) => (r.push('define ' + k), Reflect.defineProperty(t, k, d)) })]) try { new A(o); r.push([o[0], o.length, o.x]) } catch (e) { r.push(e.name) } return r",
    [["zero", 2, 1], "TypeError", ["zero", 2, 1], "TypeError", "define 0", "define length", "define x", ["zero", 2, 1]],
  ],
  [
    "one place, methods and accessors of many classes",
    "const make = (n) => class { #v = n; get v() { return this.#v } set v(x) { this.#v = x * n } m(a) { return a + n + this.#v } static s = n }; const all = [1, 2, 3, 4, 5, 6].map((n) => make(n)); class Sub extends all[0] { get v() { return super.v * 100 } set v(x) { super.v = x + 1 } m(a) { return super.m(a * 2) } } const r = []; for (let round = 0; round < 3; round++) for (const C of [...all, Sub]) { const o = new C(); o.v = round; r.push(o.v + o.m(round)); C.s += 1 } delete all[0].prototype.m; try { new all[0]().m(1) } catch (e) { r.push(e.name) } Object.defineProperty(all[1].prototype, 'v', { get: () => 'new' }); r.push(new all[1]().v, all.map((C) => C.s), Sub.s, Object.hasOwn(Sub, 's')); return r",
    [
      1,
      2,
      3,
      4,
      5,
      6,
      102,
      4,
      7,
      10,
      13,
      16,
      19,
      205,
      7,
      12,
      17,
      22,
      27,
      32,
      308,
      "TypeError",
      "new",
      [4, 5, 6, 7, 8, 9],
      5,
      true,
    ],
  ],
  [
    "a private field twice",
    "class Base { constructor(o) { return o } } class A extends Base { #x = 1 } const o = {}; new A(o); try { new A(o) } catch (e) { return e.name }",
    "TypeError",
  ],
  [
    "private in chains, calls, updates and destructuring",
    "class A { #o = { n: 1, f() { return this.n } }; #l = [1]; t(other) { this.#o.n++; [this.#l[0], this.#o.k] = [5, 6]; ({ a: this.#l } = { a: [7] }); return [this.#o.f(), this.#o?.n, other?.#o, this.#l, this.#o.k] } } return new A().t()",
    [2, 2, null, [7], 6],
  ],
  [
    "static blocks and this",
    "class A { static x = 1; static { this.y = this.x + 1; var z = 5; { let q = z; A.w = q } } static v = this.y + 1 } return [A.y, A.w, A.v]",
    [2, 5, 3],
  ],
  [
    "accessors, static and not, computed",
    "const k = 'c'; class A { static get s() { return this.t } static set s(v) { this.t = v } get [k]() { return this.n } set [k](v) { this.n = v } } A.s = 1; const a = new A(); a.c = 2; const d = Object.getOwnPropertyDescriptor(A.prototype, 'c'); return [A.s, a.c, d.get.name, d.set.name, d.enumerable, Object.keys(a)]",
    [1, 2, "get c", "set c", false, ["n"]],
  ],
  [
    "super: methods, getters, setters, statics, in objects and arrows",
    "class P { m() { return 'P' + this.n } get g() { return this.n } set s(v) { this.w = v } static t() { return 'st' } } class A extends P { n = 1; m() { return super.m() + (() => super.m())() } get g() { return super.g + 1 } set s(v) { super.s = v * 2 } static t() { return super.t() + '!' } k(key) { return super[key]() } } const a = new A(); a.s = 4; const o = { __proto__: { hi() { return 'hi ' + this.x } }, x: 1, hi() { return super.hi() + '?' } }; return [a.m(), a.g, a.w, A.t(), a.k('m'), o.hi()]",
    ["P1P1", 2, 8, "st!", "P1", "hi 1?"],
  ],
  [
    "super writes go to this",
    "class P {} class A extends P { m() { super.x = 1; super.y ??= 2; super['z'] = 3; super.x += 5; return Object.entries(this) } } return new A().m()",
    [
      ["x", null],
      ["y", 2],
      ["z", 3],
    ],
  ],
  [
    "derived constructors: this before super, twice, none",
    "const r = []; class P {} for (const C of [class extends P { constructor() { this.x } }, class extends P { constructor() { super(); super() } }, class extends P { constructor() {} }, class extends P { constructor() { return 1 } }, class extends P { constructor() { super(); return 1 } }]) try { new C(); r.push('ok') } catch (e) { r.push(e.name) } class Q extends P { constructor() { const f = () => super(); f(); this.ok = 1 } } class R extends P { constructor() { return { own: 1 } } } return [r, new Q(), new R()]",
    [["ReferenceError", "ReferenceError", "ReferenceError", "TypeError", "TypeError"], { ok: 1 }, { own: 1 }],
  ],
  [
    "new.target",
    "function F() { return [new.target === F, new.target === undefined, (() => new.target === F)()] } class P { constructor() { this.t = new.target.name } } class A extends P {} return [F(), new F(), new A().t, Reflect.construct(P, [], A).t]",
    [[false, true, false], [true, false, true], "A", "A"],
  ],
  [
    "calling and constructing wrongly",
    "class A { m() {} get g() { return 1 } } const r = []; for (const f of [() => A(), () => new (new A().m)(), () => new (() => {})(), () => class extends null { constructor() { super() } }.prototype && new (class extends null {})(), () => class extends 1 {}, () => class extends (() => 1) {}]) try { f(); r.push('ok') } catch (e) { r.push(e.name) } return r",
    Array(6).fill("TypeError"),
  ],
  [
    "a parent that cannot construct is named",
    "class A extends null {} const B = (() => class extends null {})(); const r = []; for (const f of [() => new A(), () => new B()]) try { f() } catch (e) { r.push(e.message) } return r",
    [
      "Super constructor null of A is not a constructor",
      "Super constructor null of anonymous class is not a constructor",
    ],
  ],
  [
    "the name of a class: inner, outer, dead zone, constant",
    "const r = []; let A = class B { static self = B; m() { return B } set() { B = 1 } }; r.push(A.self === A, new A().m() === A, typeof B); try { new A().set() } catch (e) { r.push(e.name) } try { class C extends C {} } catch (e) { r.push(e.name) } try { D; class D {} } catch (e) { r.push(e.name) } class E { static k = E.name; static [(() => { try { return E.name } catch (e) { return e.name } })()] = 1 } const old = E; r.push(Object.keys(E)); return r",
    [true, true, "undefined", "TypeError", "ReferenceError", "ReferenceError", ["k", "ReferenceError"]],
  ],
  [
    "extending built-ins",
    "class L extends Array { sum() { return this.reduce((a, b) => a + b, 0) } } const l = L.of(1, 2).map((x) => x * 2); class E extends Error { constructor(m) { super(m, { cause: 'c' }); this.name = 'E' } } class M extends Map { get(k) { return super.get(k) ?? 'none' } } class Pr extends Promise { } class F extends RegExp { } const e = new E('m'); return [l instanceof L, l.sum(), l.length, String(e), e.cause, e instanceof Error, new M([[1, 2]]).get(3), Pr.resolve(1).then(() => 1) instanceof Pr, new F('a+').test('aa'), Object.prototype.toString.call(l)]",
    [true, 6, 2, "E: m", "c", true, "none", true, true, "[object Array]"],
  ],
  [
    "species and subclass hooks",
    "class L extends Array { static get [Symbol.species]() { return Array } } class N { static [Symbol.hasInstance](x) { return x === 1 } } return [new L(1, 2).map((x) => x) instanceof L, 1 instanceof N, 2 instanceof N]",
    [false, true, false],
  ],
  [
    "attributes of methods, prototype and constructor",
    "class A { m() {} static s() {} } const d = (o, k) => { const { writable, enumerable, configurable } = Object.getOwnPropertyDescriptor(o, k); return [writable, enumerable, configurable].map(Number).join('') }; return [d(A.prototype, 'm'), d(A, 's'), d(A, 'prototype'), d(A.prototype, 'constructor'), A.length, A.name, 'prototype' in A.prototype.m, String(A)]",
    ["101", "101", "000", "101", 0, "A", false, "class A { m() {} static s() {} }"],
  ],
  [
    "static members called name and length",
    "class A { static name = 'own'; static length() {} } class B { static name() {} } const C = class { static name = 'x' }; return [A.name, typeof A.length, typeof B.name, C.name]",
    ["own", "function", "function", "x"],
  ],
  [
    "accessor pairs and overriding in order",
    "class A { get x() { return 1 } set x(v) {} x() { return 2 } static a = 1; static a = 2; ['m']() { return 1 } m() { return 2 } } return [typeof new A().x, A.a, new A().m()]",
    ["function", 2, 2],
  ],
  [
    "mixins and closures over class variables",
    "const S = (B) => class extends B { who() { return 's' + super.who() } }; class B { who() { return 'b' } } const made = [1, 2].map((n) => class { static n = n; get v() { return n } }); return [new (S(S(B)))().who(), made.map((C) => [C.n, new C().v])]",
    [
      "ssb",
      [
        [1, 1],
        [2, 2],
      ],
    ],
  ],
  [
    "generators and async methods with super",
    "class P { *g() { yield 1 } async a() { return 2 } async *ag() { yield 3 } } class A extends P { *g() { yield* super.g(); yield 4 } async a() { return (await super.a()) + 1 } async *ag() { yield* super.ag() } } const out = []; for await (const x of new A().ag()) out.push(x); return [[...new A().g()], await new A().a(), out]",
    [[1, 4], 3, [3]],
  ],
]);

// Node looks for `this` before the finally block has run.
programs([
  [
    "what a derived constructor returns is judged after its body",
    "class A extends Object { constructor() { super(); try { return 0 } catch { return } } } const r = []; try { new A() } catch (e) { r.push(e.name) } class B extends Object { constructor() { try { return } finally { super() } } } r.push(new B() instanceof B); return r",
    ["TypeError", true],
  ],
]);
