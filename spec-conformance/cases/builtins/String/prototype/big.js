/*---
spec: sec-string.prototype.big
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".big, "big" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".big("value"); // !! TypeError
