const n = 100_000;
let length = 0;
for (let i = 0; i < n; i++) {
  const line = `order ${i}: ${i * 2} items, ${i % 3 === 0 ? "paid" : "open"}`;
  length += line.length;
}
return length;
