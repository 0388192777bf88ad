/*---
spec: sec-string.prototype.repeat
---*/
// --- as often as one says, cut to an integer
["ab".repeat(3), "ab".repeat(0), "ab".repeat(2.9), "ab".repeat("2"), "ab".repeat()]; // => ["ababab", "", "abab", "abab", ""]
"".repeat(2 ** 31); // => ""

// --- less than never, or without end
"a".repeat(-0.5); // => ""
"a".repeat(-1); // !! RangeError: Invalid count value: -1

// --- without end
"a".repeat(Infinity); // !! RangeError: Invalid count value: Infinity
