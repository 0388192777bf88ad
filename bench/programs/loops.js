let sum = 0;
for (let i = 0; i < 1000; i++) {
  for (let j = 0; j < 1000; j++) sum = (sum + i * j) % 1_000_003;
}
return sum;
