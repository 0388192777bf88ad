/*---
spec: https://fetch.spec.whatwg.org/#dom-headers-getsetcookie
---*/
// --- cookies are not joined
const headers = new Headers([["Set-Cookie", "a=1; Expires=Mon, 01 Jan"], ["set-cookie", "b=2"]]);
headers.getSetCookie(); // => ["a=1; Expires=Mon, 01 Jan", "b=2"]
[...headers].length; // => 2
headers.get("set-cookie"); // => "a=1; Expires=Mon, 01 Jan, b=2"

// --- none
new Headers().getSetCookie(); // => []
