/*---
spec: https://url.spec.whatwg.org/#dom-url-createobjecturl
---*/
// --- there are no blobs
typeof URL.createObjectURL; // => "undefined"
URL.createObjectURL({}); // !! TypeError
