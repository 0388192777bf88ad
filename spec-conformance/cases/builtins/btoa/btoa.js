/*---
spec: https://html.spec.whatwg.org/#dom-btoa
---*/
// --- a text of bytes to base64
[btoa("hi"), btoa("ÿ"), btoa(""), btoa(123)]; // => ["aGk=", "/w==", "", "MTIz"]

// --- other text must become bytes first
const bytes = new TextEncoder().encode("€");
btoa(String.fromCharCode(...bytes)); // => "4oKs"

// --- units beyond one byte are refused
btoa("€"); // !! InvalidCharacterError
