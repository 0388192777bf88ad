const n = 10_000;
const byId = Object.fromEntries(Array.from({ length: n }, (_, i) => [`id${i}`, { rank: (i * 7919) % n }]));
const ranks = Object.entries(byId).map(([id, { rank }]) => ({ id, rank }));
const best = Object.assign({}, byId, { last: { rank: 0 } });
return [Object.keys(best).length, Object.values(best).reduce((sum, { rank }) => sum + rank, 0), ranks[5].id];
