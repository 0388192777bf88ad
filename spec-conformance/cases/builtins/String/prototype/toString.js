/*---
spec: sec-string.prototype.tostring
---*/
// --- the text of a text or of its object
["a".toString(), new String("b").toString()]; // => ["a", "b"]

// --- it is not for others
String.prototype.toString.call(1); // !! TypeError: String.prototype.toString requires that 'this' be a String

// --- the prototype itself is a text: an empty one
[String.prototype.toString(), String.prototype.length]; // => ["", 0]
