/*---
spec: sec-encodeuricomponent-uricomponent
---*/
// --- one part of an address: separators are escaped too
encodeURIComponent("a/b?c=d&e f+g"); // => "a%2Fb%3Fc%3Dd%26e%20f%2Bg"
encodeURIComponent("-_.!~*'()Az09"); // => "-_.!~*'()Az09"

// --- anything becomes text first
[encodeURIComponent(), encodeURIComponent(null), encodeURIComponent([1, 2])]; // => ["undefined", "null", "1%2C2"]

// --- half a character has no bytes
encodeURIComponent("a\ude00"); // !! URIError: URI malformed
