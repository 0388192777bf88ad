/*---
spec: sec-get-regexp.prototype.source
---*/
// --- the pattern as one would write it
[/a\/b/.source, new RegExp("a/b").source, new RegExp("\n").source, new RegExp("").source]; // => ["a\\/b", "a\\/b", "\\n", "(?:)"]

// --- it makes an equal pattern
const { source, flags } = /[/\]]+\u{61}/gu;
new RegExp(source, flags).exec("/]a")[0]; // => "/]a"

// --- the prototype has an empty one; other objects none
RegExp.prototype.source; // => "(?:)"
Object.getOwnPropertyDescriptor(RegExp.prototype, "source").get.call({}); // !! TypeError
