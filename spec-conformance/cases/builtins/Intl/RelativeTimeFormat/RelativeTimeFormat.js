/*---
spec: https://tc39.es/ecma402/#sec-intl-relativetimeformat-constructor
---*/
// --- a way of saying how long ago, or how soon
const english = new Intl.RelativeTimeFormat("en");
[english.format(-1, "day"), english.format(3, "weeks")]; // => ["1 day ago", "in 3 weeks"]

// --- in words where there are some
const words = new Intl.RelativeTimeFormat("en", { numeric: "auto" });
[-1, 0, 1].map((n) => words.format(n, "day")); // => ["yesterday", "today", "tomorrow"]

// --- it is made with `new`
Intl.RelativeTimeFormat("en"); // !! TypeError: Constructor Intl.RelativeTimeFormat requires 'new'

// --- a wrong option
new Intl.RelativeTimeFormat("en", { numeric: "never" }); // !! RangeError
