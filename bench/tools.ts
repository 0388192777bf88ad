/** The tools of the programs: they answer in a microtask, so that what is measured is the engine's cost of a call. */
import type { Tools } from "./engines.ts";

/** What would let the tool answer keeps its callers alive, as a host with a timer or a socket does. */
export const waiting: (() => void)[] = [];

const customer = (id: string) => ({ id, name: "Ada", tier: id.endsWith("7") ? "gold" : "standard" });

export const tools: Tools = {
  orders: {
    get: async (input) => ({
      id: (input as { id: string }).id,
      customerId: "c_7",
      lines: [
        { sku: "lamp", quantity: 2, price: 49 },
        { sku: "desk", quantity: 1, price: 239 },
        { sku: "rug", quantity: 3, price: 159 },
      ],
    }),
  },
  customers: { get: async (input) => customer((input as { id: string }).id) },
  never: { answers: () => new Promise<void>((resolve) => waiting.push(resolve)) },
};
