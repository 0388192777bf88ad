import { readFileSync } from "node:fs";
import * as Effect from "effect/Effect";
import { describe, expect, test } from "vitest";
import { CodeMode } from "codemode";
import tools from "../../examples/order-desk/tools.ts";

const read = (name: string) => readFileSync(new URL(`../../examples/order-desk/${name}`, import.meta.url), "utf8");
const run = (code: string) => Effect.runPromise(CodeMode.make({ tools, limits: { timeoutMs: 10_000 } }).execute(code));

describe("the order desk", () => {
  test("pages, fans out, joins, handles the refusals and reports", async () => {
    const result = await run(read("program.js"));
    expect(result).toMatchObject({
      ok: true,
      // Node gave this value for the same program over the same data.
      value: {
        orders: 200,
        waiting: 22,
        gold: ["o_1", "o_141", "o_155", "o_162", "o_169"],
        short: ["lamp", "clock"],
        shipping: [
          { country: "BR", parcels: 5, value: 2241, shipping: 64.5, days: 6 },
          { country: "IN", parcels: 4, value: 2026, shipping: 51.6, days: 6 },
          { country: "JP", parcels: 5, value: 1773, shipping: 64.5, days: 6 },
          { country: "FR", parcels: 2, value: 1130, shipping: 25.8, days: 6 },
          { country: "DE", parcels: 3, value: 1101, shipping: 14.7, days: 2 },
          { country: "US", parcels: 3, value: 891, shipping: 38.7, days: 6 },
        ],
        refunds: { done: 1625, refused: ["o_6", "o_41"] },
        counted: 135,
      },
      logs: [
        "200 orders from 2026-01-01 to 2026-04-02",
        expect.stringContaining("Refunds over 500.00 need a person: o_6 is 746"),
        expect.stringContaining("Refunds over 500.00 need a person: o_41 is 575"),
      ],
    });
  });

  test("admits its 66 calls in the order in which the program makes them", async () => {
    const { toolCalls } = await run(read("program.js"));
    const names = toolCalls.map(({ name }) => name);
    expect(names.length).toBe(66);
    expect(names.slice(0, 7)).toEqual(["warehouse.audit", ...Array(5).fill("orders.list"), "orders.get"]);
  });

  test("runs nothing of a broken program and says where it breaks", async () => {
    const result = await run(read("broken.js"));
    expect(result.toolCalls).toEqual([]);
    expect(result).toMatchObject({ ok: false, error: { kind: "ParseError", location: { line: 5, column: 1 } } });
  });
});
