/*---
spec: sec-unescape-string
---*/
// --- the way back
[unescape("%E4%u20AC"), unescape(escape("100% 😀"))]; // => ["ä€", "100% 😀"]

// --- what is no escape stays as it is
[unescape("%"), unescape("%zz%u12"), unescape("%u{41}"), unescape("%25u0041")]; // => ["%", "%zz%u12", "%u{41}", "%u0041"]
