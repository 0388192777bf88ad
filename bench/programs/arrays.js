const n = 20_000;
let sum = 0;
for (let i = 0; i < n; i++) {
  const list = [i, i + 1, i + 2, i + 3];
  list.push(i + 4, i + 5);
  const middle = list.slice(1, 4).concat([i]);
  middle.splice(1, 1);
  sum += middle.join("-").length + list.indexOf(i + 3) + (list.includes(i) ? 1 : 0) + list.pop() + list.shift();
}
return sum;
