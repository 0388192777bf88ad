/*---
spec: sec-string.prototype.fixed
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".fixed, "fixed" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".fixed("value"); // !! TypeError
