/*---
spec: sec-return-statement
---*/
// --- with a value, without one, and not at all
const f = (how) => {
  if (how === "value") return 1;
  if (how === "bare") return;
};
[f("value"), f("bare"), f()]; // => [1, undefined, undefined]

// --- the value must begin on the same line
const lost = () => {
  return
  "never";
};
lost(); // => undefined

// --- `finally` runs first, and may change the answer
const log = [];
const answer = () => {
  try {
    return log.push("try");
  } finally {
    log.push("finally");
  }
};
const overridden = () => {
  try {
    return "try";
  } finally {
    return "finally";
  }
};
[answer(), log, overridden()]; // => [1, ["try", "finally"], "finally"]

// --- an async function that returns a promise waits for it
(async () => Promise.resolve("inner"))(); // => "inner"

// --- a static block has nothing to return to
class A {
  static {
    return 1; // ~~ early/return-outside-function
  }
}
