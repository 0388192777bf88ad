/*---
spec: sec-undefined
---*/
// --- is what is not there
({}).field; // => undefined
(() => {})(); // => undefined
[][0]; // => undefined
void 0; // => undefined

// --- a default takes its place, null keeps it out
((given = "default") => given)(undefined); // => "default"
((given = "default") => given)(null); // => null
undefined ?? "fallback"; // => "fallback"

// --- is equal to null, not the same
undefined == null; // => true
undefined === null; // => false

// --- the global cannot change
Object.getOwnPropertyDescriptor(globalThis, "undefined").writable; // => false
globalThis.undefined = 1; // !! TypeError
