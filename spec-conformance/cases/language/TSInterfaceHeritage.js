/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html#extending-types
---*/
// --- an interface extends others, which need not exist
interface Base<T> { value: T }
interface Child extends Base<string>, Missing.Part<number>, Other { extra: boolean }
const child: Child = { value: "a", extra: true };
child.extra; // => true

// --- an interface extends names, not shapes
interface A extends { a: 1 } {} // ~~ parse/syntax
