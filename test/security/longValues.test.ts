/** Work on long strings and large big integers is paid for: a program that does nothing else still ends at its timeout. */
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import * as CodeMode from "../../src/codemode.ts";
import { makeOneTick } from "../../src/testing.ts";

const TIMEOUT = 150;
/** Far below what the same programs take where this work is free (seconds), far above a busy machine's delays. */
const LATEST = 4_000;

const HEAVY: Readonly<Record<string, string>> = {
  "order of strings": `const a = "x".repeat(1e7) + "y", b = "x".repeat(1e7) + "z"; let n = 0; for (;;) if (a < b) n++`,
  "equality of strings": `const a = "x".repeat(1e7) + "y", b = "x".repeat(1e7) + "z"; let n = 0; for (;;) if (a === b) n++`,
  "loose equality of strings": `const a = "x".repeat(1e7) + "y", b = "x".repeat(1e7) + "z"; let n = 0; for (;;) if (a == b) n++`,
  "a callback that compares": `const a = "x".repeat(1e7) + "y", b = "x".repeat(1e7) + "z"; for (;;) new Array(1e5).fill(0).filter(() => a === b)`,
  "joined strings as keys": `const m = new Map(), a = "x".repeat(1e7); for (let i = 0; ; i++) m.has(a + i)`,
  "search in an array": `const a = "x".repeat(3e5); const list = []; for (let i = 0; i < 50; i++) list.push(a + "y"); for (;;) list.includes(a + "z")`,
  "quotients of big integers": `const a = (1n << 900000n) - 1n, b = (1n << 450000n) - 3n; for (;;) a / b`,
  "powers of big integers": `for (;;) 7n ** 100000n`,
};

describe("long values", () => {
  for (const [name, code] of Object.entries(HEAVY))
    it(`stops in time: ${name}`, async () => {
      const began = performance.now();
      const result = await Effect.runPromise(CodeMode.make({ limits: { timeoutMs: TIMEOUT } }).execute(code));
      expect(result.ok ? null : result.error.kind).toBe("TimeoutExceeded");
      expect(performance.now() - began).toBeLessThan(LATEST);
    });

  it("compares long strings as short ones", async () => {
    const code = `
      const a = "x".repeat(20000) + "y", b = "x".repeat(20000) + "z", c = "x".repeat(20000) + "y";
      const list = [b, a];
      return [a === c, a !== c, a === b, a !== b, a === "y", a !== 1, a == c, a != b, a < b, a > b, a <= c, a >= b,
        list.includes(c), list.indexOf(c), list.lastIndexOf(c), list.toSorted()[0] === a,
        [a].map((v) => v === c), 7n ** 3n, (2n ** 70n) / (2n ** 68n), (-1n) ** 3n, 0n ** 0n].map(String).join()`;
    const expected = "true,false,false,true,false,true,true,true,true,false,true,false,true,1,1,true,true,343,4,-1,1";
    for (const make of [CodeMode.make, makeOneTick]) {
      const result = await Effect.runPromise(make({ limits: { timeoutMs: 20_000 } }).execute(code));
      expect(result.ok ? result.value : result.error).toBe(expected);
    }
  });

  it("cuts the text of a failure", async () => {
    const result = await Effect.runPromise(CodeMode.make().execute(`throw { message: "\\u0001".repeat(2 ** 24) }`));
    expect(result.ok ? 0 : result.error.message.length).toBeLessThan(500_000);
    const error = await Effect.runPromise(CodeMode.make().execute(`throw new Error("q".repeat(2 ** 24))`));
    expect(error.ok ? 0 : error.error.message.length).toBe("Error: ".length + 64 * 1024 + 1);
  });
});
