const n = 50_000;
const add = (...numbers) => numbers.length + numbers[0];
let sum = 0;
for (let i = 0; i < n; i++) {
  const base = { id: i, name: "row", on: true };
  const changed = { ...base, on: false, extra: i };
  const list = [...[i, i + 1], ...[changed.id]];
  sum += add(...list) + (changed.on ? 1 : 2);
}
return sum;
