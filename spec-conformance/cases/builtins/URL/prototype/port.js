/*---
spec: https://url.spec.whatwg.org/#dom-url-port
---*/
// --- as text; empty where it is the usual one
[new URL("https://a.com:443").port, new URL("https://a.com:444").port, new URL("http://a.com").port]; // => ["", "444", ""]

// --- digits at the beginning count
const url = new URL("https://a.com");
url.port = "8080x";
[url.port, (url.port = 443), url.port, (url.port = "99999"), url.port]; // => ["8080", 443, "", "99999", ""]

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "port").get.call({}); // !! TypeError
