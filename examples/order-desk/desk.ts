/**
 * The order desk's data: 200 orders, 24 customers and a small stock, computed from their index so that every run and
 * every machine sees the same numbers.
 */

export interface Order {
  readonly id: string;
  readonly customerId: string;
  readonly status: "open" | "paid" | "shipped" | "returned";
  readonly placedOn: string;
  /** @unit cents */
  readonly total: number;
  readonly lines: readonly { readonly sku: string; readonly quantity: number }[];
}

export interface Customer {
  readonly id: string;
  readonly name: string;
  readonly country: string;
  readonly tier: "standard" | "gold";
}

const names = ["Ada", "Bela", "Chen", "Dalia", "Emre", "Fumiko", "Goran", "Hana"];
const countries = ["DE", "FR", "JP", "US", "BR", "IN"];
const statuses: readonly Order["status"][] = ["paid", "shipped", "shipped", "open", "shipped", "returned", "shipped"];
const prices = { lamp: 4900, desk: 23900, chair: 12900, shelf: 8900, rug: 15900, clock: 2900 } as const;
const skus = Object.keys(prices) as (keyof typeof prices)[];

export const customers: ReadonlyMap<string, Customer> = new Map(
  Array.from({ length: 24 }, (_, index) => {
    const id = `c_${index + 1}`;
    const name = `${names[index % names.length]} ${String.fromCharCode(65 + ((index * 5) % 26))}.`;
    const tier = index % 5 === 0 ? "gold" : "standard";
    return [id, { id, name, country: countries[(index * 7) % countries.length]!, tier }];
  }),
);

export const orders: ReadonlyMap<string, Order> = new Map(
  Array.from({ length: 200 }, (_, index) => {
    const id = `o_${index + 1}`;
    const picked = skus.filter((_, sku) => (index + sku * 3) % 4 === 0);
    const lines = (picked.length > 0 ? picked : [skus[index % skus.length]!]).map((sku, line) => ({
      sku,
      quantity: 1 + ((index + line) % 3),
    }));
    const total = lines.reduce((sum, line) => sum + prices[line.sku] * line.quantity, 0);
    const placedOn = new Date(Date.UTC(2026, 0, 1) + index * 11 * 3_600_000).toISOString().slice(0, 10);
    const status = statuses[index % statuses.length]!;
    return [id, { id, customerId: `c_${1 + ((index * 13) % 24)}`, status, placedOn, total, lines }];
  }),
);

/** Pieces in stock by article. */
export const stock: ReadonlyMap<string, number> = new Map(skus.map((sku, index) => [sku, (index * 37) % 60]));
