/** What is evaluated before what: operands, keys, arguments, conversions (ECMA-262 §13). */
import { programs, samePrograms } from "../support/sameProgram.ts";

const LOG = "const log = []; const at = (name, value) => (log.push(name), value);";

samePrograms([
  [
    "operands from left to right",
    `${LOG} const r = at("a", 1) + at("b", 2) * at("c", 3); return [r, log]`,
    [7, ["a", "b", "c"]],
  ],
  ["a read before a write in the same expression", "let x = 1; return [x + (x = 5) + x, x++ + x, x]", [11, 11, 6]],
  ["a local before a call that changes it", "let x = 1; const f = () => (x = 10); return [x + f() + x]", [21]],
  [
    "an array element before a call that changes it",
    "const a = [1]; const f = () => (a[0] = 5); return a[0] + f() + a[0]",
    11,
  ],
  [
    "a captured variable before a call that changes it",
    "let x = 1; const g = () => x; const f = () => { x = 7; return 0 }; return [x, f(), x, g()]",
    [1, 0, 7, 7],
  ],
  [
    "conversions left before right",
    `${LOG} const o = (n) => ({ valueOf() { log.push(n); return 1 } }); return [o("a") - o("b"), o("c") < o("d"), log]`,
    [0, false, ["a", "b", "c", "d"]],
  ],
  [
    "base, key, value, then the conversion of the key",
    `${LOG} const key = { toString() { log.push("convert"); return "k" } }; const o = {}; at("base", o)[at("key", key)] = at("value", 1); return [o, log]`,
    [{ k: 1 }, ["base", "key", "value", "convert"]],
  ],
  [
    "logical assignment writes only where it must",
    `${LOG} const o = { get a() { log.push("get"); return 1 }, set a(v) { log.push("set") } }; o.a ||= at("v", 2); o.a &&= at("w", 3); o.a ??= at("x", 4); return log`,
    ["get", "get", "w", "set", "get"],
  ],
  [
    "a method is looked up before its arguments",
    `${LOG} const o = { get m() { log.push("get"); return (...a) => a.length } }; return [o.m(at("a"), at("b")), log]`,
    [2, ["get", "a", "b"]],
  ],
  [
    "the callee is checked after the arguments",
    `${LOG} let f; try { f(at("a")) } catch (e) { log.push(e.name) } return log`,
    ["a", "TypeError"],
  ],
  [
    "a nullish base is refused before the arguments",
    `${LOG} let o; try { o.m(at("a")) } catch (e) { log.push(e.name) } return log`,
    ["TypeError"],
  ],
  [
    "properties of a literal in order",
    `${LOG} return [{ [at("k1", "a")]: at("v1", 1), b: at("v2", 2), [at("k3", "c")]: at("v3", 3) }, log]`,
    [{ a: 1, b: 2, c: 3 }, ["k1", "v1", "v2", "k3", "v3"]],
  ],
  [
    "substitutions become strings one by one",
    `${LOG} const o = (n) => ({ toString() { log.push(n); return n } }); return [\`\${at("x", o("a"))}\${at("y", o("b"))}\`, log]`,
    ["ab", ["x", "a", "y", "b"]],
  ],
  [
    "short circuits",
    `${LOG} return [at("a", 0) && at("b", 1), at("c", 1) || at("d"), at("e", null) ?? at("f", 2), log]`,
    [0, 1, 2, ["a", "c", "e", "f"]],
  ],
  ["comma", `${LOG} return [(at("a"), at("b"), at("c", 3)), log]`, [3, ["a", "b", "c"]]],
  [
    "instanceof and in",
    `${LOG} return [at("a", []) instanceof at("b", Array), at("c", "x") in at("d", { x: 1 }), log]`,
    [true, true, ["a", "b", "c", "d"]],
  ],
  [
    "nested assignments",
    `${LOG} const o = {}; o[at("a", "p")] = o[at("b", "q")] = at("c", 9); return [o, log]`,
    [{ p: 9, q: 9 }, ["a", "b", "c"]],
  ],
  [
    "postfix gives the number, prefix the new one",
    "let s = '5'; const o = { n: '7' }; return [s++, s, ++o.n, o.n--, o.n]",
    [5, 6, 8, 8, 7],
  ],
  [
    "updates of big integers",
    "let b = 1n; b++; const c = b--; return [String(b), String(c), typeof ++b]",
    ["1", "2", "bigint"],
  ],
  ["exponent to the right", "return [2 ** 3 ** 2, (-2) ** 2]", [512, 4]],
  [
    "delete",
    "const o = { a: 1, get b() { return 1 } }; Object.freeze(o); let e; try { delete o.a } catch (x) { e = x.name } return [e, delete o.none, delete 1, delete { q: 1 }.q]",
    ["TypeError", true, true, true],
  ],
  [
    "typeof of what is not there",
    "return [typeof nowhere, typeof undefined, typeof null, typeof (() => 1), typeof 1n, typeof Symbol()]",
    ["undefined", "undefined", "object", "function", "bigint", "symbol"],
  ],
]);

// What the steps of arguments take and free is not where the method waits for them.
samePrograms(
  (
    [
      ["o.f({ x: r = g() } = {})", [1, 0, "k"]],
      ["o.f([[r = g()] = [1]] = [])", [1, 0, 1]],
      ["o.f({ [g()]: r, ['b' + g()]: r } = {})", [1, 0, null]],
      ["o.f(class { [g()]() {} })", [1, 0, null]],
      ["o.f(class { static [g()] = 1 }, g())", [2, 0, null]],
      ["o?.f(class { get [g()]() {} }).length", 3],
      ["o.f(1, class { [i++] = 1; [i++]() {} }, i)", [3, 2, null]],
      ["o.f(o.f(class { [g()]() {} }), o.f({ x: r = g() } = {}))", [2, 0, "k"]],
      ["[].concat(class { [g()]() {} }).length", 1],
      ["await Promise.all([class { [g()] = 1 }]).then((x) => typeof x[0])", "function"],
    ] as const
  ).map(([call, value]): [string, string, unknown] => [
    `method call ${call}`,
    `let r, i = 0; const g = () => "k", o = { f(...a) { return [a.length, i, r ?? null] } }; return ${call}`,
    value,
  ]),
);

// Node converts the key twice.
programs([
  [
    "compound assignment converts its key once",
    `${LOG} const key = { toString() { log.push("convert"); return "k" } }; const o = { k: 1 }; o[key] += at("value", 2); o[key]++; return [o, log]`,
    [{ k: 4 }, ["convert", "value", "convert"]],
  ],
]);
