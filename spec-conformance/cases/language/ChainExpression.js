/*---
spec: sec-optional-chains
---*/
// --- the rest of the chain is skipped
const user = { address: null };
let calls = 0;
[user.address?.city.name.length, user.missing?.(calls++), user.missing?.[calls++], calls]; // => [undefined, undefined, undefined, 0]

// --- only null and undefined stop it
["".length, ""?.length, (0)?.toFixed(1), false?.toString()]; // => [0, 0, "0.0", "false"]

// --- parentheses end the chain
const nothing = null;
nothing?.a.b; // => undefined
(nothing?.a).b; // !! TypeError

// --- a called member keeps its object
const counter = { n: 1, get() { return this?.n; } };
[counter?.get(), counter.get?.(), counter?.["get"]?.(), (counter?.get)()]; // => [1, 1, 1, 1]

// --- only the marked step forgives
const api = { load: 1 };
api.load?.(); // !! TypeError: api.load is not a function

// --- nothing is assigned through `?.`
const target = {};
target?.name = 1; // ~~ early/optional-chain-target
