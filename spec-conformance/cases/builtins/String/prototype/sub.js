/*---
spec: sec-string.prototype.sub
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".sub, "sub" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".sub("value"); // !! TypeError
