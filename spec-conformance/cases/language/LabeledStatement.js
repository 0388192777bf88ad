/*---
spec: sec-labelled-statements
---*/
// --- a label names a statement for `break` and `continue`
let steps = 0;
search: for (;;) {
  for (;;) {
    if (++steps === 3) break search;
    if (steps > 1) continue search;
  }
}
steps; // => 3

// --- labels are no variables; one statement may have several
const label = "variable";
label: other: for (const n of [1]) continue label;
label; // => "variable"

// --- what looks like an object may be a labelled statement
const f = () => { size: 1 };
f(); // => undefined

// --- an inner statement cannot take the same label
again: {
  again: {} // ~~ early/duplicate-label
}
