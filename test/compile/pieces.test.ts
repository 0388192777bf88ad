/** Long constructs are lowered in pieces: what they mean does not depend on their length. */
import { samePrograms } from "../support/sameProgram.ts";

/** More text than a piece has; what contains it is long. */
const pad = `/*${"-".repeat(9_000)}*/`;
/** A long expression with the value of `of`. */
const long = (of: string) => `(${of} ${pad} ?? 0)`;
/** Expressions that log their number, in a list that is several pieces. */
const logged = (count: number) => Array.from({ length: count }, (_, i) => long(`log(${i + 1})`)).join(", ");
const LOG = "const logs = []; const log = (x) => (logs.push(x), x);";

samePrograms([
  [
    "elements of an array, also with holes and spreads",
    `${LOG} return [[${logged(3)}], [, ${long("1")}, ...[2, 3], ${long("4")}, ,], logs]`,
    [
      [1, 2, 3],
      [null, 1, 2, 3, 4, null],
      [1, 2, 3],
    ],
  ],
  [
    "what was evaluated before is kept",
    `${LOG} let a = 1; const o = { v: 1 }; return [a, o.v, (a = 2, ${long("a")}), o.v, (o.v = 3, ${long("o.v")}), a, o.v]`,
    [1, 1, 2, 1, 3, 2, 3],
  ],
  [
    "arguments of calls, methods, constructors and templates, and their receivers",
    `${LOG} const sum = (...all) => all.reduce((a, b) => a + b, 0);
     const o = { base: 10, add(...all) { return this.base + sum(...all) } };
     class A { constructor(...all) { this.sum = sum(...all) } }
     class B extends A { constructor(x) { super(${long("x")}, ${long("x + 1")}, 3) } m() { return super.toString === this.toString } }
     const tag = (strings, ...values) => [strings.length, strings.raw[1], values];
     return [sum(${logged(3)}), o.add(${long("1")}, ${long("2")}), o["add"](${long("1")}, ${long("3")}), o?.add?.(${long("1")}, ${long("4")}),
       new A(${long("1")}, ${long("5")}).sum, new B(4).sum, new B(1).m(), tag\`a\${${long("1")}}b\\n\${${long("2")}}c\`, logs]`,
    [6, 13, 14, 15, 6, 12, true, [3, "b\\n", [1, 2]], [1, 2, 3]],
  ],
  [
    "a callee is looked up before its arguments run",
    `const o = { f: () => "old" }; let g = () => "old";
     return [o.f(${long("(o.f = () => 'new', 1)")}, ${long("2")}), g(${long("(g = () => 'new', 1)")}, ${long("2")})]`,
    ["old", "old"],
  ],
  [
    "properties of an object",
    `${LOG} const o = { a: ${long("log(1)")}, ["b" + log(2)]: ${long("log(3)")}, a: ${long("log(4)")}, __proto__: { inherited: ${long("5")} },
       get g() { return this.a + 1 }, f: () => ${long("6")}, ...{ s: ${long("7")} }, m() { return super.inherited } };
     return [Object.keys(o), o.a, o.b2, o.inherited, o.g, o.f(), o.f.name, o.s, o.m(), logs]`,
    [["a", "b2", "g", "f", "s", "m"], 4, 3, 5, 5, 6, "f", 7, 5, [1, 2, 3, 4]],
  ],
  [
    "parts of a template become strings in order",
    `${LOG} const part = (x) => ({ toString: () => (log("text " + x), String(x)) });
     return [\`<\${${long("log(part(1))")}}-\${${long("part(2)")}}+\${${long("part(3)")}}>\`, logs.map(String).length]`,
    ["<1-2+3>", 4],
  ],
  [
    "chains of operators",
    `return [${long("1")} + ${long("2")} * ${long("3")} - ${long("4")}, ${long("0")} || ${long("null")} && ${long("1")} || ${long("5")},
       ${long("1")} < ${long("2")} === true, ${long("0")} ? ${long("1")} : ${long("0")} ? ${long("2")} : ${long("3")}]`,
    [3, 5, true, 3],
  ],
  [
    "chains of members and calls",
    `const o = { v: 0, next() { this.v++; return this }, get self() { return this } };
     return [o${`${pad}.next()${pad}.self${pad}.next()`.repeat(3)}.v, o${pad}?.nothing${pad}?.a${pad}.b${pad}.c, delete o${pad}.self${pad}.v, o.v]`,
    [6, null, true, null],
  ],
  [
    "a sequence, and assignments in it",
    `let a = 1, b; const o = {}; return [(a += ${long("a")}, b = ${long("a")}, o.x = ${long("b")}, o[\`y\`] = ${long("o.x + 1")}, a ??= ${long("9")}), b, o]`,
    [2, 2, { x: 2, y: 3 }],
  ],
  [
    "patterns, their defaults and their rest",
    `${LOG} const [a = ${long("log(1)")}, [b] = [${long("log(2)")}], ...c] = [undefined, , ${long("3")}, ${long("4")}];
     const { d = ${long("log(3)")}, ["e" + log(4)]: e = ${long("log(5)")}, ...f } = { g: 6, e4: 7 };
     const { x = ${long("8")}, y = ${long("9")}, ...z } = { y: 1, w: 2 };
     const h = ([i = ${long("i0")}, j = ${long("i")}], { k = ${long("j")} } = {}, ...l) => [i, j, k, l];
     const i0 = 5; let p, q; [p = ${long("1")}, q = ${long("p + 1")}] = []; ({ p, q = ${long("p")} } = { p: 7 });
     return [a, b, c, d, e, f, x, y, z, h([undefined], undefined, 1, 2), p, q, logs]`,
    [1, 2, [3, 4], 3, 7, { g: 6 }, 8, 1, { w: 2 }, [5, 5, 5, [1, 2]], 7, 7, [1, 2, 3, 4]],
  ],
  [
    "an iterator is closed when a piece of its pattern throws",
    `const logs = []; const iterable = { [Symbol.iterator]() { return { next: () => ({ value: 1 }), return() { logs.push("closed"); return {} } } } };
     try { const [a, b = ${long("1")}, c = ${long("2")}] = iterable; logs.push(a + b + c); let o = null; [o.x, a.y] = iterable; }
     catch (error) { logs.push(error.name) }
     let target; try { [target = ${long("1")}, ({}).x.y, ${pad} target] = iterable } catch (error) { logs.push(error.name) }
     return logs`,
    ["closed", 3, "closed", "TypeError", "closed", "TypeError"],
  ],
  [
    "statements of blocks, functions and branches, and what they declare",
    `let out = []; { ${pad} let x = 1; function f() { return x } out.push(f()); ${pad} x = 2; out.push(f()); ${pad} var late = 3 }
     if (out.length > 5) { ${pad} out.push("no"); ${pad} } else if (out.length > 1) { ${pad} out.push(late); ${pad} } else { ${pad} out.push("no"); ${pad} }
     if (${long("out.length")} === 3 && !(${long("0")} || ${long("0")})) out.push("condition");
     try { ${pad} early; ${pad} let early = 1; } catch (error) { out.push(error.name) }
     return out`,
    [1, 2, 3, "condition", "ReferenceError"],
  ],
  [
    "loops, labels and jumps",
    `let out = []; outer: for (let i = 0; i < 4; i++) { ${pad} for (const j of [0, 1, 2]) { ${pad} if (j === 1) continue outer; if (i === 2) break outer; ${pad} out.push(i * 10 + j); ${pad} } }
     block: { ${pad} if (out.length === 2) break block; ${pad} out.push("no"); ${pad} }
     let n = 0; do { ${pad} n++; if (n === 2) continue; ${pad} } while (${long("n")} < 3); while (${long("n")} < 5) { ${pad} n++; ${pad} }
     const fs = []; for (let k = ${long("0")}; ${long("k")} < 2; k = ${long("k + 1")}) { ${pad} fs.push(() => k); ${pad} }
     for (const key in ${long("{ a: 1 }")}) { ${pad} out.push(key); ${pad} }
     return [out, n, fs.map((f) => f())]`,
    [[0, 10, "a"], 5, [0, 1]],
  ],
  [
    "`switch`",
    `const f = (v) => { const out = []; switch (${long("v")}) { case ${long("1")}: ${pad} out.push(1); case ${long("2")}: ${pad} out.push(2); break; ${pad} default: ${pad} out.push("d"); case ${long("3")}: ${pad} out.push(3); ${pad} } return out };
     return [f(1), f(2), f(3), f(4)]`,
    [[1, 2], [2], [3], ["d", 3]],
  ],
  [
    "`finally` on every way out of a long `try`",
    `const logs = []; const f = (way) => { for (const i of [1, 2]) { try { ${pad} try { ${pad} if (way === "break") break; ${pad} if (way === "continue") continue; if (way === "return") return "returned"; ${pad} if (way === "throw") throw new Error("thrown"); ${pad} logs.push("through"); ${pad} } finally { ${pad} logs.push("inner " + i); ${pad} } }
       catch (error) { ${pad} logs.push(error.message); ${pad} } finally { ${pad} logs.push("outer " + i); if (way === "override") return "overridden"; ${pad} } } return "end" };
     return [["break", "continue", "return", "throw", "override", "none"].map(f), logs]`,
    [
      ["end", "end", "returned", "end", "overridden", "end"],
      [
        ..."inner 1,outer 1,inner 1,outer 1,inner 2,outer 2,inner 1,outer 1".split(","),
        ..."inner 1,thrown,outer 1,inner 2,thrown,outer 2,through,inner 1,outer 1".split(","),
        ..."through,inner 1,outer 1,through,inner 2,outer 2".split(","),
      ],
    ],
  ],
  [
    "handlers inside the pieces of a handler come first",
    `const out = []; try { ${pad} try { ${pad} null.x; ${pad} } catch { ${pad} out.push("inner"); ${pad} undefined.y; ${pad} } ${pad} out.push("no"); } catch (error) { ${pad} out.push("outer"); ${pad} } return out`,
    ["inner", "outer"],
  ],
  [
    "generators and `await`",
    `function* g() { const got = [yield ${long("1")}, ${long("yield 2")}, ...((yield* [${long("3")}, ${long("4")}]) ?? [])]; ${pad} try { ${pad} yield got; ${pad} } finally { ${pad} yield "closing"; ${pad} } }
     const it = g(); const out = [it.next().value, it.next("a").value, it.next("b").value, it.next().value, it.next().value, it.return("r").value, it.next().value];
     const f = async () => [await ${long("1")}, ${long("await 2")}, (await ${long("Promise.resolve(3)")}) + ${long("await 4")}];
     return [out, await f()]`,
    [
      [1, 2, 3, 4, ["a", "b"], "closing", "r"],
      [1, 2, 7],
    ],
  ],
  [
    "a class with long elements",
    `${LOG} class A { #p = ${long("1")}; static s = ${long("log('s')")}; ["c" + log(1)] = ${long("2")}; static { ${pad} log(this.s); ${pad} log(A.name); } static ["d" + log(2)]() { return ${long("3")} }
       get #q() { return ${long("this.#p")} } set #q(v) { ${pad} this.#p = v; ${pad} } raise() { ${pad} this.#q = this.#q + ${long("1")}; ${pad} return this.#p } static has(o) { return #p in o ${pad} } }
     return [new A().c1, A.d2(), new A().raise(), A.has(new A()), A.has({}), logs]`,
    [2, 3, 2, true, false, [1, 2, "s", "s", "A"]],
  ],
  [
    "a derived constructor returns from its pieces",
    `class A { constructor() { this.a = 1 } } class B extends A { constructor(way) { ${pad} if (way) { ${pad} super(); ${pad} return; ${pad} } ${pad} super(); this.b = ${long("2")}; ${pad} if (way === 0) return { c: ${long("3")} }; ${pad} } }
     return [new B(true), new B(false), new B(0)]`,
    [{ a: 1 }, { a: 1, b: 2 }, { c: 3 }],
  ],
]);
