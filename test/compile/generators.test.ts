/** Generators (ECMA-262 §27.5, §15.5): resumption by next, throw and return, delegation, and laziness. */
import { samePrograms } from "../support/sameProgram.ts";

samePrograms([
  [
    "values in, values out",
    "function* g(a) { const b = yield a; const c = yield b * 2; return c } const it = g(1); return [it.next('lost'), it.next(5), it.next('end'), it.next()]",
    [
      { value: 1, done: false },
      { value: 10, done: false },
      { value: "end", done: true },
      { value: null, done: true },
    ],
  ],
  [
    "parameters are bound at the call, the body waits",
    "const log = []; function* g(a = log.push('p')) { log.push('b') } const it = g(); log.push('c'); it.next(); let e; try { (function* ({ x }) {})() } catch (x) { e = x.name } return [log, e]",
    [["p", "c", "b"], "TypeError"],
  ],
  [
    "return runs finally, which may yield and replace",
    "function* g() { try { yield 1 } finally { yield 2 } } const a = g(); a.next(); const r = [a.return('r'), a.next(), a.next()]; function* h() { try { yield 1 } finally { return 'f' } } const b = h(); b.next(); return [r, b.return('r')]",
    [
      [
        { value: 2, done: false },
        { value: "r", done: true },
        { value: null, done: true },
      ],
      { value: "f", done: true },
    ],
  ],
  [
    "return does not enter catch",
    "const log = []; function* g() { try { yield } catch { log.push('catch') } finally { log.push('finally') } } const it = g(); it.next(); it.return(); return log",
    ["finally"],
  ],
  [
    "throw enters where it waits",
    "function* g() { try { yield 1 } catch (e) { yield 'caught ' + e } return 'end' } const it = g(); it.next(); const r = [it.throw('x'), it.next()]; let e; try { it.throw('late') } catch (x) { e = x } return [r, e]",
    [
      [
        { value: "caught x", done: false },
        { value: "end", done: true },
      ],
      "late",
    ],
  ],
  [
    "throw and return before the start",
    "const log = []; function* g() { log.push('ran') } const a = g(); let e; try { a.throw('t') } catch (x) { e = x } const b = g(); return [e, a.next(), b.return(7), b.next(), log]",
    ["t", { value: null, done: true }, { value: 7, done: true }, { value: null, done: true }, []],
  ],
  [
    "a running generator cannot be resumed",
    "let it; function* g() { try { it.next() } catch (e) { yield e.name } } it = g(); return it.next().value",
    "TypeError",
  ],
  [
    "delegation to arrays, strings, generators and its value",
    "function* inner() { const x = yield 'i'; return 'r' + x } function* g() { yield* [1, 2]; yield* 'ab'; const r = yield* inner(); yield r } const it = g(); const out = []; for (let i = 0; i < 6; i++) out.push(it.next(i).value); return out",
    [1, 2, "a", "b", "i", "r5"],
  ],
  [
    "delegation hands on what comes in",
    "const log = []; const inner = { [Symbol.iterator]() { return this }, next(v) { log.push(['next', v]); return { value: 'n', done: false } }, throw(v) { log.push(['throw', v]); return { value: 't', done: false } }, return(v) { log.push(['return', v]); return { value: 'r', done: true } } }; function* g() { yield* inner } const it = g(); it.next('lost'); it.next(1); const t = it.throw(2); const r = it.return(3); return [log.map(([k, v]) => [k, v ?? null]), t, r]",
    [
      [
        ["next", null],
        ["next", 1],
        ["throw", 2],
        ["return", 3],
      ],
      { value: "t", done: false },
      { value: "r", done: true },
    ],
  ],
  [
    "delegation to an iterator without throw closes it",
    "const log = []; const inner = { [Symbol.iterator]() { return this }, next: () => ({ value: 1, done: false }), return() { log.push('return'); return {} } }; function* g() { yield* inner } const it = g(); it.next(); try { it.throw('x') } catch (e) { log.push(e.name) } return log",
    ["return", "TypeError"],
  ],
  [
    "delegation hands results out as they are",
    "const result = { value: 1, done: false, extra: 'kept' }; function* g() { yield* { [Symbol.iterator]: () => ({ next: () => result }) } } return g().next() === result",
    true,
  ],
  [
    "prototypes",
    "function* g() {} const it = g(); g.prototype.own = 5; return [it.own, Object.getPrototypeOf(g.prototype) === Object.getPrototypeOf(function* () {}.prototype), it[Symbol.iterator]() === it, String(it), g.hasOwnProperty('prototype'), typeof g.prototype.constructor]",
    [5, true, true, "[object Generator]", true, "object"],
  ],
  ["generators are no constructors", "function* g() {} try { new g() } catch (e) { return e.name }", "TypeError"],
  [
    "yield in every position",
    "function* g() { const o = { [yield 'k']: yield 'v' }; const a = [yield 1, ...(yield 2)]; const t = `${yield 3}-${yield 4}`; const c = (yield 5) ? yield 6 : 0; const f = (...x) => x; return [o, a, t, c, f(yield 7, ...(yield 8))] } const it = g(); let r = it.next(); const send = ['key', 'val', 'a1', ['a2'], 't1', 't2', true, 'c', 'f1', ['f2']]; const seen = []; for (const s of send) { seen.push(r.value); r = it.next(s) } return [seen, r.value]",
    [
      ["k", "v", 1, 2, 3, 4, 5, 6, 7, 8],
      [{ key: "val" }, ["a1", "a2"], "t1-t2", "c", ["f1", "f2"]],
    ],
  ],
  [
    "operands wait on the frame",
    "function* g() { let x = 1; const r = x + (yield) + x; return r } const it = g(); it.next(); return it.next(10).value",
    12,
  ],
  [
    "methods, static and computed, in classes and objects",
    "class A { *[Symbol.iterator]() { yield 1 } static *s() { yield this.name } *#p() { yield 3 } q() { return [...this.#p()] } } const o = { *m() { yield* super.toString ? [2] : [] } }; return [[...new A()], [...A.s()], new A().q(), [...o.m()]]",
    [[1], ["A"], [3], [2]],
  ],
  [
    "arguments and this",
    "function* g() { yield this.v; yield arguments.length; yield* arguments } return [...g.call({ v: 'this' }, 'a', 'b')]",
    ["this", 2, "a", "b"],
  ],
  [
    "a long delegation",
    "function* count(n) { if (n > 0) { yield n; yield* count(n - 1) } } let sum = 0; for (const x of count(100)) sum += x; return sum",
    5050,
  ],
  [
    "lazy pipelines",
    "function* nat() { let n = 0; for (;;) yield n++ } function* map(it, f) { for (const x of it) yield f(x) } function* take(it, n) { if (n > 0) for (const x of it) { yield x; if (--n === 0) return } } return [...take(map(nat(), (x) => x * x), 5)]",
    [0, 1, 4, 9, 16],
  ],
  [
    "a generator with its own name, caught and reassigned",
    "const g = function* self() { const r = [self === g]; try { self = 1 } catch (e) { r.push(e.name) } try { (() => { self = 2 })() } catch (e) { r.push(e.name) } yield r } ; return g().next().value",
    [true, "TypeError", "TypeError"],
  ],
]);
