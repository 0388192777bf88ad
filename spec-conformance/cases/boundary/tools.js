/*---
spec: sec-async-function-definitions
---*/
// --- calls start when they are made and run side by side
const [a, b] = [tools.add({ a: 1, b: 2 }), tools.add({ a: 3, b: 4 })];
[await b, await a]; // => [7, 3]

// --- names with a dot are namespaces
const names = await tools.files.list();
await Promise.all(names.map((path) => tools.files.read({ path }))); // => ["text of a.txt", "text of b.txt"]

// --- the catalogue can be listed and searched
Object.keys(tools.files); // => ["list", "read"]
search({ query: "text of a file" }).items[0].path; // => "tools.files.read"

// --- a tool is a function without further properties
[typeof tools.echo, typeof tools.files, "echo" in tools]; // => ["function", "object", true]

// --- what is pending when the program returns is interrupted
tools.wait({ ms: 60_000 });
return "done"; // => "done"
