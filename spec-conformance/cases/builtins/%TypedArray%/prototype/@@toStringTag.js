/*---
spec: sec-get-%typedarray%.prototype-%symbol.tostringtag%
---*/
// --- names the kind, by a getter
Object.prototype.toString.call(new Uint8Array(1)); // => "[object Uint8Array]"
new BigInt64Array(1)[Symbol.toStringTag]; // => "BigInt64Array"

// --- also below another prototype; nothing for what is no typed array
const { get } = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(Uint8Array.prototype), Symbol.toStringTag);
get.call(Object.setPrototypeOf(new Uint8Array(1), null)); // => "Uint8Array"
get.call([]); // => undefined
get.call(5); // => undefined

// --- has no setter
new Uint8Array(1)[Symbol.toStringTag] = "mine"; // !! TypeError
