/*---
spec: sec-json-object
---*/
// --- raw text is not part of ECMAScript 2025
typeof JSON.rawJSON; // => "undefined"
JSON.rawJSON("1"); // !! TypeError
