/*---
spec: sec-globalthis
---*/
// --- is the object whose fields are the global names
globalThis.Math === Math; // => true
globalThis.globalThis === globalThis; // => true

// --- a field that is added is a name everywhere
globalThis.answer = 42;
answer; // => 42
"answer" in globalThis; // => true

// --- the program's own names are no fields
const own = 1;
var old = 2;
function named() {}
["own", "old", "named"].some((name) => name in globalThis); // => false

// --- the library's names are hidden from loops
Object.getOwnPropertyDescriptor(globalThis, "Math").enumerable; // => false
Object.getOwnPropertyDescriptor(globalThis, "globalThis").writable; // => true

// --- `this` of the program is another thing
this; // => undefined
