/*---
spec: https://www.typescriptlang.org/docs/handbook/2/generics.html#generic-constraints
---*/
// --- constraints, defaults and modifiers
const keyOf = <const K extends string, T extends Record<K, unknown> = Record<K, number>>(object: T, key: K) => object[key];
interface Channel<in I, out O> { send(value: I): O }
keyOf({ a: 1 }, "a"); // => 1

// --- words that modify a parameter can name it too
const f = <out, T extends out>(value: T) => value;
f(1); // => 1
