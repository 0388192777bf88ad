/*---
spec: sec-asyncgeneratorfunction-prototype-%symbol.tostringtag%
---*/
// --- names the kind
Object.prototype.toString.call(async function* () {}); // => "[object AsyncGeneratorFunction]"

// --- methods of classes are of that kind as well
class Feed {
  async *items() {}
}
Feed.prototype.items[Symbol.toStringTag]; // => "AsyncGeneratorFunction"

// --- read-only
Object.getPrototypeOf(async function* () {})[Symbol.toStringTag] = "other"; // !! TypeError
