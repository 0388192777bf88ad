/*---
spec: sec-string.prototype.localecompare
---*/
// --- the order of dictionaries, not of codes
["ä", "z", "a", "Z", "e"].sort((a, b) => a.localeCompare(b)); // => ["a", "ä", "e", "z", "Z"]
["ä", "z", "a", "Z", "e"].sort(); // => ["Z", "a", "e", "z", "ä"]

// --- negative, zero or positive
[Math.sign("a".localeCompare("b")), "a".localeCompare("a"), Math.sign("b".localeCompare("a"))]; // => [-1, 0, 1]

// --- other languages, and options
"ä".localeCompare("z", "sv") > 0; // => true
["item 10", "item 9"].sort((a, b) => a.localeCompare(b, undefined, { numeric: true })); // => ["item 9", "item 10"]
"a".localeCompare("A", "en", { sensitivity: "base" }); // => 0

// --- equal characters written in different ways are equal
"\u00e9".localeCompare("e\u0301"); // => 0

// --- as a callback of sort it needs no options
["résumé", "resume", "Resume"].sort((a, b) => a.localeCompare(b)); // => ["resume", "Resume", "résumé"]

// --- a wrong language tag
"a".localeCompare("b", "not a tag"); // !! RangeError
