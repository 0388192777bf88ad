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
