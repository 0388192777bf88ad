/*---
spec: sec-switch-statement
---*/
// --- without `break` it falls through
const letters = (n) => {
  const seen = [];
  switch (n) {
    case 1:
      seen.push("a");
    case 2:
      seen.push("b");
      break;
    case 3:
      seen.push("c");
  }
  return seen.join("");
};
[1, 2, 3, 4].map(letters); // => ["ab", "b", "c", ""]

// --- cases are compared strictly, and evaluated only until one fits
let calls = 0;
const next = () => ++calls;
switch (2) {
  case "2":
  case next():
  case next():
  case next():
}
calls; // => 2
switch (NaN) {
  case NaN:
    calls = "never";
}
calls; // => 2

// --- the whole switch is one block
switch (1) {
  case 0:
    let x = "zero";
  case 1:
    x = "one"; // the declaration was jumped over
} // !! ReferenceError

// --- `continue` belongs to the loop around it
const kept = [];
for (const n of [1, 2, 3]) {
  switch (n) {
    case 2:
      continue;
  }
  kept.push(n);
}
kept; // => [1, 3]

// --- a switch on true is a list of conditions
const size = (n) => {
  switch (true) {
    case n < 10: return "small";
    case n < 100: return "medium";
    default: return "large";
  }
};
[1, 50, 500].map(size); // => ["small", "medium", "large"]
