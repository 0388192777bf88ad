/*---
spec: sec-html-like-comments
---*/
// --- they belong to old web pages: use `//`
<!-- note // ~~ unsupported/html-comment

// --- the closing form
--> note // ~~ unsupported/html-comment
