/** Names: hoisting, the dead zone, closures over loops, `arguments`, parameters, templates and chains (ECMA-262 §8, §9.1, §10.2.11, §13.3). */
import { programs, samePrograms } from "../support/sameProgram.ts";

samePrograms([
  [
    "the dead zone",
    "const r = []; const f = () => late; for (const g of [() => f(), () => { x; let x }, () => { x = 1; let x }, () => { typeof x; let x }, () => { const y = y }, () => { class A extends A {} }, (a = b, b) => a]) try { g(); r.push('no') } catch (e) { r.push(e.name) } let late = 1; r.push(f()); return r",
    [...Array(7).fill("ReferenceError"), 1],
  ],
  [
    "let without a value, again each round",
    "const r = []; for (let i = 0; i < 3; i++) { let x; r.push(x === undefined); x = i } return r",
    [true, true, true],
  ],
  [
    "hoisted functions, also in blocks and after return",
    "const r = [f(), typeof g]; { r.push(g()); function g() { return 'block' } } return [...r, h()]; function f() { return 'top' } function h() { return 'late' }",
    ["top", "undefined", "block", "late"],
  ],
  [
    "the last of two functions counts; var and function",
    "function a() { return 1 } function a() { return 2 } var b = 5; var b; var c; function c() {} return [a(), b, typeof c]",
    [2, 5, "function"],
  ],
  [
    "assignment to constants",
    "const c = 1; const r = []; for (const f of [() => { c = 2 }, () => { c++ }, () => { c += 1 }, () => { [c] = [2] }, () => { for (c of [1]); }, () => { c ??= 1 }, () => { c &&= 3 }]) try { f(); r.push('ok') } catch (e) { r.push(e.name) } return [r, c]",
    [["TypeError", "TypeError", "TypeError", "TypeError", "TypeError", "ok", "TypeError"], 1],
  ],
  [
    "closures share what they capture",
    "const make = () => { let n = 0; return [() => ++n, () => n] }; const [up, get] = make(); up(); up(); const [, other] = make(); return [get(), other()]",
    [2, 0],
  ],
  [
    "parameters: defaults see earlier ones and outer names, bodies have their own scope",
    "let x = 'outer'; const f = (a, b = () => a, c = x) => { var a = 'body'; let r = [a, b(), c]; return r }; const g = (x, y = () => x) => { var x; const before = x; x = 2; return [before, x, y()] }; return [f('arg'), g(1)]",
    [
      ["body", "arg", "outer"],
      [1, 2, 1],
    ],
  ],
  [
    "arguments: unmapped, length, callee, in arrows",
    "function f(a) { a = 2; const g = () => arguments[0]; arguments[1] = 'new'; let e; try { arguments.callee } catch (x) { e = x.name } return [arguments.length, arguments[0], g(), [...arguments], e, Object.prototype.toString.call(arguments)] } return f(1, 0)",
    [2, 1, 1, [1, "new"], "TypeError", "[object Arguments]"],
  ],
  [
    "rest, defaults, length and name",
    "const f = (a, b = 1, ...c) => [a, b, c]; return [f(1), f(1, undefined, 3, 4), f.length, ((a, b) => 1).length, f.name, (() => {}).name, { m() {} }.m.name, { ['a' + 1]: () => {} }.a1.name, { [Symbol('s')]: () => {} }[0] === undefined]",
    [[1, 1, []], [1, 1, [3, 4]], 1, 2, "f", "", "m", "a1", true],
  ],
  [
    "this: undefined, primitives, arrows, call, apply, bind",
    "function t() { return typeof this } const o = { t, a: () => typeof this }; return [t(), t.call(1), t.call(null), o.t(), o.a(), t.bind('s')(), new (function () { this.x = (() => this === undefined)() })().x, (0, o.t)()]",
    ["undefined", "number", "object", "object", "undefined", "string", false, "undefined"],
  ],
  [
    "named function expressions",
    "const f = function me(n) { return n ? n * me(n - 1) : 1 }; const g = f; const r = []; (function me() { try { me = 1 } catch (e) { r.push(e.name) } r.push(typeof me) })(); (function me() { var me = 5; r.push(me) })(); return [g(5), r]",
    [120, ["TypeError", "function", 5]],
  ],
  [
    "shadowing in nested blocks",
    "let x = 1; const r = [x]; { let x = 2; r.push(x); { const x = 3; r.push(x) } r.push(x) } r.push(x); for (let x of [4]) { r.push(x); let y = x; { let x = y + 1; r.push(x) } } return r",
    [1, 2, 3, 2, 1, 4, 5],
  ],
  [
    "many variables, many captures",
    "const fs = []; for (let i = 0; i < 3; i++) { let a = i, b = i * 2, c = i * 3; const d = () => (a++, b += a, c = a + b); fs.push(() => [d(), a, b, c]) } return fs.map((f) => (f(), f()))",
    [
      [5, 2, 3, 5],
      [10, 3, 7, 10],
      [15, 4, 11, 15],
    ],
  ],
  [
    "tagged templates: strings, raw, identity, receiver",
    "const same = []; const tag = (s, ...v) => (same.push(s), [s.join('|'), s.raw.join('|'), v]); const f = () => tag`a${1}\\n${2}c`; const r = f(); f(); tag`a${1}\\n${2}c`; const o = { n: 1, t(s) { return this.n + s[0] } }; return [r, same[0] === same[1], same[0] === same[2], Object.isFrozen(same[0]), Object.isFrozen(same[0].raw), o.t`x`, (() => (s) => s.raw[0])()`\\u{41}`, ((s) => s[0] === undefined)`\\u`]",
    [["a|\n|c", "a|\\n|c", [1, 2]], true, false, true, true, "1x", "\\u{41}", true],
  ],
  [
    "optional chains: reads, calls, keys, deletes, long and short",
    "const o = { a: { f() { return this.v }, v: 1 }, n: null }; let n = 0; return [o?.a?.v, o.n?.x.y.z, o.x?.[n++], n, o.a?.f(), o.a.g?.(n++), o['a']?.['f']?.(), (o?.a).v, (o.a?.f)(), delete o.n?.q, delete o.a?.v, o.a.v, o.n?.x(n++).y, n, typeof o.q?.r]",
    [1, null, null, 0, 1, null, 1, 1, 1, true, true, null, null, 0, "undefined"],
  ],
  [
    "spread in literals: order, getters, symbols, nullish",
    "const log = []; const s = Symbol(); const src = { get a() { log.push('a'); return 1 }, [s]: 2, b: 3 }; const r = { b: 0, ...src, ...null, ...undefined, ...'hi', ...[9], a: 5 }; return [r, r[s], Object.keys(r), log]",
    [{ 0: 9, 1: "i", a: 5, b: 3 }, 2, ["0", "1", "b", "a"], ["a"]],
  ],
  [
    "__proto__ in literals",
    "const p = { hi: 1 }; const a = { __proto__: p }; const b = { ['__proto__']: p }; const __proto__ = 3; const c = { __proto__ }; return [a.hi, Object.keys(a), Object.keys(b), Object.keys(c), Object.getPrototypeOf({ __proto__: null }) === null]",
    [1, [], ["__proto__"], ["__proto__"], true],
  ],
  [
    "numbers, strings and escapes as written",
    "return [0x1F, 0b11, 0o17, 1_000, .5, 5., 1e3, 0.1 + 0.2, '\\x41\\u0042\\u{1F600}\\U\\0', 'a\\\nb', -0 === 0, Object.is(-0, 0), 2 ** 53]",
    [31, 3, 15, 1000, 0.5, 5, 1000, 0.1 + 0.2, "AB😀U\0", "ab", true, false, 2 ** 53],
  ],
  [
    "semicolons that are not there",
    "let a = 1\nlet b = 2\n;[a, b] = [b, a]\nconst f = () => {\n  return\n  1\n}\nlet c = a\n++b\nreturn [a, b, c, f() === undefined]",
    [2, 2, 2, true],
  ],
  [
    "getters and setters of literals, with numeric and string names",
    "const o = { get 1() { return 'one' }, get 'two'() { return 2 }, set 1(v) {}, get get() { return 'g' }, set(v) { return v }, async: 1, static: 2, async async() { return 3 } }; return [o[1], o.two, o.get, o.set(4), o.static, await o.async()]",
    ["one", 2, "g", 4, 2, 3],
  ],
]);

programs([
  [
    "two thousand terms, a long chain and a long condition",
    `const o = { m() { return this }, n: 1 }; return [${Array(2000).fill("1").join(" + ")}, o${".m()".repeat(2000)}.n, ${Array(2000).fill("0").join(" || ")}, ${"0 ? 1 : ".repeat(2000)}2]`,
    [2000, 1, 0, 2],
  ],
  ["a hundred thousand terms", `return ${Array(100_000).fill("1").join(" + ")}`, 100_000],
  [
    "nesting that the host could not hold is refused",
    "return " + "x => ".repeat(20_000) + "1",
    "failed: The source is nested too deeply; split it into smaller functions or statements",
  ],
]);
