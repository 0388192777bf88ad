/*---
spec: https://url.spec.whatwg.org/#dom-url-searchparams
---*/
// --- the query as pairs, in both directions
const url = new URL("https://a.com/?a=1");
url.searchParams.append("b", "x y");
[url.href, url.searchParams === url.searchParams]; // => ["https://a.com/?a=1&b=x+y", true]
url.searchParams.delete("a");
url.searchParams.delete("b");
url.href; // => "https://a.com/"

// --- it is only for reading; others have none
URL.prototype.searchParams; // !! TypeError
