/*---
spec: sec-decodeuri-encodeduri
---*/
// --- escapes become characters, but not those that separate parts of an address
[decodeURI("a%20b%C3%A9"), decodeURI("%2F%3F%23%26"), decodeURI("%F0%9F%98%80")]; // => ["a bé", "%2F%3F%23%26", "😀"]

// --- a broken escape is refused
decodeURI("%"); // !! URIError: URI malformed

// --- so are bytes that are no character
decodeURI("%C3%28"); // !! URIError: URI malformed
