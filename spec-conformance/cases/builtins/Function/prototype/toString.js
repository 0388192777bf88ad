/*---
spec: sec-function.prototype.tostring
---*/
// --- the source text, as it stands
function add(a, /* and */ b) { return a + b; }
add.toString(); // => "function add(a, /* and */ b) { return a + b; }"
String(x => x * 2); // => "x => x * 2"
`${class A { m() {} }}`; // => "class A { m() {} }"

// --- methods and accessors without what surrounds them
const object = { async *["m" + 1]() {}, get  x() { return 1; } };
object.m1.toString(); // => "async *[\"m\" + 1]() {}"
Object.getOwnPropertyDescriptor(object, "x").get.toString(); // => "get  x() { return 1; }"

// --- what is built in or bound shows no body
Math.max.toString(); // => "function max() { [native code] }"
(() => {}).bind().toString(); // => "function () { [native code] }"

// --- a class is shown from `class` to its brace, private names included
(class { #n = 1; static { this.ready = true; } }).toString(); // => "class { #n = 1; static { this.ready = true; } }"

// --- the receiver is a function
Function.prototype.toString.call({}); // !! TypeError
