const n = 20_000;
let sum = 0;
for (let i = 0; i < n; i++) {
  const line = ` Name_${i};City ${i % 7};2024-01-${i % 28} `;
  const [name, city, date] = line.trim().split(";");
  if (name.startsWith("Name") && city.includes("5")) sum++;
  sum += name.toLowerCase().indexOf("_") + date.slice(5, 7).padStart(4, "0").length;
  sum += city.replace("City", "Town").length + line.charCodeAt(3) + name.substring(2).lastIndexOf("e");
}
return sum;
