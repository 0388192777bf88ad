const n = 1_000;
let sum = 0;
for (let i = 0; i < n; i++) {
  for (let j = 0; j < 1000; j++) sum = (sum + i * j) % 1_000_003;
}
return sum;
