const n = 100_000;
const counts = new Map();
const seen = new Set();
for (let i = 0; i < n; i++) {
  const key = "k" + (i % 5_000);
  counts.set(key, (counts.get(key) ?? 0) + 1);
  seen.add(i % 777);
}
let total = 0;
for (const [, count] of counts) total += count;
return [counts.size, seen.size, total];
