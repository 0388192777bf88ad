/*---
spec: sec-regexp.prototype.tostring
---*/
// --- as one would write it
[String(/a\/b/gi), `${new RegExp("a/b")}`, /(?:)/.toString()]; // => ["/a\\/b/gi", "/a\\/b/", "/(?:)/"]

// --- of any object that has `source` and `flags`
RegExp.prototype.toString.call({ source: "s", flags: 1 }); // => "/s/1"
RegExp.prototype.toString.call(/a/.source); // !! TypeError
