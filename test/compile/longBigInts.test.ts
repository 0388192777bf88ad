/** Long BigInt literals, which are converted while the program runs: what Node makes of them, wherever they stand. */
import { expect, test } from "vitest";
import { CodeMode } from "../../src/index.ts";

const decimal = `${"1234567890".repeat(2_000)}`;
const hexadecimal = `0x${"1fa".repeat(8_000)}`;

const AsyncFunction = (async () => {}).constructor as new (body: string) => () => Promise<unknown>;

/** Programs on `N`, the literal, and `T`, its decimal text. */
const programs: Readonly<Record<string, string>> = {
  value: "return [String(N) === T, -N === -BigInt(T), N === N, typeof N, N ? 1 : 2]",
  operands:
    "let i = 0; const order = [i++, N + BigInt(i++), i++]; return [order[0], String(order[1] - 1n) === T, order[2]]",
  loop: "let n = 0n; for (let i = 0; i < 3; i++) n += N; return n === 3n * N",
  "leaf function": "const f = () => N; const g = (a = N) => a; return [f() === f(), g() === N, g(1)]",
  "other function": "function f(x) { return x && N } return [f(0), [0, 1].map(f)[1] === N]",
  "conditional evaluation":
    "let b; const f = () => ((b = 1), null); return [f()?.[N], b, null ?? N === N, undefined?.[N]]",
  "array pattern": "const [a = N, b = N] = [1]; return [a, b === N]",
  "object pattern": "const { N: a, ...rest } = { N: 1, b: 2 }; return [a, rest]",
  property: "const o = { a: 0, N: 1, N: 2 }; return [o[N], o[T], Object.keys(o).map((key) => key === T)]",
  method: "const o = { N() { return 1 }, get b() { return this[N]() } }; return [o.b, o[T].name === T]",
  accessor:
    "const o = { get N() { return 1 } }; return [o[N], Object.getOwnPropertyDescriptor(o, T).get.name === `get ${T}`]",
  "function in a property": "const o = { N: () => 1, b: class {} }; return [o[T].name === T, o.b.name]",
  class:
    "class A { N = 1; static N = N; static get b() { return A[N] === N } c() { return this[T] } } return [new A().c(), A.b]",
  "class method":
    "class A { N() { return 1 } static async N() { return 2 } } return [new A()[N](), await A[N](), A[T].name === T]",
  "unary and update": "let n = N; n++; --n; return [n === N, ~N === -N - 1n, String(N % 7n), !N]",
  switch: "switch (BigInt(T)) { case 1n: return 1; case N: return 2 }",
};

for (const literal of [decimal, hexadecimal])
  for (const [name, program] of Object.entries(programs))
    test(`${name} (${literal.slice(0, 2)})`, async () => {
      const text = BigInt(literal).toString();
      const code = program.replace(/\bN\b/g, `${literal}n`).replace(/\bT\b/g, `"${text}"`);
      const value = JSON.parse(JSON.stringify(await new AsyncFunction(`"use strict"; ${code}`)()));
      expect(await CodeMode.run({ code })).toEqual({ ok: true, value, toolCalls: [] });
    });
