/*---
spec: https://console.spec.whatwg.org/#count
---*/
// --- counts its calls, by name
console.count();
console.count("loop");
console.count();
console.count(undefined);
// >> default: 1
// >> loop: 1
// >> default: 2
// >> default: 3

// --- the name becomes text
console.count({ toString: () => "named" });
// >> named: 1
