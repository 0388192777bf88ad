const n = 100_000;
const rows = Array.from({ length: n }, (_, i) => i);
return rows
  .map((n) => ({ n, odd: n % 2 === 1 }))
  .filter(({ odd }) => odd)
  .reduce((sum, { n }) => sum + n, 0);
