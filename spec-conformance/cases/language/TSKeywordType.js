/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html
---*/
// --- the names of the primitive types are words only inside types
type All = [any, bigint, boolean, never, null, number, object, string, symbol, undefined, unknown, void];
const number = 1, string = "a", any = [], unknown = null;
const all: All | number | string = number;
[all, string, any, unknown]; // => [1, "a", [], null]
