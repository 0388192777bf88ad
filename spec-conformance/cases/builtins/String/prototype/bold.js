/*---
spec: sec-string.prototype.bold
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".bold, "bold" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".bold("value"); // !! TypeError
