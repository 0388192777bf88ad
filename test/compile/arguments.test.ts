/** Arguments that come from lists: how many a function takes, around the most it does. */
import * as Effect from "effect/Effect";
import { expect, test } from "vitest";
import { CodeMode } from "../../src/index.ts";
import { MAX_ARGUMENTS } from "../../src/machine/operations/list.ts";

const calls: readonly (readonly [call: string, more: number])[] = [
  ["f(...a)", 0],
  ["f(5, ...a)", 1],
  ["f(...a, 6, 7)", 2],
  ["f(5, ...a, 6)", 2],
  ["f(5, ...new Set(a), 7)", 2],
  ["o.f(...a, 6)", 1],
  ["o.f?.(...a, 6)", 1],
  ["new F(...a, 6).n", 1],
  ["new G(...a, 6).n", 2],
  ["f.apply(null, a)", 0],
  ["Reflect.apply(f, null, [...a, 1])", 1],
  ["Reflect.construct(F, [...a, 1]).n", 1],
];

test.each(calls)("%s", async (call, more) => {
  const runtime = CodeMode.make();
  for (const excess of [0, 1]) {
    const code = `
      const a = Array.from({ length: ${MAX_ARGUMENTS - more + excess} }, (_, i) => i);
      function f(...rest) { return arguments.length + rest.length }
      const o = { f };
      class F { constructor(...rest) { this.n = arguments.length + rest.length } }
      class G extends F { constructor(...rest) { super(...rest, 1) } }
      try { return ${call} } catch (error) { return String(error) }`;
    const value = excess === 0 ? 2 * MAX_ARGUMENTS : "RangeError: Maximum call stack size exceeded";
    expect(await Effect.runPromise(runtime.execute(code))).toMatchObject({ ok: true, value });
  }
});
