/*---
spec: https://url.spec.whatwg.org/#dom-url-tojson
---*/
// --- an address in JSON is its text
JSON.stringify({ url: new URL("https://a.com") }); // => '{"url":"https://a.com/"}'

// --- only addresses
URL.prototype.toJSON.call({}); // !! TypeError
