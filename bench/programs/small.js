const order = await tools.orders.get({ id: "o_42" });
const customer = await tools.customers.get({ id: order.customerId });
const lines = order.lines.filter(({ quantity }) => quantity > 1).map(({ sku, quantity }) => `${quantity} x ${sku}`);
let label = customer.name;
if (customer.tier === "gold") label += " (gold)";
return { label, lines, total: order.lines.reduce((sum, { quantity, price }) => sum + quantity * price, 0) };
