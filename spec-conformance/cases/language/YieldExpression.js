/*---
spec: sec-generator-function-definitions
---*/
// --- values go out by `yield` and come in by `next`
function* talk() {
  const name = yield "name?";
  const age = yield `hello ${name}, age?`;
  return [name, age];
}
const talking = talk();
const said = [talking.next("ignored").value, talking.next("Ann").value];
[...said, talking.next(7)]; // => ["name?", "hello Ann, age?", { value: ["Ann", 7], done: true }]

// --- `yield*` passes everything on, and is the value that the inner one returns
function* inner() {
  yield 1;
  return "returned";
}
function* outer() {
  const result = yield* inner();
  yield result;
  yield* "ab";
}
[...outer()]; // => [1, "returned", "a", "b"]

// --- `throw` and `return` come in too
const log = [];
function* guarded() {
  try {
    yield 1;
  } catch (error) {
    log.push(error);
    yield 2;
  } finally {
    log.push("closed");
  }
}
const it = guarded();
it.next();
[it.throw("thrown"), it.return("end"), it.next(), log]; // => [{ value: 2, done: false }, { value: "end", done: true }, { value: undefined, done: true }, ["thrown", "closed"]]

// --- it binds weaker than anything but the comma
function* loose() {
  const value = yield 1 + 1;
  yield value;
}
const steps = loose();
[steps.next().value, steps.next("back").value]; // => [2, "back"]

// --- a generator cannot resume itself
let self;
function* again() {
  self.next();
  yield 1;
}
self = again();
self.next(); // !! TypeError: Generator is already running

// --- an error thrown inside ends the generator
function* failing() {
  yield 1;
  throw new Error("inside");
}
const f = failing();
f.next();
let problem;
try {
  f.next();
} catch (error) {
  problem = error.message;
}
[problem, f.next()]; // => ["inside", { value: undefined, done: true }]

// --- only generators yield
function numbers() {
  yield 1; // ~~ early/yield-outside-generator
}
