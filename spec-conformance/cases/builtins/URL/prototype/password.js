/*---
spec: https://url.spec.whatwg.org/#dom-url-password
---*/
// --- after the name, escaped
const url = new URL("https://me:secret@a.com");
url.password = "a:b";
[url.password, url.href]; // => ["a%3Ab", "https://me:a%3Ab@a.com/"]

// --- empty text removes it
const bare = new URL("https://me:secret@a.com");
bare.password = "";
bare.href; // => "https://me@a.com/"

// --- only of addresses
Object.getOwnPropertyDescriptor(URL.prototype, "password").get.call({}); // !! TypeError
