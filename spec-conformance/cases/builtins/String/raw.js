/*---
spec: sec-string.raw
---*/
// --- a tag that leaves escapes as they are written
String.raw`C:\new\${1 + 1}`; // => "C:\\new\\${1 + 1}"
String.raw`a${1}b${[2, 3]}c`; // => "a1b2,3c"

// --- as a function it weaves texts and values; the texts decide how many
String.raw({ raw: "abc" }, 1, 2, 3); // => "a1b2c"
String.raw({ raw: ["x", "y", "z"] }, 0); // => "x0yz"
String.raw({ raw: [] }, 1); // => ""

// --- it needs `raw`
String.raw({}); // !! TypeError
