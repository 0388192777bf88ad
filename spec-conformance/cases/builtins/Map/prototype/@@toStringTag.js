/*---
spec: sec-map.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new Map()); // => "[object Map]"
Map.prototype[Symbol.toStringTag]; // => "Map"

// --- a subclass may say another name
class Cache extends Map {
  get [Symbol.toStringTag]() {
    return "Cache";
  }
}
String(new Cache()); // => "[object Cache]"

// --- read-only
new Map()[Symbol.toStringTag] = "mine"; // !! TypeError
