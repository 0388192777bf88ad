/*---
spec: sec-encodeuri-uri
---*/
// --- a whole address: what separates its parts stays
encodeURI("https://a.b/ä ö?x=1&y=%#z"); // => "https://a.b/%C3%A4%20%C3%B6?x=1&y=%25#z"
encodeURI(";/?:@&=+$,#-_.!~*'()"); // => ";/?:@&=+$,#-_.!~*'()"

// --- characters beyond 16 bits are four bytes
encodeURI("😀[]"); // => "%F0%9F%98%80%5B%5D"

// --- half a character has no bytes
encodeURI("\ud83d"); // !! URIError: URI malformed
