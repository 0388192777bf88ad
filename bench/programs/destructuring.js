const n = 100_000;
const pairs = [
  ["a", { price: 3, tags: ["x", "y"] }],
  ["b", { price: 5, tags: ["z"], quantity: 2 }],
];
let sum = 0;
for (let i = 0; i < n; i++) {
  const [
    key,
    {
      price,
      quantity = 1,
      tags: [first, second = "none"],
      ...rest
    },
  ] = pairs[i % 2];
  sum += price * quantity + key.length + first.length + second.length + Object.keys(rest).length;
}
return sum;
