/*---
spec: https://facebook.github.io/jsx/
---*/
// --- build text with a template literal, or data with an object
const element = <b>hello</b>; // ~~ unsupported/jsx

// --- attributes, children, fragments
const page = <><a href="/">home</a>{1 + 1}</>; // ~~ unsupported/jsx
