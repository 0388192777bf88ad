/*---
spec: sec-string.prototype.italics
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".italics, "italics" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".italics("value"); // !! TypeError
