/*---
spec: https://url.spec.whatwg.org/#dom-url-search
---*/
// --- the question mark and what follows; empty for nothing
const url = new URL("https://a.com/?a=1#x");
[url.search, (url.search = "b=ä c"), url.href, new URL("https://a.com/?").search]; // => ["?a=1", "b=ä c", "https://a.com/?b=%C3%A4%20c#x", ""]

// --- searchParams follows
const both = new URL("https://a.com/?a=1");
both.search = "?b=2";
both.searchParams.get("b"); // => "2"

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "search").get.call({}); // !! TypeError
