/*---
spec: https://url.spec.whatwg.org/#dom-url-host
---*/
// --- name and port
const url = new URL("https://a.com:8080/x");
[url.host, (url.host = "b.com:81"), url.href]; // => ["a.com:8080", "b.com:81", "https://b.com:81/x"]

// --- without a port the old one stays
const kept = new URL("https://a.com:8080");
kept.host = "c.com";
kept.host; // => "c.com:8080"

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "host").get.call({}); // !! TypeError
