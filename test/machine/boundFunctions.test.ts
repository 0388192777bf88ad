/** Chains of bound functions (ECMA-262 §10.4.1.1, §10.4.1.2). */
import { programs, samePrograms } from "../support/sameProgram.ts";

samePrograms([
  [
    "the innermost receiver and the arguments of all, in order",
    "function f(...a) { return [this.v, ...a] } const g = f.bind({ v: 1 }, 1).bind({ v: 2 }, 2, 3).bind({ v: 3 }, 4); return [g(5), g.call({ v: 6 }), [7].map(g)]",
    [[1, 1, 2, 3, 4, 5], [1, 1, 2, 3, 4], [[1, 1, 2, 3, 4, 7, 0, [7]]]],
  ],
  [
    "`new` and `new.target`, which each of the chain may be",
    `class A { constructor(...a) { this.a = a; this.own = new.target === A } }
     const M = A.bind(null, 1), B = M.bind(null, 2), Other = A.bind();
     return [new B(3), Reflect.construct(B, [4], M), Reflect.construct(B, [5], Other).own, Reflect.construct(B, [], B).own, new M() instanceof B]`,
    [{ a: [1, 2, 3], own: true }, { a: [1, 2, 4], own: true }, false, true, true],
  ],
  [
    "long chains",
    "let f = (...a) => a.length; for (let i = 0; i < 3000; i++) f = f.bind(null, i); let g = class { constructor(...a) { this.n = a[2999] } }; for (let i = 0; i < 3000; i++) g = g.bind(null, i); return [f(), f(1, 2), new g().n]",
    [3000, 3002, 2999],
  ],
]);

programs([
  [
    "a chain longer than calls may nest",
    "let f = () => 1; for (let i = 0; i < 20_000; i++) f = f.bind(); try { return f() } catch (error) { return [error.name, error.message] }",
    ["RangeError", "Maximum call stack size exceeded"],
  ],
]);
