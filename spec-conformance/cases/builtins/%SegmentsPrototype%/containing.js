/*---
spec: https://tc39.es/ecma402/#sec-%segmentsprototype%.containing
---*/
// --- the piece around a place
const segments = new Intl.Segmenter("en", { granularity: "word" }).segment("one two");
[segments.containing(5), segments.containing()]; // => [{ segment: "two", index: 4, input: "one two", isWordLike: true }, { segment: "one", index: 0, input: "one two", isWordLike: true }]
[segments.containing(7), segments.containing(-1)]; // => [undefined, undefined]

// --- only of segments
const { containing } = Object.getPrototypeOf(new Intl.Segmenter().segment(""));
containing.call({}, 0); // !! TypeError
