/*---
spec: sec-global-object
---*/
// --- is absent, as there are no modules
typeof require; // => "undefined"

// --- a call is found before the program runs
const lodash = require("lodash"); // ~~ name/absent

// --- and throws where it is caught
require("node:fs"); // !! ReferenceError

// --- what packages are asked for is often built in
Object.groupBy === undefined; // => false
[[1, [2]], 3].flat(Infinity); // => [1, 2, 3]
