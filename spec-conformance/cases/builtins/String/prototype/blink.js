/*---
spec: sec-string.prototype.blink
---*/
// --- there are no HTML methods: a template literal does it
[typeof "text".blink, "blink" in String.prototype]; // => ["undefined", false]

// --- calling it fails as every missing method does
"text".blink("value"); // !! TypeError
