/*---
spec: sec-object.prototype.valueof
---*/
// --- the object itself
const object = {};
object.valueOf() === object; // => true

// --- a primitive receiver becomes an object
typeof Object.prototype.valueOf.call("text"); // => "object"

// --- operators ask for it first
({ valueOf: () => 42 }) + 1; // => 43
`${{ valueOf: () => 42 }}`; // => "[object Object]"

// --- refuses nothing-values
Object.prototype.valueOf.call(null); // !! TypeError
