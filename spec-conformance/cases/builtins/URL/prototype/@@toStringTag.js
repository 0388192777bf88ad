/*---
spec: https://url.spec.whatwg.org/#url-class
---*/
// --- what it calls itself
Object.prototype.toString.call(new URL("https://a.com")); // => "[object URL]"
