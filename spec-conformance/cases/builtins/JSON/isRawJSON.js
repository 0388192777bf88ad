/*---
spec: sec-json-object
---*/
// --- raw text is not part of ECMAScript 2025, so nothing is raw
typeof JSON.isRawJSON; // => "undefined"
JSON.isRawJSON({}); // !! TypeError
