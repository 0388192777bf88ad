/*---
spec: sec-%iteratorhelperprototype%-%symbol.tostringtag%
node: current
---*/
// --- names the kind
Object.prototype.toString.call([].values().map(() => {})); // => "[object Iterator Helper]"

// --- all helpers share one prototype
const { getPrototypeOf } = Object;
getPrototypeOf([].values().take(1)) === getPrototypeOf([].values().flatMap(() => [])); // => true

// --- read-only
[].values().take(1)[Symbol.toStringTag] = "mine"; // !! TypeError
