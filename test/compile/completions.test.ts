/** `try`, `catch`, `finally` and what passes through them; `switch` and labels (ECMA-262 §14.11 to §14.15). */
import { programs, samePrograms } from "../support/sameProgram.ts";

samePrograms([
  [
    "finally runs on every way out",
    "const log = []; const f = (how) => { for (const x of [1]) { try { if (how === 0) return 'r'; if (how === 1) break; if (how === 2) continue; if (how === 3) throw 't'; log.push('n') } finally { log.push(how) } } return 'end' }; const r = []; for (const h of [0, 1, 2, 3, 4]) try { r.push(f(h)) } catch (e) { r.push(e) } return [r, log]",
    [
      ["r", "end", "end", "t", "end"],
      [0, 1, 2, 3, "n", 4],
    ],
  ],
  [
    "finally replaces the completion",
    "const f = () => { try { return 1 } finally { return 2 } }; const g = () => { for (;;) { try { return 1 } finally { break } } return 3 }; const h = () => { try { throw 1 } finally { return 4 } }; const k = () => { a: try { return 1 } finally { break a } return 5 }; return [f(), g(), h(), k()]",
    [2, 3, 4, 5],
  ],
  [
    "the returned value is evaluated before finally",
    "let x = 1; const f = () => { try { return x } finally { x = 2 } }; return [f(), x]",
    [1, 2],
  ],
  [
    "nested finally, in order",
    "const log = []; const f = () => { try { try { try { return 'v' } finally { log.push(1) } } finally { log.push(2); try { throw 'inner' } catch (e) { log.push(e) } } } finally { log.push(3) } }; return [f(), log]",
    ["v", [1, 2, "inner", 3]],
  ],
  [
    "a throw in catch passes finally",
    "const log = []; try { try { throw 1 } catch (e) { log.push('c' + e); throw 2 } finally { log.push('f') } } catch (e) { log.push(e) } return log",
    ["c1", "f", 2],
  ],
  [
    "continue through finally and a closed iterator",
    "const log = []; const it = { [Symbol.iterator]: () => ({ next: () => ({ value: 1 }), return: () => (log.push('close'), {}) }) }; let n = 0; outer: while (n++ < 2) { for (const x of it) { try { continue outer } finally { log.push('finally') } } } return log",
    ["finally", "close", "finally", "close"],
  ],
  [
    "break out of finally inside a loop in finally",
    "const f = () => { try { throw 1 } finally { for (;;) { break } return 'ok' } }; return f()",
    "ok",
  ],
  [
    "catch without a name, catch scopes",
    "let e = 'outer'; try { throw 'inner' } catch { } try { throw 'x' } catch (e) { e = 'changed'; var v = e } return [e, v]",
    ["outer", "changed"],
  ],
  [
    "what catch binds is caught by closures",
    "const fs = []; for (const i of [1, 2]) try { throw i } catch (e) { fs.push(() => e) } return fs.map((f) => f())",
    [1, 2],
  ],
  [
    "finally with await",
    "const log = []; const f = async () => { try { await null; return 'r' } finally { await null; log.push('f') } }; return [await f(), log]",
    ["r", ["f"]],
  ],
  [
    "a rejected await is a throw",
    "const r = []; try { await Promise.reject(new RangeError('x')) } catch (e) { r.push(e.message) } finally { r.push('f') } return r",
    ["x", "f"],
  ],
  [
    "library errors are caught like others",
    "const r = []; for (const f of [() => null.x, () => undefined(), () => [].reduce((a) => a), () => 'x'.repeat(-1), () => BigInt(1.5), () => { const c = 1; c = 2 }, () => new (class { constructor() { this.#p; } #p = nope }), () => JSON.parse('{'), () => Symbol() + '', () => new (() => 1)(), () => decodeURI('%'), () => 1n + 1]) try { f(); r.push('no') } catch (e) { r.push(e.constructor.name) } return r",
    [
      "TypeError",
      "TypeError",
      "TypeError",
      "RangeError",
      "RangeError",
      "TypeError",
      "ReferenceError",
      "SyntaxError",
      "TypeError",
      "TypeError",
      "URIError",
      "TypeError",
    ],
  ],
  [
    "switch: fall through, default in the middle, break",
    "const f = (x) => { const r = []; switch (x) { case 1: r.push(1); case 2: r.push(2); break; default: r.push('d'); case 3: r.push(3) } return r }; return [f(1), f(2), f(3), f(4)]",
    [[1, 2], [2], [3], ["d", 3]],
  ],
  [
    "switch compares strictly and lazily",
    "const log = []; const at = (v) => (log.push(v), v); switch (2) { case at('2'): case at(1): case at(2): case at(3): } switch (NaN) { case NaN: log.push('no') } return log",
    ["2", 1, 2],
  ],
  [
    "switch has one scope",
    "let x = 'out'; const r = []; switch (1) { case 0: let x; function f() { return x } case 1: for (const g of [() => x, f]) try { g() } catch (e) { r.push(e.name) } } return [r, x]",
    [["ReferenceError", "ReferenceError"], "out"],
  ],
  [
    "continue inside switch",
    "const r = []; for (let i = 0; i < 4; i++) { switch (i) { case 1: continue; case 3: break } r.push(i) } return r",
    [0, 2, 3],
  ],
  [
    "thrown values keep their identity",
    "const o = {}; let same; try { throw o } catch (e) { same = e === o } return same",
    true,
  ],
]);

programs([
  ["the value of a program is its last expression", "1; 2", 2],
  ["without one it is null", "const x = 1", null],
  [
    "the depth limit is a RangeError",
    "let depth = 0; const f = () => { depth++; f() }; try { f() } catch (e) { return [e.name, e.message, depth > 900] }",
    ["RangeError", "Maximum call stack size exceeded", true],
  ],
  [
    "the depth limit in getters, constructors, library callbacks and conversions",
    "const o = { get a() { return this.a } }; class C { constructor() { new C() } } const m = () => [1].map(m); const s = { toString() { return `${s}` } }; const p = new Proxy({}, { get: (t, k, r) => r[k] }); function* g() { yield* g() } const r = []; for (const f of [() => o.a, () => new C(), m, () => `${s}`, () => p.x, () => g().next()]) try { f() } catch (e) { r.push(e.name) } return r",
    Array(6).fill("RangeError"),
  ],
]);
