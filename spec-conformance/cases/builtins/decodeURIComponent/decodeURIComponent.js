/*---
spec: sec-decodeuricomponent-encodeduricomponent
---*/
// --- every escape becomes a character
[decodeURIComponent("a%20b%2Fc%3F"), decodeURIComponent("%e2%82%ac"), decodeURIComponent("a+b")]; // => ["a b/c?", "€", "a+b"]

// --- what was encoded comes back
decodeURIComponent(encodeURIComponent("100% é/😀")); // => "100% é/😀"

// --- too long forms and halves of characters are refused
decodeURIComponent("%C0%80"); // !! URIError: URI malformed

// --- an unfinished escape
decodeURIComponent("50%"); // !! URIError: URI malformed
