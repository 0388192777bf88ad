/*---
spec: https://html.spec.whatwg.org/#dom-atob
---*/
// --- base64 to a text of bytes
[atob("aGk="), atob("aGk"), atob(" a G\tk=\n"), atob("")]; // => ["hi", "hi", "hi", ""]
[...atob("/+8=")].map((unit) => unit.charCodeAt(0)); // => [255, 239]

// --- other letters, or a wrong length
atob("a-b_"); // !! InvalidCharacterError

// --- one letter alone is no byte
atob("a"); // !! InvalidCharacterError
