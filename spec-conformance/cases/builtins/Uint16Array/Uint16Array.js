/*---
spec: sec-typedarray-constructors
---*/
// --- numbers from 0 to 65535, in two bytes each; what does not fit wraps around
new Uint16Array([65535, 65536, -1]); // => new Uint16Array([65535, 0, 65535])

// --- holds code units
const units = Uint16Array.from({ length: 2 }, (_, index) => "😀".charCodeAt(index));
units; // => new Uint16Array([0xd83d, 0xde00])
new Uint16Array([0xd83d, 0xde00]).reduce((text, unit) => text + String.fromCharCode(unit), ""); // => "😀"

// --- of a list of lists it makes numbers of text
new Uint16Array([[5], [], [1, 2]]); // => new Uint16Array([5, 0, 0])

// --- a symbol is no number
new Uint16Array([Symbol()]); // !! TypeError
