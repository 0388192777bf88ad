/*---
spec: sec-destructuring-binding-patterns
---*/
// --- the default is evaluated only if it is needed
let calls = 0;
const expensive = () => ++calls;
const [a = expensive(), b = expensive()] = [1];
[a, b, calls]; // => [1, 1, 1]

// --- a default may use what came before
const { width = 2, height = width * 2 } = {};
height; // => 4

// --- a function gets the name of what it is the default of
const { handler = () => {}, [0]: other = function () {} } = {};
[handler.name, other.name]; // => ["handler", "other"]

// --- options with defaults, all of them optional
const draw = ({ size = 1, color = "red" } = {}) => `${color} ${size}`;
[draw(), draw({ size: 2 }), draw({ color: undefined })]; // => ["red 1", "red 2", "red 1"]

// --- nothing stands in for null
const paint = ({ size } = {}) => size;
paint(null); // !! TypeError
