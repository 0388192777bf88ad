/*---
spec: https://url.spec.whatwg.org/#dom-url-revokeobjecturl
---*/
// --- there are no blobs
typeof URL.revokeObjectURL; // => "undefined"
