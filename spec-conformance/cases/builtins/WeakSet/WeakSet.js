/*---
spec: sec-weakset-constructor
---*/
// --- remembers objects
const [a, b] = [{}, {}];
const visited = new WeakSet([a]);
visited.has(a); // => true
visited.has(b); // => false

// --- finds circles
function hasCircle(node, seen = new WeakSet()) {
  if (seen.has(node)) return true;
  seen.add(node);
  return node.next !== undefined && hasCircle(node.next, seen);
}
const node = {};
node.next = { next: node };
hasCircle(node); // => true
hasCircle({ next: {} }); // => false

// --- primitive values cannot be in it
new WeakSet([1]); // !! TypeError

// --- needs `new`
WeakSet(); // !! TypeError
