/*---
spec: sec-string.prototype.concat
---*/
// --- every argument becomes text
"a".concat(1, null, [2, 3], { toString: () => "!" }); // => "a1null2,3!"
"a".concat(); // => "a"

// --- receiver first, then the arguments in order
const log = [];
const part = (name) => ({ toString: () => (log.push(name), name) });
String.prototype.concat.call(part("this"), part("one"), part("two")); // => "thisonetwo"
log; // => ["this", "one", "two"]

// --- a symbol has no text
"a".concat(Symbol("s")); // !! TypeError: Cannot convert a Symbol value to a string
