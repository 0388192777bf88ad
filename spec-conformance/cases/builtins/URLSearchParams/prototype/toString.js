/*---
spec: https://url.spec.whatwg.org/#dom-urlsearchparams-tostring
---*/
// --- as forms are sent: spaces are plus signs
String(new URLSearchParams({ q: "a b+c&d", "é": "~*-._" })); // => "q=a+b%2Bc%26d&%C3%A9=%7E*-._"

// --- only of query parameters
URLSearchParams.prototype.toString.call({}); // !! TypeError
