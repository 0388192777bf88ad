const n = 100_000;
function* upTo(end) {
  for (let i = 0; i < end; i++) yield i;
}
let sum = 0;
for (const value of upTo(n)) sum += value;
return sum;
