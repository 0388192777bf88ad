/*---
spec: https://url.spec.whatwg.org/#dom-url-username
---*/
// --- the name before the host, escaped
const url = new URL("https://a.com");
url.username = "me@home";
[url.username, url.href]; // => ["me%40home", "https://me%40home@a.com/"]

// --- without a host there is none
const mail = new URL("mailto:x@a.com");
mail.username = "me";
mail.href; // => "mailto:x@a.com"

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "username").get.call({}); // !! TypeError
