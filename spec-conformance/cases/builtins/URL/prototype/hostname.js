/*---
spec: https://url.spec.whatwg.org/#dom-url-hostname
---*/
// --- the name without the port, in small letters
const url = new URL("https://EXAMPLE.com:8080");
[url.hostname, (url.hostname = "[::1]"), url.href]; // => ["example.com", "[::1]", "https://[::1]:8080/"]

// --- a wrong one is ignored
const same = new URL("https://a.com");
same.hostname = "b c";
same.hostname; // => "a.com"

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "hostname").get.call({}); // !! TypeError
