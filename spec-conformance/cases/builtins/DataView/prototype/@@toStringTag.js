/*---
spec: sec-dataview.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new DataView(new ArrayBuffer(1))); // => "[object DataView]"

// --- it stands on the prototype, hidden
Object.hasOwn(new DataView(new ArrayBuffer(1)), Symbol.toStringTag); // => false
Object.getOwnPropertyDescriptor(DataView.prototype, Symbol.toStringTag).enumerable; // => false

// --- read-only
DataView.prototype[Symbol.toStringTag] = "mine"; // !! TypeError
