/*---
spec: sec-get-set-%symbol.species%
---*/
// --- is the receiver
Set[Symbol.species] === Set; // => true

// --- the set methods do not ask it
// node: current
class Tags extends Set {
  static get [Symbol.species]() {
    throw new Error("asked");
  }
}
new Tags(["a"]).union(new Set(["b"])).constructor === Set; // => true

// --- has no setter
Set[Symbol.species] = Object; // !! TypeError
