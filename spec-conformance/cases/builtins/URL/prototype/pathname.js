/*---
spec: https://url.spec.whatwg.org/#dom-url-pathname
---*/
// --- from the slash on, dots resolved, escaped
const url = new URL("https://a.com/x/./y/../z");
[url.pathname, (url.pathname = "a b?c#d"), url.pathname]; // => ["/x/z", "a b?c#d", "/a%20b%3Fc%23d"]

// --- other schemes have any text there
new URL("mailto:me@a.com").pathname; // => "me@a.com"

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "pathname").get.call({}); // !! TypeError
