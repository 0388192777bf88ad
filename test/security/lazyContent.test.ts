/** Contents that are made when first read stay inside: whatever reads a property, a program never holds the maker. */
import * as Effect from "effect/Effect";
import { describe, expect, it } from "vitest";
import * as CodeMode from "../../src/codemode.ts";
import { makeOneTick } from "../../src/testing.ts";

/** Each reads the stacks of several errors of one shape in one place. */
const READS: Readonly<Record<string, string>> = {
  "a named property": `errors.map((e) => e.stack)`,
  "a loop": `const all = []; for (const e of errors) all.push(e.stack); return all`,
  "a pattern": `const all = []; for (const e of errors) { const { stack } = e; all.push(stack) } return all`,
  "a chain": `const all = []; for (const e of errors) all.push(e?.stack); return all`,
  "a constant key": `const all = []; for (const e of errors) all.push(e["stack"]); return all`,
  "a key of the program's": `const all = []; for (const e of errors) all.push(e[["sta", "ck"].join("")]); return all`,
  "a heir": `errors.map((e) => Object.create(e).stack)`,
  "a twin that is no error": `const twin = {};
    Object.defineProperty(twin, "stack", { value: "own", writable: true, configurable: true });
    Object.defineProperty(twin, "message", { value: "", writable: true, configurable: true });
    [twin, twin].map((e) => e.stack);
    return [twin, ...errors].map((e) => e.stack).slice(1)`,
  this: `class Own extends Error { get text() { return this.stack } } return errors.map((e) => new Own().text)`,
};

describe("the stack of an error", () => {
  for (const [name, read] of Object.entries(READS))
    it(`is text, read by ${name}`, async () => {
      const body = read.includes("return") ? read : `return ${read}`;
      const code = `const errors = [1, 2, 3].map((n) => new Error("e" + n)); const values = (() => { ${body} })();
        return values.map((v) => typeof v + " " + String(v).includes("(program:"))`;
      for (const make of [CodeMode.make, makeOneTick]) {
        const result = await Effect.runPromise(make({ limits: { timeoutMs: 10_000 } }).execute(code));
        expect(result.ok ? result.value : result.error).toEqual(["string true", "string true", "string true"]);
      }
    });
});
