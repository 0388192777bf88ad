/*---
spec: https://www.typescriptlang.org/docs/handbook/release-notes/typescript-4-9.html
---*/
// --- checked by tools, erased here
const palette = { red: [255, 0, 0], green: "#0f0" } satisfies Record<string, string | number[]>;
palette.green.toUpperCase(); // => "#0F0"

// --- a wrong one still runs: this interpreter checks no types
const wrong = 1 satisfies string;
wrong; // => 1

// --- elsewhere the word is a name
const satisfies = 1;
[satisfies]; // => [1]
