const n = 50_000;
let sum = 0;
for (let i = 0; i < n; i++) sum += await Promise.resolve(i);
return sum;
