/**
 * The order desk's tools, defined by Effect Schema. A tools module's default export is the tree that programs see as
 * `tools`; `codemode run FILE --tools examples/order-desk/tools.ts` loads this very file.
 */
import * as Effect from "effect/Effect";
import * as Schema from "effect/Schema";
import { Tool, toolError } from "codemode";
import { customers, orders, stock } from "./desk.ts";

const pageSize = 40;

const OrderSummary = Schema.Struct({
  id: Schema.String,
  customerId: Schema.String,
  status: Schema.Literals(["open", "paid", "shipped", "returned"]),
  placedOn: Schema.String.annotate({ description: "Day the order was placed, YYYY-MM-DD" }),
  total: Schema.Int.annotate({ description: "Cents" }),
});

const Order = Schema.Struct({
  ...OrderSummary.fields,
  lines: Schema.Array(Schema.Struct({ sku: Schema.String, quantity: Schema.Int })),
});

const list = Tool.make({
  description: "List orders, oldest first, one page at a time",
  input: Schema.Struct({
    cursor: Schema.optionalKey(Schema.NullOr(Schema.String)).annotate({
      description: "`next` of the page before; leave it out for the first page",
    }),
  }),
  output: Schema.Struct({ orders: Schema.Array(OrderSummary), next: Schema.NullOr(Schema.String) }),
  run: ({ cursor }) =>
    Effect.gen(function* () {
      const start = cursor == null ? 0 : Number(cursor);
      if (!Number.isInteger(start)) return yield* Effect.fail(toolError(`"${cursor}" is no cursor of orders.list`));
      const page = [...orders.values()].slice(start, start + pageSize);
      const end = start + page.length;
      return {
        orders: page.map(({ lines: _, ...summary }) => summary),
        next: end < orders.size ? String(end) : null,
      };
    }),
});

const get = Tool.make({
  description: "Get one order with its lines",
  input: Schema.Struct({ id: Schema.String }),
  output: Order,
  run: ({ id }) => found(orders.get(id), `There is no order ${id}`),
});

const customer = Tool.make({
  description: "Get a customer",
  input: Schema.Struct({ id: Schema.String }),
  output: Schema.Struct({
    id: Schema.String,
    name: Schema.String,
    country: Schema.String,
    tier: Schema.Literals(["standard", "gold"]),
  }),
  run: ({ id }) => found(customers.get(id), `There is no customer ${id}`),
});

const check = Tool.make({
  description: "Check how many pieces of an article are in stock",
  input: Schema.Struct({ sku: Schema.String }),
  output: Schema.Struct({ sku: Schema.String, available: Schema.Int }),
  run: ({ sku }) =>
    Effect.map(found(stock.get(sku), `There is no article ${sku}`), (available) => ({ sku, available })),
});

const quote = Tool.make({
  description: "Ask the carrier for a shipping price",
  input: Schema.Struct({ country: Schema.String, parcels: Schema.Int }),
  output: Schema.Struct({ country: Schema.String, cents: Schema.Int, days: Schema.Int }),
  run: ({ country, parcels }) =>
    Effect.succeed({ country, cents: parcels * (country === "DE" ? 490 : 1290), days: country === "DE" ? 2 : 6 }),
});

const refund = Tool.make({
  description: "Refund a returned order; large sums need a person",
  input: Schema.Struct({ orderId: Schema.String }),
  output: Schema.Struct({ orderId: Schema.String, refunded: Schema.Int }),
  run: ({ orderId }) =>
    Effect.gen(function* () {
      const { total } = yield* found(orders.get(orderId), `There is no order ${orderId}`);
      if (total <= 50_000) return { orderId, refunded: total };
      return yield* Effect.fail(toolError(`Refunds over 500.00 need a person: ${orderId} is ${total / 100}`));
    }),
});

const audit = Tool.make({
  description: "Count the warehouse by hand; takes a while",
  input: Schema.Struct({}),
  output: Schema.Struct({ counted: Schema.Int }),
  run: () => Effect.as(Effect.sleep("150 millis"), { counted: [...stock.values()].reduce((a, b) => a + b, 0) }),
});

export default {
  orders: { list, get, refund },
  customers: { get: customer },
  inventory: { check },
  shipping: { quote },
  warehouse: { audit },
};

function found<A>(value: A | undefined, refusal: string) {
  return value === undefined ? Effect.fail(toolError(refusal)) : Effect.succeed(value);
}
