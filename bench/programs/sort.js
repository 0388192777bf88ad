const n = 20_000;
const rows = [];
for (let i = 0; i < n; i++) rows.push({ id: i, rank: (i * 7919) % 20_011, name: "row " + i });
rows.sort((a, b) => a.rank - b.rank);
return [rows[0].id, rows[10_000].id, rows.at(-1).id];
