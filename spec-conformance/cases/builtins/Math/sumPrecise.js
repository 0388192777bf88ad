/*---
spec: sec-math.sumprecise
node: current
---*/
// --- rounds once, at the end
Math.sumPrecise([1e20, 0.1, -1e20]); // => 0.1
Math.sumPrecise([0.1, 0.2]); // => 0.30000000000000004

// --- of nothing is minus zero
Math.sumPrecise([]); // => -0

// --- takes numbers only
Math.sumPrecise([1, "2"]); // !! TypeError
