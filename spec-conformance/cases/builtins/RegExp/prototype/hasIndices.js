/*---
spec: sec-get-regexp.prototype.hasIndices
---*/
// --- whether matches tell where their groups are
[/a/d.hasIndices, /a/.hasIndices, /a/d.exec("ba").indices[0], /a/.exec("ba").indices]; // => [true, false, [1, 2], undefined]

// --- only of patterns
Object.getOwnPropertyDescriptor(RegExp.prototype, "hasIndices").get.call([]); // !! TypeError
