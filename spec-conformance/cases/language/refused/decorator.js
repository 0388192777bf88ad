/*---
spec: https://tc39.es/proposal-decorators/
---*/
// --- call the function on the class yourself
const sealed = (value) => Object.freeze(value);
@sealed class Point {} // ~~ unsupported/decorator

// --- on members, with arguments
const log = (level) => (method) => method;
class Service {
  @log("info") // ~~ unsupported/decorator
  load() {}
}

// --- on a class expression
const mark = (value) => value;
const Marked = @mark class {}; // ~~ unsupported/decorator

// --- a function does the same
const logged = (method) => function (...values) {
  return ["logged", method.apply(this, values)];
};
class Adder {
  add = logged((a, b) => a + b);
}
new Adder().add(1, 2); // => ["logged", 3]
