/*---
spec: sec-continue-statement
---*/
// --- it goes on with the next round, and `for` still counts
const odd = [];
for (let i = 0; i < 6; i++) {
  if (i % 2 === 0) continue;
  odd.push(i);
}
odd; // => [1, 3, 5]

// --- in `do` it goes to the condition
let rounds = 0;
do {
  rounds++;
  continue;
} while (rounds < 3);
rounds; // => 3

// --- with a label it goes on with an outer loop, closing the inner iterators
const log = [];
function* letters() {
  try {
    yield* "ab";
  } finally {
    log.push("closed");
  }
}
outer: for (const n of [1, 2]) {
  for (const letter of letters()) {
    log.push(n + letter);
    continue outer;
  }
}
log; // => ["1a", "closed", "2a", "closed"]

// --- a label of something that is no loop
block: {
  for (const n of [1]) continue block; // ~~ early/undefined-label
}
