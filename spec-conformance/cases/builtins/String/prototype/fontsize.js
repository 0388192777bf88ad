/*---
spec: sec-string.prototype.fontsize
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".fontsize, "fontsize" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".fontsize("value"); // !! TypeError
