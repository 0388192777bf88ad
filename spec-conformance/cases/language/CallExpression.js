/*---
spec: sec-function-calls
---*/
// --- missing arguments are undefined, more are ignored
const two = (a, b) => [a, b];
[two(1), two(1, 2, 3)]; // => [[1, undefined], [1, 2]]

// --- the callee is evaluated before the arguments, and judged after them
const order = [];
const argument = () => order.push("argument");
try {
  order.missing(argument());
} catch (error) {
  order.push(error.name);
}
order; // => ["argument", "TypeError"]

// --- a method gets its object, even through a computed name
const object = { name: "object", who() { return this.name; } };
[object.who(), object["w" + "ho"](), object?.who()]; // => ["object", "object", "object"]

// --- deep recursion ends in an error that can be caught
const deep = () => deep() + 1;
let message = "none";
try {
  deep();
} catch (error) {
  message = error.name;
}
message; // => "RangeError"

// --- a class is not called
class Point {}
Point(); // !! TypeError: Class constructor Point cannot be invoked without 'new'

// --- `arguments` and a spread together; missing ones take defaults
function sum(a, b = 10, ...rest) {
  return [a + b, rest.length, arguments.length];
}
[sum(1), sum(...[1, 2]), sum(1, undefined, 3)]; // => [[11, 0, 1], [3, 0, 2], [11, 1, 3]]

// --- what is no function is named in the message
const user = {};
user.greet(); // !! TypeError: user.greet is not a function
