/*---
spec: https://www.typescriptlang.org/docs/handbook/2/narrowing.html#using-type-predicates
---*/
// --- a function that tells types apart returns an ordinary value
const isText = (value: unknown): value is string => typeof value === "string";
function assertText(value: unknown): asserts value is string {
  if (!isText(value)) throw new TypeError("no text");
}
class Box {
  full = true;
  isFull(): this is { full: true } {
    return this.full;
  }
}
[isText("a"), isText(1), new Box().isFull(), assertText("a")]; // => [true, false, true, undefined]
assertText(1); // !! TypeError: no text

// --- elsewhere these words are names
const is = 1, asserts = 2;
[is, asserts]; // => [1, 2]
