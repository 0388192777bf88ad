const n = 100_000;
let text = "";
for (let i = 0; i < n; i++) text += "item" + i + ",";
return text.length;
