// A parenthesis is missing, so nothing runs: not even the refund in the first line.
await tools.orders.refund({ orderId: "o_6" })
const page = await tools.orders.list({})
const open = page.orders.filter((order) => order.status === "open"
return open.length
