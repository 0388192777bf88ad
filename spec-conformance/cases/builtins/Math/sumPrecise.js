/*---
spec: sec-math.sumprecise
---*/
// --- a sum that rounds only once
// diverges: ES2026; Node has it only behind a flag yet
const prices = Array(10).fill(0.1);
[Math.sumPrecise(prices), prices.reduce((sum, n) => sum + n)]; // => [1, 0.9999999999999999]
Math.sumPrecise([1e20, 0.1, -1e20]); // => 0.1

// --- of any iterable; of nothing it is minus zero
// diverges: ES2026; Node has it only behind a flag yet
[Math.sumPrecise(new Set([1, 2])), Math.sumPrecise([]), Math.sumPrecise([-0]), Math.sumPrecise([0, -0])]; // => [3, -0, -0, 0]

// --- infinities
// diverges: ES2026; Node has it only behind a flag yet
[Math.sumPrecise([Infinity, 1]), Math.sumPrecise([Infinity, -Infinity]), Math.sumPrecise([NaN, Infinity])]; // => [Infinity, NaN, NaN]
Math.sumPrecise([Number.MAX_VALUE, Number.MAX_VALUE, -Number.MAX_VALUE]); // => 1.7976931348623157e308

// --- nothing is converted; the iterator is closed
// diverges: ES2026; Node has it only behind a flag yet
const log = [];
function* mixed() {
  try {
    yield "1";
  } finally {
    log.push("closed");
  }
}
try {
  Math.sumPrecise(mixed());
} catch (error) {
  log.push(error.name);
}
log; // => ["closed", "TypeError"]

// --- it takes one iterable, not numbers
Math.sumPrecise(1, 2); // !! TypeError
