/*---
spec: https://encoding.spec.whatwg.org/#dom-textencoder-encodeinto
---*/
// --- as much as there is room for, never half a character
const target = new Uint8Array(4);
new TextEncoder().encodeInto("a😀", target); // => { read: 1, written: 1 }
new TextEncoder().encodeInto("é€", target); // => { read: 1, written: 2 }
new TextEncoder().encodeInto("😀", target); // => { read: 2, written: 4 }

// --- only into bytes
new TextEncoder().encodeInto("a", [0]); // !! TypeError
