/*---
spec: sec-get-regexp.prototype.flags
---*/
// --- all flags in the order of the alphabet
[/a/ygmi.flags, /a/.flags, /a/dsv.flags]; // => ["gimy", "", "dsv"]

// --- collected from the single properties, of any object
const { get } = Object.getOwnPropertyDescriptor(RegExp.prototype, "flags");
get.call({ global: 1, sticky: "yes", unicode: 0 }); // => "gy"

// --- in a fixed order
// diverges: V8 asks for `sticky` before `unicodeSets`
const log = [];
const spy = new Proxy({}, { get: (target, key) => void log.push(key) });
Reflect.get(RegExp.prototype, "flags", spy);
log; // => ["hasIndices", "global", "ignoreCase", "multiline", "dotAll", "unicode", "unicodeSets", "sticky"]

// --- but only of objects
Object.getOwnPropertyDescriptor(RegExp.prototype, "flags").get.call("g"); // !! TypeError
