/*---
spec: https://www.typescriptlang.org/docs/handbook/2/functions.html#construct-signatures
---*/
// --- a class, seen from outside
interface DateMaker {
  new (time: number): Date;
  (): string;
}
const maker: DateMaker = Date;
new maker(5).getTime(); // => 5

// --- it promises `new`, and nobody checks
interface Maker {
  new (): object;
}
const maker: Maker = () => {};
new maker(); // !! TypeError: maker is not a constructor
