/*---
spec: sec-symbol.replace
---*/
// --- what String.prototype.replace calls
const upper = { [Symbol.replace]: (text, by) => `${text.toUpperCase()}${by}` };
"abc".replace(upper, "!"); // => "ABC!"
"abc".replaceAll(upper, "?"); // => "ABC?"

// --- nothing-values as pattern are looked for as text
"a null b".replace(null, "x"); // => "a x b"

// --- a method that is there must be one
"a".replace({ [Symbol.replace]: 1 }, ""); // !! TypeError
