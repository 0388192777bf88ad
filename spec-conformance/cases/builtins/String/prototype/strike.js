/*---
spec: sec-string.prototype.strike
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".strike, "strike" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".strike("value"); // !! TypeError
