/** Promise: order of jobs, combinators, species and thenables, each line as Node prints it. */
import { describe } from "vitest";
import { prints, sameAsNode } from "../../support/sameAsNode.ts";

describe("Promise", () => {
  sameAsNode(`
    const log = []; Promise.resolve().then(() => log.push(1)).then(() => log.push(3)); Promise.resolve().then(() => log.push(2)).then(() => log.push(4)); await null; await null; await null; log
    const log = []; const p = new Promise((r) => { log.push("exec"); r("v"); log.push("after") }); p.then((v) => log.push(v)); log.push("sync"); await p; await 0; log
    const log = []; const t = { then(f) { log.push("then"); f(1) } }; Promise.resolve(t).then((v) => log.push(v)); log.push("sync"); await 0; await 0; await 0; log
    const log = []; const p = Promise.resolve(1); new Promise((r) => r(p)).then(() => log.push("slow")); p.then(() => log.push("a")).then(() => log.push("b")).then(() => log.push("c")).then(() => log.push("d")); for (let i = 0; i < 6; i++) await 0; log
    const log = []; (async () => { log.push(1); await undefined; log.push(3) })(); log.push(2); await 0; log
    const log = []; (async () => { try { await Promise.reject(1) } catch (e) { log.push("c" + e) } finally { log.push("f") } })(); for (let i = 0; i < 4; i++) await 0; log
    await Promise.all([1, Promise.resolve(2), { then: (f) => f(3) }])
    await Promise.all([])
    await Promise.all([1, Promise.reject(new Error("no"))])
    await Promise.all(5)
    await Promise.allSettled([1, Promise.reject(2)])
    await Promise.any([Promise.reject(1), 2])
    const e = await Promise.any([Promise.reject(1), Promise.reject(2)]).catch((e) => e); [e.name, e.message, e.errors]
    await Promise.any([]).catch((e) => e.errors)
    await Promise.race([new Promise(() => {}), 5])
    await Promise.reject(1).catch((x) => x + 1)
    await Promise.reject(1).finally(() => 2).catch((x) => x)
    await Promise.resolve(1).finally(() => 2)
    await Promise.resolve(1).finally(() => { throw 3 }).catch((x) => x)
    await Promise.resolve(1).then(2).then((x) => x)
    await Promise.resolve(1).then(() => { throw new TypeError("t") }).catch((e) => e.name)
    const p = Promise.resolve(1); [Promise.resolve(p) === p, p.then() === p]
    class P extends Promise {}; const p = P.resolve(1); [p instanceof P, p.then(() => 1) instanceof P, Promise.resolve(p) === p, P.all([]) instanceof P]
    class P extends Promise { static get [Symbol.species]() { return Promise } }; P.resolve(1).then(() => 1) instanceof P
    new Promise()
    Promise(() => 1)
    Promise.resolve.call(1)
    Promise.prototype.then.call({}, 1)
    await new Promise((a, b) => { b(1); a(2) }).catch((x) => "r" + x)
    await new Promise(() => { throw 7 }).catch((x) => x)
    const { promise: p } = { promise: Promise.resolve(4) }; await p
    const p = new Promise((r) => setTimeoutless(r)); await p.catch((e) => e.name)
    let r; const p = new Promise((x) => { r = x }); r(p); await p.catch((e) => e.message)
    await { get then() { throw 8 } }
    await Promise.all([1, 2].map(async (x) => x * 2))
    Object.prototype.toString.call(Promise.resolve())
    const it = { closed: 0, [Symbol.iterator]() { return { next: () => ({ value: 1, done: false }), return: () => { it.closed++; return {} } } } }; const C = function (e) { e(() => {}, (x) => console.log(String(x))) }; C.resolve = () => { throw new Error("res") }; Promise.all.call(C, it); it.closed
  `);
  prints({
    "const { promise, resolve } = Promise.withResolvers(); resolve(3); await promise": "3",
    "await Promise.try((a, b) => a + b, 1, 2)": "3",
    "await Promise.try(() => { throw 4 }).catch((x) => x)": "4",
    "await Promise.try(async () => 5)": "5",
  });
});
