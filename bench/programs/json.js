const n = 12_000;
const rows = Array.from({ length: n }, (_, id) => ({
  id,
  name: `row ${id}`,
  tags: ["a", "b"],
  price: id / 4,
  on: true,
}));
const text = JSON.stringify(rows);
const back = JSON.parse(text);
return [text.length, back.length, back[n - 1].name];
