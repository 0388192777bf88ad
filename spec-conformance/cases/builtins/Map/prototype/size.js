/*---
spec: sec-get-map.prototype.size
---*/
// --- how many keys there are
new Map([
  ["a", 1],
  ["a", 2],
  ["b", 3],
]).size; // => 2
new Map().size; // => 0

// --- is a getter of the prototype, it cannot be set
Object.getOwnPropertyDescriptor(Map.prototype, "size").get.name; // => "get size"
new Map().size = 5; // !! TypeError

// --- is not generic
Map.prototype.size; // !! TypeError
