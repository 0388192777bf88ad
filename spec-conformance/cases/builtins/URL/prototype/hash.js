/*---
spec: https://url.spec.whatwg.org/#dom-url-hash
---*/
// --- the sign and what follows
const url = new URL("https://a.com/#a b");
[url.hash, (url.hash = "c"), url.href, (url.hash = ""), url.href]; // => ["#a%20b", "c", "https://a.com/#c", "", "https://a.com/"]

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "hash").get.call({}); // !! TypeError
