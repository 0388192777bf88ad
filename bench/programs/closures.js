const n = 500_000;
function counter() {
  let count = 0;
  return () => (count = count + 1);
}
const next = counter();
let last = 0;
for (let i = 0; i < n; i++) last = next();
return last;
