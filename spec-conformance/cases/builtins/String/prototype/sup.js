/*---
spec: sec-string.prototype.sup
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".sup, "sup" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".sup("value"); // !! TypeError
