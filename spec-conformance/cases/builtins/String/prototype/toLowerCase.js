/*---
spec: sec-string.prototype.tolowercase
---*/
// --- all letters, whatever their alphabet
["ÄÖΣ!", "ПРИВЕТ", "𐐀"].map((text) => text.toLowerCase()); // => ["äöς!", "привет", "𐐨"]

// --- a sigma at the end of a word looks different, and a dotted I keeps its dot
["ΟΔΟΣ".toLowerCase(), "Σ".toLowerCase(), "İ".toLowerCase().length]; // => ["οδος", "σ", 2]

// --- a nullish receiver is refused
String.prototype.toLowerCase.call(undefined); // !! TypeError
