/*---
spec: https://url.spec.whatwg.org/#dom-url-origin
---*/
// --- scheme, host and port; the usual port is left out
[new URL("https://a.com:443/x").origin, new URL("http://a.com:81").origin, new URL("data:text/plain,x").origin]; // => ["https://a.com", "http://a.com:81", "null"]

// --- it is only for reading
new URL("https://a.com").origin = "https://b.com"; // !! TypeError
