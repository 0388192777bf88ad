const n = 50_000;
function refuse(code) {
  throw { code };
}
let sum = 0;
for (let i = 0; i < n; i++) {
  try {
    refuse(i);
  } catch (error) {
    sum += error.code % 3;
  }
}
return sum;
