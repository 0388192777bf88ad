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
