/*---
spec: sec-try-statement
---*/
// --- `finally` runs on every way out
const log = [];
const way = (how) => {
  try {
    log.push(how);
    if (how === "return") return "returned";
    if (how === "throw") throw new Error("thrown");
  } catch (error) {
    return `caught ${error.message}`;
  } finally {
    log.push("finally");
  }
  return "fell through";
};
[way("return"), way("throw"), way("normal")]; // => ["returned", "caught thrown", "fell through"]
log; // => ["return", "finally", "throw", "finally", "normal", "finally"]

// --- leaving `finally` by force forgets the error
const forgetful = () => {
  for (;;) {
    try {
      throw new Error("lost");
    } finally {
      break;
    }
  }
  return "no error";
};
forgetful(); // => "no error"

// --- an error in `catch` or `finally` replaces the first
let message;
try {
  try {
    throw new Error("first");
  } finally {
    throw new RangeError("second");
  }
} catch (error) {
  message = error.message;
}
message; // => "second"
try {
  throw new Error("first");
} catch {
  throw new TypeError("third");
} // !! TypeError: third

// --- a rejection is caught only where it is awaited
const failing = async () => {
  throw new Error("late");
};
const careless = async () => {
  try {
    return failing();
  } catch {
    return "caught";
  }
};
const careful = async () => {
  try {
    return await failing();
  } catch {
    return "caught";
  }
};
[await careless().catch(() => "not caught"), await careful()]; // => ["not caught", "caught"]

// --- `finally` of a generator runs when it is told to return
const log = [];
function* guarded() {
  try {
    yield 1;
  } finally {
    log.push("cleaned");
    yield "one more";
  }
}
const it = guarded();
it.next();
[it.return("end"), it.next(), log]; // => [{ value: "one more", done: false }, { value: "end", done: true }, ["cleaned"]]

// --- the value of `return` is computed before `finally`
const early = () => {
  let n = 1;
  try {
    return n;
  } finally {
    n = 2;
  }
};
early(); // => 1

// --- a `try` needs company
try {
  work();
} // ~~ parse/syntax
