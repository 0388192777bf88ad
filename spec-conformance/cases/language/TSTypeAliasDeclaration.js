/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html#type-aliases
---*/
// --- a name for a type; there is no such variable
type Pair<T = number> = { left: T; right: T };
const pair: Pair = { left: 1, right: 2 };
[pair.left + pair.right, typeof Pair]; // => [3, "undefined"]

// --- `type` is a name
const type = "a";
type; // => "a"
