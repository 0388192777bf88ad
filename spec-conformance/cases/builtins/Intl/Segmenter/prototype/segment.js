/*---
spec: https://tc39.es/ecma402/#sec-intl.segmenter.prototype.segment
---*/
// --- an iterable of pieces, each with its place
const segments = new Intl.Segmenter("en", { granularity: "word" }).segment("a b");
[...segments]; // => [{ segment: "a", index: 0, input: "a b", isWordLike: true }, { segment: " ", index: 1, input: "a b", isWordLike: false }, { segment: "b", index: 2, input: "a b", isWordLike: true }]

// --- anything becomes text
[...new Intl.Segmenter("en").segment(12)].length; // => 2

// --- only of segmenters
Intl.Segmenter.prototype.segment.call({}, "a"); // !! TypeError
