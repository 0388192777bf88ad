/*---
spec: sec-string.prototype.link
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".link, "link" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".link("value"); // !! TypeError
