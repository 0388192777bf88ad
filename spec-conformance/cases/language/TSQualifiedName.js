/*---
spec: https://www.typescriptlang.org/docs/handbook/namespaces.html
---*/
// --- a path of names inside a type is never evaluated
const node: Missing.Deep.Path.if = { kind: "node" };
node.kind; // => "node"

// --- private names have no types
let a: A.#b; // ~~ parse/syntax
