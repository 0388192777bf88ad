/*---
spec: sec-function-definitions
---*/
// --- a declaration is there before its line, in its whole block
const early = twice(2);
function twice(n) {
  return n * 2;
}
early; // => 4

// --- in strict code a function in a block stays in the block
{
  function inner() {}
}
typeof inner; // => "undefined"

// --- length counts the parameters before the first default or rest
function f(a, { b }, c = 1, d, ...e) {}
[f.length, f.name, typeof f.prototype.constructor]; // => [2, "f", "function"]

// --- defaults see earlier parameters, and are made anew at each call
function pair(a, b = [a]) {
  return b;
}
[pair(1), pair(1) === pair(1), pair(1, null), pair(1, undefined)]; // => [[1], false, null, [1]]

// --- a default cannot read a later parameter
function backwards(a = b, b = 1) {}
backwards(); // !! ReferenceError: Cannot access 'b' before initialization

// --- `arguments` are those of the call; they do not follow the parameters
function count(a) {
  a = "changed";
  return [...arguments, arguments.length];
}
count(1, 2); // => [1, 2, 2]

// --- parameters with defaults have a scope of their own
var x = "outer";
function scopes(a = () => x) {
  var x = "inner";
  return [a(), x];
}
scopes(); // => ["outer", "inner"]

// --- of two functions with one name the last one counts
function twin() {
  return 1;
}
function twin() {
  return 2;
}
twin(); // => 2

// --- parameters have different names
function add(a, a) {} // ~~ early/duplicate-parameter
