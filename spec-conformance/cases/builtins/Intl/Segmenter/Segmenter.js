/*---
spec: https://tc39.es/ecma402/#sec-intl-segmenter-constructor
---*/
// --- cuts text where readers see characters, words or sentences
const pieces = (granularity, text) => [...new Intl.Segmenter("en", { granularity }).segment(text)].map(({ segment }) => segment);
pieces("grapheme", "e\u0301👩‍👧🇩🇪"); // => ["e\u0301", "👩‍👧", "🇩🇪"]
pieces("word", "Hi, you!"); // => ["Hi", ",", " ", "you", "!"]
pieces("sentence", "One. Two?"); // => ["One. ", "Two?"]

// --- it is made with `new`
Intl.Segmenter("en"); // !! TypeError: Constructor Intl.Segmenter requires 'new'

// --- a wrong option
new Intl.Segmenter("en", { granularity: "line" }); // !! RangeError
