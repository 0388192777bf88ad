/*---
spec: sec-dataview.prototype-%symbol.tostringtag%
---*/
// --- names the kind
String(new DataView(new ArrayBuffer(1))); // => "[object DataView]"

// --- read-only
DataView.prototype[Symbol.toStringTag] = "mine"; // !! TypeError
