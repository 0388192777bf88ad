/*---
spec: sec-global-object
---*/
// --- is absent, as tools return whole values
typeof ReadableStream; // => "undefined"

// --- a use is found before the program runs
new ReadableStream(); // ~~ name/absent

// --- an async generator hands one piece after the other on
async function* pieces() {
  for (const piece of ["a", "b"]) yield piece;
}
let text = "";
for await (const piece of pieces()) text += piece;
text; // => "ab"
