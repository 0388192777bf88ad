/*---
spec: sec-serializejsonproperty
---*/
// --- a function is refused, and the place is named
({ a: [{ callback: () => 1 }] }); // ~~ InvalidDataValue: a[0].callback

// --- a symbol
[Symbol("s")]; // ~~ InvalidDataValue: [0]

// --- a big integer, with what to do instead
({ id: 12n }); // ~~ InvalidDataValue: String(

// --- a promise that nobody awaited
({ sum: tools.add({ a: 1, b: 2 }) }); // ~~ InvalidDataValue: await

// --- bytes
new Uint8Array(2); // ~~ InvalidDataValue

// --- a cycle
const self = {};
self.self = self;
self; // ~~ InvalidDataValue: self

// --- more than 32 levels
let deep = 1;
for (let i = 0; i < 40; i++) deep = [deep];
deep; // ~~ InvalidDataValue: 32

// --- a tool itself
tools.echo; // ~~ InvalidDataValue

// --- what a getter throws is the program's own failure
({ get bad() { throw new RangeError("no"); } }); // ~~ ExecutionFailure: no
