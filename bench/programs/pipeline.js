const rows = Array.from({ length: 100_000 }, (_, i) => i);
return rows
  .map((n) => ({ n, odd: n % 2 === 1 }))
  .filter(({ odd }) => odd)
  .reduce((sum, { n }) => sum + n, 0);
