/** Inline caches of compiled code: a program that runs again and again registers each of its caches once. */
import * as Effect from "effect/Effect";
import { expect, it, vi } from "vitest";
import { CodeMode } from "../../src/index.ts";
import type { Prepared } from "../../src/execution/Execution.ts";
import { ProgramCache } from "../../src/programs.ts";

it("grow with the text of a program, not with its runs", async () => {
  const find = vi.spyOn(ProgramCache.prototype, "find");
  const add = vi.spyOn(ProgramCache.prototype, "add");
  const runtime = CodeMode.make();
  const code = `
    const double = (x) => x * 2;
    class Point { constructor(x) { this.x = x } get twice() { return double(this.x) } }
    const texts = ["a", "b"].map((text) => text.toUpperCase().concat("!"));
    return [new Point(2).twice, [1, 2].map(double), texts.join()]`;
  const sizes: number[] = [];
  for (let run = 0; run < 20; run++) {
    expect(await Effect.runPromise(runtime.execute(code))).toMatchObject({ ok: true, value: [4, [2, 4], "A!,B!"] });
    const prepared = (find.mock.results.at(-1)!.value ?? add.mock.results.at(-1)!.value) as Prepared;
    sizes.push(prepared.ok ? prepared.program.unit.caches.size : 0);
  }
  find.mockRestore();
  add.mockRestore();
  expect(sizes[0]).toBeGreaterThan(3);
  expect(new Set(sizes.slice(1)).size).toBe(1);
});
