/*---
spec: https://www.typescriptlang.org/docs/handbook/enums.html
---*/
// --- an enum needs code; use a constant object
enum Color { Red, Green } // ~~ unsupported/enum

// --- a constant enum and a declared one too
const enum Size { Small = "s", Large = "l" } // ~~ unsupported/enum
declare enum Weekday { Monday = 1 } // ~~ unsupported/enum

// --- a constant object does the same
const Color = Object.freeze({ Red: 0, Green: 1 });
[Color.Green, Object.keys(Color)]; // => [1, ["Red", "Green"]]
