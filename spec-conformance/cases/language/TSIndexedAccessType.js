/*---
spec: https://www.typescriptlang.org/docs/handbook/2/indexed-access-types.html
---*/
// --- the type of a property
interface User { name: string; tags: string[] }
const name: User["name"] = "Ann";
const tag: User["tags"][number] = "new";
[name, tag]; // => ["Ann", "new"]

// --- one type between the brackets
type A = User["a", "b"]; // ~~ parse/syntax
