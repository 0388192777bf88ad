/*---
spec: https://console.spec.whatwg.org/#table
---*/
// --- rows of objects or lists
console.table([{ a: 1, b: "x" }, { a: 2 }]);
// >> ┌─────────┬───┬─────┐
// >> │ (index) │ a │ b   │
// >> ├─────────┼───┼─────┤
// >> │ 0       │ 1 │ 'x' │
// >> │ 1       │ 2 │     │
// >> └─────────┴───┴─────┘

// --- only some columns
console.table([{ a: 1, b: 2 }], ["b"]);
// >> ┌─────────┬───┐
// >> │ (index) │ b │
// >> ├─────────┼───┤
// >> │ 0       │ 2 │
// >> └─────────┴───┘

// --- what has no rows is logged
console.table(5);
console.table("text");
// >> 5
// >> text
