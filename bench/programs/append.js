let text = "";
for (let i = 0; i < 100_000; i++) text += "item" + i + ",";
return text.length;
