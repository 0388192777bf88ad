/*---
spec: sec-break-statement
---*/
// --- it leaves the nearest loop or switch
const seen = [];
for (const n of [1, 2, 3]) {
  switch (n) {
    case 2:
      break;
    default:
      seen.push(n);
  }
  if (n === 3) break;
}
seen; // => [1, 3]

// --- with a label it leaves any statement around it
const found = [];
outer: for (const row of [[1, 2], [3, 4]]) {
  for (const n of row) {
    if (n === 3) break outer;
    found.push(n);
  }
}
found; // => [1, 2]
let after = "skipped";
block: {
  break block;
  after = "ran";
}
after; // => "skipped"

// --- leaving closes the iterator and runs `finally`
const log = [];
function* numbers() {
  try {
    yield* [1, 2];
  } finally {
    log.push("closed");
  }
}
for (const n of numbers()) {
  try {
    break;
  } finally {
    log.push("finally");
  }
}
log; // => ["finally", "closed"]

// --- it cannot leave a callback
[1, 2].forEach((n) => {
  if (n > 1) break; // ~~ early/break-outside-loop
});
