/*---
spec: https://www.typescriptlang.org/docs/handbook/enums.html
---*/
// --- an enum needs code; use a constant object
enum Color { Red, Green } // ~~ unsupported/enum

// --- a constant enum and a declared one too
const enum Size { Small = "s", Large = "l" } // ~~ unsupported/enum
declare enum Weekday { Monday = 1 } // ~~ unsupported/enum
