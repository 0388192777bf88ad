/*---
spec: sec-string.prototype.normalize
---*/
// --- one character or a letter with a mark: four forms
const [one, two] = ["\u00e9", "e\u0301"];
[one === two, one.normalize() === two.normalize(), two.normalize("NFC").length, one.normalize("NFD").length]; // => [false, true, 1, 2]

// --- compatibility forms take ligatures and widths apart
["ﬁ".normalize("NFKC"), "①".normalize("NFKD"), "ﬁ".normalize("NFC")]; // => ["fi", "1", "ﬁ"]

// --- another form is refused
"a".normalize(undefined); // => "a"
"a".normalize("NFX"); // !! RangeError: The normalization form should be one of NFC, NFD, NFKC, NFKD.
