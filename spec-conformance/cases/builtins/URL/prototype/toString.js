/*---
spec: https://url.spec.whatwg.org/#dom-url-href
---*/
// --- the address as text
[String(new URL("https://a.com")), `${new URL("b", "https://a.com")}`, new URL("https://a.com") + ""]; // => ["https://a.com/", "https://a.com/b", "https://a.com/"]

// --- only addresses
URL.prototype.toString.call({}); // !! TypeError
