/*---
spec: https://url.spec.whatwg.org/#dom-url-protocol
---*/
// --- the scheme with its colon; a colon need not be written
const url = new URL("https://a.com");
url.protocol = "http";
[url.protocol, url.href]; // => ["http:", "http://a.com/"]

// --- special schemes cannot become others
const special = new URL("https://a.com");
special.protocol = "mailto";
special.protocol; // => "https:"

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "protocol").get.call({}); // !! TypeError
