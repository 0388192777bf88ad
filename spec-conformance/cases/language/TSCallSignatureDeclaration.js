/*---
spec: https://www.typescriptlang.org/docs/handbook/2/functions.html#call-signatures
---*/
// --- a function that also has properties
interface Counter {
  (step: number): number;
  total: number;
}
const counter = ((step) => (counter.total += step)) as Counter;
counter.total = 1;
counter(2); // => 3

// --- several signatures, one function
interface Twice { (value: string): string; (value: number): number }
const twice: Twice = (value: any) => value + value;
[twice("a"), twice(2)]; // => ["aa", 4]
