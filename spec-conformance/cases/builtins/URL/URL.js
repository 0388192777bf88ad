/*---
spec: https://url.spec.whatwg.org/#dom-url-url
---*/
// --- an address and its parts
const url = new URL("https://user:pw@Example.com:8080/a/../b%20c?x=1&y#top");
[url.protocol, url.host, url.pathname, url.search, url.hash, url.username]; // => ["https:", "example.com:8080", "/b%20c", "?x=1&y", "#top", "user"]

// --- relative to another one
[new URL("../c", "https://a.com/x/y/z").href, new URL("//b.com", "https://a.com").href, new URL("?q", "https://a.com/p").href]; // => ["https://a.com/x/c", "https://b.com/", "https://a.com/p?q"]

// --- what cannot stand in an address is escaped; names become ASCII
new URL("https://münchen.de/ä ö").href; // => "https://xn--mnchen-3ya.de/%C3%A4%20%C3%B6"
[new URL("http://0x7f.1/").host, new URL("http://[::0:1]/").host, new URL("HTTPS:a.com").href]; // => ["127.0.0.1", "[::1]", "https://a.com/"]

// --- without a scheme it needs a base
new URL("/path"); // !! TypeError: Invalid URL

// --- what is searched for and what is a part are separate
const url = new URL("https://a.com");
url.searchParams.set("q", "a&b=c");
url.pathname = "/x y";
url.hash = "end";
String(url); // => "https://a.com/x%20y?q=a%26b%3Dc#end"

// --- it is made with `new`
URL("https://a.com"); // !! TypeError
