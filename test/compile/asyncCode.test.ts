/** Async functions, async generators and `for await`: order of jobs, the queue of requests, closing (ECMA-262 §27.6, §27.7). */
import { programs, samePrograms } from "../support/sameProgram.ts";

const TICKS =
  "const log = []; const ticks = (n) => { let p = Promise.resolve(); for (let i = 1; i <= n; i++) p = p.then(() => log.push(i)) };";

samePrograms([
  [
    "an async function runs at once up to its first await",
    "const log = []; const f = async () => { log.push(1); await null; log.push(3) }; const p = f(); log.push(2); await p; return log",
    [1, 2, 3],
  ],
  [
    "ticks of await and return",
    `${TICKS} const a = async () => { await null; log.push("a") }; const b = async () => { await Promise.resolve(); log.push("b") }; const c = async () => Promise.resolve(); const t = { then(f) { log.push("then"); f() } }; const d = async () => { await t; log.push("d") }; ticks(6); a(); b(); c().then(() => log.push("c")); d(); await new Promise((r) => { let n = 0; const go = () => (n++ < 12 ? Promise.resolve().then(go) : r()); go() }); return log`,
    [1, "a", "b", "then", 2, "d", 3, "c", 4, 5, 6],
  ],
  [
    "synchronous code runs to its end",
    "let n = 0; const add = async () => { for (let i = 0; i < 300; i++) n++; await null; for (let i = 0; i < 300; i++) n++ }; const seen = []; const ps = [add(), add()]; seen.push(n); await Promise.all(ps); return [seen, n]",
    [[600], 1200],
  ],
  [
    "errors become rejections, also of parameters",
    "const f = async (a = (() => { throw 'p' })()) => a; const g = async () => { throw 'b' }; const r = []; for (const h of [f, g]) { let p; try { p = h() } catch { r.push('sync') } try { await p } catch (e) { r.push(e) } } return r",
    ["p", "b"],
  ],
  [
    "await in every position",
    "const w = async (x) => x; const o = { [await w('k')]: await w(1), ...(await w({ s: 2 })) }; const a = [await w(1), ...(await w([2, 3]))]; const f = (...x) => x; return [o, a, f(await w(4), ...(await w([5]))), `${await w(6)}`, (await w({ m: () => 7 })).m(), await w(8) + await w(9), (await w(null)) ?? (await w('n')), await w(0) ? 1 : await w(2), typeof await w(1), [await w(1)][await w(0)], await (await w(async () => 10))()]",
    [{ k: 1, s: 2 }, [1, 2, 3], [4, 5], "6", 7, 17, "n", 2, "number", 1, 10],
  ],
  [
    "operands before an await keep their value",
    "let x = 1; const f = async () => { x = 10; return 1 }; return x + (await f()) + x",
    12,
  ],
  [
    "awaited thenables, also ones that throw",
    "const r = []; r.push(await { then(f) { f('v') } }); try { await { then(f, g) { g('r') } } } catch (e) { r.push(e) } try { await { get then() { throw 'g' } } } catch (e) { r.push(e) } try { await { then() { throw 't' } } } catch (e) { r.push(e) } return r",
    ["v", "r", "g", "t"],
  ],
  [
    "async arrows, methods, this and arguments",
    "class A { v = 1; async m() { const f = async () => { await null; return [this.v, arguments.length] }; return f() } static async s() { return this.name } async #p() { return 'p' } q() { return this.#p() } } return [await new A().m(1, 2), await A.s(), await new A().q()]",
    [[1, 2], "A", "p"],
  ],
  [
    "finally waits",
    "const log = []; const f = async () => { for (const x of [1, 2]) { try { if (x === 2) return await Promise.reject('no'); await null; continue } catch (e) { log.push(e); return 'c' } finally { await null; log.push(x) } } }; return [await f(), log]",
    ["c", [1, "no", 2]],
  ],
  [
    "async generators: values, awaiting, return and throw",
    "async function* g() { try { const x = yield Promise.resolve(1); yield x } catch (e) { yield 'caught ' + e } finally { await null } return Promise.resolve('end') } const a = g(); const b = g(); await b.next(); return [await a.next(), await a.next(5), await a.next(), await a.next(), await b.throw('t'), await b.return(Promise.resolve('r')), await b.next()]",
    [
      { value: 1, done: false },
      { value: 5, done: false },
      { value: "end", done: true },
      { value: null, done: true },
      { value: "caught t", done: false },
      { value: "r", done: true },
      { value: null, done: true },
    ],
  ],
  [
    "requests queue up in order",
    "const log = []; async function* g() { let n = 0; for (;;) { log.push('s' + n); const got = yield n++; log.push(got ?? null) } } const it = g(); const all = await Promise.all([it.next('lost'), it.next('a'), it.return('r'), it.next('late')]); return [all, log]",
    [
      [
        { value: 0, done: false },
        { value: 1, done: false },
        { value: "r", done: true },
        { value: null, done: true },
      ],
      ["s0", "a", "s1"],
    ],
  ],
  [
    "a rejected yield is a throw inside",
    "async function* g() { try { yield Promise.reject('x') } catch (e) { yield e } } return (await g().next()).value",
    "x",
  ],
  [
    "return before the start awaits its value",
    "async function* g() { yield 1 } let r; try { await g().return(Promise.reject('no')) } catch (e) { r = e } return [r, await g().return(Promise.resolve(2))]",
    ["no", { value: 2, done: true }],
  ],
  [
    "yield* over async, sync and promises of values",
    "async function* inner() { const x = yield 'i'; return x } async function* g() { const r = yield* inner(); yield r; yield* [Promise.resolve('s'), 't'] } const it = g(); return [(await it.next()).value, (await it.next('sent')).value, (await it.next()).value, (await it.next()).value, (await it.next()).done]",
    ["i", "sent", "s", "t", true],
  ],
  [
    "for await closes and waits for closing",
    "const log = []; const it = { [Symbol.asyncIterator]() { let n = 0; return { next: async () => ({ value: n++, done: n > 3 }), return: async () => { await null; log.push('closed'); return {} } } } }; for await (const x of it) { log.push(x); if (x === 1) break } log.push('after'); try { for await (const x of it) throw 'body' } catch (e) { log.push(e) } const f = async () => { for await (const x of it) return x }; log.push(await f()); for await (const x of it); return log",
    [0, 1, "closed", "after", "closed", "body", "closed", 0],
  ],
  [
    "for await in an async generator that is returned",
    "const log = []; async function* inner() { try { yield 1; yield 2 } finally { log.push('inner') } } async function* g() { for await (const x of inner()) yield x } for await (const x of g()) break; return log",
    ["inner"],
  ],
  [
    "bindings per round of for await",
    "const fs = []; for await (const x of [1, 2]) fs.push(() => x); return fs.map((f) => f())",
    [1, 2],
  ],
  [
    "combinators",
    "const slow = (v, n) => n ? Promise.resolve().then(() => slow(v, n - 1)) : Promise.resolve(v); return [await Promise.all([slow(1, 3), 2]), await Promise.race([slow(1, 3), slow(2, 1)]), await Promise.any([Promise.reject(0), slow(3, 2)]), (await Promise.allSettled([Promise.reject(1), 2])).map((x) => x.status)]",
    [[1, 2], 2, 3, ["rejected", "fulfilled"]],
  ],
]);

// Node 20 does not close yet.
programs([
  [
    "for await over sync iterables, closing on rejection",
    "const log = []; for await (const x of [Promise.resolve(1), 2]) log.push(x); const it = { [Symbol.iterator]: () => ({ next: () => ({ value: Promise.reject('bad') }), return() { log.push('close'); return {} } }) }; try { for await (const x of it); } catch (e) { log.push(e) } return log",
    [1, 2, "close", "bad"],
  ],
]);
