/*---
spec: sec-serializejsonproperty
---*/
// --- plain data crosses as it is
({ text: "a", flag: true, list: [1, { deep: null }] }); // => { text: "a", flag: true, list: [1, { deep: null }] }

// --- what JSON has no word for becomes null
[undefined, NaN, Infinity, -0]; // => [null, null, null, -0]

// --- a program without a value gives null
let nothing = 1; // => null

// --- an omitted return gives the last expression
const order = { id: 7 };
order.id + 1; // => 8

// --- dates become text, patterns and collections nothing
({ at: new Date(0), bad: new Date(NaN), map: new Map([[1, 2]]), set: new Set([1]), pattern: /a/g }); // => { at: "1970-01-01T00:00:00.000Z", bad: null, map: {}, set: {}, pattern: {} }

// --- boxed primitives become primitives, errors their name and message
[new Number(1), new String("a"), new Boolean(false), new RangeError("far")]; // => [1, "a", false, { name: "RangeError", message: "far" }]

// --- toJSON is called, getters are read
({ toJSON: () => "own" }); // => "own"
({ get late() { return 3; } }); // => { late: 3 }

// --- only own enumerable properties with text keys cross
const value = Object.create({ inherited: 1 }, { hidden: { value: 2, enumerable: false } });
value[Symbol("s")] = 3;
value.own = 4;
value; // => { own: 4 }

// --- a program that is one function is called
async () => "called"; // => "called"
