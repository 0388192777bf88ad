const rows = Array.from({ length: 12_000 }, (_, id) => ({
  id,
  name: `row ${id}`,
  tags: ["a", "b"],
  price: id / 4,
  on: true,
}));
const text = JSON.stringify(rows);
const back = JSON.parse(text);
return [text.length, back.length, back[11_999].name];
