/*---
spec: sec-global-object
---*/
// --- is absent
typeof setInterval; // => "undefined"

// --- a call is found before the program runs
const interval = setInterval(() => {}, 1000); // ~~ name/absent

// --- and throws where it is caught
setInterval(() => {}, 1000); // !! ReferenceError

// --- what repeats is a loop
const seen = [];
for (let n = 0; n < 3; n++) {
  await null;
  seen.push(n);
}
seen; // => [0, 1, 2]
