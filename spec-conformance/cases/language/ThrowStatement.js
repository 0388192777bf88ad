/*---
spec: sec-throw-statement
---*/
// --- anything can be thrown
const caught = [];
for (const value of [1, "text", null, undefined, { code: 404 }]) {
  try {
    throw value;
  } catch (error) {
    caught.push(error);
  }
}
caught; // => [1, "text", null, undefined, { code: 404 }]

// --- an error that nobody catches ends the program
throw new RangeError("too far"); // !! RangeError: too far

// --- what is thrown need not be an error
throw { code: 404 }; // !! { code: 404 }

// --- a cause can be kept
let seen;
try {
  try {
    null.x;
  } catch (cause) {
    throw new Error("while loading", { cause });
  }
} catch (error) {
  seen = error.cause.name;
}
seen; // => "TypeError"

// --- the value must begin on the same line
throw
new Error("below"); // ~~ parse/syntax
