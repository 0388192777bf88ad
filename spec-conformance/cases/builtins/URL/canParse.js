/*---
spec: https://url.spec.whatwg.org/#dom-url-canparse
---*/
// --- whether it is an address
[URL.canParse("https://a.com"), URL.canParse("/a"), URL.canParse("/a", "https://b.com"), URL.canParse("http://a:99999")]; // => [true, false, true, false]

// --- it needs one
URL.canParse(); // !! TypeError
