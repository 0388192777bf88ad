/*---
spec: https://www.typescriptlang.org/docs/handbook/2/template-literal-types.html
---*/
// --- text with types in it
type Route = `/${"users" | "orders"}/${number}` | `plain`;
const route: Route = "/users/1";
route; // => "/users/1"

// --- a type stands inside, not nothing
type A = `a${}`; // ~~ parse/syntax
