/*---
spec: https://url.spec.whatwg.org/#dom-url-href
---*/
// --- the whole address; setting it parses a new one
const url = new URL("http://A.com");
[url.href, (url.href = "https://b.com/x#y"), url.host, url.hash]; // => ["http://a.com/", "https://b.com/x#y", "b.com", "#y"]

// --- a wrong one changes nothing
const kept = new URL("http://a.com/");
try {
  kept.href = "nope";
} catch {}
kept.href; // => "http://a.com/"
kept.href = "nope"; // !! TypeError
