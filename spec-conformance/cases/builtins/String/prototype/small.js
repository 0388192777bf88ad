/*---
spec: sec-string.prototype.small
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".small, "small" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".small("value"); // !! TypeError
