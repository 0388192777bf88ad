/*---
spec: https://www.typescriptlang.org/docs/handbook/2/objects.html#intersection-types
---*/
// --- all of several; it binds closer than `|`
type Named = { name: string };
type User = & Named & { id: number } | null;
const user: User = { name: "Ann", id: 1 };
user.name; // => "Ann"

// --- outside a type it works on bits
6 & 3; // => 2
