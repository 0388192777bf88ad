const n = 20_000;
let sum = 0;
for (let i = 0; i < n; i++) {
  const line = `2024-0${1 + (i % 9)}-12 user${i}@example.com paid $${i}.50`;
  const found = /(\d{4})-(\d{2})-(\d{2})/.exec(line);
  sum += Number(found[2]);
  if (/^[\w.]+@\w+\.com$/.test(line.split(" ")[1])) sum++;
  sum += line.replace(/[aeiou]/g, "").length + line.match(/\d+/g).length;
}
return sum;
