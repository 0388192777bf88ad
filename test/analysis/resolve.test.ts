import { describe, expect, test } from "vitest";
import { resolve } from "../../src/analysis/resolve.ts";
import type { FunctionInfo, Reference, Resolution, Variable } from "../../src/analysis/Scope.ts";
import type { ArrowFunctionExpression, Program } from "../../src/syntax/Ast.ts";
import { acornProgram } from "../support/acornProgram.ts";
import { programOf } from "../support/program.ts";

class Resolved {
  readonly text: string;
  readonly program: Program;
  readonly resolution: Resolution;
  constructor(text: string) {
    this.text = text;
    this.program = acornProgram(text);
    this.resolution = resolve(this.program);
  }
  /** The reference at the n-th occurrence (from 0) of a piece of text. */
  at(piece: string, occurrence = 0): Reference {
    const found = [...this.resolution.references.values()]
      .filter(({ node }) => this.text.slice(node.start, node.end) === piece)
      .sort((a, b) => a.node.start - b.node.start)[occurrence];
    if (found === undefined) throw new Error(`no reference ${piece}`);
    return found;
  }
  variable(name: string, occurrence = 0): Variable {
    const all = new Set<Variable>();
    for (const scope of this.resolution.scopes.values()) for (const v of scope.variables.values()) all.add(v);
    const found = [...all].filter((v) => v.name === name)[occurrence];
    if (found === undefined) throw new Error(`no variable ${name}`);
    return found;
  }
  functionOf(piece: string): FunctionInfo {
    const found = [...this.resolution.functions.values()]
      .slice(1)
      .find(({ node }) => this.text.slice(node.start, node.end).startsWith(piece));
    if (found === undefined) throw new Error(`no function ${piece}`);
    return found;
  }
  get main(): FunctionInfo {
    return this.resolution.functions.get(this.program)!;
  }
}

const resolved = (text: string): Resolved => new Resolved(text);

/** `checked` of every reference to a name, in text order. */
const checks = (text: string, name: string): boolean[] =>
  [...resolved(text).resolution.references.values()]
    .filter(({ node }) => node.type === "Identifier" && node.name === name)
    .sort((a, b) => a.node.start - b.node.start)
    .map(({ checked }) => checked);

describe("slots and scopes", () => {
  test("each variable of a function has its own slot", () => {
    const r = resolved("let a; { let a; const b = a } var c; function d() { let e }");
    expect(r.main.locals).toBe(5);
    expect([r.variable("a").slot, r.variable("a", 1).slot]).not.toEqual([0, 0]);
    expect(r.functionOf("function d").locals).toBe(1);
    expect(r.at("a").variable).toBe(r.variable("a", 1));
  });

  test("simple parameters take the first slots", () => {
    const info = resolved("function f(a, b) { let c }").functionOf("function f");
    expect(info.parameters.map(({ name, slot }) => [name, slot])).toEqual([
      ["a", 0],
      ["b", 1],
    ]);
    expect([info.simpleParameters, info.hasParameterExpressions, info.length]).toEqual([true, false, 2]);
  });

  test("length counts parameters before the first default or rest", () => {
    expect(resolved("(a, { b }, c = 1, d) => 0").functionOf("(a").length).toBe(2);
    expect(resolved("(a, ...b) => 0").functionOf("(a").length).toBe(1);
  });

  test("a block without declarations has no scope", () => {
    const r = resolved("{ var a; f(a) } { let b } if (a) { a }");
    expect([...r.resolution.scopes.values()].map(({ kind }) => kind)).toEqual(["program", "block"]);
  });

  test("var belongs to the function, also below loops, cases, labels and try", () => {
    const r = resolved(
      "function f() { for (var a of x) { if (1) var b; else var c } l: { switch (1) { case 1: var d } } try { var e } catch { var g } finally { var h } do { var i } while (0) } ",
    );
    const names = [...r.resolution.scopes.get(r.functionOf("function f").node)!.variables.keys()];
    expect(names).toEqual(["a", "b", "c", "d", "e", "g", "h", "i"]);
  });

  test("parameter expressions separate the body's scope", () => {
    const r = resolved("function f(a, b = () => a) { var a; return a }");
    const info = r.functionOf("function f");
    expect(info.hasParameterExpressions).toBe(true);
    const node = info.node as ArrowFunctionExpression;
    expect(r.resolution.scopes.get(node)!.kind).toBe("parameters");
    expect(r.resolution.scopes.get(node.body)!.variables.has("a")).toBe(true);
    expect(r.at("a").variable).toBe(r.variable("a"));
    expect(r.at("a", 1).variable!.kind).toBe("var");
  });

  test("functions of a scope are listed in order, the last of one name only", () => {
    const r = resolved("function a() {} function b() {} function a(x) {}");
    const { functions } = r.resolution.scopes.get(r.program)!;
    expect(functions.map((f) => [f.id.name, f.params.length])).toEqual([
      ["b", 0],
      ["a", 1],
    ]);
  });

  test("a var in a catch clause writes the catch parameter of that name", () => {
    const r = resolved("try {} catch (e) { var e = 1 } return e");
    const initialised = [...r.resolution.declarations.entries()].filter(([node]) => node.type === "Identifier");
    expect(initialised.map(([, v]) => v.kind)).toEqual(["catch", "catch"]);
    expect(r.at("e").variable!.kind).toBe("var");
  });

  test("unknown names are globals", () => {
    const r = resolved("console.log(undefined, tools, tools)");
    expect([...r.resolution.globals].map(([name, nodes]) => [name, nodes.length])).toEqual([
      ["console", 1],
      ["undefined", 1],
      ["tools", 2],
    ]);
    expect(r.at("tools").variable).toBeNull();
    expect(r.resolution.globals.has("log")).toBe(false);
  });

  test("labels, keys and property names are no references", () => {
    const r = resolved("l: for (;;) { break l } ({ a: 1, b() {} }).c; class K { d = 1; e() {} }");
    expect([...r.resolution.globals.keys()]).toEqual([]);
  });
});

describe("captures", () => {
  test("through every function in between", () => {
    const r = resolved("const a = 1; const f = () => () => a");
    expect(r.variable("a").captured).toBe(true);
    expect(r.functionOf("() => () =>").captures).toMatchObject([{ fromLocal: true, index: r.variable("a").slot }]);
    expect(r.functionOf("() => a").captures).toMatchObject([{ fromLocal: false, index: 0 }]);
    expect(r.at("a").capture).toBe(0);
  });

  test("a constant that is initialised before the closure needs no box", () => {
    const r = resolved("const a = 1; const f = () => a; let b = 1; const g = () => b; b = 2");
    expect([r.variable("a").boxed, r.variable("b").boxed]).toEqual([false, true]);
    expect([r.at("a").checked, r.at("b").checked]).toEqual([false, false]);
  });

  test("captured before initialisation needs a box", () => {
    expect(resolved("const f = () => a; const a = 1; f()").variable("a").boxed).toBe(true);
    expect(resolved("const f = () => f").variable("f").boxed).toBe(true);
    expect(resolved("function f() { return a } const a = 1; f()").variable("a").boxed).toBe(true);
    expect(resolved("function f() { return g() } function g() { return f() }").variable("g").boxed).toBe(true);
  });

  test("var and reassigned parameters are boxed, others not", () => {
    expect(resolved("var a = 1; () => a").variable("a").boxed).toBe(true);
    expect(resolved("function f(a) { return () => a }").variable("a").boxed).toBe(false);
    expect(resolved("function f(a) { a++; return () => a }").variable("a").boxed).toBe(true);
    expect(resolved("function f(a) { return () => [a] = [1] }").variable("a").boxed).toBe(true);
    expect(resolved("let a; ({ a } = {}); for (a of []); () => a").variable("a").reassigned).toBe(true);
  });

  test("a parameter overwritten by a function of its name is boxed when captured", () => {
    expect(resolved("function f(a) { function a() {} function b() { return a } }").variable("a").boxed).toBe(true);
  });
});

describe("loops", () => {
  test.each([
    ["for (let i = 0; i < 3; i++) () => i", "i", true],
    ["for (const k in o) () => k", "k", true],
    ["for (const v of o) { const w = v; () => w }", "w", true],
    ["while (1) { let x = 1; () => x }", "x", true],
    ["do { let x = 1 } while (1)", "x", true],
    ["for (;;) { try {} catch (e) { () => e } }", "e", true],
    ["for (const c = 1;;) () => c", "c", false],
    ["for (;;) (() => { let inner = 1; return () => inner })()", "inner", false],
    ["for (;;) { var v }", "v", false],
    ["{ let x }", "x", false],
  ])("%s: %s is entered again: %s", (text, name, inLoop) => {
    expect(resolved(text).variable(name).inLoop).toBe(inLoop);
  });
});

describe("proofs of initialisation", () => {
  test.each<[string, string, boolean[]]>([
    ["const a = 1; a; { a } a", "a", [false, false, false]],
    ["a; let a = 1", "a", [true]],
    ["let a = a", "a", [true]],
    ["let a = 1, b = a", "a", [false]],
    ["const { a, b = a } = {}; const { c = d, d } = {}", "a", [false]],
    ["const { c = d, d } = {}", "d", [true]],
    ["a = 1; let a", "a", [true]],
    ["const f = () => a; let a = 1; const g = () => a", "a", [true, false]],
    ["for (const x of x) x", "x", [true, false]],
    ["for (let i = 0; i < 2; i++) { i }", "i", [false, false, false]],
    ["for (;;) { x; let x }", "x", [true]],
    ["for (;;) { let x; x }", "x", [false]],
    ["switch (1) { case 0: let x = 1; x; case 1: x }", "x", [false, true]],
    ["switch (1) { case 0: let x; function f() { x } f(); case 1: f() }", "x", [true]],
    ["switch (1) { case 0: let x = 1, y; case 1: let z = 1; x; y; z; case 2: x; z }", "x", [true, true]],
    ["switch (1) { case 0: let x = 1; case 1: let y, z = 1; x; y; z; case 2: y; z }", "z", [false, true]],
    ["class A { static x = A; [A.k]() {} m() { A } } A", "A", [false, true, false, false]],
    ["class A extends A {}", "A", [true]],
    ["A; class A {}", "A", [true]],
    ["function f(a = b, b) { a; b }", "b", [true, false]],
    ["function f(a, b = a) {}", "a", [false]],
    ["function f({ [b]: a }, b) {}", "b", [true]],
    ["try {} catch ({ a = b, b }) { b }", "b", [true, false]],
    ["f(); function f() {} var v; v", "f", [false]],
    ["var v = v", "v", [false]],
    // Functions that are hoisted run only after something has named them.
    ["function f() { return a } const a = 1; f()", "a", [false]],
    ["f(); function f() { return a } const a = 1", "a", [true]],
    ["const g = () => f(); function f() { return a } const a = 1", "a", [true]],
    ["function g() { return f() } function f() { return a } const a = 1; g()", "a", [false]],
    ["function g() { return f() } g(); function f() { return a } const a = 1;", "a", [true]],
    ["function f() { return a } const a = 1", "a", [false]],
    ["const o = { f }; function f() { return a } const a = 1; f()", "a", [true]],
    ["for (;;) { if (x) f(); const a = 1; function f() { return a } f() }", "a", [true]],
    ["function f() { return a } const a = f()", "a", [true]],
    ["function f() { return () => a } const a = 1; f()", "a", [false]],
  ])("%s", (text, name, expected) => {
    expect(checks(text, name)).toEqual(expected);
  });

  test("a variable with a checked reference says so", () => {
    expect(resolved("a; let a").variable("a").needsTdz).toBe(true);
    expect(resolved("let a; a").variable("a").needsTdz).toBe(false);
  });

  test("a long chain of hoisted functions is walked without trusting its order", () => {
    const functions = Array.from({ length: 5000 }, (_, i) => `function f${i}() { return f${i + 1}() + a }`);
    const text = `f0(); ${functions.join("\n")}\nfunction f5000() {}\nconst a = 1`;
    expect(checks(text, "a")).toEqual(Array.from({ length: 5000 }, () => true));
  });
});

describe("pseudo variables", () => {
  test("exist only where something uses them", () => {
    const info = resolved("function f() { return () => this }").functionOf("function f");
    expect([info.this?.kind, info.arguments, info.newTarget, info.callee]).toEqual(["this", null, null, null]);
  });

  test("arrows capture those around them", () => {
    const r = resolved("function f() { return () => [this, arguments, new.target] }");
    expect([r.at("this").capture, r.at("arguments").capture, r.at("new.target").capture]).toEqual([0, 1, 2]);
    expect(r.functionOf("function f").arguments).toBe(r.at("arguments").variable);
  });

  test("this of the program is a variable, arguments a global", () => {
    const r = resolved("this; arguments; () => arguments");
    expect(r.at("this").variable).toBe(r.main.this);
    expect([r.at("arguments").variable, r.at("arguments", 1).variable]).toEqual([null, null]);
  });

  test("a function's own name", () => {
    const r = resolved("const g = function f() { f = 1; return f }; (function h(h) { h })");
    expect(r.at("f").variable).toBe(r.functionOf("function f").selfName);
    expect(r.at("f").variable!.kind).toBe("functionName");
    expect(r.at("h").variable!.kind).toBe("parameter");
    expect(r.functionOf("function h").selfName).toBeNull();
  });

  test("super needs the active function and this; a super call also new.target", () => {
    const r = resolved("class A extends B { constructor() { super(); (() => super.x)(); this.y } m() { super.m() } }");
    expect(r.at("super")).toMatchObject({ capture: -1, receiver: { capture: -1 }, newTarget: { capture: -1 } });
    expect(r.at("super", 1)).toMatchObject({ capture: 0, receiver: { capture: 1, checked: true } });
    expect(r.at("super", 1).newTarget).toBeUndefined();
    expect(r.at("this").checked).toBe(true);
    expect(r.at("this").variable!.boxed).toBe(true);
    expect(r.at("super", 2).receiver!.checked).toBe(false);
  });

  test("a derived constructor always has this", () => {
    expect(resolved("class A extends B { constructor() {} }").functionOf("() {}").this?.kind).toBe("this");
  });
});

describe("classes", () => {
  test("fields and static blocks are functions of their own, keys are not", () => {
    const r = resolved("const k = 1; class A { [k] = this; static { this.k } }");
    const kinds = [...r.resolution.functions.values()].map(({ kind }) => kind);
    expect(kinds).toEqual(["program", "field", "staticBlock"]);
    expect(r.at("k").capture).toBe(-1);
    expect(r.at("this").variable!.function.kind).toBe("field");
    expect(r.at("this", 1).variable!.function.kind).toBe("staticBlock");
  });

  test("private names are variables of the class scope", () => {
    const r = resolved("class A { #x = 1; get #y() { return this.#x } set #y(v) {} has(o) { return #x in o } }");
    const x = r.variable("#x");
    expect([x.kind, x.scope.kind, x.captured, x.boxed]).toEqual(["privateName", "class", true, false]);
    expect(r.at("#x").variable).toBe(x);
    expect(r.at("#x", 1).variable).toBe(x);
    expect([...r.resolution.declarations.entries()].filter(([, v]) => v.name === "#y").length).toBe(2);
  });

  test("an undeclared private name refers to nothing", () => {
    expect(resolved("class A { #x; m() { class B { #y; n(o) { return o.#x } } } }").at("#x").variable!.name).toBe("#x");
  });

  test("the heritage sees the private names around the class, not its own", () => {
    const r = resolved("class A { #x; m() { return class extends (o => o.#x) { #x; n() { this.#x } } } }");
    expect([r.at("#x").variable, r.at("#x", 1).variable]).toEqual([r.variable("#x"), r.variable("#x", 1)]);
  });

  test("the name inside a class is another variable than outside", () => {
    const r = resolved("class A { m() { return A } } A");
    expect([r.at("A").variable!.kind, r.at("A", 1).variable!.kind]).toEqual(["className", "class"]);
  });
});

describe("TypeScript is erased", () => {
  const globalsOf = (text: string): string[] => [...resolve(programOf(text)!).globals.keys()];

  test.each<[string, string[]]>([
    ["declare const a: B; return a", ["a"]],
    ["function f(a: A): void; function f(this: B, a: C): D { return a as E }", []],
    ["type A = B; interface C extends D { e: F }\nlet g: A & C = h", ["h"]],
    ["abstract class A<T> extends B<T> implements C { abstract m(): D; declare e: F; private g: H = i }", ["B", "i"]],
    ["const a = b!.c satisfies D as E<F>", ["b"]],
    ["f<A, B>(c)", ["f", "c"]],
    ["import type { A } from 'a'; export type { B } from 'b'; const c: A = 1", []],
    ["const f = async <T,>(a: T, b?: U): Promise<V> => a", []],
    ["declare function f(): A; declare class B { c(): D }\nf(B)", ["f", "B"]],
  ])("%s", (text, names) => {
    expect(globalsOf(text)).toEqual(names);
  });

  test("an assertion on the left is still an assignment", () => {
    const program = programOf("let a; (a as any) = 1; a! += 1")!;
    const [variable] = [...resolve(program).scopes.get(program)!.variables.values()];
    expect(variable!.reassigned).toBe(true);
  });

  test("a this parameter takes no slot", () => {
    const program = programOf("function f(this: A, b: C) {}")!;
    const info = resolve(program).functions.get(program.body[0]!)!;
    expect(info.parameters.map(({ name, slot }) => [name, slot])).toEqual([["b", 0]]);
    expect(info.length).toBe(1);
  });
});

describe("size and depth", () => {
  const name = (text: string) => ({ type: "Identifier", name: text, start: 0, end: 1 });
  const programOf = (expression: unknown): Program =>
    ({
      type: "Program",
      start: 0,
      end: 1,
      body: [{ type: "ExpressionStatement", start: 0, end: 1, expression }],
    }) as Program;
  /** Acorn itself overflows on these, so the trees are made by hand. */
  const nest = (times: number, wrap: (inner: unknown) => object): unknown => {
    let node: unknown = name("a");
    for (let i = 0; i < times; i++) node = { start: 0, end: 1, ...wrap(node) };
    return node;
  };

  test.each<[string, number, (inner: unknown) => object]>([
    ["100,000-term sum", 100_000, (left) => ({ type: "BinaryExpression", operator: "+", left, right: name("b") })],
    [
      "100,000-link chain",
      100_000,
      (object) => ({ type: "MemberExpression", object, property: name("b"), computed: true }),
    ],
    ["100,000 calls", 100_000, (callee) => ({ type: "CallExpression", callee, arguments: [name("b")] })],
    ["100,000 prefix operators", 100_000, (argument) => ({ type: "UnaryExpression", operator: "!", argument })],
    [
      "100,000-step ?: ladder",
      100_000,
      (alternate) => ({ type: "ConditionalExpression", test: name("b"), consequent: name("b"), alternate }),
    ],
    [
      "100,000 assignments",
      100_000,
      (right) => ({ type: "AssignmentExpression", operator: "=", left: name("b"), right }),
    ],
    ["1,000 nested arrows", 1000, (body) => ({ type: "ArrowFunctionExpression", params: [name("b")], body })],
    ["1,000 nested arrays", 1000, (inner) => ({ type: "ArrayExpression", elements: [inner] })],
  ])("%s", (_, times, wrap) => {
    expect(resolve(programOf(nest(times, wrap))).globals.get("a")!.length).toBe(1);
  });

  test("5,000-step else-if ladder", () => {
    let ladder: unknown = null;
    for (let i = 0; i < 5000; i++) {
      const consequent = { type: "ExpressionStatement", start: 0, end: 1, expression: name("c") };
      ladder = { type: "IfStatement", start: 0, end: 1, test: name("t"), consequent, alternate: ladder };
    }
    const program = { type: "Program", start: 0, end: 1, body: [ladder] } as Program;
    expect(resolve(program).globals.get("t")!.length).toBe(5000);
  });

  test("every name of a 50 KB program in a few milliseconds", () => {
    const unit =
      "const f1 = async (items) => { for (const i of items) { if (i.ok) total += i.value * 2 } return { total, items } }\n";
    let text = "let total = 0\n";
    for (let i = 0; text.length < 50_000; i++) text += unit.replaceAll("f1", `f${i}`);
    const program = acornProgram(text);
    const times = Array.from({ length: 10 }, () => {
      const before = process.cpuUsage();
      resolve(program);
      const { user, system } = process.cpuUsage(before);
      return (user + system) / 1000;
    });
    expect(Math.min(...times)).toBeLessThan(25);
  });
});
