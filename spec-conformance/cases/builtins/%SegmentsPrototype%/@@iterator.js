/*---
spec: https://tc39.es/ecma402/#sec-%segmentsprototype%-%symbol.iterator%
---*/
// --- a new iterator each time
const segments = new Intl.Segmenter().segment("ab");
[[...segments].length, [...segments].length, segments[Symbol.iterator]() === segments[Symbol.iterator]()]; // => [2, 2, false]

// --- only of segments
const prototype = Object.getPrototypeOf(new Intl.Segmenter().segment(""));
prototype[Symbol.iterator](); // !! TypeError
