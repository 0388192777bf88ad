/*---
spec: sec-string.prototype.towellformed
---*/
// --- lonely halves become the replacement character
["a\ud83d".toWellFormed(), "\ude00b".toWellFormed(), "😀".toWellFormed()]; // => ["a\ufffd", "\ufffdb", "😀"]

// --- so that what follows cannot fail
encodeURIComponent("\ud83d".toWellFormed()); // => "%EF%BF%BD"
encodeURIComponent("\ud83d"); // !! URIError: URI malformed
