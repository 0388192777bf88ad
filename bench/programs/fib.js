const n = 1;
function fib(n) {
  return n < 2 ? n : fib(n - 1) + fib(n - 2);
}
let last = 0;
for (let i = 0; i < n; i++) last = fib(24);
return last;
