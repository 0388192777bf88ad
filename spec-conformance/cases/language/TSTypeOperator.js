/*---
spec: https://www.typescriptlang.org/docs/handbook/2/keyof-types.html
---*/
// --- keyof, readonly, unique
interface User { name: string; age: number }
declare const brand: unique symbol;
const get = (user: User, key: keyof User) => user[key];
const list: readonly string[] = ["a"];
list.push("b");
[get({ name: "Ann", age: 7 }, "age"), list]; // => [7, ["a", "b"]]

// --- elsewhere these words are names
const keyof = 1, readonly = 2, unique = 3;
[keyof, readonly, unique]; // => [1, 2, 3]
