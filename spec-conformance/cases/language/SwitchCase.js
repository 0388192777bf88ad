/*---
spec: sec-switch-statement
---*/
// --- `default` may stand anywhere and is tried last
const name = (n) => {
  switch (n) {
    default: return "other";
    case 1: return "one";
  }
};
[name(1), name(2)]; // => ["one", "other"]

// --- a default in the middle falls through like any other
const path = (n) => {
  let log = "";
  switch (n) {
    case 1: log += "1";
    default: log += "d";
    case 2: log += "2";
  }
  return log;
};
[1, 2, 3].map(path); // => ["1d2", "2", "d2"]

// --- there is one default
switch (1) {
  default:
  default: // ~~ early/duplicate-default
}
