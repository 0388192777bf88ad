/*---
spec: sec-string.prototype.fontcolor
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".fontcolor, "fontcolor" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".fontcolor("value"); // !! TypeError
