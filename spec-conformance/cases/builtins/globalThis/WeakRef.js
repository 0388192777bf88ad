/*---
spec: sec-global-object
---*/
// --- is absent: when memory is freed is not to be seen
typeof WeakRef; // => "undefined"

// --- a use is found before the program runs
new WeakRef({}); // ~~ name/absent

// --- a WeakMap keeps no key alive
const notes = new WeakMap();
const key = {};
notes.set(key, "note");
notes.get(key); // => "note"
