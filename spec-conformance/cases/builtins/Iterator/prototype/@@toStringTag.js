/*---
spec: sec-iterator.prototype-%symbol.tostringtag%
node: current
---*/
// --- names the kind
Object.prototype.toString.call(Object.create(Iterator.prototype)); // => "[object Iterator]"

// --- is an accessor that defines the field on who is assigned to
class Rows extends Iterator {}
const rows = new Rows();
rows[Symbol.toStringTag] = "Rows";
String(rows); // => "[object Rows]"
Object.hasOwn(rows, Symbol.toStringTag); // => true

// --- Iterator.prototype itself cannot be assigned to
Iterator.prototype[Symbol.toStringTag] = "mine"; // !! TypeError
