/*---
spec: sec-typedarray.bytes_per_element
---*/
// --- is 2, found on every instance
new Uint16Array(1).BYTES_PER_ELEMENT; // => 2

// --- inherited by subclasses
class Samples extends Uint16Array {}
Samples.prototype.BYTES_PER_ELEMENT; // => 2
Samples.BYTES_PER_ELEMENT; // => 2
