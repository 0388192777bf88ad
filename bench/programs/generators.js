function* upTo(n) {
  for (let i = 0; i < n; i++) yield i;
}
let sum = 0;
for (const n of upTo(100_000)) sum += n;
return sum;
