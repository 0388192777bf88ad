/*---
spec: https://www.typescriptlang.org/docs/handbook/2/everyday-types.html#type-assertions
---*/
// --- it says what a value is and changes nothing
const value = "5" as unknown as number;
[typeof value, value]; // => ["string", "5"]

// --- it binds like a comparison, and can be assigned through
const object = { a: 1 as 1 | 2 };
(object.a as number) = 1 + 1 as number;
object; // => { a: 2 }

// --- `as const` does not freeze
const list = [1, 2] as const;
Object.isFrozen(list); // => false

// --- `as` is a name, and a line break before it ends the statement
const as = "name";
as; // => "name"
