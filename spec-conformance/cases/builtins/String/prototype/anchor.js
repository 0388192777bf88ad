/*---
spec: sec-string.prototype.anchor
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".anchor, "anchor" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".anchor("value"); // !! TypeError
